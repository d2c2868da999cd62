// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/random.hpp>

#include "generate/cells.hpp"

#include <functional>
#include <vector>

namespace fronteira::generate {

/// Groups of cells that grow side by side, a cell at a time, from one cell each.
class Growth {
 public:
    static constexpr int nobody = -1;

    Growth(const Cells& cells, Random& lot)
        : cells_(cells), lot_(lot), group_(static_cast<size_t>(cells.count()), nobody) {}

    /// A new group; a larger `share` lets it grow larger than others.
    void begin(int cell, int share);
    /// Until so many cells are taken, or nobody may take any more. The group that is furthest
    /// behind goes first, and takes cells that make it compact.
    void grow(int until, const std::function<bool(int cell, int group)>& may_take);

    int group(int cell) const { return group_[static_cast<size_t>(cell)]; }
    int groups() const { return static_cast<int>(origins_.size()); }
    int origin(int group) const { return origins_[static_cast<size_t>(group)]; }

    /// How many steps it is from a cell to one that is taken; the number of cells when none is.
    int steps_to_land(int cell) const;
    /// From the cells of the groups `first` and later, over some ground, by cell.
    std::vector<int> steps_from_land(const std::vector<int>& ground, int first) const;

 private:
    void take(int cell, int group);
    int choose(int group, const std::function<bool(int cell, int group)>& may_take);

    const Cells& cells_;
    Random& lot_;
    std::vector<int> group_;
    std::vector<int> origins_, shares_, sizes_;
    std::vector<std::vector<int>> rims_;  ///< cells beside each group, or taken since
    int taken_ = 0;
};

}  // namespace fronteira::generate
