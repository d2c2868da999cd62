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

Json over_json(const core::Match& match, const match::Outcome& outcome) {
    static constexpr const char* kinds[] = {"going_on", "won", "drawn", "resigned", "abandoned"};
    const core::Layout& layout = match.rules().layout;
    Json places = Json::object();
    for (int seat = 0; seat < layout.seats(); ++seat)
        places[std::to_string(seat + 1)] = match.state().get(layout.placing(), seat);
    return {{"kind", kinds[static_cast<size_t>(outcome.kind)]},
            {"seats", seats_json(outcome.seats)},
            {"places", std::move(places)}};
}

}  // namespace fronteira::table
