// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace fronteira::core {

struct Rules;

/// A set of kinds of move, a bit for each by its MoveKind::kept.
using KeptKinds = uint64_t;

/// Which moves can become legal or cease to be when a cell is written: for moves that are kept from
/// decision to decision (MoveKind::kept), read off their clauses and ranges.
class Watches {
 public:
    static constexpr int most_kinds = 64;

    /// Neighbouring cells that are watched alike: the rows of a column, the sizes of zones.
    struct Strip {
        int32_t first;
        int32_t rows;
        KeptKinds as_origin = 0;  ///< read it in the row of their first space,
        KeptKinds as_target = 0;  ///< in the row of their second one,
        KeptKinds anywhere = 0;   ///< elsewhere: all their moves may change
    };

    Watches() = default;
    /// `rules` must be complete but for this.
    explicit Watches(const Rules& rules);

    /// By cell, the number of the strip that it stands in, or -1 when no such move reads it.
    const int16_t* by_cell() const { return strip_of_.data(); }
    const Strip& strip(int16_t number) const { return strips_[static_cast<size_t>(number)]; }

 private:
    friend class WatchFinder;
    std::vector<Strip> strips_;
    std::vector<int16_t> strip_of_;
};

}  // namespace fronteira::core
