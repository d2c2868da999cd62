// SPDX-License-Identifier: MIT
#include "table/turn_json.hpp"

#include "table/value_json.hpp"

namespace fronteira::table {

Json turn_json(const core::Match& match, bool over, int viewer) {
    Json turn{{"round", match.round()},
              {"seat", match.turn_seat() + 1},
              {"phase", over ? "" : match.phase().name},
              {"deciders", seats_json(over ? 0 : match.deciders())}};
    if (const Move* asking = over ? nullptr : match.asking_move(viewer))
        turn["asking"] = move_json(match.rules(), *asking);
    return turn;
}

namespace {

/// The rules know nothing of it: whoever gave up comes last, and the others have won.
int place_after_giving_up(int seats, int seat, const match::Outcome& outcome) {
    if (outcome.kind != match::Outcome::Kind::resigned) return 0;
    return (outcome.seats >> seat & 1u) != 0 ? seats : 1;
}

}  // namespace

Json over_json(const core::Match& match, const match::Outcome& outcome) {
    const core::Layout& layout = match.rules().layout;
    Json places = Json::object();
    for (int seat = 0; seat < layout.seats(); ++seat) {
        const auto placing = match.state().get(layout.placing(), seat);
        places[std::to_string(seat + 1)] =
            placing == 0 ? place_after_giving_up(layout.seats(), seat, outcome) : placing;
    }
    return {{"kind", name_of(outcome.kind)},
            {"seats", seats_json(outcome.seats)},
            {"places", std::move(places)}};
}

}  // namespace fronteira::table
