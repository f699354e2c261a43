#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Serves the WebGPU demo page. Its data is made on the spot from data/tiny-lfm2moe and the reference's answers.

web/serve.py                  builds build/web and serves it at http://localhost:8080/
web/serve.py --build-only     only builds the folder: any static web server can then publish it

Without a GPU, Chromium computes in software (SwiftShader):
chromium --enable-unsafe-webgpu --use-webgpu-adapter=swiftshader --enable-unsafe-swiftshader http://localhost:8080/
"""
import argparse
import functools
import http.server
import json
import pathlib
import shutil
import struct
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
MODEL = ROOT / "data/tiny-lfm2moe/hf"
TRAFFIC = ROOT / "data/tiny-lfm2moe/traffic.safetensors"
SHADERS = ROOT / "shaders/generated/wgsl"
PAGE = ("index.html", "page.css", "page.js")


class Failed(Exception):
    pass


def read_safetensors(path):
    """(tensors as {name: (dtype, shape, bytes)}, metadata)"""
    blob = path.read_bytes()
    (n,) = struct.unpack_from("<Q", blob)
    header = json.loads(blob[8:8 + n])
    metadata = header.pop("__metadata__", {})
    def data(entry):
        begin, end = entry["data_offsets"]
        return blob[8 + n + begin:8 + n + end]
    return {name: (e["dtype"], e["shape"], data(e)) for name, e in header.items()}, metadata


def write_safetensors(path, tensors):
    header, at = {}, 0
    for name, (dtype, shape, data) in tensors.items():
        header[name] = {"dtype": dtype, "shape": shape, "data_offsets": [at, at + len(data)]}
        at += len(data)
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)  # the page views tensors in place: they must be aligned
    path.write_bytes(struct.pack("<Q", len(text)) + text + b"".join(data for _, _, data in tensors.values()))


def reference(turnout, layer, folder, *options):
    """The reference's answer for one layer's traffic: tensors ids and weights, and the file's metadata."""
    out = pathlib.Path(folder) / "answer.safetensors"
    command = [turnout, "route", "--backend", "reference", "--model", MODEL, "--layer", str(layer),
               "--dialect", "moe_route", "--logits", f"{TRAFFIC}:traffic.layer{layer}.router_logits",
               "--rows", "0", "-o", out, *options]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        raise Failed(done.stderr.strip() or f"{turnout} route: exit code {done.returncode}")
    return read_safetensors(out)


def build_site(site, turnout, shaders=SHADERS):
    """Writes everything the page loads to the folder `site`."""
    turnout, shaders, site = pathlib.Path(turnout), pathlib.Path(shaders), pathlib.Path(site)
    if not turnout.is_file():
        raise Failed(f"{turnout} is missing: ./demo builds it, or name another with --turnout")
    variants = [v for v in ("portable", "subgroup") if (shaders / f"moe_route.{v}.wgsl").is_file()]
    if "portable" not in variants:
        raise Failed(f"{shaders}/moe_route.portable.wgsl is missing")
    (site / "data").mkdir(parents=True, exist_ok=True)
    (site / "shaders").mkdir(exist_ok=True)
    for name in PAGE:
        shutil.copyfile(ROOT / "web" / name, site / name)
    for v in variants:
        shutil.copyfile(shaders / f"moe_route.{v}.wgsl", site / "shaders" / f"moe_route.{v}.wgsl")

    traffic, _ = read_safetensors(TRAFFIC)
    model, _ = read_safetensors(MODEL / "model.safetensors")
    layers = sorted(int(name.split(".")[1][5:]) for name in traffic if name.endswith(".router_logits"))
    with tempfile.TemporaryDirectory() as folder:
        for layer in layers:
            with_bias, metadata = reference(turnout, layer, folder)
            without, _ = reference(turnout, layer, folder, "--set", "select_bias=false")
            write_safetensors(site / "data" / f"layer{layer}.safetensors", {
                "logits": traffic[f"traffic.layer{layer}.router_logits"],
                "bias": model[f"model.layers.{layer}.feed_forward.expert_bias"],
                "with_bias.ids": with_bias["ids"], "with_bias.weights": with_bias["weights"],
                "without_bias.ids": without["ids"], "without_bias.weights": without["weights"]})
    rule = json.loads(metadata["rule"])
    index = {"layers": layers, "variants": variants, "n_token": with_bias["ids"][1][0],
             "n_expert": rule["n_expert"], "n_used": rule["n_used"],
             "rule": f"{metadata['family']}@{metadata['dialect']}", "turnout": metadata["turnout"]}
    (site / "data" / "index.json").write_text(json.dumps(index, indent=1) + "\n")
    return index


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8",
                      ".js": "text/javascript; charset=utf-8", ".wgsl": "text/plain; charset=utf-8",
                      ".json": "application/json", "": "application/octet-stream"}

    def end_headers(self):
        self.send_header("Cache-Control", "no-store")  # a rebuilt shader must not be answered from a cache
        super().end_headers()

    def log_message(self, *args):
        pass


def make_server(site, port=0, host="127.0.0.1"):
    return http.server.ThreadingHTTPServer((host, port), functools.partial(Handler, directory=str(site)))


def main():
    args = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    args.add_argument("--port", type=int, default=8080, help="default: 8080; 0: any free one")
    args.add_argument("--host", default="127.0.0.1",
                      help="default: 127.0.0.1; browsers offer WebGPU on localhost and over https alone")
    args.add_argument("--turnout", default=ROOT / "build/turnout", metavar="FILE", help="default: build/turnout")
    args.add_argument("--shaders", default=SHADERS, metavar="DIR", help="default: shaders/generated/wgsl")
    args.add_argument("--site", default=ROOT / "build/web", metavar="DIR", help="where to build, default: build/web")
    args.add_argument("--build-only", action="store_true", help="build the folder, serve nothing")
    o = args.parse_args()
    try:
        index = build_site(o.site, o.turnout, o.shaders)
        print(f"{o.site}: {len(index['layers'])} layers, shaders {' and '.join(index['variants'])}", flush=True)
        if o.build_only:
            return 0
        with make_server(o.site, o.port, o.host) as server:
            name = "localhost" if o.host == "127.0.0.1" else o.host
            print(f"http://{name}:{server.server_port}/   (Ctrl-C ends)", flush=True)
            server.serve_forever()
    except KeyboardInterrupt:
        return 0
    except (Failed, OSError, OverflowError) as error:  # OverflowError: a port beyond 65535
        print(f"serve: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
