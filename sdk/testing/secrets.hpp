// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/random.hpp>

#include "core/state/state.hpp"

#include <string>
#include <vector>

namespace fronteira::conformance {

/// What may stand otherwise without a seat being able to know: one column, one deck, or the
/// generator.
struct Secret {
    std::string name;  ///< "column `trap`"
    std::vector<std::pair<int32_t, int32_t>> written;
};

/// How secrets are made to stand otherwise. `values`: columns take any value of their range, and
/// the generator another state. `places`: only what is there changes places, row with row, so that
/// what a ruleset counts stays true; the generator is left alone.
enum class Alteration : uint8_t { values, places };

/// Others, drawn by lot, for everything that `seat` may not see; cards always change places with
/// other unseen ones. What it may see, and whether it may see it, stays as it is. Only what
/// differs is listed.
std::vector<Secret> other_secrets(const core::State& state, int seat, Random& random,
                                  Alteration how = Alteration::values);

/// The name of the generator among secrets.
inline constexpr const char* generator_secret = "the random generator";

}  // namespace fronteira::conformance
