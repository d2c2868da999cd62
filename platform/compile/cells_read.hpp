// SPDX-License-Identifier: MIT
#pragma once

#include "core/state/state.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace fronteira::compile {

/// What a run read of a state. As long as those cells hold the same, the same function comes to the
/// same for the same values and the same seat, and costs the same.
class CellsRead {
 public:
    void clear() {
        count_ = 0;
        all_ = true;
        seat_ = false;
    }
    void note(int32_t cell, int32_t held) {
        if (count_ < most)
            read_[count_++] = {cell, held};
        else
            all_ = false;
    }
    void note_seat() { seat_ = true; }
    /// More was read than can be noted.
    void miss() { all_ = false; }
    /// Whether everything that was read is noted.
    bool all() const { return all_; }
    /// Whether nothing was asked for that another state or another seat may answer otherwise.
    bool none() const { return count_ == 0 && all_ && !seat_; }

    bool hold_in(const core::State& state) const {
        for (size_t i = 0; i < count_; ++i)
            if (state.cell(read_[i].cell) != read_[i].held) return false;
        return true;
    }

 private:
    static constexpr size_t most = 13;  // few, so that it fits beside what it is kept for
    struct Read {
        int32_t cell;
        int32_t held;
    };
    std::array<Read, most> read_{};
    uint16_t count_ = 0;
    bool all_ = true;
    bool seat_ = false;  ///< it was asked who decides
};

}  // namespace fronteira::compile
