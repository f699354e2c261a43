#!/bin/sh
# What only a GPU can show, as a log to be committed: run from the repository's root on a machine with one.
#   tools/gpu_log.sh BUILD_FOLDER [SECTION...] > docs/gpu-NAME.log
# BUILD_FOLDER holds the programs of a Release build with -DTURNOUT_GPU_TESTS=ON, vulkan_bench among them. Sections, all of
# them unless named: paths functions wgsl rows speed. TURNOUT_COMMIT names the commit where git is not at hand, PYTHON the
# interpreter that has numpy and wgpu, ROWS the hostile rows of `rows`.
set -u
build=$1; shift
spirv=shaders/generated/spirv python=${PYTHON:-build/venv/bin/python} rows=${ROWS:-100000000}
export TURNOUT_REQUIRE_BACKENDS=vulkan TURNOUT_SPIRV_DIR="$PWD/$spirv"
out=$(mktemp)
failed=0
run() { # every step says what it is, and its failure is not lost in a pipe
  echo "\$ $*" | sed "s|$build/||g; s|$python|python|g"
  "$@" >"$out" 2>&1 || { echo "FAILED with $?"; tail -20 "$out"; failed=1; }
}
last() { tr '\r' '\n' <"$out" | grep -vE '^(rows|vulkan): |^[a-z]+: +[0-9]+ %' | tail -"$1"; }

section_paths() {
  for path in subgroup portable; do
    for tiled in 0 100000000; do
      run env TURNOUT_VULKAN_PATH=$path TURNOUT_VULKAN_FIX_RULE=0 TURNOUT_VULKAN_TILED_FROM=$tiled "$build/turnout" \
        check --backend vulkan data/vectors/routing.json data/cases/reported.json; last 1
    done
    for test in vulkan_test vulkan_recorder_test vulkan_arithmetic_test; do
      run env TURNOUT_VULKAN_PATH=$path "$build/$test"; grep -E '^\[ +(PASSED|FAILED|SKIPPED) ' "$out"
    done
    run env TURNOUT_VULKAN_PATH=$path TURNOUT_VULKAN_FIX_RULE=0 "$build/turnout" fuzz --backend vulkan --rows 2000000 \
      --tokens 4096 --seed 11; last 1
  done
  run "$build/vulkan_arithmetic_test"; grep -vE '^\[|^$|^Note|^Running' "$out"
}
sums=
section_functions() {
  run "$build/gpu_exhaustion" "$spirv/function_check.spv"; last 4
  sums=$(sed -nE 's/^([a-z]+): 4294967296 inputs, 0 wrong, checksum ([0-9a-f]+).*/\1=\2/p' "$out")
}
section_wgsl() { # against the checksums that gpu_exhaustion prints once it has found every answer to be the reference's
  [ -n "$sums" ] || section_functions
  # shellcheck disable=SC2086 # a list of words
  run "$python" tests/wgsl/run_exhaustion.py $sums; last 4
  run "$python" tests/wgsl/run_wgsl.py --export "$build/export_rows" --rows 100000 --seed 5; last 40
}
section_rows() {
  run env TURNOUT_VULKAN_FIX_RULE=0 TURNOUT_VULKAN_TILED_FROM=0 "$build/turnout" fuzz --backend vulkan --rows "$rows" \
    --tokens 16384 --seed 2026; last 2
}
section_speed() {
  for path in subgroup portable; do
    run env TURNOUT_VULKAN_PATH=$path "$build/vulkan_bench" "$spirv"; cat "$out"
  done
}

echo "date: $(date -u +%Y-%m-%dT%H:%MZ)"
echo "commit: ${TURNOUT_COMMIT:-$(git rev-parse HEAD)}"
echo "sources: $(tools/gpu_sources.sh)"
"$build/turnout" backends | sed -n 's/^vulkan: /device: /p'
for section in ${*:-paths functions wgsl rows speed}; do
  echo "== $section"
  case $section in
    paths | functions | wgsl | rows | speed) "section_$section" ;;
    *) echo "gpu_log: no section $section"; exit 2 ;;
  esac
done
rm -f "$out"
[ "$failed" = 0 ] && echo 'all passed' || echo 'SOMETHING FAILED'
exit "$failed"
