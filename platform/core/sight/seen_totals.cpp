// SPDX-License-Identifier: MIT
#include "core/sight/seen_totals.hpp"

#include "core/state/sums.hpp"

#include <algorithm>

namespace fronteira::core {
namespace {

bool is_value(const State& state, int32_t value) {
    return value >= none && value < state.layout().seats();
}

bool is_whole(const State& state, const PlacedColumn& column, ColumnId id, int region,
              int32_t value, int eyes) {
    if (column.sight == Sight::all)
        return state.is_whole(state.layout().indexes()[static_cast<size_t>(column.index)], region,
                              value);
    const auto spaces = state.layout().board().spaces_in(region);
    return !spaces.empty() && std::all_of(spaces.begin(), spaces.end(), [&](int32_t space) {
        return state.seen(id, space, eyes) == value;
    });
}

}  // namespace

int32_t count_seen(const State& state, ColumnId id, int32_t value, int eyes) {
    const PlacedColumn& column = state.layout().column(id);
    if (column.sight != Sight::all && column.sight != Sight::near) return hidden;
    if (!is_value(state, value)) return 0;
    if (column.sight == Sight::all)
        return state.count(state.layout().indexes()[static_cast<size_t>(column.index)], value);
    int32_t count = 0;
    for (int32_t row = 0; row < column.rows; ++row)
        count += state.seen(id, row, eyes) == value ? 1 : 0;
    return count;
}

int32_t regions_seen(const State& state, ColumnId id, int32_t value, int eyes) {
    const PlacedColumn& column = state.layout().column(id);
    if (column.sight != Sight::all && column.sight != Sight::near) return hidden;
    if (!is_value(state, value)) return 0;
    int32_t whole = 0;
    for (int region = 0; region < state.layout().board().region_count(); ++region)
        whole += is_whole(state, column, id, region, value, eyes) ? 1 : 0;
    return whole;
}

int32_t sum_seen(const State& state, ColumnId id, int eyes) {
    const PlacedColumn& column = state.layout().column(id);
    if (column.sight != Sight::all && column.sight != Sight::near) return hidden;
    int64_t sum = 0;
    for (int32_t row = 0; row < column.rows; ++row) {
        const int32_t value = state.seen(id, row, eyes);
        if (value != hidden) sum += value;
    }
    return clamp(sum);
}

}  // namespace fronteira::core
