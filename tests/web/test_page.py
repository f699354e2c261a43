#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Drives the demo page in headless Chromium, whose WebGPU runs on SwiftShader, a GPU in software. Never skips: without
WebGPU, without a shader or without a case it fails.

tests/web/test_page.py --turnout build/turnout --out build/web-test
"""
import argparse
import contextlib
import json
import math
import pathlib
import struct
import sys
import threading
import time

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "web"))
sys.dont_write_bytecode = True  # the test leaves the source tree as it was
import serve  # noqa: E402

FLAGS = ["--enable-unsafe-webgpu", "--use-webgpu-adapter=swiftshader", "--enable-unsafe-swiftshader", "--no-sandbox"]
RULE = {"score": "sigmoid", "select_bias": True, "renormalize": True, "eps_kind": "clamp_min",
        "renorm_eps": 2.0 ** -14, "logit_clamp": 80.0}
FINISHED = "body:is([data-state=done], [data-state=differs], [data-state=failed])"
TIMEOUT = 400_000  # ms; software takes its time over a shader of this size, most of it to compile it
CASES = json.loads((ROOT / "data/vectors/routing.json").read_text())["cases"]

# The page's own functions: this import gives the module that the page has loaded, with the kernels it has built.
USE = "async variant => { globalThis.page = await import('./page.js'); globalThis.kernel = page.kernels.get(variant); }"
ROUTE = """async ({ logits, ...shape }) => {
  const bits = list => Uint32Array.from(list, text => parseInt(text, 16));
  const got = await kernel.route({ ...shape, bias: bits(shape.bias), logits: bits(logits.flat()) });
  return { ids: [...got.ids], weights: [...got.weights] };
}"""
COMPILE = """async variant => {
  const { device } = await (await import('./page.js')).openDevice();
  device.pushErrorScope('validation');
  device.createShaderModule({ code: await (await fetch(`shaders/moe_route.${variant}.wgsl`)).text() });
  return (await device.popErrorScope())?.message ?? null;
}"""
COMPARE = """([n, k, at]) => {
  const want = { ids: new Uint32Array(n * k).map((_, i) => i % k), weights: new Uint32Array(n * k).fill(0x3e800000) };
  const got = { ids: want.ids.slice(), weights: want.weights.slice() };
  got.weights[at] ^= 1;
  return [page.compare(want, want, k), page.compare(got, want, k)];
}"""
WRONG_SHADER = """
@group(0) @binding(0) var<storage, read> logits : array<f32>;
@group(0) @binding(1) var<storage, read> bias : array<f32>;
@group(0) @binding(2) var<storage, read_write> ids : array<u32>;
@group(0) @binding(3) var<storage, read_write> weights : array<f32>;
@group(0) @binding(4) var<storage, read> params : array<vec4<u32>>;
@compute @workgroup_size(1) fn moe_route(@builtin(workgroup_id) group : vec3<u32>) {
  for (var slot = 0u; slot < params[0].y; slot++) {
    ids[group.x * params[0].y + slot] = slot;
    weights[group.x * params[0].y + slot] = 0.5 + 0 * (logits[0] + bias[0]); // bindings not used would be left out
  }
}"""
ADAPTER = """async () => {
  const { info, features } = await navigator.gpu.requestAdapter();
  return { vendor: info.vendor, architecture: info.architecture, description: info.description,
           subgroups: features.has('subgroups') ? [info.subgroupMinSize, info.subgroupMaxSize] : null };
}"""
REFUSED = """call => {
  try { kernel.route({ ...call, logits: new Uint32Array(call.logits), bias: new Uint32Array(call.bias) }); }
  catch (error) { return error instanceof RangeError ? error.message : `not a RangeError: ${error}`; }
  return null;
}"""


def expect(condition, message):
    if not condition:
        raise AssertionError(message)


def value(bits):
    return struct.unpack(">f", bytes.fromhex(bits))[0]


def cases_of_the_kernel():
    """(id, case, rows): the rows of data/vectors for which the kernel's rule gives the case's answer. Where NaN stands
    matters to rows with a NaN alone, and the clamp to rows beyond it. Cases with given ids are not for a kernel that
    chooses."""
    for case in CASES:
        spec = {k: v for k, v in case["spec"].items() if k not in ("n_expert", "n_used", "nan") and v is not None}
        if "refused" in case or "given" in case or {"logit_clamp": 80.0, **spec} != RULE:
            continue
        rows = []
        for row, logits in enumerate(case["logits"]):
            values = [value(x) for x in logits]
            has_nan = any(math.isnan(x) for x in values)
            beyond = any(abs(x) > RULE["logit_clamp"] for x in values)
            if (case["spec"].get("nan", "first") == "first" or not has_nan) and ("logit_clamp" in spec or not beyond):
                rows.append(row)
        if rows:
            yield case["id"], case, rows


def check_vectors(page):
    n_case = n_row = 0
    own = {c["id"] for c in CASES if c["id"].startswith("lfm2_moe@moe_route/") and "given" not in c}
    expect(own, "data/vectors/routing.json has no case of lfm2_moe@moe_route")
    for name, case, rows in cases_of_the_kernel():
        shape = {"nExpert": case["spec"]["n_expert"], "nUsed": case["spec"]["n_used"], "bias": case["bias"]}
        def check(chosen, kind, **more):
            call = {**shape, "nToken": len(chosen), "logits": [case["logits"][r] for r in chosen], **more}
            got = page.evaluate(ROUTE, call)
            k = shape["nUsed"]
            for at, row in enumerate(chosen):
                ids, weights = got["ids"][at * k:at * k + k], [f"{w:08x}" for w in got["weights"][at * k:at * k + k]]
                expect((ids, weights) == (case["experts"][row], case["weights"][row]),
                       f"{name} row {row} ({case['kinds'][row]}, {kind}): {ids} {weights}, "
                       f"not {case['experts'][row]} {case['weights'][row]}")
        check(rows, "together")
        check(rows[::-1], "reversed")
        for row in rows:
            check([row], "alone")
        check((rows * 8)[:130], "in several dispatches", groups=64)
        print(f"  {name}: {len(rows)} of {len(case['logits'])} rows are the kernel's, equal together, reversed, alone, "
              "and in several dispatches")
        n_case, n_row, own = n_case + 1, n_row + len(rows), own - {name}
    expect(not own, f"did not run: {own}")
    return n_case, n_row


def check_refusals(page):
    good = {"logits": 8, "bias": 8, "nToken": 1, "nExpert": 8, "nUsed": 2}
    for change in ({"nExpert": 257}, {"nExpert": 0}, {"nUsed": 17}, {"nUsed": 9}, {"nUsed": 0}, {"logits": 9},
                   {"bias": 7}):
        told = page.evaluate(REFUSED, {**good, **change})
        expect(told and next(iter(change)) in told, f"{change}: {told}")


def words(tensor):
    return struct.unpack(f"<{len(tensor[2]) // 4}I", tensor[2])


def check_results(page, site, index):
    """What the page shows against the reference's answers, read here and not by the page."""
    n_token, k = index["n_token"], index["n_used"]
    rows = 2 * n_token * len(index["layers"])
    text = page.text_content("#verdict-text")
    expect(text == f"{rows} of {rows} rows equal the reference bit for bit",
           f"the page says: {text}\n{page.text_content('#verdict-detail')}")
    for layer in index["layers"]:
        tensors, _ = serve.read_safetensors(site / "data" / f"layer{layer}.safetensors")
        ids, other = words(tensors["with_bias.ids"]), words(tensors["without_bias.ids"])
        weights = words(tensors["with_bias.weights"])
        page.check(f"#layers input[value='{layer}']", force=True)
        bars = page.eval_on_selector_all(
            "#load .bar", "list => list.map(bar => [Number(bar.dataset.load), bar.getBoundingClientRect().height])")
        load = [ids.count(e) for e in range(index["n_expert"])]
        expect([n for n, _ in bars] == load, f"layer {layer}: the bars are {bars}, the reference's load is {load}")
        expect(sum(load) == n_token * k, f"layer {layer}: the load's sum is {sum(load)}")
        tallest = max(bars)
        expect(tallest[1] > 60 and all(abs(h - n * tallest[1] / tallest[0]) < 1 for n, h in bars),
               f"layer {layer}: heights {bars}")
        changed = sum(set(ids[a:a + k]) != set(other[a:a + k]) for a in range(0, len(ids), k))
        row = page.locator(f"#layer-table tr[data-layer='{layer}']")
        expect(int(row.get_attribute("data-changed")) == changed, f"layer {layer}: {changed} tokens changed")
        expect(f"{100 * changed / n_token:.1f} %" in row.text_content(), f"layer {layer}: {row.text_content()}")
        share = row.locator("svg .bar").bounding_box()["width"] / row.locator("svg .track").bounding_box()["width"]
        expect(abs(share - changed / n_token) < 0.01, f"layer {layer}: the bar covers {share} of its track")
        cells = page.eval_on_selector_all("#tokens td[data-expert]",
                                          "list => list.map(cell => [Number(cell.dataset.expert), cell.dataset.bits])")
        shown = [[ids[at], f"{weights[at]:08x}"] for at in range(len(cells))]
        expect(len(cells) >= 8 * k and cells == shown, f"layer {layer}: the first tokens are {cells}, not {shown}")
        print(f"  layer {layer}: {len(bars)} bars, load {min(load)} to {max(load)}, sum {sum(load)}; "
              f"the bias changed {changed} of {n_token} tokens")


def check_difference(page, context, url, site, index):
    """The comparison is not for show: it finds one flipped bit, and the page shows what a wrong shader gets wrong."""
    right, wrong = page.evaluate(COMPARE, [10, 4, 38])
    expect(right == {"equal": 10, "first": None}, f"equal rows: {right}")
    first = ("token 9, slot 2: expert 2, weight 3e800001 (0.2500000298023224); "
             "the reference has expert 2, weight 3e800000 (0.25)")
    expect(wrong == {"equal": 9, "first": first}, f"a flipped bit: {wrong}")
    other = context.new_page()
    other.route("**/shaders/*.wgsl", lambda route: route.fulfill(body=WRONG_SHADER))
    other.goto(url)
    other.wait_for_selector(FINISHED, timeout=TIMEOUT)
    tensors, _ = serve.read_safetensors(site / "data" / f"layer{index['layers'][0]}.safetensors")
    expert, weight = words(tensors["with_bias.ids"])[0], words(tensors["with_bias.weights"])[0]
    state, text = other.get_attribute("body", "data-state"), other.text_content("#verdict-text")
    expect(state == "differs" and text.startswith("0 of "), f"a wrong shader: {state}, {text}")
    detail = other.text_content("#verdict-detail")
    first = (f"First difference: layer {index['layers'][0]}, with the bias, token 0, slot 0: expert 0, weight 3f000000 "
             f"(0.5); the reference has expert {expert}, weight {weight:08x} (")
    expect(detail.startswith(first), detail)
    other.close()
    print(f"a wrong shader: {detail}")


def check_without_webgpu(context, url, out):
    for script, said in (("delete Navigator.prototype.gpu", "This browser has no WebGPU"),
                         ("navigator.gpu.requestAdapter = async () => null", "no GPU that it may use")):
        page = context.new_page()
        page.add_init_script(script)
        page.goto(url)
        page.wait_for_selector(FINISHED, timeout=30_000)
        expect(page.text_content("#verdict-text") == "WebGPU is missing here"
               and said in page.text_content("#verdict-detail") and not page.is_visible("#results"),
               f"{script}: {page.inner_text('main')}")
        page.screenshot(path=out / "no-webgpu.png")
        page.close()


def check_views(page, out):
    for scheme, width in (("light", 1100), ("dark", 1100), ("light", 390), ("dark", 390)):
        page.set_viewport_size({"width": width, "height": 900})
        page.emulate_media(color_scheme=scheme)
        page.screenshot(path=out / f"{scheme}-{width}.png", full_page=True)
        expect(page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{width} pixels: too wide")


def run(browser, site, url, index, out):
    context = browser.new_context()
    requests, complaints = set(), []
    context.on("request", lambda request: requests.add(request.url))
    context.set_default_timeout(TIMEOUT)
    page = context.new_page()
    page.on("console", lambda m: complaints.append(m.text) if m.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    start = time.monotonic()
    page.goto(url)
    page.wait_for_selector(FINISHED, timeout=TIMEOUT)
    print(f"page done in {time.monotonic() - start:.1f} s: {page.text_content('#verdict-text')}")
    expect(page.get_attribute("body", "data-state") != "failed", page.inner_text("main"))
    info = page.evaluate(ADAPTER)
    print(f"Chromium {browser.version}; adapter {json.dumps(info)}")

    offered = page.eval_on_selector_all("#variant option", "list => list.filter(o => !o.disabled).map(o => o.value)")
    usable = {"portable": True, "subgroup": info["subgroups"] is not None and info["subgroups"][0] >= 32}
    expect(offered == [v for v in index["variants"] if usable[v]], f"the selector offers {offered}, of {usable}")
    for variant in set(index["variants"]) - set(offered):
        expect(f"moe_route.{variant}: " in page.text_content("#variant-note"), f"no word about {variant}")
    for variant in index["variants"]:
        if variant not in offered:  # not to be run, yet it must be a shader that browsers take
            expect((error := page.evaluate(COMPILE, variant)) is None, f"moe_route.{variant}: {error}")
            print(f"moe_route.{variant}: valid; it needs subgroups of 32 to run")
            continue
        print(f"moe_route.{variant}")
        if page.input_value("#variant") != variant:
            page.evaluate("document.body.dataset.state = 'running'")
            page.select_option("#variant", variant)
            page.wait_for_selector(FINISHED, timeout=TIMEOUT)
        check_results(page, site, index)
        page.evaluate(USE, variant)
        n_case, n_row = check_vectors(page)
        check_refusals(page)
        print(f"  {n_case} cases, {n_row} rows of data/vectors/routing.json equal")
    check_views(page, out)
    expect(not complaints, f"the console says: {complaints}")
    check_difference(page, context, url, site, index)
    check_without_webgpu(context, url, out)
    foreign = [r for r in requests if not r.startswith((url, "data:"))]
    expect(len(requests) > len(index["layers"]) and not foreign, f"requests elsewhere: {foreign}")
    print(f"{len(requests)} different addresses asked for, all of them the page's own; screenshots in {out}")


def main():
    args = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    args.add_argument("--turnout", default=ROOT / "build/turnout", metavar="FILE")
    args.add_argument("--shaders", default=serve.SHADERS, metavar="DIR")
    args.add_argument("--out", default=ROOT / "build/web-test", type=pathlib.Path, metavar="DIR")
    args.add_argument("--chromium", default="/usr/bin/chromium", metavar="FILE")
    o = args.parse_args()
    site = o.out / "site"
    try:
        index = serve.build_site(site, o.turnout, o.shaders)
        with serve.make_server(site) as server, sync_playwright() as playwright, \
                contextlib.closing(playwright.chromium.launch(executable_path=o.chromium, args=FLAGS)) as browser:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            run(browser, site, f"http://localhost:{server.server_port}/", index, o.out)
    except (AssertionError, serve.Failed) as error:
        sys.exit(f"FAILED: {error}")
    print("passed")


if __name__ == "__main__":
    main()
