# SPDX-License-Identifier: MIT
"""Routing cases as export_rows writes them, laid out in device buffers by the dozen, and judged bit for bit."""
import numpy

MAGIC, MAGIC_OF_BLOCK = 0x31575254, 0x31465254
FOR_MOE_ROUTE, REPLAY = 1, 2
POISON = 0xa5a5a5a5
NONE = 0xffffffff
ALIGNMENT = 256  # of a binding's offset: the most that any WebGPU device may ask for
SCORES = ("softmax", "sigmoid", "sqrtsoftplus", "identity", "sparsemixer")
DTYPES = ("f32", "f16", "bf16")


class Case:
    """One dispatch."""

    def __init__(self, words, lengths, flags):
        at = 9

        def take(n):
            nonlocal at
            at += n
            return words[at - n:at]

        self.params = take(64).copy()
        n_tables, n_logits, n_given, n_ids, n_weights, n_name = lengths
        self.tables, self.logits, self.given = take(n_tables), take(n_logits), take(n_given)
        self.ids, self.weights = take(n_ids), take(n_weights)
        self.name = take((n_name + 3) // 4).tobytes()[:n_name].decode()
        self.for_moe_route, self.replay = bool(flags & FOR_MOE_ROUTE), bool(flags & REPLAY)
        self.n_expert, self.n_used, self.n_token, self.n_real = (int(n) for n in self.params[:4])
        self.n_at_once = int(self.params[34])  # 0: not for route_tiled
        self.status, self.status_mask = NONE, NONE  # what the status word must hold, where it must
        if self.params[6] and self.n_token * self.n_used % 2:  # the last half word is not the kernel's
            self.weights = self.weights.copy()
            self.weights[-1] = (self.weights[-1] & 0xffff) | (POISON & 0xffff0000)

    def n_tile(self):
        return -(-self.n_token // self.n_at_once)

    def rule(self):
        p = [int(x) for x in self.params]
        real = self.params.view(numpy.float32)
        parts = [f"{SCORES[p[8]]}({DTYPES[p[9]]}) E {p[0]} k {p[1]} T {p[2]} real {p[3]} stride {p[4]}",
                 f"logits {DTYPES[p[5]]} weights {DTYPES[p[6]]}"]
        if p[10]:
            parts.append("bias")
        if p[11]:
            parts.append("select_by " + ("score", "logit", "sigmoid")[p[11]])
        if p[12] > 1:
            parts.append(f"groups {p[13]} of {p[12]} by top{p[14]}" + (" excluded zero" if p[15] else ""))
        if p[16]:
            parts.append(f"renormalize {('add', 'clamp_min')[p[17]]} {real[18]:g}")
        parts += [f"{name} {real[at]:g}" for name, at in (("divisor", 19), ("scale", 20)) if real[at] != 1]
        parts += [f"{name} {real[at + 1]:g}" for name, at in (("logit_scale", 21), ("softcap", 23), ("clamp", 25)) if p[at]]
        parts += [name for name, at in (("logit_bias", 30), ("expert_scale", 31)) if p[at] != NONE]
        if p[8] == 4:
            parts.append(f"jitter {real[27]:g}")
        parts += ["nan last"] * p[28] + ["replay"] * p[32]
        return ", ".join(parts)


def read_cases(stream):
    """The records of an export, one by one."""
    while True:
        head = stream.read(36)
        if not head:
            return
        fields = numpy.frombuffer(head, "<u4") if len(head) == 36 else [0]
        if fields[0] != MAGIC:
            raise ValueError("the export is damaged")
        rest = stream.read(int(fields[1]) * 4 - 36)
        words = numpy.frombuffer(head + rest, "<u4")
        if len(words) != fields[1]:
            raise ValueError("the export ends inside a record")
        yield Case(words, [int(n) for n in fields[3:9]], int(fields[2]))


def read_blocks(stream):
    """The blocks of a function of one number: (function, first bits, answers)."""
    words = numpy.frombuffer(stream.read(), "<u4")
    at = 0
    while at < len(words):
        magic, function, first, length = (int(n) for n in words[at:at + 4])
        if magic != MAGIC_OF_BLOCK or at + 4 + length > len(words):
            raise ValueError("the export is damaged")
        yield function, first, words[at + 4:at + 4 + length]
        at += 4 + length


def spoil(case, random):
    """A replay with one refused row (docs/spec.md, R-4 on a device): that row is padding, the status word names it."""
    k = case.n_used
    bad = Case.__new__(Case)
    bad.__dict__.update(case.__dict__)
    bad.given, bad.ids, bad.weights = case.given.copy(), case.ids.copy(), case.weights.copy()
    token, slot = int(random.integers(case.n_token)), int(random.integers(k))
    row = bad.given[token * k:(token + 1) * k]
    mask = NONE
    if row[0] == NONE:
        if k == 1:
            return None
        row[slot] = 0  # mixed with -1: no slot is the one to blame
        mask = NONE ^ 63
    elif slot and random.integers(2):
        row[slot] = row[int(random.integers(slot))]  # twice
    else:
        row[slot] = (case.n_expert, 0x7fffffff, 0x80000000, 0xfffffffe)[int(random.integers(4))]
    bad.ids[token * k:(token + 1) * k] = NONE
    if case.params[6]:
        bad.weights.view(numpy.uint16)[token * k:(token + 1) * k] = 0
    else:
        bad.weights[token * k:(token + 1) * k] = 0
    bad.name += f", row {token} spoilt"
    bad.status, bad.status_mask = token * 64 + slot, mask
    return bad


def repeated(case, times):
    """The same rows so many times; None where they do not fill whole words or some are padding."""
    if case.params[5] or case.params[6] or case.replay or case.n_real != case.n_token:
        return None
    more = Case.__new__(Case)
    more.__dict__.update(case.__dict__)
    more.params = case.params.copy()
    more.n_token = more.n_real = more.params[2:4] = case.n_token * times
    more.logits, more.ids, more.weights = (numpy.tile(words, times) for words in (case.logits, case.ids, case.weights))
    more.name += f", {times} times"
    return more


class Binding:
    """One buffer that holds a part of every case of a batch."""

    def __init__(self, parts, gap=POISON):
        self.places, total = [], 0
        for part in parts:
            self.places.append((total, max(4, 4 * len(part))))
            total += -(-max(1, len(part)) * 4 // ALIGNMENT) * ALIGNMENT
        self.words = numpy.full(total // 4, gap, numpy.uint32)
        for (at, _), part in zip(self.places, parts):
            self.words[at // 4:at // 4 + len(part)] = part


class Batch:
    """Cases of one entry in buffers, what must be in the outputs afterwards, and how many groups each dispatch has."""

    def __init__(self, cases, entry):
        self.cases, self.entry = cases, entry
        self.groups = [entry.groups(case, i) for i, case in enumerate(cases)]
        self.bases = [0] * len(cases)
        none = numpy.zeros(4, numpy.uint32)
        blank = [numpy.zeros(0, numpy.uint32)]
        self.bindings = {0: Binding([c.logits for c in cases]), 1: Binding([c.tables for c in cases])}
        self.want = {2: Binding([c.ids for c in cases]), 3: Binding([c.weights for c in cases])}
        if entry.name == "moe_route":
            sizes = [numpy.array([c.n_expert, c.n_used, c.n_token, POISON], numpy.uint32) for c in cases]
            self.bindings[4] = Binding(sizes)
        else:
            params = []
            for i, case in enumerate(cases):
                self.bases[i] = i * 64 if case.replay else 0
                params.append(case.params.copy())
                params[-1][7], params[-1][33], params[-1][36] = self.bases[i], self.groups[i], entry.groups_left(case)
            self.bindings[4] = Binding(params)
            if entry.tiled:  # writes it
                self.bindings[5] = Binding([numpy.full(c.n_tile(), POISON, numpy.uint32) for c in cases])
            else:
                self.bindings[5] = Binding([c.given if len(c.given) else none for c in cases])
            self.bindings[6] = Binding([numpy.array([0, NONE, POISON, POISON], numpy.uint32)] * len(cases))
        for n, want in self.want.items():
            self.bindings[n] = Binding(blank)
            self.bindings[n].places, self.bindings[n].words = want.places, numpy.full_like(want.words, POISON)

    def judge(self, got, report):
        """`got`: words of the bindings that are written, afterwards."""
        ids, weights = got[2] != self.want[2].words, got[3] != self.want[3].words
        status = got.get(6)
        right = not ids.any() and not weights.any()
        for i, case in enumerate(self.cases):
            wrong = "" if right else self.rows_wrong(i, case, ids, weights, got)
            if status is not None:
                at = self.bindings[6].places[i][0] // 4
                report.redone += int(status[at])
                want = case.status if case.status == NONE else case.status + self.bases[i] * 64
                have = int(status[at + 1])
                if (want ^ have) & case.status_mask or (want == NONE) != (have == NONE):
                    wrong = wrong or [f"status word: expected {want:08x}, got {have:08x}"]
                if (status[at + 2:at + 64] != POISON).any():
                    wrong = wrong or ["wrote behind the status words"]
                if self.entry.tiled:
                    wrong = wrong or self.left_wrong(i, case, got[5], int(status[at]), report)
            report.add(case, wrong)

    def left_wrong(self, i, case, words, counted, report):
        """At most one text about what route_tiled left of a case, and its rows that were left."""
        at = self.bindings[5].places[i][0] // 4
        n, n_tile = case.n_at_once, case.n_tile()
        bits = numpy.unpackbits(words[at:at + n_tile].view(numpy.uint8), bitorder="little").reshape(n_tile, 32)
        tokens = bits[:, :n].reshape(-1)
        n_left = int(tokens[:case.n_real].sum())
        report.settled += case.n_real - n_left
        report.later += int(tokens[32 * n:case.n_real].sum())
        if bits[:, n:].any() or tokens[case.n_token:].any():
            return ["left: bits behind the end of a tile"]
        if not tokens[case.n_real:case.n_token].all():
            return ["left: padding is not among it"]
        if (words[at + n_tile:at + -(-n_tile * 4 // ALIGNMENT) * ALIGNMENT // 4] != POISON).any():
            return ["left: wrote behind its last tile"]
        return [] if counted == n_left else [f"{n_left} rows are left, status counts {counted}"]

    def rows_wrong(self, i, case, ids, weights, got):
        """One text per wrong row of a case."""
        texts = []
        ids_at, weights_at = self.want[2].places[i][0] // 4, self.want[3].places[i][0] // 4
        n = case.n_token * case.n_used
        per_word = 2 if case.params[6] else 1
        ids_end = ids_at + -(-n * 4 // ALIGNMENT) * ALIGNMENT // 4
        weights_end = weights_at + -(-len(case.weights) * 4 // ALIGNMENT) * ALIGNMENT // 4
        if not ids[ids_at:ids_end].any() and not weights[weights_at:weights_end].any():
            return texts
        if ids[ids_at + n:ids_end].any() or weights[weights_at + len(case.weights):weights_end].any():
            texts.append("wrote outside its outputs")
        kind = numpy.uint16 if per_word == 2 else numpy.uint32
        digits = 4 if per_word == 2 else 8
        have_ids, have = got[2][ids_at:ids_at + n], got[3][weights_at:weights_end].view(kind)[:n]
        want = self.want[3].words[weights_at:weights_end].view(kind)[:n]
        different = (have_ids != case.ids) | (have != want)
        for token in sorted(set(numpy.flatnonzero(different) // case.n_used)):
            slot = int(numpy.flatnonzero(different[token * case.n_used:(token + 1) * case.n_used])[0])
            at = token * case.n_used + slot
            texts.append(f"row {token} slot {slot}: expected id {int(case.ids[at].astype(numpy.int32))} weight "
                         f"{int(want[at]):0{digits}x}, got id {int(have_ids[at].astype(numpy.int32))} weight "
                         f"{int(have[at]):0{digits}x}")
        return texts or ["the half word behind its last weight is not as it was"]


class Report:
    """Counts in rows, for one entry and variant."""

    def __init__(self, shown=3):
        self.passed = self.failed = self.beyond = self.redone = 0
        self.settled = self.later = 0  # of route_tiled: rows that it did; rows left to groups after the first
        self.shown, self.texts = shown, []

    def add(self, case, wrong):
        self.failed += len(wrong)
        self.passed += max(0, case.n_token - len(wrong))
        for text in wrong:
            if len(self.texts) < self.shown:
                self.texts.append(f"{case.name}: {text}\n    {case.rule()}")
