// SPDX-License-Identifier: MIT
#pragma once

#include "core/state/state.hpp"

namespace fronteira::core {

/// Totals of a column as the seat `eyes` (-1: a spectator) sees them. Of a column that is seen near
/// what one holds they are over the rows that are seen; of other columns that not everyone sees
/// they are `hidden`.

/// How many spaces have `value` (a seat, or none) in an indexed column.
int32_t count_seen(const State& state, ColumnId column, int32_t value, int eyes);
/// How many regions have `value` in all of their spaces, of which there is at least one.
int32_t regions_seen(const State& state, ColumnId column, int32_t value, int eyes);
/// The sum of all rows, within the range of a cell.
int32_t sum_seen(const State& state, ColumnId column, int eyes);

}  // namespace fronteira::core
