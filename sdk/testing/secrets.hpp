// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/random.hpp>

#include "core/state.hpp"

#include <string>
#include <vector>

namespace fronteira::conformance {

/// What may stand otherwise without a seat being able to know: one column, one deck, or the
/// generator.
struct Secret {
    std::string name;  ///< "column `trap`"
    std::vector<std::pair<int32_t, int32_t>> written;
};

/// Other values, drawn by lot, for everything that `seat` may not see: columns within their range,
/// cards that change places with other unseen ones, the generator. What it may see, and whether it
/// may see it, stays as it is. Only what differs is listed.
std::vector<Secret> other_secrets(const core::State& state, int seat, Random& random);

}  // namespace fronteira::conformance
