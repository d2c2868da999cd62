// SPDX-License-Identifier: MIT
#pragma once

#include "match/record.hpp"

namespace fronteira::runtime {

/// A record whose seed is not the one that its host was bound to from the beginning: the failure
/// `replay.commitment`. Nothing is wrong with a record that names its seed openly.
Result<void> check_drawn_seed(const match::Record& record);

}  // namespace fronteira::runtime
