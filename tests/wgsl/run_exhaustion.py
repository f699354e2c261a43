#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Every f32 through the WGSL functions on a WebGPU device: sigmoid, sqrtsoftplus, tanh.

usage: run_exhaustion.py NAME=CHECKSUM...

CHECKSUM is what gpu_exhaustion prints for the function, whose answers it has compared with the reference one by one: the
sum over all inputs of a hash of (input, answer). Fails where it differs. Minutes, on a GPU.
"""
import concurrent.futures
import os
import pathlib
import sys
import time

import numpy

import devices
import rows

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
FUNCTIONS = ("sigmoid", "sqrtsoftplus", "tanh")
BLOCK = 1 << 22  # 65536 workgroups of 64
PIECE = 1 << 18


def mix(first, answers):
    """The sum of mix() of tests/gpu_exhaustion.cpp over one piece."""
    with numpy.errstate(over="ignore"):
        z = (numpy.arange(first, first + answers.size, dtype=numpy.uint64) << numpy.uint64(32)) | answers
        z = (z ^ (z >> numpy.uint64(30))) * numpy.uint64(0xbf58476d1ce4e5b9)
        z = (z ^ (z >> numpy.uint64(27))) * numpy.uint64(0x94d049bb133111eb)
        return int((z ^ (z >> numpy.uint64(31))).sum(dtype=numpy.uint64))


def run(device, pipeline, pool, function):
    total, first, pending = 0, 0, []
    while first < 1 << 32:
        count = min(BLOCK - 64, (1 << 32) - first)  # 65535 workgroups
        request = numpy.array([function, first, count, 0], numpy.uint32)
        got = device.run([(pipeline, [(count + 63) // 64])],
                         {0: rows.Binding([numpy.zeros(count, numpy.uint32)]), 1: rows.Binding([request])})[0]
        pending += [pool.submit(mix, first + at, got[at:min(at + PIECE, count)]) for at in range(0, count, PIECE)]
        while len(pending) > 256:
            total += pending.pop(0).result()
        first += count
        if sys.stderr.isatty():
            print(f"\r{FUNCTIONS[function]}: {first >> 22} of 1024", end="", file=sys.stderr)
    return (total + sum(p.result() for p in pending)) % (1 << 64)


def main():
    expected = dict(argument.split("=") for argument in sys.argv[1:])
    if not expected or not set(expected) <= set(FUNCTIONS):
        sys.exit(__doc__)
    device = devices.Wgpu()
    print("device:", device.name)
    code = (ROOT / "shaders/generated/wgsl/function_check.wgsl").read_text()
    pipeline = device.pipeline(code, "function_check", {0: devices.WRITE, 1: devices.READ})
    failed = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for name, checksum in expected.items():
            start = time.time()
            found = run(device, pipeline, pool, FUNCTIONS.index(name))
            right = found == int(checksum, 16)
            failed += not right
            print(f"{name}: 4294967296 inputs, checksum {found:016x}, {'equal' if right else 'WRONG: not ' + checksum}, "
                  f"{time.time() - start:.0f} s", flush=True)
    sys.exit(failed != 0)


if __name__ == "__main__":
    main()
