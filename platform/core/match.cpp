// SPDX-License-Identifier: MIT
#include "core/match.hpp"

#include "core/moves/clause.hpp"

#include <algorithm>
#include <bit>

namespace fronteira::core {
namespace {

const Move no_values;

}  // namespace

Match::Match(const Rules& rules, Handlers& handlers)
    : rules_(rules), handlers_(handlers), state_(rules.layout), kept_(rules) {}

Match::Match(const Match& other)
    : rules_(other.rules_),
      handlers_(other.handlers_),
      state_(other.state_),
      events_(other.events_),
      loaded_(other.loaded_),
      listening_(other.listening_),
      running_frame_(other.running_frame_),
      question_(other.question_),
      kept_(rules_) {}

Result<void> Match::start(uint64_t seed) {
    state_.copy_from(State(rules_.layout));  // which tells those who read its notes
    state_.seed(seed);
    state_.clear_changes();
    begin_step();
    question_.close();
    events_.clear();
    before_handler_ = beginning();
    if (auto done = handlers_.setup(*this); !done) return done;
    state_.write(cell_step, -1);
    next_step();
    if (!advance()) return fail(std::exchange(faults_, {}));
    return {};
}

const Phase& Match::phase() const {
    return frame_phase(std::max(depth() - 1, 0));
}

uint32_t Match::deciders() const {
    if (over() != Over::no || depth() == 0) return 0;
    return acting(frame_phase(depth() - 1), frame_seats(depth() - 1));
}

int Match::decider() const {
    const uint32_t seats = deciders();
    return seats == 0 ? -1 : std::countr_zero(seats);
}

/// What cannot be found to the end is not on offer at all.
void Match::find_offers(int seat) const {
    offers_.clear();
    offers_of_ = seat;
    if (seat >= 0 && (deciders() >> seat & 1u) != 0) find_offers(phase(), seat);
}

/// Of a seat that decides in that phase.
void Match::find_offers(const Phase& now, int seat) const {
    offers_.clear();
    offers_of_ = seat;
    kept_.catch_up(state_);
    if (!state_.budget().charge(now.offers_cost)) return;
    for (const int16_t kind : now.moves) {
        const MoveKind& declared = rules_.moves[static_cast<size_t>(kind)];
        if (declared.plain)
            offers_.add_plain(kind, declared.finishes);
        else if (declared.kept < 0)
            find_moves(rules_, state_, kind, seat, handlers_, offers_, &kept_cards_);
        else if (declared.when.empty() || holds(rules_.expressions, {state_, seat, no_values},
                                                declared.when, declared.when_values))
            offers_.add(kind, declared.finishes, seat, state_, kept_.of(declared, seat, state_));
    }
    if (offers_.crowded() >= 0) crowded_ = offers_.crowded();
    if (offers_.crowded() >= 0 || state_.budget().spent()) offers_.clear();
}

const MoveList& Match::legal(int seat) const {
    if (offers_of_ == seat) return offers_;
    asked_between_ = true;
    state_.budget().refill();
    find_offers(seat);
    return offers_;
}

/// It costs the same whether the moves of the kind are kept or not.
bool Match::can_make(int16_t kind, int seat) const {
    if (seat < 0) return false;  // nobody decides
    const MoveKind& declared = rules_.moves[static_cast<size_t>(kind)];
    if (declared.kept < 0) return any_move(rules_, state_, kind, seat, handlers_);
    if (!state_.budget().charge(declared.cost)) return false;
    kept_.catch_up(state_);
    return holds(rules_.expressions, {state_, seat, Move{}}, declared.when, declared.when_values) &&
           kept_.of(declared, seat, state_).size() > 0;
}

void Match::begin_step() {
    thrown_.clear();
    misloaded_.reset();
    offers_of_ = nobody;
    crowded_ = -1;
    looked_behind_ = looked_past_mover_ = false;
    state_.budget().refill();
    if (std::exchange(asked_between_, false)) handlers_.take_faults();
}

Result<void> Match::apply(int seat, const Move& move) {
    const MoveKind& kind = rules_.moves[static_cast<size_t>(move.kind)];
    kept_.turn_page(state_);
    begin_step();
    mover_ = seat;
    const size_t told = events_.size();
    before_.close();
    if (act(kind, seat, move) && advance()) [[likely]]
        return {};
    state_.roll_back();
    events_.resize(told);
    offers_of_ = nobody;
    throw_again(0);
    if (kind.answers) {  // the effect had those of before to throw once more
        loaded_.erase(loaded_.begin(),
                      loaded_.begin() + static_cast<std::ptrdiff_t>(before_.thrown.size()));
        question_ = before_;
    } else {
        question_.close();
    }
    state_.let_answer(question_.range);
    return fail(std::exchange(faults_, {}));
}

/// What the move itself does.
bool Match::act(const MoveKind& kind, int seat, const Move& move) {
    if (kind.finishes) {
        running_frame_ = depth() - 1;
        finish(seat);
    } else if (!(kind.answers ? go_on_with(move) : carry_out(seat, depth() - 1, move))) {
        return false;
    }
    state_.write(cell_moves, state_.cell(cell_moves) + 1);
    return true;
}

int32_t Match::roll(int32_t sides) {
    int32_t face = 0;
    roll({&face, 1}, sides);
    return face;
}

void Match::roll(std::span<int32_t> faces, int32_t sides) {
    Random random = state_.random();
    for (int32_t& face : faces) {
        if (loaded_.empty()) {
            face = 1 + static_cast<int32_t>(random.below(static_cast<uint32_t>(sides)));
        } else {
            const Face loaded = next_loaded();
            face = loaded.number;
            if (face < 1 || face > sides) misloaded_ = {loaded, sides};
        }
    }
    state_.seed(random.state);
}

EventField Match::card_field(std::string name, int deck, int32_t card) const {
    const int zone = state_.find_card(deck, card).zone;
    EventField field{std::move(name), Kind::card, card, deck, 0};
    if (state_.can_see_zone(deck, zone, -1)) field.seen_by = ~uint32_t{0};  // spectators, too
    for (int seat = 0; seat < rules_.layout.seats(); ++seat)
        if (state_.can_see_zone(deck, zone, seat)) field.seen_by |= 1u << seat;
    return field;
}

const Face* Match::roll(const Die& die) {
    if (loaded_.empty()) return &die.faces[state_.below(static_cast<uint32_t>(die.faces.size()))];
    const auto face = std::find(die.faces.begin(), die.faces.end(), next_loaded());
    return face == die.faces.end() ? nullptr : &*face;
}

Face Match::next_loaded() {
    thrown_.push_back(loaded_.front());
    loaded_.pop_front();
    return thrown_.back();
}

void Match::throw_again(size_t kept) {
    const auto first = thrown_.begin() + static_cast<std::ptrdiff_t>(kept);
    loaded_.insert(loaded_.begin(), first, thrown_.end());
    thrown_.erase(first, thrown_.end());
}

[[gnu::noinline]] void Match::go_back() {
    mutable_state().roll_back(before_handler_.written);
    throw_again(before_handler_.thrown);
    answered_ = before_handler_.answered;
    events_.resize(before_handler_.told);
}

void Match::load_dice(const std::vector<int32_t>& numbers) {
    loaded_.clear();
    for (const int32_t number : numbers) loaded_.push_back({number, {}});
}

void Match::tell(Event event) {
    if (listening_) events_.push_back(std::move(event));
}

}  // namespace fronteira::core
