// SPDX-License-Identifier: MIT
#pragma once

#include "core/sight/seat_view.hpp"
#include "core/state/changed_cells.hpp"
#include "match/cell_text.hpp"
#include "match/records/record.hpp"

#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace fronteira::match {

/// The code of the fault that ends a match whose record could else not be read again.
inline constexpr const char* match_is_full = "match.full";

/// The result of a move that a seat tried to play. If both lists are empty, it was played.
struct Played {
    std::vector<core::Refusal> refusals;  ///< why it is not legal
    Diagnostics faults;                   ///< what the ruleset did wrong; the match is as before
    explicit operator bool() const { return refusals.empty() && faults.empty(); }
};

/// Something that happened, and in which move (from 1; 0: the setup).
struct NumberedEvent {
    size_t move = 0;
    core::Event event;
};

/// A match under way together with its record: what a host, a terminal and a replay drive. Moves
/// come from outside and are checked here.
class Session {
 public:
    /// Rules and handlers are lent and must outlive the session. `header` says what the record
    /// says before `start`: ruleset, lock, map, players, options, seat labels; whatever moves it
    /// has are dropped.
    Session(const core::Rules& rules, core::Handlers& handlers, Record header);

    /// From the setup to the first decision; begins the record anew. Only a ruleset at fault fails.
    Result<void> start(uint64_t seed);
    /// Plays all moves of a record over these rules and goes on from there: fails at the first
    /// difference, naming it. See `verify` for a report by parts.
    Result<void> resume(const Record& record);

    /// Reads a move in the light of what is on offer now.
    Result<Move> parse(std::string_view text) const;
    /// Plays a move if it is legal for that seat now.
    Played play(int seat, const Move& move);

    /// The last move can be undone if it rolled, drew and revealed nothing, and the match was not
    /// ended from outside.
    bool can_undo() const { return undoable() > 0; }
    /// How many moves could be undone, one after the other.
    size_t undoable() const { return ended_ ? 0 : undo_.size(); }
    /// How many of the last moves are undone if that seat undoes its own last one: that one and
    /// those after it; 0 if it may not. In a game with secrets, only the seat's own moves can be
    /// undone: whether somebody else's could be depends on what that player sees, and would reveal
    /// it.
    size_t undoable_by(int seat) const;
    /// Undoes one move, also in the record and the events. False if that is not possible.
    bool undo();

    /// What went wrong in the ruleset's own conditions since the last call. Such a condition
    /// refuses, so that the match can go on; a refused move brings its own in Played.
    Diagnostics take_faults() { return handlers_.take_faults(); }

    /// Ends the match in a way for which the rules have no move. No effect once it is over.
    void resign(int seat);
    void abandon();

    bool over() const { return outcome().kind != Outcome::Kind::going_on; }
    const Outcome& outcome() const { return record_.outcome; }
    /// The seats that may decide now, a bit each; 0 when the match is over, however it ended.
    uint32_t deciders() const { return over() ? 0 : match_.deciders(); }

    const core::Match& match() const { return match_; }
    /// What a seat may see. Lent by the session; valid until the next change.
    core::SeatView view(int seat) const { return {match_, seat}; }
    const Record& record() const { return record_; }
    /// The move of that number, from 1, as it was played.
    const Move& move(size_t number) const { return moves_[number - 1]; }
    /// All events so far, in order. Pass them through core::seen_by before showing them to a seat.
    std::span<const NumberedEvent> events() const { return events_; }

 private:
    static Diagnostic goes_no_further(const char* what, size_t bytes);
    std::optional<Diagnostic> fullness() const;
    std::optional<Diagnostic> fullness_with(size_t bytes) const;
    bool go_back(std::span<const core::Change> changes, const core::OpenQuestion* question);
    void gather_events();
    void forget_undo();
    void end(Outcome outcome);
    core::Hash last_link() const;

    core::Handlers& handlers_;
    core::Match match_;
    core::Chain chain_;
    core::ChangedCells changed_;
    ChangeWriter change_writer_;
    Record record_;
    std::vector<Move> moves_;  ///< as many as in the record
    std::vector<NumberedEvent> events_;
    Line line_;              ///< that is being written
    size_t move_bytes_ = 0;  ///< about what the moves come to in the record
    size_t told_bytes_ = 0;  ///< and the events in memory
    /// A move as it can be taken back.
    struct Undo {
        size_t first;                                  ///< in `changed_before_`, of what it changed
        std::unique_ptr<core::OpenQuestion> question;  ///< that was open before it, or null
    };
    std::vector<Undo> undo_;  ///< of the moves since the last reveal
    std::vector<core::Change> changed_before_;
    bool ended_ = false;  ///< by resign() or abandon()
};

}  // namespace fronteira::match
