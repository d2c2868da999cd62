// SPDX-License-Identifier: MIT
#include "core/state/changed_cells.hpp"

#include <bit>

namespace fronteira::core {
namespace {

constexpr size_t bits = 64;

}  // namespace

ChangedCells::ChangedCells(const Layout& layout)
    : written_(static_cast<size_t>(layout.state_cells()) / bits + 1),
      before_(static_cast<size_t>(layout.state_cells())) {}

std::span<const Change> ChangedCells::of(const State& state) {
    // From the last to the first, whose word on what stood before is the one that counts.
    const auto notes = state.changes();
    for (auto note = notes.rbegin(); note != notes.rend(); ++note) {
        const auto cell = static_cast<size_t>(note->cell);
        if (cell >= before_.size()) continue;  // of an index, which follows from the rest
        written_[cell / bits] |= uint64_t{1} << cell % bits;
        before_[cell] = note->before;
    }
    changed_.clear();
    for (size_t word = 0; word < written_.size(); ++word)
        for (uint64_t& set = written_[word]; set != 0; set &= set - 1) {
            const size_t cell = word * bits + static_cast<size_t>(std::countr_zero(set));
            const auto at = static_cast<int32_t>(cell);
            if (state.cell(at) != before_[cell]) changed_.push_back({at, before_[cell]});
        }
    return changed_;
}

}  // namespace fronteira::core
