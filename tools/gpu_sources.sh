#!/bin/sh
# A hash of what the GPU logs in docs/ speak of: the kernels' sources and the contract. With --check, says which logs are of
# other sources (./test --all ends with it): they are true of their commit and say nothing of this one.
set -eu
cd "$(dirname "$0")/.."
hash=$(cat shaders/*.slang docs/spec.md | sha256sum | cut -c1-16)
if [ "${1:-}" != --check ]; then
  echo "$hash"
  exit
fi
for log in docs/gpu-*.log; do
  [ -e "$log" ] || { echo "gpu log: none is committed"; exit; }
  if grep -q "^sources: $hash$" "$log"; then
    echo "gpu log: $log is of these kernels and this contract"
  else
    echo "gpu log: $log is STALE: kernels or contract have changed since; renew it with tools/gpu_log.sh"
  fi
done
