// SPDX-License-Identifier: MIT
#pragma once

#include "match/records/record.hpp"

namespace fronteira::runtime {

/// Fails with `replay.commitment` if the seed of a record is not the one its host committed to at
/// the beginning. Nothing is wrong with a record whose seed was chosen openly.
Result<void> check_drawn_seed(const match::Record& record);

}  // namespace fronteira::runtime
