// SPDX-License-Identifier: MIT
#pragma once

#include "yardstick_war.hpp"

#include <string>
#include <vector>

namespace fronteira::bench {

/// Walks through the moves of one match again, slowly: every count is taken anew over the whole
/// board, nothing is kept up to date. Returns what breaks the rules, empty when nothing does.
std::string referee(const YardstickBoard& board, int seats, int round_limit,
                    const YardstickTrace& trace, const YardstickResult& result);

}  // namespace fronteira::bench
