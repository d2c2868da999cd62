// SPDX-License-Identifier: MIT
#pragma once

#include "core/match.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace fronteira::match {

/// What is counted to say who is ahead in a match, whatever its game: the spaces of a seat, a
/// number of each of its spaces, or a number of its own.
struct Score {
    std::optional<core::ColumnId> owner{};   ///< of spaces: whose one is. None: seats are counted
    std::optional<core::ColumnId> number{};  ///< what is added up. None: each space counts 1
};

/// How much each seat has, by seat.
std::vector<int64_t> scores(const core::Match& match, const Score& score);

/// Those who have most, a bit each; nobody when all have as much.
uint32_t leaders(const std::vector<int64_t>& scores);

}  // namespace fronteira::match
