#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs examples/moe_route_host.cpp and compares its ids and weights with the reference's, bit for bit.

usage: compare_moe_route_host.py --host PROGRAM --turnout PROGRAM
"""
import argparse
import json
import pathlib
import struct
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
MODEL = ROOT / "data/tiny-lfm2moe"
LAYERS = range(2, 8)


def read_safetensors(path):
    """{name: bytes}"""
    content = path.read_bytes()
    start = 8 + struct.unpack_from("<Q", content)[0]
    header = json.loads(content[8:start])
    header.pop("__metadata__", None)
    return {name: content[start + t["data_offsets"][0]:start + t["data_offsets"][1]] for name, t in header.items()}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--host", required=True)
    parser.add_argument("--turnout", required=True)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        out = pathlib.Path(folder)
        subprocess.run([args.host, ROOT / "shaders/generated/spirv", MODEL, out], check=True)
        for layer in LAYERS:
            answer = out / f"layer{layer}.safetensors"
            subprocess.run([args.turnout, "route", "--model", MODEL / "hf", "--layer", str(layer), "--dialect", "moe_route",
                            "--backend", "reference", "--logits", f"{MODEL}/traffic.safetensors:traffic.layer{layer}.router_logits",
                            "-o", answer], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            want = read_safetensors(answer)
            for name in ("ids", "weights"):
                if (out / f"layer{layer}.{name}").read_bytes() != want[name]:
                    sys.exit(f"layer {layer}: {name} differ from the reference's")
    print(f"{len(LAYERS)} layers: ids and weights are the reference's")


if __name__ == "__main__":
    main()
