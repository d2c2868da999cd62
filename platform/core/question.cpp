// SPDX-License-Identifier: MIT
// Effects that ask: they end where they ask, and are run again when the answer is there.
#include "core/match.hpp"

#include <algorithm>
#include <utility>

namespace fronteira::core {
namespace {

/// Each answer runs the effect anew, so that many cost their square.
constexpr size_t max_answers = 128;

}  // namespace

std::optional<std::string> Match::cannot_ask(int seat, int phase,
                                             std::optional<Range> range) const {
    const Phase& asked = rules_.phases[static_cast<size_t>(phase)];
    if (depth() == 0) return "nobody can be asked before the first phase";
    if (depth() == max_frames) return "too many decisions are open";
    if (answered_ >= max_answers)
        return "one effect asks no more than " + std::to_string(max_answers) + " times";
    if (seat < 0 || seat >= rules_.layout.seats() || standing_among(1u << seat) == 0)
        return "seat " + std::to_string(seat + 1) + " no longer takes part and cannot be asked";
    if (asked.ranged != range.has_value())
        return "`" + asked.name +
               (asked.ranged ? "` asks for a number: give the least and the most"
                             : "` takes no least and most: it does not ask for a number");
    if (range && range->from > range->upto)
        return "no number from " + std::to_string(range->from) + " to " +
               std::to_string(range->upto) + " can answer `" + asked.name + "`";
    return std::nullopt;
}

const Move* Match::answer(int seat, int phase, std::optional<Range> range) {
    if (interrupted_) return nullptr;
    if (answered_ < question_.answers.size()) return &question_.answers[answered_++];
    interrupted_ = true;
    if (over() != Over::no) return nullptr;
    asked_ = true;
    set_frame(depth(), phase, 1u << seat);
    state_.let_answer(range.value_or(Range{}));
    return nullptr;
}

inline bool Match::run_effect(int seat, int frame, const Move& move) {
    running_frame_ = frame;
    const bool enters = move.kind < 0;
    const std::vector<int>& handlers =
        enters ? frame_phase(frame).enter : rules_.moves[static_cast<size_t>(move.kind)].effect;
    for (size_t i = 0; i < handlers.size(); ++i) {
        if (i > 0) [[unlikely]]
            before_handler_ = beginning();
        if (handlers[i] == finish_phase) {
            finish(seat);
        } else if (auto done = handlers_.run(*this, handlers[i], seat, enters ? nullptr : &move);
                   !done) [[unlikely]] {
            faults_ = std::move(done.error());
            return false;
        }
        if (looked_past_mover_) [[unlikely]]
            judge_looks(enters);
    }
    return true;
}

/// When a phase begins, another seat's own secrets may be looked at by rules that do nothing (has
/// it won yet?): that tells nobody anything, and a turn that was ended is taken back all the same.
[[gnu::noinline]] void Match::judge_looks(bool enters) {
    const bool idle = state_.changes().size() == before_handler_.written &&
                      events_.size() == before_handler_.told;
    looked_behind_ = looked_behind_ || !enters || !idle;
    looked_past_mover_ = false;
}

bool Match::carry_out(int seat, int frame, const Move& move) {
    interrupted_ = asked_ = false;
    answered_ = 0;
    const Beginning before = before_handler_ = beginning();
    const bool done = run_effect(seat, frame, move);
    if (done && !asked_ && !question_.waits()) [[likely]]
        return true;
    return ask_or_end({seat, frame, move}, before, done);
}

/// An effect that is interrupted fails without a fault.
[[gnu::noinline]] bool Match::ask_or_end(const Effect& effect, const Beginning& before, bool done) {
    const bool interrupted = std::exchange(interrupted_, false);
    if (!done && !(interrupted && faults_.empty())) return false;
    const size_t now_told = events_.size() - before.told;
    const auto first = events_.begin() + static_cast<std::ptrdiff_t>(before.told);
    const size_t repeated = std::min(question_.told, now_told);
    events_.erase(first, first + static_cast<std::ptrdiff_t>(repeated));
    if (!asked_) {
        question_.close();
        return true;
    }
    const auto changes = state_.changes().subspan(before.written);
    question_.effect = effect;
    question_.since.assign(changes.begin(), changes.end());
    question_.thrown.assign(thrown_.begin() + static_cast<std::ptrdiff_t>(before.thrown),
                            thrown_.end());
    question_.told = now_told;
    question_.range = state_.range();
    return true;
}

bool Match::go_on_with(const Move& given) {
    before_ = question_;
    question_.answers.push_back(given);
    take_back(question_.since);
    loaded_.insert(loaded_.begin(), question_.thrown.begin(), question_.thrown.end());
    const Effect effect = question_.effect;
    return carry_out(effect.seat, effect.frame, effect.move);
}

void Match::take_back(std::span<const Change> changes) {
    for (size_t i = changes.size(); i-- > 0;) state_.put_back(changes[i]);
}

const Move* Match::asking_move(int viewer) const {
    if (!question_.open() || question_.effect.move.kind < 0) return nullptr;
    const Move& move = question_.effect.move;
    const MoveKind& kind = rules_.moves[static_cast<size_t>(move.kind)];
    const bool shows_cards = std::any_of(kind.slots.begin(), kind.slots.end(),
                                         [](const Slot& s) { return s.type == Slot::Type::card; });
    const bool open = kind.open || (rules_.hides_nothing(kind) && !shows_cards);
    return open || viewer == question_.effect.seat ? &move : nullptr;
}

/// What the effect wrote is known by the cells proper; the indexes follow from them.
bool Match::resume(std::span<const int32_t> cells, OpenQuestion question) {
    offers_of_ = nobody;
    question_ = question;
    state_.let_answer(question.range);
    if (!state_.load(cells)) return false;
    if (!question.open()) return depth() == 0 || !phase().question;
    std::vector<int32_t> before(cells.begin(), cells.end());
    for (auto change = question.since.rbegin(); change != question.since.rend(); ++change)
        if (static_cast<size_t>(change->cell) < before.size())
            before[static_cast<size_t>(change->cell)] = change->before;
    State earlier(rules_.layout);
    if (!earlier.load(before)) return false;
    question_.since.clear();
    for (int32_t at = 0; at < rules_.layout.state_cells(); ++at)
        if (earlier.cell(at) != state_.cell(at)) question_.since.push_back({at, earlier.cell(at)});
    return question_.open();
}

}  // namespace fronteira::core
