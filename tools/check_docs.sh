#!/bin/sh
# What documents and sources promise about themselves: links lead somewhere, the README's code is the example's, files are
# short, and each has its licence line.
set -eu
cd "$(dirname "$0")/.."
failed=0
complain() { echo "check_docs: $1" >&2; failed=1; }

for page in *.md docs/*.md data/*.md; do
  for link in $(grep -oE '\]\([^)#:]+' "$page" | sed 's/^](//'); do
    [ -e "$(dirname "$page")/$link" ] || complain "$page: link to $link, which does not exist"
  done
done

example=$(sed -n '/README: begin/,/README: end/p' examples/route.cpp | sed '1d;$d; s/^  //')
readme=$(sed -n '/^```cpp$/,/^```$/p' README.md | sed '1d;$d')
[ "$example" = "$readme" ] || complain "README.md: its C++ code is not that of examples/route.cpp"

for file in $(find include src tests examples -name '*.?pp'); do
  [ "$(wc -l <"$file")" -le 450 ] || complain "$file: over 450 lines"
  head -1 "$file" | grep -q 'SPDX-License-Identifier: MIT' || complain "$file: no licence line"
done
lines=$(cat src/reference/score.cpp src/reference/select.cpp src/reference/weigh.cpp src/reference/plan.cpp \
  src/reference/reference.cpp src/reference/reference.hpp | wc -l)
[ "$lines" -le 400 ] || complain "src/reference without numerics: $lines lines, at most 400"
[ "$failed" = 0 ] && echo "check_docs: links, README code, file lengths and licence lines are right"
exit "$failed"
