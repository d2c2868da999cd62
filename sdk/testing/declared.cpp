// SPDX-License-Identifier: MIT
#include "conformance/declared.hpp"

#include <algorithm>

namespace fronteira::conformance {
namespace {

const core::MoveKind& kind_of(const core::Match& match, const Move& move) {
    return match.rules().moves[static_cast<size_t>(move.kind)];
}

/// The number that a move draws from the columns of its range, if it does.
const core::Slot* drawn_number(const core::MoveKind& kind) {
    const auto found = std::find_if(kind.slots.begin(), kind.slots.end(),
                                    [](const core::Slot& slot) { return slot.drawn; });
    return found == kind.slots.end() ? nullptr : &*found;
}

int32_t most_drawn(const core::Match& match, const core::Slot& number, int seat, const Move& move) {
    return match.rules().expressions.evaluate(number.upto, {match.state(), seat, move});
}

/// The first and the last handler of its effect.
std::pair<int, int> ends_of(const core::MoveKind& kind) {
    std::pair ends{core::finish_phase, core::finish_phase};
    for (const int handler : kind.effect) {
        if (handler == core::finish_phase) continue;
        if (ends.first == core::finish_phase) ends.first = handler;
        ends.second = handler;
    }
    return ends;
}

int thrown(const core::Event& event, const std::string& side) {
    return static_cast<int>(std::count_if(event.fields.begin(), event.fields.end(),
                                          [&](const auto& field) { return field.name == side; }));
}

std::string dice_text(int ours, int theirs) {
    return std::to_string(ours) + " against " + std::to_string(theirs);
}

constexpr const char* hint_of_dice = "declare the dice that are thrown first, or no contest";

}  // namespace

Result<void> DeclaredDeeds::run(core::Match& match, int handler, int seat, const Move* move) {
    if (move == nullptr) return handlers_.run(match, handler, seat, move);
    const core::MoveKind& kind = kind_of(match, *move);
    const auto [first, last] = ends_of(kind);
    if (handler == first) begin(match, seat, *move);
    std::vector<core::Event> before = match.take_events();
    auto done = handlers_.run(match, handler, seat, move);
    std::vector<core::Event> told = match.take_events();
    if (done || match.interrupted()) look_for_dice(kind, told);
    if (done && handler == last) end(match, seat, *move);
    for (std::vector<core::Event>* events : {&before, &told})
        for (core::Event& event : *events) match.tell(std::move(event));
    return done;
}

void DeclaredDeeds::begin(const core::Match& match, int seat, const Move& move) {
    const core::Slot* number = drawn_number(kind_of(match, move));
    dice_ = core::declared_contest(match, seat, move);
    stock_ = number == nullptr ? core::hidden : most_drawn(match, *number, seat, move);
}

void DeclaredDeeds::look_for_dice(const core::MoveKind& kind,
                                  const std::vector<core::Event>& told) {
    const auto first = std::find_if(told.begin(), told.end(),
                                    [](const core::Event& event) { return event.name == "dice"; });
    if (!dice_ || first == told.end()) return;
    const int ours = thrown(*first, "ours"), theirs = thrown(*first, "theirs");
    if (ours != dice_->ours || theirs != dice_->theirs)
        findings_.add("other_contest", kind.name, move_ + 1,
                      "move `" + kind.name + "` declares a contest of " +
                          dice_text(dice_->ours, dice_->theirs) + " dice, and its effect throws " +
                          dice_text(ours, theirs),
                      hint_of_dice, kind.place);
    dice_.reset();
}

void DeclaredDeeds::end(const core::Match& match, int seat, const Move& move) {
    const core::MoveKind& kind = kind_of(match, move);
    if (dice_)
        findings_.add("other_contest", kind.name, move_ + 1,
                      "move `" + kind.name + "` declares a contest, and its effect throws none",
                      hint_of_dice, kind.place);
    dice_.reset();
    if (stock_ == core::hidden) return;
    const core::Slot& number = *drawn_number(kind);
    const int32_t drawn = move.values[static_cast<size_t>(number.offset)];
    const int32_t left = most_drawn(match, number, seat, move);
    if (left != core::hidden && left != stock_ - drawn)
        findings_.add(
            "not_drawn", kind.name, move_ + 1,
            "`" + number.name + "` of move `" + kind.name + "` is declared as drawn: of " +
                std::to_string(stock_) + ", " + std::to_string(drawn) + " are taken, and " +
                std::to_string(left) + " are left",
            "take the number from the columns of its range, or leave out `drawn`", kind.place);
}

}  // namespace fronteira::conformance
