# SPDX-License-Identifier: MIT
"""Two implementations of WebGPU behind one door: wgpu (Firefox's) and Dawn (Chromium's)."""
import numpy

import rows

READ, WRITE = "read", "write"


PROBE = """enable subgroups;
@group(0) @binding(0) var<storage, read_write> size : array<u32>;
@compute @workgroup_size(32) fn probe(@builtin(subgroup_size) n : u32) { size[0] = n; }
"""


def subgroup_size(device):
    """Of a group of 32, as the device runs it; 0: it has no subgroups."""
    if not device.subgroups:
        return 0
    made = device.pipeline(PROBE, "probe", {0: WRITE})
    return int(device.run([(made, [1])], {0: rows.Binding([numpy.zeros(1, numpy.uint32)])})[0][0])


def all_kinds(stages):
    """The bindings of all stages; one that any of them writes is written."""
    kinds = {}
    for (_, _, of_one), _ in stages:
        for n, kind in of_one.items():
            kinds[n] = WRITE if WRITE in (kind, kinds.get(n)) else READ
    return kinds


class Wgpu:
    def __init__(self):
        import wgpu
        self.wgpu = wgpu
        adapter = wgpu.gpu.request_adapter_sync(power_preference="high-performance")
        if adapter is None:
            raise RuntimeError("wgpu finds no adapter")
        info = adapter.info
        self.name = f"wgpu {wgpu.__version__}, {info['backend_type']}: {info['device']}, {info['description']}"
        features = [f for f in ("subgroup", "subgroup-barrier") if f in adapter.features]
        self.subgroups = "subgroup" in features
        self.device = adapter.request_device_sync(required_features=features, required_limits=dict(adapter.limits))

    def module(self, code):
        """Raises what is wrong with the code."""
        # naga has subgroups as a feature of the device and does not know the lines about them.
        for line in ("enable subgroups;", "diagnostic(off, subgroup_uniformity);"):
            code = code.replace(line, "")
        return self.device.create_shader_module(code=code)

    def pipeline(self, code, entry, kinds):
        wgpu, types = self.wgpu, {READ: "read-only-storage", WRITE: "storage"}
        layout = self.device.create_bind_group_layout(entries=[
            {"binding": n, "visibility": wgpu.ShaderStage.COMPUTE, "buffer": {"type": types[kind]}}
            for n, kind in kinds.items()])
        made = self.device.create_compute_pipeline(
            layout=self.device.create_pipeline_layout(bind_group_layouts=[layout]),
            compute={"module": self.module(code), "entry_point": entry})
        return made, layout, kinds

    def run(self, stages, bindings):
        """Stages are (pipeline, groups by place), one after another over the same buffers: each dispatches every place of
        the bindings. Returns the words of those that are written."""
        kinds = all_kinds(stages)
        usage = self.wgpu.BufferUsage
        buffers = {n: self.device.create_buffer_with_data(
            data=bindings[n].words,
            usage=usage.STORAGE | (usage.COPY_SRC if kind == WRITE else 0))
            for n, kind in kinds.items()}
        encoder = self.device.create_command_encoder()
        work = encoder.begin_compute_pass()
        for (made, layout, own), groups in stages:
            work.set_pipeline(made)
            for i, n_group in enumerate(groups):
                work.set_bind_group(0, self.device.create_bind_group(layout=layout, entries=[
                    {"binding": n, "resource": {"buffer": buffers[n], "offset": bindings[n].places[i][0],
                                                "size": bindings[n].places[i][1]}} for n in own]))
                work.dispatch_workgroups(n_group)
        work.end()
        self.device.queue.submit([encoder.finish()])
        got = {n: numpy.frombuffer(self.device.queue.read_buffer(buffers[n]), numpy.uint32)
               for n, kind in kinds.items() if kind == WRITE}
        for buffer in buffers.values():
            buffer.destroy()
        return got


class Dawn:
    """Through dawn-python's thin `utils`, which looks after its errors in the calls used here."""

    def __init__(self):
        from pydawn import utils, webgpu
        self.utils, self.webgpu = utils, webgpu
        adapter = utils.request_adapter_sync(webgpu.WGPUPowerPreference_HighPerformance)
        features = utils.supported_features(adapter)
        self.subgroups = "WGPUFeatureName_Subgroups" in features
        self.device = utils.request_device_sync(adapter, [webgpu.WGPUFeatureName_Subgroups] * self.subgroups)
        info = webgpu.WGPUAdapterInfo()
        webgpu.wgpuAdapterGetInfo(adapter, info)
        self.name = f"Dawn: {utils.from_wgpu_str(info.device)}, {utils.from_wgpu_str(info.description)}"

    def module(self, code):
        return self.utils.create_shader_module(self.device, code)

    def pipeline(self, code, entry, kinds):
        utils, api = self.utils, self.webgpu
        types = {READ: api.WGPUBufferBindingType_ReadOnlyStorage, WRITE: api.WGPUBufferBindingType_Storage}
        layout = utils.create_bind_group_layout(self.device, [
            {"binding": n, "visibility": api.WGPUShaderStage_Compute, "buffer": {"type": types[kind]}}
            for n, kind in kinds.items()])
        made = utils.create_compute_pipeline(
            self.device, utils.create_pipeline_layout(self.device, [layout]),
            {"module": self.module(code), "entry_point": entry})
        return made, layout, kinds

    def run(self, stages, bindings):
        kinds = all_kinds(stages)
        utils, api = self.utils, self.webgpu
        buffers, groups_made = {}, []
        for n in kinds:
            use = api.WGPUBufferUsage_Storage | api.WGPUBufferUsage_CopyDst | api.WGPUBufferUsage_CopySrc
            buffers[n] = utils.create_buffer(self.device, bindings[n].words.nbytes, use)
            utils.write_buffer(self.device, buffers[n], 0, bindings[n].words.tobytes())
        encoder = utils.create_command_encoder(self.device)
        work = utils.begin_compute_pass(encoder)
        for (made, layout, own), groups in stages:
            utils.set_pipeline(work, made)
            for i, n_group in enumerate(groups):
                groups_made.append(utils.create_bind_group(self.device, layout, [
                    {"binding": n, "resource": {"buffer": buffers[n], "offset": bindings[n].places[i][0],
                                                "size": bindings[n].places[i][1]}} for n in own]))
                utils.set_bind_group(work, groups_made[-1])
                utils.dispatch_workgroups(work, n_group, 1, 1)
        utils.end_compute_pass(work)
        command = utils.command_encoder_finish(encoder)
        api.wgpuDevicePushErrorScope(self.device, api.WGPUErrorFilter_Validation)
        utils.submit(self.device, [command])
        error = utils.pop_error(self.device)
        if error:
            raise RuntimeError(error)
        utils.sync(self.device)
        got = {n: numpy.frombuffer(utils.read_buffer(self.device, buffers[n]), numpy.uint32)
               for n, kind in kinds.items() if kind == WRITE}
        for one in groups_made:
            api.wgpuBindGroupRelease(one)
        api.wgpuCommandBufferRelease(command)
        for buffer in buffers.values():
            api.wgpuBufferDestroy(buffer)
            api.wgpuBufferRelease(buffer)
        return got


DEVICES = {"wgpu": Wgpu, "dawn": Dawn}
