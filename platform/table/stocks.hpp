// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules.hpp"

#include <vector>

namespace fronteira::table {

/// The columns of the match (one number) and of regions (that of the region of the space chosen
/// first) from which a number slot is drawn: its most is their sum. Empty where the slot is not
/// declared so, or its most is something else. What is placed on several spaces can then be
/// reckoned beforehand.
std::vector<core::ColumnId> stocks_of(const core::Rules& rules, const core::MoveKind& kind,
                                      const core::Slot& slot);

}  // namespace fronteira::table
