// SPDX-License-Identifier: MIT
#pragma once

#include "match/series/series.hpp"

namespace fronteira::cli {

/// Says on stderr how much of a series is done, rewritten in place: on a terminal only. Empty in a
/// pipe.
std::function<void(uint64_t done)> progress_of(uint64_t games);

}  // namespace fronteira::cli
