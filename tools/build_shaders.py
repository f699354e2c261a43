#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compiles the entries of shaders/*.slang to SPIR-V, WGSL and Metal in shaders/generated, and judges what comes out.

usage: build_shaders.py [--check] [--slangc PATH] [--jobs N] [--shaders DIR] [--out DIR] [--opt] [ENTRY...]

  --check    compiles into a temporary folder and compares it with OUT byte for byte: fails and names what differs
  --opt      runs spirv-opt -O on the SPIR-V as well (an experiment: the committed files are made without it)
  ENTRY...   only these entries; the manifest is then left alone

A source with entry points opens with `// slang-entries: NAME...`, and may say `// slang-targets:` (spirv wgsl metal) and
`// slang-variants:` (subgroup portable; portable is compiled with -DPORTABLE=1). Sources without entries are modules.
slangc: --slangc, else the environment's SLANGC, else the pinned wheel, fetched once into build/slang.

What is judged:
  SPIR-V  spirv-val; every f32 add, subtract, multiply and divide is NoContraction; no fused multiply-add
  WGSL    the entry is there, with the SPIR-V's bindings; no f16, no fma
  Metal   the same, as text. It has never run: nothing here can. A host must compile it with fast math off.
"""
import argparse
import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
WHEEL = "slangtorch"
WHEEL_VERSION = "1.3.22"
WHEEL_SHA256 = "7755f2f53509ebbd65839dcd8a104e7105aeaf3e3600aea9385c2bec9beb2eaa"
SUFFIX = {"spirv": "spv", "wgsl": "wgsl", "metal": "metal"}
DEFINES = {"subgroup": [], "portable": ["-DPORTABLE=1"], None: []}
# -O0: the wheel has no spirv-opt inside. 41012: subgroup operations widen the profile, as they should. 41017: groupshared
# variables that another function writes are taken for uninitialized.
COMMON = ["-I", ".", "-stage", "compute", "-Wno-41017"]
FLAGS = {
    "spirv": ["-target", "spirv", "-O0", "-fp-mode", "precise", "-fvk-use-entrypoint-name", "-profile", "spirv_1_3",
              "-Wno-41012"],
    "wgsl": ["-target", "wgsl", "-fp-mode", "precise"],
    "metal": ["-target", "metal", "-fp-mode", "precise", "-line-directive-mode", "none"],
}


class Failure(Exception):
    """What a person must read; no traceback."""


def sha256(content):
    return hashlib.sha256(content).hexdigest()


def tool(name):
    path = shutil.which(name)
    if not path:
        raise Failure(f"{name} is not installed (Debian: spirv-tools)")
    return path


def run(command, **options):
    """The output; a Failure with it when the command fails."""
    done = subprocess.run([str(c) for c in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          errors="replace", check=False, **options)
    if done.returncode:
        raise Failure(f"{' '.join(map(str, command))}\nfailed ({done.returncode}):\n{done.stdout.strip()[:6000]}")
    return done.stdout


# --- the compiler

def fetch_slangc():
    home = ROOT / "build" / "slang"
    slangc = home / f"{WHEEL}-{WHEEL_VERSION}" / WHEEL / "bin" / "slangc"
    if slangc.exists():
        return slangc
    home.mkdir(parents=True, exist_ok=True)
    run([sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check", "--no-deps", "--only-binary",
         ":all:", "--dest", home, f"{WHEEL}=={WHEEL_VERSION}"])
    wheels = sorted(home.glob(f"{WHEEL}-{WHEEL_VERSION}-*.whl"))
    if len(wheels) != 1 or sha256(wheels[0].read_bytes()) != WHEEL_SHA256:
        raise Failure(f"{home}: the {WHEEL} wheel is not the pinned one ({WHEEL_SHA256})")
    # Unpacked beside its place and moved there whole, so that a broken run leaves nothing that looks finished.
    with tempfile.TemporaryDirectory(dir=home) as fresh:
        with zipfile.ZipFile(wheels[0]) as wheel:
            wheel.extractall(fresh, [n for n in wheel.namelist() if n.startswith(f"{WHEEL}/bin/")])
        try:
            os.replace(fresh, slangc.parents[2])
        except OSError:
            if not slangc.exists():  # another run may have been first
                raise
        pathlib.Path(fresh).mkdir(exist_ok=True)
    slangc.chmod(0o755)
    return slangc


class Slang:
    def __init__(self, path):
        self.path = pathlib.Path(path or os.environ.get("SLANGC") or fetch_slangc()).resolve()
        if not self.path.exists():
            raise Failure(f"{self.path}: no slangc there")
        self.env = dict(os.environ)
        self.env["LD_LIBRARY_PATH"] = ":".join(filter(None, [str(self.path.parent), os.environ.get("LD_LIBRARY_PATH")]))
        self.version = run([self.path, "-version"], env=self.env).strip()

    def compile(self, job, out):
        # From inside the folder: no path of this machine can get into the output.
        said = run([self.path, job.source.name, *COMMON, *FLAGS[job.target], *DEFINES[job.variant], "-entry", job.entry,
                    "-o", out], cwd=job.source.parent, env=self.env)
        if said.strip():
            raise Failure(f"slangc warns:\n{said.strip()[:6000]}")


# --- what there is to compile

class Job:
    def __init__(self, source, entry, target, variant):
        self.source, self.entry, self.target, self.variant = source, entry, target, variant
        stem = f"{entry}.{variant}" if variant else entry
        self.stem = stem
        self.name = f"{target}/{stem}.{SUFFIX[target]}"


def header(text, what):
    found = re.search(rf"^// slang-{what}:(.*)$", text, re.MULTILINE)
    return found.group(1).split() if found else None


def read_jobs(shaders):
    jobs, owner = [], {}
    for source in sorted(shaders.glob("*.slang")):
        text = source.read_text()
        entries = header(text, "entries")
        if not entries:
            continue
        targets = header(text, "targets") or list(SUFFIX)
        variants = header(text, "variants") or [None]
        for word in set(targets) - set(SUFFIX) | set(variants) - set(DEFINES):
            raise Failure(f"{source}: unknown target or variant '{word}'")
        for entry in entries:
            if owner.setdefault(entry, source) != source:
                raise Failure(f"{source}: entry {entry} is also in {owner[entry]}")
            jobs += [Job(source, entry, t, v) for t in SUFFIX if t in targets for v in variants]
    if not jobs:
        raise Failure(f"{shaders}: no .slang file with a slang-entries line")
    return jobs


# --- SPIR-V

OP_NAMES = {129: "OpFAdd", 131: "OpFSub", 133: "OpFMul", 136: "OpFDiv"}


def instructions(words):
    at = 5
    while at < len(words):
        size = words[at] >> 16
        if not size:
            raise Failure("broken SPIR-V")
        yield words[at] & 0xffff, at, words[at + 1:at + size]
        at += size


def hide_source_language(content):
    """Slang's number in OpSource is newer than many validators, and OpSource says nothing about behaviour: 0, Unknown."""
    words = list(struct.unpack(f"<{len(content) // 4}I", content))
    for opcode, at, _ in instructions(words):
        if opcode == 3:
            words[at + 1] = 0
    return struct.pack(f"<{len(words)}I", *words)


def judge_spirv(job, content):
    """Returns the entry's bindings."""
    words = struct.unpack(f"<{len(content) // 4}I", content)
    exact, floats, bindings, sets, arithmetic, fused, widths = set(), set(), {}, {}, [], False, set()
    for opcode, _, args in instructions(words):
        if opcode == 71 and args[1] == 42:  # OpDecorate NoContraction
            exact.add(args[0])
        elif opcode == 71 and args[1] == 33:
            bindings[args[0]] = args[2]
        elif opcode == 71 and args[1] == 34:
            sets[args[0]] = args[2]
        elif opcode == 22:  # OpTypeFloat
            floats.add(args[0])
            widths.add(args[1])
        elif opcode == 23 and args[1] in floats:
            floats.add(args[0])
        elif opcode in OP_NAMES and args[0] in floats:
            arithmetic.append((OP_NAMES[opcode], args[1]))
        elif opcode == 12 and args[3] == 50:  # GLSL.std.450 Fma
            fused = True
    loose = [f"{name} %{result}" for name, result in arithmetic if result not in exact]
    if loose:
        raise Failure(f"without NoContraction: {', '.join(loose[:8])}"
                      f"{' and more' if len(loose) > 8 else ''} ({len(loose)} of {len(arithmetic)})")
    if fused:
        raise Failure(f"a fused multiply-add")
    if widths - {32}:
        raise Failure(f"floats of {sorted(widths)} bits, want 32 alone")
    if set(sets.values()) - {0}:
        raise Failure(f"descriptor sets {sorted(set(sets.values()))}, want 0 alone")
    job.note = f"{len(arithmetic)} float operations, all NoContraction"
    return set(bindings.values())


def finish_spirv(job, path, optimize):
    path.write_bytes(hide_source_language(path.read_bytes()))
    if optimize:
        run([tool("spirv-opt"), "-O", "--target-env=vulkan1.1", path, "-o", path])
    run([tool("spirv-val"), "--target-env", "vulkan1.1", path])
    return judge_spirv(job, path.read_bytes())


# --- WGSL and Metal, as text

def finish_wgsl(path):
    """The lanes call subgroup operations together because they agree on every branch; a compiler cannot prove it, and one
    (Chromium's) wants a proof or this line."""
    text = path.read_text()
    path.write_text(re.sub(r"^enable subgroups;$", r"\g<0>\ndiagnostic(off, subgroup_uniformity);", text, flags=re.MULTILINE))


def judge_text(job, text):
    """Returns the bindings."""
    if job.target == "wgsl":
        entry = rf"@compute\s*@workgroup_size\([^)]*\)\s*fn {job.entry}\("
        binding, wrong = r"@binding\((\d+)\)", r"\b(fma\s*\(|f16\b|vec\dh\b)"
    else:
        entry = rf"\[\[kernel\]\] void {job.entry}\("
        binding, wrong = r"\[\[buffer\((\d+)\)\]\]", r"(\bfma\s*\(|\bfast\s*::|\bhalf\d?\b|\bbfloat\d?\b)"
    if not re.search(entry, text):
        raise Failure(f"no entry point {job.entry}")
    if job.target == "wgsl" and set(re.findall(r"@group\((\d+)\)", text)) - {"0"}:
        raise Failure(f"a group other than 0")
    found = re.search(wrong, text)
    if found:
        raise Failure(f"'{found.group(0)}' (line {text.count(chr(10), 0, found.start()) + 1})")
    return {int(n) for n in re.findall(binding, text)}


# --- all of it

def build(slang, jobs, out, workers, optimize):
    def one(job):
        path = out / job.name
        path.parent.mkdir(parents=True, exist_ok=True)
        slang.compile(job, path)
        if job.target == "spirv":
            return finish_spirv(job, path, optimize)
        if job.target == "wgsl":
            finish_wgsl(path)
        job.note = f"{path.stat().st_size} bytes"
        return judge_text(job, path.read_text())

    faults, bindings = {}, {}  # a fault of the source is one text for many jobs
    with concurrent.futures.ThreadPoolExecutor(workers) as pool:
        for job, result in [(j, pool.submit(one, j)) for j in jobs]:
            try:
                bindings[job] = result.result()
                print(f"{job.name}: {job.note}", flush=True)
            except Failure as fault:
                command, _, text = str(fault).partition("\nfailed ")
                faults.setdefault(f"{pathlib.Path(command.split()[0]).name} failed {text}" if text else command, []).append(job.name)
    for job, found in bindings.items():
        other = next((b for j, b in bindings.items() if (j.stem, j.target) == (job.stem, "spirv")), found)
        if found != other:
            faults[f"bindings {sorted(found)}, the SPIR-V has {sorted(other)}"] = [job.name]
    if faults:
        raise Failure("\n\n".join(f"{', '.join(names)}: {text}" for text, names in faults.items()))


def manifest_of(slang, jobs, shaders, out):
    sources = hashlib.sha256()
    for source in sorted(shaders.glob("*.slang")):
        sources.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
    return json.dumps({
        "compiler": f"slangc {slang.version}",
        "flags": {target: " ".join(COMMON + flags) for target, flags in FLAGS.items()},
        "sources": sources.hexdigest(),
        "files": {job.name: sha256((out / job.name).read_bytes()) for job in jobs},
    }, indent=1) + "\n"


def files_in(folder):
    return {p.relative_to(folder).as_posix(): p.read_bytes() for p in folder.rglob("*") if p.is_file()}


def compare(want, have, whole):
    """The names that differ, each with how."""
    for name in sorted(want | have if whole else want):
        if name not in have:
            yield f"{name} is missing"
        elif name not in want:
            yield f"{name} is not made from any source"
        elif want[name] != have[name]:
            yield f"{name} differs"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("entry", nargs="*")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--opt", action="store_true")
    parser.add_argument("--slangc")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--shaders", type=pathlib.Path, default=ROOT / "shaders")
    parser.add_argument("--out", type=pathlib.Path, help="default: SHADERS/generated")
    args = parser.parse_args()
    shaders = args.shaders.resolve()
    out = (args.out or shaders / "generated").resolve()

    slang = Slang(args.slangc)
    jobs = read_jobs(shaders)
    unknown = set(args.entry) - {j.entry for j in jobs}
    if unknown:
        raise Failure(f"no such entry: {' '.join(sorted(unknown))}")
    whole = not args.entry
    jobs = [j for j in jobs if whole or j.entry in args.entry]
    with tempfile.TemporaryDirectory() as folder:
        fresh = pathlib.Path(folder)
        build(slang, jobs, fresh, args.jobs, args.opt)
        if whole:
            (fresh / "manifest.json").write_text(manifest_of(slang, jobs, shaders, fresh))
        want = files_in(fresh)
    have = files_in(out) if out.exists() else {}
    differences = list(compare(want, have, whole))
    if args.check:
        if differences:
            raise Failure(f"{out}: " + ", ".join(differences) + " (tools/build_shaders.py writes them anew)")
        print(f"build_shaders: {len(want)} files in {out} are what the sources say")
        return
    for name in set(have) - set(want) if whole else ():
        (out / name).unlink()
    for name, content in want.items():
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        if have.get(name) != content:
            (out / name).write_bytes(content)
    print(f"build_shaders: {len(jobs)} files in {out}, {len(differences)} of them changed")


if __name__ == "__main__":
    try:
        main()
    except Failure as failure:
        sys.exit(f"build_shaders: {failure}")
