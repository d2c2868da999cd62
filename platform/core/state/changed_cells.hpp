// SPDX-License-Identifier: MIT
#pragma once

#include "core/state/state.hpp"

#include <span>
#include <vector>

namespace fronteira::core {

/// Finds what was changed in a state, from its notes of writes. Kept from move to move so that
/// finding it allocates nothing.
class ChangedCells {
 public:
    explicit ChangedCells(const Layout& layout);

    /// The cells of the state proper that differ from before the noted writes, in the order of the
    /// block, each with its old value. Lent until the next call.
    std::span<const Change> of(const State& state);

 private:
    std::vector<uint64_t> written_;  ///< a bit each cell, clear between calls,
    std::vector<int32_t> before_;    ///< and what stood there before the first write
    std::vector<Change> changed_;
};

}  // namespace fronteira::core
