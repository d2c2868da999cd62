// SPDX-License-Identifier: MIT
#pragma once

#include "match/session.hpp"
#include "table/library.hpp"

#include <cstdint>
#include <deque>
#include <vector>

namespace fronteira::table {

/// Tells each viewer of a match what it may learn: the moves, the events, what changed in its view.
class Teller {
 public:
    /// A viewer who is told what all seats together may know: for a match that is over.
    static constexpr int everybody = -2;

    /// Both are lent.
    Teller(const Setting& setting, const match::Session& session);

    /// What a viewer (-1: a spectator) may see now, whole. The next news go on from there.
    Json view(int viewer);
    /// `turn` of the protocol.
    Json turn(int viewer) const;
    /// `over` of the protocol; only when the match is over.
    Json over() const;

    /// The news `moved` of the last move for one viewer, also kept in its log. Asked for once,
    /// right after the move; the set-up is move 0.
    Json moved(int viewer);
    /// The news `undone`, and the log without what was taken back.
    Json undone(int viewer, int by);

    /// What the viewer was told after that move.
    Json log(int viewer, size_t since) const;

 private:
    std::vector<int32_t>& seen(int viewer) { return seen_[static_cast<size_t>(viewer + 2)]; }
    std::vector<int32_t> cells(int viewer) const;
    Json events(int viewer) const;
    Json sentence(const Move& move) const;
    size_t number() const { return session_.record().moves.size(); }

    const Setting& setting_;
    const match::Session& session_;
    std::vector<std::vector<int32_t>> seen_;  ///< by viewer: everybody, a spectator, the seats
    std::vector<std::deque<Json>> logs_;
};

}  // namespace fronteira::table
