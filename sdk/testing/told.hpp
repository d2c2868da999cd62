// SPDX-License-Identifier: MIT
#pragma once

#include "core/match.hpp"

#include <span>
#include <string>
#include <vector>

namespace fronteira::conformance {

/// Everything that a seat is told about a position.
struct Told {
    std::vector<int32_t> cells;
    std::vector<int32_t> offers;  ///< kind, values and range of each
    std::vector<std::string> refusals;
    friend bool operator==(const Told&, const Told&) = default;
};

/// `guesses` are the moves whose refusals are asked for.
Told told(const core::Match& match, int seat, std::span<const Move> guesses);

/// "sees something else", "is offered different moves", "is refused differently"; empty when alike.
std::string difference(const Told& one, const Told& other);

}  // namespace fronteira::conformance
