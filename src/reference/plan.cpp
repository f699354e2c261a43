// SPDX-License-Identifier: MIT
// Stage `plan`: slots sorted by expert, then token, then slot (S-9). Ids arrive judged.
#include "reference/reference.hpp"

namespace turnout::reference {

Status plan(const PlanInput& in, const PlanOutput& out) {
  const std::int64_t n_slot = in.n_token * in.n_used;
  const std::int64_t n_real_slot = *in.n_real_tokens * in.n_used;
  for (std::int64_t& count : out.counts) count = 0;
  for (std::int64_t i = 0; i < n_real_slot; ++i)
    if (in.ids[i] != -1) ++out.counts[in.ids[i]];  // S-9.1

  out.offsets[0] = 0;  // S-9.2, S-9.3: exclusive sums of the counts, each padded to a multiple of the block
  for (std::int32_t e = 0; e < in.n_expert; ++e)
    out.offsets[e + 1] = out.offsets[e] + (out.counts[e] + in.block - 1) / in.block * in.block;

  for (std::int64_t i = 0; i < out.offsets[in.n_expert]; ++i) {
    out.slots[i] = n_slot;
    out.tokens[i] = -1;
  }
  for (std::int64_t i = n_real_slot; i < n_slot; ++i) out.inverse[i] = -1;  // S-9.4
  for (std::int64_t& count : out.counts) count = 0;  // counted again while filling: the next free place of each expert
  for (std::int64_t i = 0; i < n_real_slot; ++i) {
    const std::int32_t e = in.ids[i];
    if (e == -1) {
      out.inverse[i] = -1;
      continue;
    }
    const std::int64_t place = out.offsets[e] + out.counts[e]++;
    out.slots[place] = i;
    out.tokens[place] = i / in.n_used;
    out.inverse[i] = place;
  }
  return {};
}

}  // namespace turnout::reference
