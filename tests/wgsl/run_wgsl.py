#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The WGSL of shaders/generated on a real WebGPU: every vector, every reported fault and hostile rows, bit for bit.

usage: run_wgsl.py --export PATH [--rows N] [--seed S] [--device wgpu|dawn] [--entry NAME]... [--wgsl DIR] [--no-vectors]

  --export  the program export_rows (tests/export_rows.cpp), which writes the rows and their right answers
  --rows    hostile rows, at least (default 40000)

Prints a line per entry, variant and set of rows. Fails on any difference, and if nothing ran.
"""
import argparse
import contextlib
import itertools
import os
import pathlib
import re
import subprocess
import sys
import time

import numpy

import devices
import rows

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BATCH_CASES, BATCH_WORDS = 4096, 8 << 20
TILES_A_GROUP = 32  # of the second dispatch
LONG, LONG_TILES = 8, 70  # so many cases of a batch are made longer, for more than one group of the second dispatch
SUBGROUP = 32  # what the kernels' subgroup variants are written for
VECTORS = ("data/vectors/routing.json", "data/cases/reported.json")


class Entry:
    """An entry point with its limits; what exceeds them is counted apart, never as passed."""

    def __init__(self, name, max_expert, max_used, rare=False):
        self.name, self.max_expert, self.max_used, self.rare = name, max_expert, max_used, rare
        self.tiled = name == "route_tiled"

    def takes(self, case):
        if self.name == "moe_route" and not case.for_moe_route:
            return None  # not its rule: none of its business
        if self.tiled and (case.replay or not case.n_at_once):
            return None
        return case.n_expert <= self.max_expert and case.n_used <= self.max_used

    def wants(self, case):
        """Whether a hostile case is worth its time here: route_large is route with more memory."""
        return not self.rare or case.n_expert > 1024

    def groups(self, case, i):
        """moe_route: one per token. Else any number will do: as many as there is work, fewer, or one too many."""
        if self.name == "moe_route":
            return case.n_token
        whole = case.n_tile() if self.tiled else case.n_token
        return (whole, whole, (whole + 1) // 2, whole + 1)[i % 4]

    def groups_left(self, case):
        """Of the second dispatch, for what route_tiled left; 0: there is none."""
        return -(-case.n_tile() // TILES_A_GROUP) if self.tiled else 0


ENTRIES = (Entry("moe_route", 256, 16), Entry("route", 2048, 64), Entry("route_large", 4096, 64, rare=True),
           Entry("route_small", 256, 64), Entry("route_tiled", 1056, 16))


def make_pipeline(device, path, entry):
    """From a generated file, which says what its bindings are."""
    code = path.read_text()
    kinds = {"read": devices.READ, "read_write": devices.WRITE}
    found = re.findall(r"@binding\((\d+)\) @group\(0\) var<storage, (read_write|read)>", code)
    return device.pipeline(code, entry, {int(n): kinds[access] for n, access in found})


class Pipelines(dict):
    """By the generated file's name (route.portable), each made once, when it is first asked for."""

    def __init__(self, device, folder):
        super().__init__()
        self.device, self.folder = device, folder

    def __missing__(self, name):
        start = time.monotonic()
        self[name] = make_pipeline(self.device, self.folder / f"{name}.wgsl", name.split(".")[0])
        print(f"{name}: made in {time.monotonic() - start:.1f} s", flush=True)
        return self[name]


class Kernel:
    """One generated file of an entry that routes; route_tiled with the two entries that do what it leaves."""

    def __init__(self, entry, name, pipelines):
        self.entry, self.name = entry, name
        self.pipeline = pipelines[name]
        self.after = [pipelines[name.replace("route_tiled", e)] for e in ("route_small", "route") if entry.tiled]
        self.reports = {}

    def run(self, device, which, cases):
        report = self.reports.setdefault(which, rows.Report())
        mine = []
        for case in cases:
            takes = self.entry.takes(case)
            if takes is False:
                report.beyond += case.n_token
            elif takes and (which != "hostile" or self.entry.wants(case)):
                mine.append(case)
        if not self.entry.tiled:
            parts = [(mine, [])]
        else:
            few = [case for case in mine if case.n_at_once <= 2]
            longer = (rows.repeated(case, -(-LONG_TILES // case.n_tile())) for case in few)
            mine += itertools.islice(filter(None, longer), LONG)
            small, large = self.after
            parts = [([c for c in mine if c.n_expert <= 256], [small]), ([c for c in mine if c.n_expert > 256], [large])]
        for part, after in parts:
            if part:
                batch = rows.Batch(part, self.entry)
                stages = [(self.pipeline, batch.groups)]
                stages += [(pipeline, [self.entry.groups_left(case) for case in part]) for pipeline in after]
                batch.judge(device.run(stages, batch.bindings), report)


@contextlib.contextmanager
def exported(program, read, *arguments):
    """What `read` makes of one export, as it is written."""
    with subprocess.Popen([program, "-", *arguments], stdout=subprocess.PIPE) as process:
        yield read(process.stdout)
    if process.returncode:
        raise RuntimeError(f"{program} failed")


def batches(cases, random):
    """Lists of cases of a bearable size; replays come a second time with one row spoilt."""
    batch, words = [], 0
    for case in cases:
        batch.append(case)
        words += len(case.logits)
        spoilt = rows.spoil(case, random) if case.replay else None
        if spoilt:
            batch.append(spoilt)
            words += len(case.logits)
        if len(batch) >= BATCH_CASES or words >= BATCH_WORDS:
            yield batch
            batch, words = [], 0
    if batch:
        yield batch


def check_functions(device, path, blocks):
    """Entry function_check against the reference's answers. Returns the numbers that passed and that failed."""
    blocks = list(blocks)
    requests = [numpy.array([function, first, len(want), 0], numpy.uint32) for function, first, want in blocks]
    results = rows.Binding([want for _, _, want in blocks])
    blank = rows.Binding([want for _, _, want in blocks])
    blank.words[:] = rows.POISON
    groups = [-(-len(want) // 64) for _, _, want in blocks]
    got = device.run([(make_pipeline(device, path, "function_check"), groups)], {0: blank, 1: rows.Binding(requests)})[0]
    failed = 0
    for (function, first, want), (at, size) in zip(blocks, results.places):
        have = got[at // 4:(at + size) // 4]
        for i in numpy.flatnonzero(have != want):
            failed += 1
            if failed <= 3:
                print(f"  {('sigmoid', 'sqrtsoftplus', 'tanh')[function]} of {(first + int(i)) & 0xffffffff:08x}: "
                      f"expected {want[i]:08x}, got {have[i]:08x}")
    passed = sum(len(want) for _, _, want in blocks) - failed
    print(f"function_check, functions: {passed} numbers passed, {failed} failed", flush=True)
    return passed, failed


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--export", required=True)
    parser.add_argument("--rows", type=int, default=40000)
    parser.add_argument("--seed", type=int, default=20261130)
    parser.add_argument("--device", choices=devices.DEVICES, default="wgpu")
    parser.add_argument("--entry", action="append", choices=[e.name for e in ENTRIES])
    parser.add_argument("--wgsl", type=pathlib.Path, default=ROOT / "shaders" / "generated" / "wgsl")
    parser.add_argument("--no-vectors", action="store_true")
    args = parser.parse_args()

    device = devices.DEVICES[args.device]()
    lanes = devices.subgroup_size(device)
    print(f"device: {device.name}; subgroups of {lanes or 'no'} lanes", flush=True)
    kernels, pipelines, passed, failed = [], Pipelines(device, args.wgsl), 0, 0
    for entry in ENTRIES:
        if args.entry and entry.name not in args.entry:
            continue
        for path in sorted(args.wgsl.glob(f"{entry.name}.*wgsl")):
            try:
                if path.stem.endswith(".subgroup") and lanes != SUBGROUP:
                    if lanes:
                        device.module(path.read_text())
                    print(f"{path.stem}: {'valid, but ' * bool(lanes)}not run: it is for subgroups of {SUBGROUP} lanes")
                else:
                    kernels.append(Kernel(entry, path.stem, pipelines))
            except Exception as error:  # pylint: disable=broad-except; each implementation has its own
                print(f"{path.stem}: refused by the device: {str(error)[:1500]}", flush=True)
                failed += 1

    sets = {"vectors": ("vectors", *(str(ROOT / p) for p in VECTORS))} if not args.no_vectors else {}
    if args.rows:
        sets["hostile"] = ("hostile", str(args.rows), str(args.seed))
    random = numpy.random.default_rng(args.seed)
    functions = args.wgsl / "function_check.wgsl"
    if functions.exists() and not args.entry:
        with exported(args.export, rows.read_blocks, "functions", str(args.seed)) as blocks:
            right, wrong = check_functions(device, functions, blocks)
        passed, failed = passed + right, failed + wrong
    for which, arguments in sets.items():
        seconds = dict.fromkeys(kernels, 0.0)
        with exported(args.export, rows.read_cases, *arguments) as cases:
            for batch in batches(cases, random):
                for kernel in kernels:
                    start = time.monotonic()
                    kernel.run(device, which, batch)
                    seconds[kernel] += time.monotonic() - start
        for kernel in kernels:
            r = kernel.reports[which]
            slow = f"{r.redone} left over, {r.later} of them not to the first group" if kernel.entry.tiled else \
                f"{r.redone} redone exactly"
            print(f"{kernel.name}, {which}: {r.passed} rows passed, {r.failed} failed, {r.beyond} unsupported, "
                  f"{slow}, {seconds[kernel]:.1f} s", flush=True)
            for text in r.texts:
                print("  " + text)
            failed += r.failed
            passed += r.passed
            if not r.passed + r.failed:
                print(f"  no row of this set ran in {kernel.name}")
                failed += 1
            elif kernel.entry.tiled and not r.settled:
                print(f"  {kernel.name} left every row of this set")
                failed += 1
    if not kernels:
        print(f"{args.wgsl}: nothing there that routes")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed or not kernels else 0


if __name__ == "__main__":
    if "XDG_RUNTIME_DIR" not in os.environ:  # the OpenGL side of wgpu complains without it
        os.environ["XDG_RUNTIME_DIR"] = "/tmp"
    sys.exit(main())
