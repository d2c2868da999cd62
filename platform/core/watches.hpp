// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace fronteira::core {

struct Rules;

/// Which moves can become legal or cease to be when a cell is written: for moves that are kept from
/// decision to decision (MoveKind::kept), read off their clauses and ranges.
class Watches {
 public:
    /// Where a kind of move reads a cell.
    enum class At : uint8_t {
        origin,    ///< in the row of its first space
        target,    ///< in the row of the space that is linked to it
        anywhere,  ///< elsewhere: all its moves may change
    };
    struct Watch {
        int16_t kind;
        At at;
        int32_t row;
    };

    Watches() = default;
    /// `rules` must be complete but for this.
    explicit Watches(const Rules& rules);

    /// Calls `visit` with a Watch for each kind of move that reads the cell.
    template <class Visit>
    void each(int32_t cell, Visit visit) const {
        if (cell >= static_cast<int32_t>(strip_of_.size())) return;
        const int16_t number = strip_of_[static_cast<size_t>(cell)];
        if (number < 0) return;
        const Strip& strip = strips_[static_cast<size_t>(number)];
        for (const Watch& watch : strip.watches)
            visit(Watch{watch.kind, watch.at, cell - strip.first});
    }

 private:
    friend class WatchFinder;
    /// Neighbouring cells that are watched alike: the rows of a column, the sizes of zones.
    struct Strip {
        int32_t first;
        int32_t rows;
        std::vector<Watch> watches;
    };
    std::vector<Strip> strips_;
    std::vector<int16_t> strip_of_;
};

}  // namespace fronteira::core
