// SPDX-License-Identifier: MIT
#include "core/contest.hpp"

#include "core/match.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace fronteira::core {
namespace {

/// The dice of one side, highest first.
struct Throw {
    Throw(Match& match, int dice, int32_t sides) : count(dice) {
        match.roll({faces.data(), static_cast<size_t>(count)}, sides);
        for (int i = 1; i < count; ++i)  // few dice: sorted at once by insertion
            for (auto die = static_cast<size_t>(i); die > 0 && faces[die - 1] < faces[die]; --die)
                std::swap(faces[die - 1], faces[die]);
    }
    std::array<int32_t, most_dice> faces;
    int count;
};

void add_fields(Event& event, const char* name, const Throw& thrown) {
    for (int i = 0; i < thrown.count; ++i)
        event.fields.push_back(
            {name, Kind::integer, thrown.faces[static_cast<size_t>(i)], -1, ~uint32_t{0}});
}

}  // namespace

Losses contest(Match& match, int our_dice, int their_dice, int32_t sides) {
    const Throw ours(match, our_dice, sides), theirs(match, their_dice, sides);
    if (match.listening()) {
        Event event;
        event.name = "dice";
        add_fields(event, "ours", ours);
        add_fields(event, "theirs", theirs);
        match.tell(std::move(event));
    }
    Losses losses;
    for (size_t i = 0; i < static_cast<size_t>(std::min(our_dice, their_dice)); ++i)
        ++(ours.faces[i] > theirs.faces[i] ? losses.theirs : losses.ours);
    return losses;
}

std::optional<ContestDice> declared_contest(const Match& match, int seat, const Move& move) {
    const Rules& rules = match.rules();
    const MoveKind& kind = rules.moves[static_cast<size_t>(move.kind)];
    if (kind.ours < 0 || kind.theirs < 0) return {};
    const Question question{match.state(), seat, move};
    const auto dice = [&](int32_t expression) -> std::optional<int> {
        const int32_t count = rules.expressions.evaluate(expression, question);
        if (count == hidden || count < 1 || count > most_dice) return {};
        return count;
    };
    const auto ours = dice(kind.ours), theirs = dice(kind.theirs);
    if (!ours || !theirs) return {};
    return ContestDice{*ours, *theirs};
}

}  // namespace fronteira::core
