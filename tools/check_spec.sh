#!/bin/sh
# Every clause of docs/spec.md is cited by the code that implements it and by a test that pins it; no citation is stale.
set -eu
cd "$(dirname "$0")/.."
clauses=$(grep -oE '^- \*\*(S-[0-9]+a?\.[0-9]+|R-[0-9]+)\*\*' docs/spec.md | sed 's/^- //; s/\*//g')
failed=0
complain() { echo "check_spec: $1" >&2; failed=1; }
cited() { # CLAUSE FOLDER...
  pattern=$(printf %s "$1" | sed 's/\./\\./'); shift
  grep -rqE --include='*.cpp' --include='*.hpp' --include='*.h' "${pattern}([^0-9.]|\.[^0-9]|\$)" "$@"
}
for clause in $clauses; do
  cited "$clause" src include || complain "$clause is not cited by any code"
  cited "$clause" tests || complain "$clause is not cited by any test"
done
for clause in $(grep -rhoE '\b(S-[0-9]+a?\.[0-9]+|R-[0-9]+)\b' src include tests --include='*.cpp' --include='*.hpp' | sort -u); do
  echo "$clauses" | grep -qx "$clause" || complain "$clause is cited but is not in docs/spec.md"
done
[ "$failed" = 0 ] && echo "check_spec: $(echo "$clauses" | wc -l) clauses, each cited by code and by a test"
exit "$failed"
