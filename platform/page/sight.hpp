// SPDX-License-Identifier: MIT
#pragma once

#include "match/session.hpp"

#include <cstdint>
#include <vector>

namespace fronteira::page {

/// A cell of a match: what stands there, and the viewers who see it, a bit each. What none of them
/// sees is 0.
struct SeenCell {
    int32_t value = 0;
    uint32_t viewers = 0;
};

/// The bit of a viewer: a seat, or -1 for spectators.
constexpr uint32_t bit_of(int viewer) {
    return 1u << (viewer + 1);
}

/// A match through the eyes of all who may look on at once: when it is over every seat and the
/// spectators, else spectators alone. See TurnCell for its first cells.
class Sight {
 public:
    /// The layout is lent.
    Sight(const core::Layout& layout, bool over);

    /// To be asked after the set-up and after every move. The cells that may have changed, in
    /// order.
    const std::vector<size_t>& look(const match::Session& session);

    const SeenCell& operator[](size_t cell) const { return cells_[cell]; }
    size_t size() const { return cells_.size(); }
    bool over() const { return over_; }
    /// Only these may look: none while the match goes on.
    int seats() const { return over_ ? layout_.seats() : 0; }
    /// Those who look on among seats as an event names them.
    uint32_t viewers_of(uint32_t seats) const;

 private:
    void look_at_all(const match::Session& session);
    void look_at_turn(const match::Session& session);
    uint32_t everybody() const { return (1u << (seats() + 1)) - 1; }

    const core::Layout& layout_;
    bool over_;
    std::vector<SeenCell> cells_;
    std::vector<bool> plain_;  ///< cells that all see, and that do not decide who sees others
    std::vector<size_t> touched_;
    bool looked_ = false;
};

}  // namespace fronteira::page
