// SPDX-License-Identifier: MIT
// Routes recorded traffic on WebGPU, compares every bit with the reference's answers, and draws the result.

const kGroupsPerDispatch = 65535 - 65535 % 64; // of 64 tokens, so that every chunk's offset is a multiple of 256 bytes
const kMaxExpert = 256, kMaxUsed = 16; // the shader's own limits
const kLanes = 32; // threads of a group; the subgroup variant wants all of them in one subgroup
const kTokensShown = 12;

const find = id => document.getElementById(id);

/// What the page has built, by variant: going back to one takes no time.
export const kernels = new Map();

/// For what the reader can do something about; anything else is a fault of this page.
class Unavailable extends Error {}

// ---- the kernel ----

export async function openDevice() {
  if (!navigator.gpu) {
    throw new Unavailable(window.isSecureContext
      ? 'This browser has no WebGPU. Recent versions of Chrome, Edge, Firefox and Safari have it; ' +
        'in Chrome on Linux it may have to be switched on: chrome://flags, "Unsafe WebGPU Support".'
      : 'Browsers offer WebGPU on localhost and over https alone; this page came over plain http.');
  }
  const adapter = await navigator.gpu.requestAdapter();
  if (!adapter) throw new Unavailable('This browser has WebGPU, but no GPU that it may use.');
  const subgroups = adapter.features.has('subgroups');
  const device = await adapter.requestDevice({ requiredFeatures: subgroups ? ['subgroups'] : [] });
  const { vendor, architecture, description, subgroupMinSize } = adapter.info;
  const notUsable = !subgroups ? 'this GPU offers no subgroups' : subgroupMinSize >= kLanes ? null
    : `needs subgroups of ${kLanes}, this GPU's have ${subgroupMinSize}`;
  return { device, name: description || [vendor, architecture].filter(Boolean).join(' ') || 'not named',
    notUsable: { portable: null, subgroup: notUsable } };
}

async function checked(device, work) {
  for (const kind of ['validation', 'out-of-memory', 'internal']) device.pushErrorScope(kind);
  let result, thrown;
  try { result = await work(); } catch (error) { thrown = error; } // the scopes know more about the cause
  for (let i = 0; i < 3; ++i) {
    const error = await device.popErrorScope();
    if (error) thrown = new Error(`WebGPU: ${error.message}`);
  }
  if (thrown) throw thrown;
  return result;
}

/// The kernel `moe_route` from WGSL text. route() takes and returns f32 as bits in Uint32Arrays: JavaScript may change
/// a NaN's payload on the way through a float. `groups`, a multiple of 64: at most so many a dispatch, fewer in tests.
export async function openKernel(device, wgsl) {
  const pipeline = await checked(device, () => device.createComputePipelineAsync({
    layout: 'auto', compute: { module: device.createShaderModule({ code: wgsl }), entryPoint: 'moe_route' } }));

  function input(array) {
    const usage = GPUBufferUsage.STORAGE | GPUBufferUsage.COPY_DST;
    const buffer = device.createBuffer({ size: array.byteLength, usage });
    device.queue.writeBuffer(buffer, 0, array);
    return buffer;
  }

  async function dispatch({ logits, bias, nToken, nExpert, nUsed, groups = kGroupsPerDispatch }) {
    const size = nToken * nUsed * 4;
    const storage = GPUBufferUsage.STORAGE | GPUBufferUsage.COPY_SRC;
    const ids = device.createBuffer({ size, usage: storage });
    const weights = device.createBuffer({ size, usage: storage });
    const back = device.createBuffer({ size: 2 * size, usage: GPUBufferUsage.COPY_DST | GPUBufferUsage.MAP_READ });
    const made = [ids, weights, back, input(logits), input(bias)];
    const commands = device.createCommandEncoder();
    for (let begin = 0; begin < nToken; begin += groups) {
      const n = Math.min(groups, nToken - begin);
      const params = input(new Uint32Array([nExpert, nUsed, n, 0]));
      made.push(params);
      const part = (buffer, perToken) => ({ buffer, offset: begin * perToken * 4, size: n * perToken * 4 });
      const resources = [part(made[3], nExpert), { buffer: made[4] }, part(ids, nUsed), part(weights, nUsed),
        { buffer: params }];
      const pass = commands.beginComputePass();
      pass.setPipeline(pipeline);
      pass.setBindGroup(0, device.createBindGroup({ layout: pipeline.getBindGroupLayout(0),
        entries: resources.map((resource, binding) => ({ binding, resource })) }));
      pass.dispatchWorkgroups(n);
      pass.end();
    }
    commands.copyBufferToBuffer(ids, 0, back, 0, size);
    commands.copyBufferToBuffer(weights, 0, back, size, size);
    device.queue.submit([commands.finish()]);
    try {
      await back.mapAsync(GPUMapMode.READ);
      const bits = new Uint32Array(back.getMappedRange().slice(0));
      return { ids: bits.subarray(0, nToken * nUsed), weights: bits.subarray(nToken * nUsed) };
    } finally {
      for (const buffer of made) buffer.destroy();
    }
  }

  return {
    route(call) {
      const { logits, bias, nToken, nExpert, nUsed } = call;
      if (!(nExpert >= 1 && nExpert <= kMaxExpert)) throw new RangeError(`nExpert = ${nExpert}: 1 to ${kMaxExpert}`);
      const most = Math.min(kMaxUsed, nExpert);
      if (!(nUsed >= 1 && nUsed <= most)) throw new RangeError(`nUsed = ${nUsed}: 1 to ${most}`);
      for (const [name, array, n] of [['logits', logits, nToken * nExpert], ['bias', bias, nExpert]])
        if (array.length !== n) throw new RangeError(`${name}: ${array.length} values, not ${n}`);
      if (nToken === 0) return { ids: new Uint32Array(0), weights: new Uint32Array(0) };
      return checked(device, () => dispatch(call));
    },
  };
}

// ---- data and comparison ----

async function load(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${answer.statusText} (web/serve.py makes and serves it)`);
  return answer;
}

/// The tensors of a safetensors file, as 32-bit words.
function readSafetensors(buffer) {
  const n = Number(new DataView(buffer).getBigUint64(0, true));
  const header = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 8, n)));
  return Object.fromEntries(Object.entries(header).filter(([name]) => name !== '__metadata__').map(
    ([name, { data_offsets: [begin, end] }]) => [name, new Uint32Array(buffer, 8 + n + begin, (end - begin) / 4)]));
}

const asFloat = bits => new Float32Array(Uint32Array.of(bits).buffer)[0];
const hex = bits => bits.toString(16).padStart(8, '0');

/// How many rows are equal in every bit of every id and weight; and the first difference in words, or null.
export function compare(got, want, nUsed) {
  let equal = 0, first = null;
  for (let row = 0; row * nUsed < want.ids.length; ++row) {
    let same = true;
    for (let at = row * nUsed; at < (row + 1) * nUsed; ++at) {
      if (got.ids[at] === want.ids[at] && got.weights[at] === want.weights[at]) continue;
      same = false;
      const tell = x => `expert ${x.ids[at] | 0}, weight ${hex(x.weights[at])} (${asFloat(x.weights[at])})`;
      first ??= `token ${row}, slot ${at % nUsed}: ${tell(got)}; the reference has ${tell(want)}`;
    }
    equal += same;
  }
  return { equal, first };
}

function loadOf(ids, nExpert) {
  const load = new Array(nExpert).fill(0);
  for (const id of ids) if (id < nExpert) ++load[id];
  return load;
}

/// Tokens whose experts, as a set, are not the same in both.
function countChanged(a, b, nUsed) {
  let changed = 0;
  for (let at = 0; at < a.length; at += nUsed) {
    const set = new Set(b.subarray(at, at + nUsed));
    changed += !a.subarray(at, at + nUsed).every(id => set.has(id));
  }
  return changed;
}

async function runLayer(kernel, index, tensors) {
  const shape = { logits: tensors.logits, nToken: index.n_token, nExpert: index.n_expert, nUsed: index.n_used };
  const result = {};
  for (const [name, bias] of [['with_bias', tensors.bias], ['without_bias', new Uint32Array(index.n_expert)]]) {
    const got = await kernel.route({ ...shape, bias });
    const want = { ids: tensors[`${name}.ids`], weights: tensors[`${name}.weights`] };
    result[name] = { ...got, ...compare(got, want, index.n_used), load: loadOf(got.ids, index.n_expert) };
  }
  result.changed = countChanged(result.with_bias.ids, result.without_bias.ids, index.n_used);
  return result;
}

// ---- drawing ----

function element(name, attributes = {}, ...children) {
  const svg = ['svg', 'g', 'rect', 'line', 'text', 'title'].includes(name);
  const made = svg ? document.createElementNS('http://www.w3.org/2000/svg', name) : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

function setText(texts) {
  for (const [key, value] of Object.entries(texts))
    for (const place of document.querySelectorAll(`[data-text="${key}"]`)) place.textContent = value;
}

function setVerdict(state, text, detail = '') {
  find('verdict-text').textContent = text;
  find('verdict-detail').textContent = detail;
  document.body.dataset.state = state;
}

function drawLoad(index, result, layer) {
  const load = result.with_bias.load, other = result.without_bias.load;
  const even = index.n_token * index.n_used / index.n_expert;
  const most = Math.max(...load, ...other, even);
  const step = [1, 2, 2.5, 5, 10].map(f => f * 10 ** Math.floor(Math.log10(most / 4))).find(s => s * 4.5 >= most);
  const width = 860, height = 250, left = 40, bottom = 22, top = 8;
  const x = e => left + e * (width - left) / index.n_expert;
  const y = value => height - bottom - value * (height - bottom - top) / Math.max(most, step);
  const svg = element('svg', { viewBox: `0 0 ${width} ${height}`, role: 'img',
    'aria-label': `Tokens per expert in layer ${layer}` });
  for (let value = 0; value <= most; value += step) {
    svg.append(element('line', { class: 'grid', x1: left, x2: width, y1: y(value), y2: y(value) }),
      element('text', { x: left - 8, y: y(value) + 4, 'text-anchor': 'end' }, String(value)));
  }
  const wide = x(1) - x(0), gap = wide * 0.14;
  load.forEach((n, e) => {
    const title = `expert ${e}: ${n} tokens (${(100 * n / index.n_token).toFixed(1)} %), ${other[e]} without the bias`;
    svg.append(element('g', { class: 'expert' },
      element('title', {}, title),
      element('rect', { class: 'hit', x: x(e), y: 0, width: wide, height }),
      element('rect', { class: 'bar', 'data-load': n, x: x(e) + gap, y: y(n), width: wide - 2 * gap,
        height: y(0) - y(n), rx: 2 }),
      element('line', { class: 'mark', x1: x(e) + 1, x2: x(e + 1) - 1, y1: y(other[e]), y2: y(other[e]) }),
      element('text', { x: x(e) + wide / 2, y: height - 6, 'text-anchor': 'middle' }, String(e))));
  });
  svg.append(element('line', { class: 'even', x1: left, x2: width, y1: y(even), y2: y(even) }));
  find('load').replaceChildren(svg);
  const range = list => `${Math.min(...list)} to ${Math.max(...list)} tokens`;
  find('load-text').textContent = `Layer ${layer}: an expert gets ${range(load)}; without the bias ${range(other)}; ` +
    `${even} each if all got the same.`;
}

function drawTable(index, results, shown) {
  find('layer-table').tBodies[0].replaceChildren(...index.layers.map(layer => {
    const { with_bias, without_bias, changed } = results.get(layer);
    const share = 100 * changed / index.n_token;
    const svg = element('svg', { width: '100%', 'aria-hidden': 'true' },
      element('rect', { class: 'track', width: '100%', height: '100%', rx: 3 }),
      element('rect', { class: 'bar', width: `${share}%`, height: '100%', rx: 3 }));
    const rows = ({ equal }) => element('td', equal === index.n_token ? {} : { class: 'bad' },
      String(equal), element('span', { class: 'of' }, ` of ${index.n_token}`));
    const bar = element('div', { class: 'share', title: `${changed} of ${index.n_token} tokens` }, svg,
      element('span', {}, `${share.toFixed(1)} %`));
    return element('tr', { 'data-layer': layer, 'data-changed': changed, ...(layer === shown && { class: 'shown' }) },
      element('td', {}, String(layer)), element('td', {}, bar), rows(with_bias), rows(without_bias));
  }));
}

function drawTokens(index, result) {
  const k = index.n_used, { ids, weights } = result.with_bias, unbiased = result.without_bias.ids;
  const slots = Array.from({ length: k }, (_, slot) => slot);
  find('tokens').tHead.replaceChildren(element('tr', {}, element('th', {}, 'Token'),
    ...slots.map(slot => element('th', {}, `Slot ${slot}`))));
  const n = Math.min(kTokensShown, index.n_token);
  find('tokens').tBodies[0].replaceChildren(...Array.from({ length: n }, (_, token) => {
    const without = new Set(unbiased.subarray(token * k, token * k + k));
    return element('tr', {}, element('td', {}, String(token)), ...slots.map(slot => {
      const id = ids[token * k + slot], bits = weights[token * k + slot];
      return element('td', { title: `bits ${hex(bits)}`, 'data-expert': id, 'data-bits': hex(bits) },
        element('span', { class: without.has(id) ? 'chip' : 'chip brought' }, String(id)), asFloat(bits).toFixed(4));
    }));
  }));
}

// ---- the page ----

function show(index, results, layer) {
  setText({ layer });
  drawLoad(index, results.get(layer), layer);
  drawTable(index, results, layer);
  drawTokens(index, results.get(layer));
}

function tellVerdict(index, results) {
  const parts = index.layers.flatMap(layer => ['with_bias', 'without_bias'].map(
    name => ({ where: `layer ${layer}, ${name.replace('_', ' the ')}`, ...results.get(layer)[name] })));
  const rows = parts.length * index.n_token, equal = parts.reduce((sum, part) => sum + part.equal, 0);
  const text = `${equal} of ${rows} rows equal the reference bit for bit`;
  const off = parts.find(part => part.first);
  if (off) setVerdict('differs', text, `First difference: ${off.where}, ${off.first}`);
  else setVerdict('done', text, `${index.layers.length} layers x ${index.n_token} tokens, with the bias and without: ` +
    'expert ids and f32 weights, without a tolerance.');
}

/// Fills the selectors; the variant to begin with: the subgroup one, where the GPU can run it.
function chooseFrom(index, notUsable, onVariant, onLayer) {
  find('variant').replaceChildren(...index.variants.map(v => element('option',
    { value: v, ...(notUsable[v] && { disabled: '' }) }, `moe_route.${v}`)));
  const missing = index.variants.filter(v => notUsable[v]).map(v => `moe_route.${v}: ${notUsable[v]}`);
  find('variant-note').textContent = missing.join('; ');
  find('variant').addEventListener('change', event => onVariant(event.target.value));
  for (const layer of index.layers) {
    const input = element('input', { type: 'radio', name: 'layer', value: layer });
    input.checked = layer === index.layers[0];
    input.addEventListener('change', () => onLayer(layer));
    find('layers').append(element('label', {}, input, element('span', {}, String(layer))));
  }
  return index.variants.findLast(v => !notUsable[v]);
}

async function main() {
  const index = await (await load('data/index.json')).json();
  setText({ ...index, n_layer: index.layers.length });
  const { device, notUsable, name } = await openDevice();
  device.lost.then(({ message }) => setVerdict('failed', 'The GPU was lost', `${message}\nReload to try again.`));
  setText({ adapter: name });

  setVerdict('running', 'Loading the recorded traffic ...');
  const tensors = new Map(await Promise.all(index.layers.map(async layer =>
    [layer, readSafetensors(await (await load(`data/layer${layer}.safetensors`)).arrayBuffer())])));

  let results, shown = index.layers[0];
  const run = async variant => {
    find('variant').disabled = true;
    try {
      setVerdict('running', `Building moe_route.${variant} ...`);
      if (!kernels.has(variant))
        kernels.set(variant, await openKernel(device, await (await load(`shaders/moe_route.${variant}.wgsl`)).text()));
      const fresh = new Map();
      for (const layer of index.layers) {
        setVerdict('running', `Routing layer ${layer} ...`);
        fresh.set(layer, await runLayer(kernels.get(variant), index, tensors.get(layer)));
      }
      results = fresh;
      show(index, results, shown);
      find('results').hidden = false;
      tellVerdict(index, results);
    } finally {
      find('variant').disabled = false;
    }
  };
  const first = chooseFrom(index, notUsable, variant => run(variant).catch(fail), layer => {
    shown = layer;
    if (results) show(index, results, layer);
  });
  find('variant').value = first;
  await run(first);
}

function fail(error) {
  if (!(error instanceof Unavailable)) console.error(error);
  setVerdict('failed', error instanceof Unavailable ? 'WebGPU is missing here' : 'Something went wrong', error.message);
}

main().catch(fail);
