#!/bin/sh
# Installs what is missing, on Debian 12 or a system with the same package names. Called by ./demo, ./test and .ci/run.
#   tools/setup.sh demo    what the command line needs
#   tools/setup.sh test    and what the tests need
#   tools/setup.sh all     and what ./test --all needs
set -eu
wanted='g++ cmake ninja-build nlohmann-json3-dev libcli11-dev libfmt-dev'
case "${1:-demo}" in
  demo) ;;
  test) wanted="$wanted libgtest-dev libmpfr-dev" ;;
  all) wanted="$wanted libgtest-dev libmpfr-dev clang libclang-rt-14-dev" ;;
  *) echo "setup: unknown set of packages: $1 (demo, test or all)" >&2; exit 2 ;;
esac
command -v dpkg-query >/dev/null || {
  echo "setup: no dpkg here; install the counterparts of: $wanted" >&2
  exit 0 # the build says by name what is missing
}
missing=
for package in $wanted; do
  [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing="$missing $package"
done
[ -n "$missing" ] || exit 0
echo "Installing:$missing"
as_root=
if [ "$(id -u)" != 0 ]; then
  command -v sudo >/dev/null || { echo "setup: not root and no sudo; as root run: apt-get install$missing" >&2; exit 2; }
  as_root=sudo
fi
log=$(mktemp)
trap 'rm -f "$log"' EXIT
# shellcheck disable=SC2086 # both are lists of words
{ $as_root apt-get update -q && $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $missing; } >"$log" 2>&1 || {
  tail -15 "$log" >&2
  echo "setup: apt-get failed; its last lines are above" >&2
  exit 2
}
