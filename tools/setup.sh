#!/bin/sh
# Installs what is missing, on Debian 12 or a system with the same package names. Called by ./demo, ./test and .ci/run.
#   tools/setup.sh demo    what the command line needs
#   tools/setup.sh test    and what the tests need
#   tools/setup.sh all     and what ./test --all needs
set -eu
wanted='g++ cmake ninja-build nlohmann-json3-dev libcli11-dev libfmt-dev libvulkan-dev'
case "${1:-demo}" in
  demo) ;;
  test) wanted="$wanted libgtest-dev libmpfr-dev" ;;
  all) wanted="$wanted libgtest-dev libmpfr-dev clang libclang-rt-14-dev"
    # for the kernels: Vulkan and WebGPU without a GPU, what judges SPIR-V, and a browser for the page
    wanted="$wanted libvulkan1 mesa-vulkan-drivers vulkan-validationlayers spirv-tools python3-venv chromium" ;;
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
log=$(mktemp)
trap 'rm -f "$log"' EXIT
give_up() { # WHAT-FAILED
  tail -15 "$log" >&2
  echo "setup: $1 failed; its last lines are above" >&2
  exit 2
}
if [ -n "$missing" ]; then
  echo "Installing:$missing"
  as_root=
  if [ "$(id -u)" != 0 ]; then
    command -v sudo >/dev/null || { echo "setup: not root and no sudo; as root run: apt-get install$missing" >&2; exit 2; }
    as_root=sudo
  fi
  # shellcheck disable=SC2086 # both are lists of words
  { $as_root apt-get update -q && $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $missing; } >"$log" 2>&1 || give_up apt-get
fi

# Python's packages, at the versions of the list, in a folder of their own; made again when the list changes.
[ "${1:-demo}" = all ] || exit 0
cd "$(dirname "$0")/.."
venv=build/venv
if ! cmp -s tools/requirements.txt $venv/requirements.txt; then
  echo "Installing: Python packages of tools/requirements.txt into $venv"
  rm -rf $venv
  { mkdir -p build && python3 -m venv $venv &&
    $venv/bin/pip install -q --disable-pip-version-check --only-binary :all: -r tools/requirements.txt; } >"$log" 2>&1 || give_up pip
  cp tools/requirements.txt $venv/requirements.txt
fi
