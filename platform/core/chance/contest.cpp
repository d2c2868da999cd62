// SPDX-License-Identifier: MIT
#include "core/chance/contest.hpp"

#include "core/match.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace fronteira::core {
namespace {

/// The dice of one side, highest first.
using Dice = std::span<int32_t>;

/// Few dice: sorted at once by insertion.
void sort_highest_first(Dice dice) {
    for (size_t i = 1; i < dice.size(); ++i)
        for (size_t die = i; die > 0 && dice[die - 1] < dice[die]; --die)
            std::swap(dice[die - 1], dice[die]);
}

void add_fields(Event& event, const char* name, Dice dice) {
    for (const int32_t face : dice) {
        EventField& field = event.fields.emplace_back();
        field.name = name;
        field.value = face;
    }
}

}  // namespace

Losses contest(Match& match, int our_dice, int their_dice, int32_t sides) {
    std::array<int32_t, size_t{2} * most_dice> faces;
    const Dice all(faces.data(), static_cast<size_t>(our_dice + their_dice));
    match.roll(all, sides);
    const Dice ours = all.first(static_cast<size_t>(our_dice));
    const Dice theirs = all.subspan(static_cast<size_t>(our_dice));
    sort_highest_first(ours);
    sort_highest_first(theirs);
    if (match.listening()) {
        Event event;
        event.name = "dice";
        event.fields.reserve(all.size());
        add_fields(event, "ours", ours);
        add_fields(event, "theirs", theirs);
        match.tell(std::move(event));
    }
    Losses losses;
    for (size_t i = 0; i < static_cast<size_t>(std::min(our_dice, their_dice)); ++i)
        ++(ours[i] > theirs[i] ? losses.theirs : losses.ours);
    return losses;
}

std::optional<ContestDice> declared_contest(const Match& match, int seat, const Move& move) {
    const Rules& rules = match.rules();
    const MoveKind& kind = rules.moves[static_cast<size_t>(move.kind)];
    if (kind.ours < 0 || kind.theirs < 0) return {};
    const EvaluationContext context{match.state(), seat, move};
    const auto dice = [&](int32_t expression) -> std::optional<int> {
        const int32_t count = rules.expressions.evaluate(expression, context);
        if (count == hidden || count < 1 || count > most_dice) return {};
        return count;
    };
    const auto ours = dice(kind.ours), theirs = dice(kind.theirs);
    if (!ours || !theirs) return {};
    return ContestDice{*ours, *theirs};
}

}  // namespace fronteira::core
