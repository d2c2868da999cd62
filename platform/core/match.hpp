// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include "core/chance/die.hpp"
#include "core/event.hpp"
#include "core/moves/kept_offers.hpp"
#include "core/moves/legal_moves.hpp"
#include "core/moves/refusal.hpp"
#include "core/open_question.hpp"

#include <deque>
#include <optional>
#include <string>
#include <vector>

namespace fronteira::core {

class Match;

/// What a ruleset does; handlers are called by the numbers that the declaration gave them. An
/// implementation keeps no state of a match: everything is in the Match it is given.
class Handlers : public Wheres {
 public:
    /// Sets the match up: deals, shuffles and says who begins.
    virtual Result<void> setup(Match& match) = 0;
    /// The effect of a move, or the beginning of a phase (then `move` is null). One that is
    /// interrupted (Match::answer) fails without a fault.
    virtual Result<void> run(Match& match, int handler, int seat, const Move* move) = 0;
};

enum class Over : uint8_t { no, won, drawn, lost };

/// A match under way: one state, and the flow of turns and phases over it.
class Match {
 public:
    /// Both are lent and must outlive the match.
    Match(const Rules& rules, Handlers& handlers);
    /// The same position once more, with the same rules and handlers.
    Match(const Match& other);

    /// From the initial state to the first decision.
    Result<void> start(uint64_t seed);
    /// Continues from a saved state, which must be at a decision, and the question that was open
    /// there.
    bool resume(std::span<const int32_t> cells, OpenQuestion question = {});

    const Rules& rules() const { return rules_; }
    const State& state() const { return state_; }
    Over over() const { return static_cast<Over>(state_.cell(cell_over)); }
    int round() const { return state_.cell(cell_round); }
    int turn_seat() const { return state_.cell(cell_turn_seat); }
    const Phase& phase() const;
    /// The seats that may decide now, one bit per seat; 0 when the match is over.
    uint32_t deciders() const;
    /// The lowest seat that may decide, or -1.
    int decider() const;

    /// The question that waits for an answer, if one is open.
    const OpenQuestion& question() const { return question_; }
    /// The move whose effect asks, as far as the viewer (-1: a spectator) may know of it; else
    /// null.
    const Move* asking_move(int viewer) const;

    /// All legal moves of a seat. Valid until the next change of the match.
    const MoveList& legal(int seat) const;
    /// Every clause that refuses the move; empty when it is legal.
    std::vector<Refusal> check(int seat, const Move& move) const;

    /// Whether the seat could make a move of that kind now, in whatever phase it is.
    bool can_make(int16_t kind, int seat) const;
    /// What went wrong in the ruleset's own functions while that was found out.
    Diagnostics take_faults() { return handlers_.take_faults(); }

    /// Plays a legal move and goes on to the next decision. A fault of the ruleset is returned, and
    /// the state is as it was before the move. `move` must be legal: call check() on what comes
    /// from outside.
    Result<void> apply(int seat, const Move& move);
    /// Whether the last apply() cannot be undone, because it rolled, shuffled, moved a card, read
    /// something that the acting seat does not see, or showed a seat or spectator something new.
    /// Call it before take_events().
    bool last_move_revealed() const;
    /// What the last start() or apply() changed.
    std::span<const Change> changes() const { return state_.changes(); }

    /// Events are collected only while somebody listens.
    void listen(bool on) { listening_ = on; }
    bool listening() const { return listening_; }
    std::vector<Event> take_events() { return std::exchange(events_, {}); }

    /// The cells of the block as one seat sees them: hidden cells and cards are `hidden`. Seat -1
    /// is a spectator.
    std::vector<int32_t> seen_cells(int seat) const;

    // For handlers, while they run.
    /// To be called when an effect of that seat reads a cell, all cells of a column, or the cards
    /// of a zone. If neither the seat nor whoever made the move sees it, the result may reveal it,
    /// so the move cannot be undone. Columns that nobody sees and that only say who sees something
    /// do not count: effects move them along with what they are about.
    void look_at(const PlacedColumn& column, int row, int seat) {
        if (column.sight == Sight::all || (column.shows && column.sight == Sight::nobody)) return;
        note_look(state_.can_see(column, row, seat), state_.can_see(column, row, mover_));
    }
    void look_at_all(const PlacedColumn& column, int seat) {
        if (column.sight == Sight::all) return;
        for (int row = 0; row < column.rows && !looked_behind_; ++row) look_at(column, row, seat);
    }
    /// What that costs, in units of the budget.
    static int64_t cost_of_looking_at_all(const PlacedColumn& column) {
        return column.sight == Sight::all ? 0 : 4 * int64_t{column.rows};
    }
    void look_at_zone(int deck, int zone, int seat) {
        if (seat == mover_ && zone == Layout::hand(seat)) return;
        note_look(state_.can_see_zone(deck, zone, seat), state_.can_see_zone(deck, zone, mover_));
    }
    State& mutable_state() {
        offers_of_ = nobody;
        return state_;
    }
    /// 1 to `sides`, or the next of the loaded dice.
    int32_t roll(int32_t sides);
    /// The same for several dice, one after the other.
    void roll(std::span<int32_t> faces, int32_t sides);
    /// The face that comes up; null when the next of the loaded dice shows none that it has.
    const Face* roll(const Die& die);
    /// For specs: what the next dice will show, one after the other.
    void load_dice(std::vector<Face> faces) { loaded_.assign(faces.begin(), faces.end()); }
    void load_dice(const std::vector<int32_t>& numbers);
    /// The loaded face that the die could not show, and how many sides that die has.
    struct Misloaded {
        Face face;
        int32_t sides;
    };
    /// The one of the last step, if any.
    const std::optional<Misloaded>& misloaded() const { return misloaded_; }
    /// The seat must decide in that phase before anything else continues. False if the seat or the
    /// phase is unknown or too many decisions are open.
    bool ask(int seat, std::string_view phase);
    bool ask(int seat, int phase);
    /// Why the seat cannot be asked that question now, if so.
    std::optional<std::string> cannot_ask(int seat, int phase, std::optional<Range> range) const;
    /// The seat's answer to the question. Null: there is none yet; the handler must end at once,
    /// without a fault, and is run again when the answer is there.
    const Move* answer(int seat, int phase, std::optional<Range> range);
    /// Whether the handler that runs must end at once.
    bool interrupted() const { return interrupted_; }
    /// All is as it was before the handler that runs, which is tried once more.
    void go_back();
    /// The seat is done with the phase in which the running handler was called. False if it does
    /// not decide there.
    bool finish(int seat);
    void set_first(int seat);
    void retire(int seat);
    /// How the match ends; several may win together. False, and nothing is done, if it has ended
    /// otherwise already.
    bool win(int seat);
    bool draw();
    /// Everybody has lost, including those who retired before: nobody has a place.
    bool lose();
    void tell(Event event);
    /// A card as an event tells it: to those who may see it where it lies.
    EventField card_field(std::string name, int deck, int32_t card) const;
    /// The state was changed in another way than by the functions above: forget everything
    /// remembered about it.
    void changed_outside() { offers_of_ = nobody; }
    /// For specs: puts the match at the beginning of that phase, in that seat's turn.
    void go_to(int phase, int seat);
    /// For specs, from 1.
    void set_round(int number);

 private:
    static constexpr int nobody = -2;  // a spectator is -1

    void note_look(bool seen_by_seat, bool seen_by_mover) {
        looked_behind_ = looked_behind_ || !seen_by_seat;
        looked_past_mover_ = looked_past_mover_ || !seen_by_mover;
    }
    void judge_looks(bool enters);
    Face next_loaded();
    // False when the rules are at fault, which `faults_` says then.
    bool carry_out(int seat, int frame, const Move& move);
    bool run_effect(int seat, int frame, const Move& move);
    /// How many writes, events, loaded dice and answers there were before an effect.
    struct Beginning {
        size_t written = 0;
        size_t told = 0;
        size_t thrown = 0;
        size_t answered = 0;
    };
    Beginning beginning() const {
        return {state_.changes().size(), events_.size(), thrown_.size(), answered_};
    }
    /// Loaded dice are thrown once more, but for the first `kept`.
    void throw_again(size_t kept);
    bool ask_or_end(const Effect& effect, const Beginning& before, bool done);
    bool go_on_with(const Move& answer);
    bool end_as(Over over);
    bool act(const MoveKind& kind, int seat, const Move& move);
    bool advance();
    bool enter(const Phase& phase, int frame);
    bool stopped(Diagnostic fault);
    bool died_finding();
    void take_back(std::span<const Change> changes);
    static Diagnostic out_of_budget(const Place& place, const std::string& doing);
    Diagnostic shortage(const Phase& phase) const;
    static Diagnostic without_answer(const Phase& question, uint32_t seats);
    static int32_t begun_mark(const Phase& phase, int seat);
    bool has_begun(const Phase& phase, int frame) const;
    bool begins_anew(const Phase& phase) const;
    void leave(const Phase& phase, int frame);
    void next_step();
    uint32_t acting(const Phase& phase, uint32_t seats) const;
    bool stands(int seat) const { return state_.cell(rules_.layout.standing_cell() + seat) != 0; }
    int following(int seat) const;
    void begin_turn(int seat);
    void forget_turn();
    void pass_over_turn();
    void next_round();
    void next_turn();
    int take_named();
    bool begins_round(int next, bool named) const;
    uint32_t seats_of(const Phase& phase) const;
    void open_step();
    bool leaves_by_itself(const Phase& phase, int seat) const;
    uint32_t standing_among(uint32_t seats) const;
    uint32_t staying(const Phase& phase, uint32_t seats) const;
    uint32_t others_staying(const Phase& phase, uint32_t seats) const;
    void find_offers(int seat) const;
    void find_offers(const Phase& now, int seat) const;
    void begin_step();
    int depth() const { return state_.cell(cell_depth); }
    uint32_t frame_seats(int frame) const {
        return static_cast<uint32_t>(state_.cell(cell_frame_seats + frame));
    }
    const Phase& frame_phase(int frame) const {
        return rules_.phases[static_cast<size_t>(state_.cell(cell_frame_phase + frame))];
    }
    void set_frame(int frame, int phase, uint32_t seats);

    const Rules& rules_;
    Handlers& handlers_;
    State state_;
    Diagnostics faults_;
    std::vector<Event> events_;
    std::deque<Face> loaded_;
    std::vector<Face> thrown_;  ///< of them, by the step that is under way
    std::optional<Misloaded> misloaded_;
    bool listening_ = false;
    int mover_ = -1;                  ///< who made the move that is carried out
    bool looked_behind_ = false;      ///< at what is not for the eyes of those who act
    bool looked_past_mover_ = false;  ///< in the handler that runs
    int running_frame_ = 0;
    Beginning before_handler_;  ///< of the one that runs
    OpenQuestion question_;
    OpenQuestion before_;       ///< as it stood before an answer
    size_t answered_ = 0;       ///< answers that the running effect has been given
    bool interrupted_ = false;  ///< the running effect must end,
    bool asked_ = false;        ///< because it asks
    mutable KeptOffers kept_;
    mutable KeptCards kept_cards_;
    mutable MoveList offers_;
    mutable int offers_of_ = nobody;
    mutable bool asked_between_ = false;  ///< what may be chosen, since the last step
    mutable int16_t crowded_ = -1;        ///< a kind of which more moves were on offer than can be
};

}  // namespace fronteira::core
