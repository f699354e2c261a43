#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes data/: copies the vector files, and cuts the tiny LFM2-MoE model down to its routers.

usage: bundle_data.py SOURCE [OUT]      (OUT: data/ beside this script's folder)

SOURCE holds vectors/, cases/ and fixtures/tiny-lfm2moe/ (config.json, model.safetensors, golden.safetensors).
Needs only the standard library. The same SOURCE gives the same bytes.
"""
import json
import pathlib
import shutil
import struct
import sys

VECTORS = ("vectors/routing.json", "vectors/hidden.json", "cases/reported.json", "cases/plan.json",
           "cases/rule_reading.json", "cases/traces.json")
ROUTER_TYPES = ("f32", "f16", "bf16", "q8_0")
BIAS_NAMES = ("exp_probs_b.bias", "exp_probs_b")
GGUF_TYPE = {"f32": 0, "f16": 1, "q8_0": 8, "bf16": 30}
ALIGNMENT = 32


def f32(value):
    """Rounds a double to the nearest f32. For one +, -, *, / of two f32 this equals the f32 operation."""
    return struct.unpack("<f", struct.pack("<f", value))[0]


def read_safetensors(path):
    """Returns {name: (dtype, shape, bytes)} and the metadata."""
    content = path.read_bytes()
    (header_size,) = struct.unpack("<Q", content[:8])
    header = json.loads(content[8:8 + header_size])
    metadata = header.pop("__metadata__", {})
    data = content[8 + header_size:]
    return {name: (e["dtype"], e["shape"], data[slice(*e["data_offsets"])]) for name, e in header.items()}, metadata


def write_safetensors(path, tensors, metadata):
    """Tensors by name, their data in the same order, the header padded with spaces to a multiple of 8."""
    header, offset = {"__metadata__": metadata} if metadata else {}, 0
    for name in sorted(tensors):
        dtype, shape, raw = tensors[name]
        header[name] = {"dtype": dtype, "shape": shape, "data_offsets": [offset, offset + len(raw)]}
        offset += len(raw)
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 8)
    path.write_bytes(struct.pack("<Q", len(text)) + text + b"".join(tensors[name][2] for name in sorted(tensors)))


def quantize(values, kind):
    """f32 values in the GGUF storage type: rounded to nearest even; q8_0 in blocks of 32 with d = max|x| / 127."""
    if kind == "f32":
        return struct.pack(f"<{len(values)}f", *values)
    if kind == "f16":
        return struct.pack(f"<{len(values)}e", *values)
    if kind == "bf16":
        bits = struct.unpack(f"<{len(values)}I", struct.pack(f"<{len(values)}f", *values))
        return struct.pack(f"<{len(values)}H", *((b + 0x7FFF + (b >> 16 & 1)) >> 16 for b in bits))
    blocks = []
    for start in range(0, len(values), 32):
        block = values[start:start + 32]
        d = f32(max(map(abs, block)) / 127)
        inverse = f32(1 / d) if d > 0 else 0.0
        blocks.append(struct.pack("<e32b", d, *(round(f32(x * inverse)) for x in block)))
    return b"".join(blocks)


def gguf_string(text):
    return struct.pack("<Q", len(text.encode())) + text.encode()


def gguf_value(kind, value):
    if kind == "str":
        return struct.pack("<I", 8) + gguf_string(value)
    if kind == "u32":
        return struct.pack("<II", 4, value)
    if kind == "f32":
        return struct.pack("<If", 6, value)
    return struct.pack("<IIQ", 9, 5, len(value)) + struct.pack(f"<{len(value)}i", *value)  # i32[]


def gguf_metadata(config):
    """The keys that llama.cpp's converter writes for this architecture, without the tokenizer's."""
    heads = [config["num_key_value_heads"] if kind != "conv" else 0 for kind in config["layer_types"]]
    keys = [
        ("general.architecture", "str", "lfm2moe"),
        ("general.name", "str", "tiny-lfm2moe routers"),
        ("general.license", "str", "cc0-1.0"),
        ("lfm2moe.context_length", "u32", config["max_position_embeddings"]),
        ("lfm2moe.embedding_length", "u32", config["hidden_size"]),
        ("lfm2moe.block_count", "u32", config["num_hidden_layers"]),
        ("lfm2moe.feed_forward_length", "u32", config["intermediate_size"]),
        ("lfm2moe.expert_feed_forward_length", "u32", config["moe_intermediate_size"]),
        ("lfm2moe.attention.head_count", "u32", config["num_attention_heads"]),
        ("lfm2moe.attention.head_count_kv", "i32[]", heads),
        ("lfm2moe.attention.layer_norm_rms_epsilon", "f32", config["norm_eps"]),
        ("lfm2moe.rope.freq_base", "f32", config["rope_parameters"]["rope_theta"]),
        ("lfm2moe.expert_count", "u32", config["num_experts"]),
        ("lfm2moe.expert_used_count", "u32", config["num_experts_per_tok"]),
        ("lfm2moe.expert_gating_func", "u32", 2),
        ("lfm2moe.leading_dense_block_count", "u32", config["num_dense_layers"]),
        ("lfm2moe.vocab_size", "u32", config["vocab_size"]),
        ("lfm2moe.shortconv.l_cache", "u32", config["conv_L_cache"]),
    ]
    return len(keys), b"".join(gguf_string(key) + gguf_value(kind, value) for key, kind, value in keys)


def write_gguf(path, config, routers, kind, bias_name):
    """routers: {layer: (shape, weight values, bias values)}."""
    tensors = []
    for layer, (shape, weight, bias) in sorted(routers.items()):
        tensors.append((f"blk.{layer}.ffn_gate_inp.weight", shape[::-1], GGUF_TYPE[kind], quantize(weight, kind)))
        tensors.append((f"blk.{layer}.{bias_name}", [len(bias)], GGUF_TYPE["f32"], quantize(bias, "f32")))
    n_key, keys = gguf_metadata(config)
    head = b"GGUF" + struct.pack("<IQQ", 3, len(tensors), n_key) + keys
    data = b""
    for name, dims, type_code, raw in tensors:
        head += gguf_string(name) + struct.pack(f"<I{len(dims)}QIQ", len(dims), *dims, type_code, len(data))
        data += raw + b"\0" * (-len(raw) % ALIGNMENT)
    path.write_bytes(head + b"\0" * (-len(head) % ALIGNMENT) + data)


def floats(tensor):
    dtype, _, raw = tensor
    assert dtype == "F32", f"router tensors are F32 in the source model, not {dtype}"
    return list(struct.unpack(f"<{len(raw) // 4}f", raw))


def bundle(source, out):
    for name in VECTORS:
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source / name, out / name)

    model = source / "fixtures" / "tiny-lfm2moe"
    tiny = out / "tiny-lfm2moe"
    (tiny / "hf").mkdir(parents=True, exist_ok=True)
    config = json.loads((model / "config.json").read_text())
    tensors, _ = read_safetensors(model / "model.safetensors")
    routers, kept = {}, {}
    for layer in range(config["num_dense_layers"], config["num_hidden_layers"]):
        weight, bias = (f"model.layers.{layer}.feed_forward.{name}" for name in ("gate.weight", "expert_bias"))
        kept |= {name: tensors[name] for name in (weight, bias)}
        routers[layer] = (tensors[weight][1], floats(tensors[weight]), floats(tensors[bias]))

    shutil.copyfile(model / "config.json", tiny / "hf" / "config.json")
    write_safetensors(tiny / "hf" / "model.safetensors", kept, {"format": "pt"})
    for kind in ROUTER_TYPES:
        for bias_name in BIAS_NAMES:
            suffix = "" if bias_name == BIAS_NAMES[0] else "-" + bias_name
            write_gguf(tiny / f"router-{kind}{suffix}.gguf", config, routers, kind, bias_name)

    golden, _ = read_safetensors(model / "golden.safetensors")
    traffic = {name: tensor for name, tensor in golden.items() if name.startswith("traffic.")}
    write_safetensors(tiny / "traffic.safetensors", traffic, {})


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    default = pathlib.Path(__file__).resolve().parent.parent / "data"
    bundle(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]) if len(sys.argv) == 3 else default)
