// SPDX-License-Identifier: MIT
#pragma once

#include "match/session.hpp"
#include "page/bytes.hpp"
#include "page/sight.hpp"

#include <string>
#include <vector>

namespace fronteira::page {

/// The cells of a tape that say where the match stands.
enum TurnCell : int32_t {
    turn_seat,  ///< from 1
    turn_round,
    turn_phase,     ///< from 1; 0 when it is over
    turn_deciders,  ///< a bit a seat
    turn_cells
};

/// A match as the browser plays it: what every move changed, and who may see it. Viewers have a bit
/// each: 1 spectators, 2 seat 1, 4 seat 2 ... What no viewer sees does not stand in it; of a match
/// that goes on, nothing that spectators do not see. A frame for the set-up and one for each move,
/// in the numbers and words of Bytes:
///
///     by                      seat from 1; 0: the set-up
///     who may know the move; then kind + 1 (0: nobody may), and of each slot the integer, or of
///     cards how many and each
///     changes                 how many; each: cells since the last one named, integer
///     sights                  how many; each: cells since the last one named, viewers
///     events                  how many; each: name (word), viewers, how many fields; each of
///     these:
///                             name (word), kind (word), deck + 1, viewers, integer or word
///
/// Cells stand as in the layout, but for the first: see TurnCell.
class TapeWriter {
 public:
    /// The rules are lent. `over`: the match is, and nothing of it is secret any more.
    TapeWriter(const core::Rules& rules, bool over)
        : rules_(rules), sight_(rules.layout, over), shown_(sight_.size()) {}

    /// After the set-up (move 0) and right after each move.
    void frame(const match::Session& session, size_t move);

    const std::string& text() const { return bytes_.text(); }

 private:
    void write_move(const match::Session& session, size_t number);
    void write_slot(const core::Slot& slot, const Move& move);
    void write_cells(const std::vector<size_t>& touched);
    void write_events(const match::Session& session, size_t number);
    void write_event(const core::Event& event);

    const core::Rules& rules_;
    Sight sight_;
    std::vector<SeenCell> shown_;  ///< as the browser knows it so far
    Bytes bytes_;
};

}  // namespace fronteira::page
