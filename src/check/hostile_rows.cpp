// SPDX-License-Identifier: MIT
#include <algorithm>
#include <limits>

#include "check/floats.hpp"
#include "check/hostile_parts.hpp"

namespace turnout::hostile {
namespace {

using check::from_bits;
using check::to_bits;

constexpr float kInf = std::numeric_limits<float>::infinity();
constexpr double kLn2 = 0.693147180559945309417;

/// What a row is made from.
struct Row {
  Random& random;
  const Case& c;
  std::span<float> x;
  std::uint32_t ulp;  ///< bits of one step in the row's dtype

  std::int32_t size() const { return static_cast<std::int32_t>(x.size()); }
  float& at(std::int32_t i) const { return x[static_cast<std::size_t>(i)]; }
  float narrow(double v) const { return check::through(c.dtype, static_cast<float>(v)); }
};

template <class F>
void each(Row& r, F value) {
  for (float& x : r.x) x = static_cast<float>(value());
}

void normal(Row& r) {
  each(r, [&] { return r.random.normal() * 2.0; });
}

/// Values as bf16 code would have left them: ties are common.
void bf16(Row& r) {
  each(r, [&] { return check::through(DType::bf16, static_cast<float>(r.random.normal())); });
}

void ties(Row& r) {
  std::vector<float> pool;
  for (std::int32_t i = 0; i < std::max(2, r.size() / 6); ++i) pool.push_back(static_cast<float>(r.random.normal()));
  each(r, [&] { return pool[r.random.below(static_cast<std::uint32_t>(pool.size()))]; });
}

void close(Row& r) {
  const float c = r.narrow(r.random.either(r.random.uniform(0.1, 6.0)));
  each(r, [&] { return nudge(c, r.random.between(-3, 3), r.ulp); });
}

/// Where sigmoid is flat: different logits, equal scores.
void plateau(Row& r) {
  each(r, [&] { return r.random.uniform(7.0, 21.0); });
}

void saturated(Row& r) {
  each(r, [&] { return r.random.either(r.random.uniform(15.0, 130.0)); });
}

void tiny(Row& r) {
  each(r, [&] {
    const double size = power_of_two(r.random.between(-28, -9));
    return size * r.random.normal();
  });
}

/// Short mantissas near 2^-24: x/4 falls half-way between two floats.
void halfway(Row& r) {
  each(r, [&] {
    const double unit = power_of_two(r.random.between(-34, -24));
    return r.random.either(unit * r.random.between(1, 4095));
  });
}

void equal(Row& r) {
  const auto v = static_cast<float>(r.random.normal() * 3.0);
  each(r, [&] { return v; });
}

void nan(Row& r) {
  each(r, [&] { return r.random.percent(15) ? from_bits(0x7fc00000u) : static_cast<float>(r.random.normal() * 2.0); });
}

/// Few, or so many that +inf meets -inf in the sum of a group; some beside NaN.
void inf(Row& r) {
  const std::uint32_t share = r.random.pick({10u, 10u, 60u});
  const bool with_nan = r.random.percent(30);
  each(r, [&] {
    if (with_nan && r.random.percent(10)) return from_bits(0x7fc00000u);
    return r.random.percent(share) ? r.random.pick({kInf, -kInf}) : static_cast<float>(r.random.normal() * 2.0);
  });
}

void neginf(Row& r) {
  each(r, [&] { return r.random.percent(90) ? -kInf : static_cast<float>(r.random.normal() * 2.0); });
}

void allnan(Row& r) {
  each(r, [&] { return from_bits(0x7fc00000u); });
}

void negzero(Row& r) {
  each(r, [&] { return r.random.pick({0.0f, -0.0f, -0.0f, 1e-30f, -1e-30f}); });
}

void subnormal(Row& r) {
  if (r.c.dtype == DType::f16) {  // subnormal there, normal once widened
    each(r, [&] { return r.random.either(r.random.between(0, 1100) * 0x1p-24); });
    return;
  }
  each(r, [&] { return r.random.pick({0.0f, 1e-40f, 2e-40f, -3e-41f, 1.2e-38f, -1.2e-38f, 2e-38f, 0x1p-149f}); });
}

/// Every magnitude there is.
void spread(Row& r) {
  each(r, [&] {
    const auto sign = r.random.below(2) << 31;
    const auto exponent = static_cast<std::uint32_t>(r.random.between(117, 254)) << 23;
    return from_bits(sign | exponent | r.random.below(1u << 23));
  });
}

/// Softmax next to a rounding boundary: leaders a tiny odd step apart, all else far below. 1/2 + d/4 is half-way to
/// first order and the cubic term, near 2^-74, decides. With a third winner 12 / |d|^3 below, its e^-L eats the cubic
/// term too, down to 2^-96: nearer than the precision of the contract's own algorithm, whose value then decides.
void near(Row& r) {
  Random& random = r.random;
  const float c = random.pick({0.0f, 0.0f, 0.0f, 0.5f, 1.5f, -40.0f});
  for (float& x : r.x) x = c - 200.0f;
  const auto order = random.permutation(r.size());
  const std::int32_t k = r.c.rule.n_used;
  const std::int32_t wanted = k >= 2 && k <= 3 && random.percent(50) ? k : random.between(2, 6);
  const std::int32_t n_leader = std::min(wanted, r.size());
  if (n_leader == 3 && random.percent(60)) {
    const std::int32_t m = random.pick({1, 3, 5, 7});
    const double ln_m = m == 1 ? 0.0 : m == 3 ? 1.0986122886681098 : m == 5 ? 1.6094379124341003 : 1.9459101490553132;
    const auto third = static_cast<float>(-(72.0 * kLn2 + 2.4849066497880004 - 3.0 * ln_m));  // ln 12
    r.at(order[0]) = 0.0f;
    r.at(order[1]) = static_cast<float>(-m * 0x1p-24);
    r.at(order[2]) = nudge(third, random.between(-3, 3));
    return;
  }
  for (std::int32_t i = 0; i < n_leader; ++i) {
    const double unit = power_of_two(-random.pick({22, 23, 23, 24, 25}));
    r.at(order[static_cast<std::size_t>(i)]) = static_cast<float>(c + unit * random.pick({0, 0, 1, 1, 3, 5, 7}));
  }
}

/// NaN of every sign and payload.
void nanbits(Row& r) {
  each(r, [&] {
    if (r.random.percent(30)) return static_cast<float>(r.random.normal() * 2.0);
    if (r.random.percent(30)) {
      const std::uint32_t sign = r.random.below(2) << 31;
      return from_bits(sign | 0x7f800001u | r.random.below(1u << 23));
    }
    return from_bits(r.random.pick({0x7fc00000u, 0xffc00000u, 0x7f800001u, 0xffc12345u, 0x7fffffffu, 0xffffffffu}));
  });
}

/// Groups whose sums tie, or would but for one ulp: the same best values in each group, in other places.
void group_tie(Row& r) {
  Random& random = r.random;
  const Rule& rule = r.c.rule;
  const std::int32_t size = rule.n_group ? rule.n_expert / *rule.n_group : std::max(2, r.size() / 4);
  const std::int32_t n_top = std::min(size, rule.group_score + 1);
  const bool steps = random.percent(30);  // 1 + tiny: sums of identity keys that tie once rounded
  std::vector<float> top;
  for (std::int32_t i = 0; i < n_top; ++i) top.push_back(r.narrow(2.0 + random.normal()));
  for (std::int32_t first = 0; first < r.size(); first += size) {
    const std::int32_t n = std::min(size, r.size() - first);
    const auto order = random.permutation(n);
    for (std::int32_t i = 0; i < n; ++i) {
      float& x = r.at(first + order[static_cast<std::size_t>(i)]);
      if (i >= n_top) {
        x = static_cast<float>(-6.0 - random.uniform(0.0, 2.0));
      } else if (steps) {
        x = i == 0 ? 1.0f : static_cast<float>(random.between(1, 7) * 0x1p-25);
      } else {
        x = top[static_cast<std::size_t>(i)];
      }
    }
    const std::uint32_t p = random.below(4);
    const std::int32_t up = random.pick({-1, 1});
    if (p >= 2) r.at(first + order[0]) = nudge(r.at(first + order[0]), up, r.ulp);
    if (p == 3 && n > 1) r.at(first + order[1]) = nudge(r.at(first + order[1]), -up, r.ulp);
  }
}

/// Scores, weights and products that land a few ulp around 2^-126, the border of zero.
void min_normal(Row& r) {
  Random& random = r.random;
  const Rule& rule = r.c.rule;
  const float scale = rule.scale_where == ScaleWhere::weights ? rule.scale : 1.0f;
  const bool scaled = random.percent(50);  // aim at the product, or at the score itself
  const double factor = scaled ? static_cast<double>(scale) / static_cast<double>(rule.divisor) : 1.0;
  const double target = 0x1p-126 / factor;
  const std::uint64_t bits = std::bit_cast<std::uint64_t>(target);
  const auto exponent = static_cast<int>((bits >> 52) & 0x7ffu) - 1023;
  const double half = rule.score == Score::sqrtsoftplus ? 2.0 : 1.0;
  const auto edge = static_cast<float>(half * exponent * kLn2);  // e^edge is 2^exponent, or its square
  const bool off = (bits << 12) != 0;                            // a target between powers of two: spread out
  each(r, [&] {
    if (rule.score == Score::identity) {
      const double near_target = target * (0x800000 + random.between(-4, 4)) * 0x1p-23;
      return nudge(static_cast<float>(near_target), random.between(0, 2));
    }
    if (off && random.percent(70)) return static_cast<float>(edge + random.uniform(-0.7, 0.7));
    return nudge(edge, random.between(-12, 12));
  });
  if (rule.score == Score::softmax || rule.score == Score::sparsemixer) {
    r.at(static_cast<std::int32_t>(random.below(static_cast<std::uint32_t>(r.size())))) = 0.0f;
  }
}

/// Many experts tied exactly at the n_used-th key: only the ids decide.
void boundary_tie(Row& r) {
  Random& random = r.random;
  const std::int32_t n = r.size();
  const std::int32_t k = r.c.rule.n_used;
  const float c = random.percent(25) ? 0.0f : r.narrow(random.normal());
  const std::int32_t n_above = random.between(0, k - 1);
  const std::int32_t n_tied = random.between(std::min(k - n_above + 1, n - n_above), n - n_above);
  const auto order = random.permutation(n);
  for (std::int32_t i = 0; i < n; ++i) {
    float& x = r.at(order[static_cast<std::size_t>(i)]);
    if (i < n_above) {
      x = static_cast<float>(c + random.uniform(0.1, 3.0));
    } else if (i < n_above + n_tied) {
      x = c == 0.0f ? random.pick({0.0f, -0.0f}) : c;
    } else {
      x = static_cast<float>(c - random.uniform(0.1, 3.0));
    }
  }
}

/// Softmax terms at the end of the floats (e^-87.3 is 2^-126, e^-104 is 2^-150), also of large logits.
void softmax_edge(Row& r) {
  Random& random = r.random;
  const double top = random.pick({0.0, 0.0, 50.0, -3000.0, 1e5, 1e7, -2e38, 1e38});
  const float edge = random.pick({-87.33654f, -103.97208f, -88.02969f, -103.27893f});
  each(r, [&] {
    const std::uint32_t p = random.below(10);
    if (p == 0) return static_cast<float>(top);
    if (p < 6) return static_cast<float>(top - random.uniform(80.0, 110.0));
    return static_cast<float>(top + nudge(edge, random.between(-6, 6)));
  });
}

/// Sigmoid where 1/2 + x/4 is half-way between floats and x^3/48 decides, and at powers of two.
void sigmoid_edge(Row& r) {
  Random& random = r.random;
  each(r, [&] {
    if (random.percent(30)) return random.either(power_of_two(-random.between(1, 40)));
    const int odd = 2 * random.between(0, random.pick({3, 50, 2047})) + 1;
    return random.either(odd * power_of_two(-random.pick({23, 24, 25})));
  });
}

/// Around the rule's own thresholds: where sparsemixer stops taking part, where a clamp bites, where tanh is 1.
void threshold(Row& r) {
  Random& random = r.random;
  const Rule& rule = r.c.rule;
  if (rule.score == Score::sparsemixer) {
    const double best = random.either(random.between(1, 64) * 0x1p-3);
    const double limit = 2.0 * static_cast<double>(rule.jitter_eps);
    const double edge = best > 0 ? best - limit * best : limit < 1 ? best / (1 - limit) : 3 * best;
    each(r, [&] { return nudge(r.narrow(edge), random.between(0, 2), r.ulp); });
    r.at(static_cast<std::int32_t>(random.below(static_cast<std::uint32_t>(r.size())))) = static_cast<float>(best);
    return;
  }
  const double clamp = rule.logit_clamp ? static_cast<double>(*rule.logit_clamp) : 0.0;
  const double cap = rule.logit_softcap ? static_cast<double>(*rule.logit_softcap) : 1.0;
  each(r, [&] {
    if (clamp == 0.0) return static_cast<float>(random.either(cap * random.uniform(8.0, 10.0)));
    const float edge = r.narrow(random.either(clamp));
    return nudge(edge, random.between(-3, 3), r.ulp);
  });
}

struct Kind {
  std::string_view name;
  void (*fill)(Row&);
  std::uint32_t share;     ///< of rows in f32
  std::uint32_t share_16;  ///< of rows in f16 and bf16: 0 for kinds that live from bits those do not have
};

constexpr Kind kKinds[] = {
    {"normal", normal, 5, 5},
    {"bf16", bf16, 3, 3},
    {"ties", ties, 4, 4},
    {"close", close, 3, 3},
    {"plateau", plateau, 1, 2},
    {"saturated", saturated, 2, 2},
    {"tiny", tiny, 1, 1},
    {"halfway", halfway, 1, 0},
    {"equal", equal, 1, 1},
    {"nan", nan, 2, 2},
    {"inf", inf, 1, 1},
    {"neginf", neginf, 1, 1},
    {"allnan", allnan, 1, 1},
    {"negzero", negzero, 1, 1},
    {"subnormal", subnormal, 1, 2},
    {"spread", spread, 1, 1},
    {"near", near, 3, 0},
    {"nanbits", nanbits, 1, 1},
    {"group_tie", group_tie, 2, 2},
    {"min_normal", min_normal, 2, 0},
    {"boundary_tie", boundary_tie, 3, 3},
    {"softmax_edge", softmax_edge, 2, 0},
    {"sigmoid_edge", sigmoid_edge, 2, 0},
    {"threshold", threshold, 2, 1},
};

}  // namespace

std::vector<std::string_view> kinds() {
  std::vector<std::string_view> names;
  for (const Kind& kind : kKinds) names.push_back(kind.name);
  return names;
}

std::string_view choose_kind(Random& random, DType dtype) {
  const auto share = [&](const Kind& kind) { return dtype == DType::f32 ? kind.share : kind.share_16; };
  std::uint32_t total = 0;
  for (const Kind& kind : kKinds) total += share(kind);
  std::uint32_t left = random.below(total);
  for (const Kind& kind : kKinds) {
    if (left < share(kind)) return kind.name;
    left -= share(kind);
  }
  return kKinds[0].name;
}

void make_row(Random& random, const Case& c, std::string_view kind, std::span<float> row) {
  const std::uint32_t ulp = c.dtype == DType::f32 ? 1u : c.dtype == DType::f16 ? 1u << 13 : 1u << 16;
  Row r{random, c, row, ulp};
  for (const Kind& known : kKinds) {
    if (known.name == kind) known.fill(r);
  }
  for (float& x : row) x = check::through(c.dtype, x);
}

}  // namespace turnout::hostile
