#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What native f32 is like on a WebGPU device: shaders/generated/wgsl/arithmetic.wgsl, judged by arithmetic_tool.

usage: run_arithmetic.py --tool PATH [--device wgpu|dawn] [--wgsl FILE]

Prints a table. Fails where a bound is broken that the kernels take for granted (N-10 in docs/numerics.md).
"""
import argparse
import os
import pathlib
import subprocess
import sys

import numpy

import devices
import rows

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
THREADS = 64  # of a group


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", required=True)
    parser.add_argument("--device", choices=devices.DEVICES, default="wgpu")
    parser.add_argument("--wgsl", type=pathlib.Path, default=ROOT / "shaders/generated/wgsl/arithmetic.wgsl")
    args = parser.parse_args()

    words = numpy.frombuffer(subprocess.run([args.tool, "inputs"], stdout=subprocess.PIPE, check=True).stdout, numpy.uint32)
    requests, inputs, at = [], [], 0
    while at < len(words):
        operation, n = words[at:at + 2]
        requests.append(numpy.array([operation, n, 0, 0], numpy.uint32))
        inputs.append(words[at + 2:at + 2 + 4 * int(n)])
        at += 2 + 4 * int(n)

    device = devices.DEVICES[args.device]()
    pipeline = device.pipeline(args.wgsl.read_text(), "arithmetic", {0: devices.WRITE, 1: devices.READ, 2: devices.READ})
    results = rows.Binding([numpy.full(len(part) // 4, rows.POISON, numpy.uint32) for part in inputs])
    groups = [-(-len(part) // 4 // THREADS) for part in inputs]
    got = device.run([(pipeline, groups)], {0: results, 1: rows.Binding(requests), 2: rows.Binding(inputs)})[0]
    answers = numpy.concatenate([got[at // 4:(at + size) // 4] for at, size in results.places])
    return subprocess.run([args.tool, "judge", f"{device.name}, WGSL"], input=answers.tobytes(), check=False).returncode


if __name__ == "__main__":
    if "XDG_RUNTIME_DIR" not in os.environ:  # the OpenGL side of wgpu complains without it
        os.environ["XDG_RUNTIME_DIR"] = "/tmp"
    sys.exit(main())
