// SPDX-License-Identifier: MIT
#pragma once

#include "core/state/state.hpp"
#include "match/line.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fronteira::match {

/// A cell that a move changed and what stands there now, as a record writes them; lent by its text.
struct RecordedChange {
    /// `harbour.armies`, `@coast.held`, `2.out` (a seat), `.trades`, `#17`
    std::string_view cell;
    /// A number, the id of a space, region or card, a choice, a seat from 1.
    std::string_view value;
    friend bool operator==(const RecordedChange&, const RecordedChange&) = default;
};

/// The name of a cell of the state proper in a record. Regions carry an `@` because a region and
/// a space may share an id; cells outside columns are given by number.
std::string cell_text(const core::Layout& layout, int32_t cell);

/// The cell of that name; empty when there is none.
std::optional<int32_t> find_cell(const core::Layout& layout, std::string_view name);

/// What stands in a cell, by the kind of its column; `-` where it points at nothing.
std::string cell_value_text(const core::Layout& layout, int32_t cell, int32_t value);

/// Writes what moves change. It keeps the names of the cells that it met, which come again and
/// again.
class ChangeWriter {
 public:
    explicit ChangeWriter(const core::Layout& layout);

    /// Writes at the end of a line what the last move changed (see core::ChangedCells), a blank
    /// before each: ` harbour.armies=3 .trades=1`. Left out is the count of moves, which every move
    /// raises.
    void add(Line& line, const core::State& state, std::span<const core::Change> changed);

 private:
    void add_name(Line& line, const core::Layout& layout, int32_t cell);

    std::vector<std::string> names_;  ///< by cell: ` harbour.armies=`
};

/// The parts of such a text.
std::vector<RecordedChange> parts_of(std::string_view changes);

}  // namespace fronteira::match
