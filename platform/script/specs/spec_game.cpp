// SPDX-License-Identifier: MIT
// What a spec does with its match: positions are built, dice loaded, moves played and refused.
#include "script/bindings/handle_members.hpp"
#include "script/hints/error_text.hpp"
#include "script/offers.hpp"
#include "script/sandbox/sandbox.hpp"
#include "script/specs/spec_state.hpp"
#include "script/whole_number.hpp"

#include <algorithm>

namespace fronteira::script {
namespace {

core::Match& game_of(lua_State* lua) {
    SpecState& spec = spec_of(lua);
    if (!spec.match) luaL_error(lua, "no game is being played: call play { ... } first");
    spec.match->changed_outside();
    return *spec.match;
}

int decider(lua_State* lua, const core::Match& match) {
    const int seat = match.decider();
    if (seat < 0) luaL_error(lua, "the game is over: nobody decides");
    return seat;
}

/// The seat given at `argument`, else the one that decides.
int acting_seat(lua_State* lua, const core::Match& match, int argument) {
    if (lua_isnoneornil(lua, argument)) return decider(lua, match);
    return check_handle(lua, argument, HandleType::seat).index;
}

std::string reason_text(const core::Refusal& refusal) {
    std::string text = refusal.slot.empty() ? "" : refusal.slot + ": ";
    if (!refusal.subject.empty() && refusal.subject != refusal.slot) text += refusal.subject + " ";
    text += word_of(refusal.reason);
    if (refusal.reason == core::Reason::range)
        text += " " + std::to_string(refusal.from) + " to " + std::to_string(refusal.upto);
    else if (refusal.reason == core::Reason::at_least || refusal.reason == core::Reason::at_most)
        text += " " + std::to_string(refusal.from);
    return text;
}

std::string shown(const core::Face& face) {
    return face.word.empty() ? std::to_string(face.number) : "`" + face.word + "`";
}

void follow(SpecState& spec) {
    for (core::Event& event : spec.match->take_events()) spec.events.push_back(std::move(event));
}

int game_play(lua_State* lua) {
    core::Match& match = game_of(lua);
    const int seat = acting_seat(lua, match, 4);
    const Move move = to_move(lua, host_of(lua), luaL_checkstring(lua, 2), 3);
    const auto refusals = match.check(seat, move);
    if (!refusals.empty())
        return luaL_error(lua, "`%s` is refused (%s)", lua_tostring(lua, 2),
                          reason_text(refusals.front()).c_str());
    const auto done = match.apply(seat, move);
    Sandbox::charge(lua, spec_cost(match));
    if (!done) return luaL_error(lua, "%s", told_in_spec(done.error().front()).c_str());
    if (const auto& wrong = match.misloaded())
        return luaL_error(lua, "no die of %d sides shows the %s that `game:dice` has loaded",
                          wrong->sides, shown(wrong->face).c_str());
    follow(spec_of(lua));
    return 0;
}

int game_why(lua_State* lua) {
    const core::Match& match = game_of(lua);
    const int seat = acting_seat(lua, match, 4);
    const Move move = to_move(lua, host_of(lua), luaL_checkstring(lua, 2), 3);
    lua_newtable(lua);
    lua_Integer length = 0;
    const auto refusals = match.check(seat, move);
    Sandbox::charge(lua, spec_cost(match));
    for (const core::Refusal& refusal : refusals) {
        lua_pushstring(lua, reason_text(refusal).c_str());
        lua_rawseti(lua, -2, ++length);
    }
    return 1;
}

int game_moves(lua_State* lua) {
    core::Match& match = game_of(lua);
    push_offers(lua, host_of(lua), decider(lua, match));
    Sandbox::charge(lua, spec_cost(match));
    return 1;
}

int game_dice(lua_State* lua) {
    luaL_checktype(lua, 2, LUA_TTABLE);
    constexpr lua_Unsigned most_faces = 1000;
    constexpr int64_t units_of_a_face = 50;
    const lua_Unsigned loaded = lua_rawlen(lua, 2);
    if (loaded > most_faces)
        return luaL_error(lua, "at most %d faces are loaded at once", static_cast<int>(most_faces));
    Sandbox::charge(lua, units_of_a_face * static_cast<int64_t>(loaded));
    std::vector<core::Face> faces;
    for (lua_Unsigned i = 1; i <= loaded; ++i) {
        lua_rawgeti(lua, 2, static_cast<lua_Integer>(i));
        if (lua_type(lua, -1) == LUA_TSTRING)
            faces.push_back({0, lua_tostring(lua, -1)});
        else if (lua_isinteger(lua, -1) != 0)
            faces.push_back({static_cast<int32_t>(lua_tointeger(lua, -1)), {}});
        else
            return luaL_error(lua, "face %d is neither a whole number nor a word",
                              static_cast<int>(i));
        lua_pop(lua, 1);
    }
    game_of(lua).load_dice(std::move(faces));
    return 0;
}

int game_go(lua_State* lua) {
    core::Match& match = game_of(lua);
    const char* name = luaL_checkstring(lua, 2);
    const int seat = check_handle(lua, 3, HandleType::seat).index;
    const auto& phases = match.rules().phases;
    const auto found = std::find_if(phases.begin(), phases.end(),
                                    [&](const core::Phase& phase) { return phase.name == name; });
    if (found == phases.end()) {
        std::vector<std::string> names;
        for (const core::Phase& phase : phases) names.push_back(phase.name);
        return luaL_error(lua, "there is no phase `%s`%s", name,
                          did_you_mean(lua, name, names).c_str());
    }
    match.go_to(static_cast<int>(found - phases.begin()), seat);
    return 0;
}

int game_set_round(lua_State* lua) {
    constexpr lua_Integer last = 1'000'000'000;
    const lua_Integer round = check_whole(lua, 2);
    if (round < 1 || round > last)
        return luaL_error(lua, "a round is from 1 to %I", static_cast<LUAI_UACINT>(last));
    game_of(lua).set_round(static_cast<int>(round));
    return 0;
}

int game_phase(lua_State* lua) {
    const core::Match& match = game_of(lua);
    if (match.decider() < 0) return 0;
    lua_pushstring(lua, match.phase().name.c_str());
    return 1;
}

int game_decider(lua_State* lua) {
    push_handle(lua, host_of(lua), HandleType::seat, game_of(lua).decider());
    return 1;
}

int game_winner(lua_State* lua) {
    const core::Match& match = game_of(lua);
    if (match.over() != core::Over::won) return 0;
    const core::Layout& layout = match.rules().layout;
    int winners = 0;
    for (int seat = 0; seat < layout.seats(); ++seat)
        if (match.state().get(layout.placing(), seat) == 1) {
            push_handle(lua, host_of(lua), HandleType::seat, seat);
            ++winners;
        }
    return winners;
}

int game_drawn(lua_State* lua) {
    lua_pushboolean(lua, game_of(lua).over() == core::Over::drawn);
    return 1;
}

int game_lost(lua_State* lua) {
    lua_pushboolean(lua, game_of(lua).over() == core::Over::lost);
    return 1;
}

int game_told(lua_State* lua) {
    const char* name = luaL_checkstring(lua, 2);
    const bool to_one = !lua_isnoneornil(lua, 3);
    const uint32_t seats =
        to_one ? 1u << check_handle(lua, 3, HandleType::seat).index : ~uint32_t{0};
    const auto& events = spec_of(lua).events;
    lua_pushinteger(lua, std::count_if(events.begin(), events.end(), [&](const core::Event& event) {
                        return event.name == name && (event.audience & seats) != 0;
                    }));
    return 1;
}

int game_can_see(lua_State* lua) {
    const core::State& state = game_of(lua).state();
    const int seat = check_handle(lua, 2, HandleType::seat).index;
    const Handle* row = to_handle(lua, host_of(lua), 3);
    if (row == nullptr || row->type == HandleType::card)
        return luaL_error(lua, "argument 3 must be a seat, space, region or the match");
    const char* name = luaL_checkstring(lua, 4);
    const auto column = state.layout().find(static_cast<core::Entity>(row->type), name);
    if (!column) {
        std::vector<std::string> names;
        for (const core::PlacedColumn& one : state.layout().columns()) names.push_back(one.name);
        return luaL_error(lua, "a %s has no column `%s`%s", name_of(row->type), name,
                          did_you_mean(lua, name, names).c_str());
    }
    lua_pushboolean(lua, state.seen(*column, row->index, seat) != core::hidden);
    return 1;
}

/// The card, wherever it lies, goes to the seat's hand.
int game_hold(lua_State* lua) {
    core::State& state = game_of(lua).mutable_state();
    const core::Layout& layout = state.layout();
    const Handle& seat = check_handle(lua, 2, HandleType::seat);
    const auto deck = layout.find_deck(luaL_checkstring(lua, 3));
    if (!deck) return luaL_error(lua, "there is no deck `%s`", lua_tostring(lua, 3));
    const std::string id = luaL_checkstring(lua, 4);
    for (int zone = 0; zone < layout.zones(); ++zone) {
        const auto cards = state.zone(*deck, zone);
        for (size_t place = 0; place < cards.size(); ++place)
            if (layout.deck(*deck).deck.cards[static_cast<size_t>(cards[place])].id == id) {
                state.move_card(*deck, zone, static_cast<int>(place),
                                core::Layout::hand(seat.index));
                return 0;
            }
    }
    std::vector<std::string> ids;
    for (const Card& card : layout.deck(*deck).deck.cards) ids.push_back(card.id);
    return luaL_error(lua, "there is no card `%s`%s", id.c_str(),
                      did_you_mean(lua, id, ids).c_str());
}

constexpr Binding spec_functions[] = {
    {"Game", "play", "move: string, values?: table, seat?: Seat", "",
     "Plays a move for the seat that decides; fails with the reason when it is refused.",
     game_play},
    {"Game", "why", "move: string, values?: table, seat?: Seat", "string[]",
     "Why the move is refused; empty when it is legal.", game_why},
    {"Game", "moves", "", "Offer[]", "Every legal move of the seat that decides.", game_moves},
    {"Game", "dice", "faces: (integer|string)[]", "", "What the next dice will show.", game_dice},
    {"Game", "go", "phase: string, seat: Seat", "",
     "Makes it that seat's turn in that phase, already entered; where all decide, all do.",
     game_go},
    {"Game", "set_round", "round: integer", "", "Makes it that round.", game_set_round},
    {"Game", "phase", "", "string?", "The phase of the next decision.", game_phase},
    {"Game", "decider", "", "Seat?", "Who decides next.", game_decider},
    {"Game", "winner", "", "Seat? ...", "Who has won: each of those who have won together.",
     game_winner},
    {"Game", "drawn", "", "boolean", "Whether the match ended in a draw.", game_drawn},
    {"Game", "lost", "", "boolean", "Whether everybody has lost.", game_lost},
    {"Game", "told", "event: string, seat?: Seat", "integer",
     "How often that event was told, to that seat when one is given.", game_told},
    {"Game", "can_see", "seat: Seat, row: Seat|Space|Region|Match, column: string", "boolean",
     "Whether that seat may see that column of that row.", game_can_see},
    {"Game", "hold", "seat: Seat, deck: string, card: string", "",
     "The card, wherever it lies, goes to the seat's hand.", game_hold},
};

}  // namespace

std::span<const Binding> game_bindings() {
    return spec_functions;
}

}  // namespace fronteira::script
