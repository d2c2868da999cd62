// SPDX-License-Identifier: MIT
#pragma once

#include "match/session.hpp"

#include <span>

namespace fronteira::match {

/// What one viewer may learn of a move that was played. Use it right after the move.
class LastMove {
 public:
    /// `viewer` is a seat, or -1 for a spectator. `number` counts from 1; 0 is the set-up. The
    /// session is lent.
    LastMove(const Session& session, int viewer, size_t number);

    /// The same move for another viewer.
    LastMove& look_through(int viewer) {
        viewer_ = viewer;
        return *this;
    }

    /// Who played it; -1 for the set-up.
    int seat() const { return seat_; }
    /// Of kind -1 for the set-up.
    const Move& move() const { return move_; }

    /// The viewer may know of the move: it is its own, or all that it wrote and told is open to
    /// the viewer, and it does not come from a hand or from what others cannot see.
    bool is_open() const;

    /// Its events, as they are: see core::seen_by.
    std::span<const NumberedEvent> events() const;

 private:
    bool is_secret(int32_t cell) const;
    bool is_secret(const core::Event& event) const;

    const Session& session_;
    int viewer_;
    size_t number_;
    int seat_ = -1;
    Move move_;
};

/// The seat that learns most of an event; -1 when a spectator learns as much.
int best_eyes(const core::Event& event, int seats);

}  // namespace fronteira::match
