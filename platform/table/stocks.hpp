// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules.hpp"

#include <vector>

namespace fronteira::table {

/// The columns of the match (one number) and of regions (that of the region of the space chosen
/// first) from which a number slot is drawn: its most is their sum, and the declared effect changes
/// each of them. Empty where that is not so. What is placed on several spaces can then be reckoned
/// beforehand.
std::vector<core::ColumnId> stocks_of(const core::Rules& rules, const core::MoveKind& kind,
                                      const core::Slot& slot);

}  // namespace fronteira::table
