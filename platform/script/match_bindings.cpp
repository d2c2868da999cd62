// SPDX-License-Identifier: MIT
// What a match can be asked and told.
#include "core/contest.hpp"
#include "core/throw_off.hpp"
#include "script/ask.hpp"
#include "script/binding.hpp"
#include "script/error_text.hpp"
#include "script/host.hpp"
#include "script/sandbox.hpp"

#include <algorithm>
#include <bit>

namespace fronteira::script {
namespace {

int check_zone(lua_State* lua, int argument) {
    const char* name = luaL_optstring(lua, argument, "pile");
    for (const auto& [zone, word] :
         {std::pair{core::pile, "pile"}, std::pair{core::discard, "discard"},
          std::pair{core::aside, "aside"}})
        if (std::string_view(name) == word) return zone;
    return luaL_error(lua, "there is no zone `%s`; there are pile, discard and aside", name);
}

int32_t check_count(lua_State* lua, int argument, lua_Integer low, lua_Integer high) {
    const lua_Integer number = luaL_checkinteger(lua, argument);
    if (number < low || number > high)
        luaL_error(lua, "argument %d is %I; it must be from %I to %I", argument,
                   static_cast<LUAI_UACINT>(number), static_cast<LUAI_UACINT>(low),
                   static_cast<LUAI_UACINT>(high));
    return static_cast<int32_t>(number);
}

void move_card(lua_State* lua, core::State& state, const Handle& card, int to_zone) {
    const auto cards = state.layout().deck(card.deck).deck.cards.size();
    Sandbox::charge(lua, 64 + static_cast<int64_t>(cards));
    const auto [zone, place] = state.find_card(card.deck, card.index);
    state.move_card(card.deck, zone, place, to_zone);
}

/// A card or a list of them.
int move_cards(lua_State* lua, int to_zone) {
    core::State& state = writer_of(lua).mutable_state();
    if (!lua_istable(lua, 2)) {
        move_card(lua, state, check_handle(lua, 2, HandleType::card), to_zone);
        return 0;
    }
    for (lua_Unsigned i = 1; i <= lua_rawlen(lua, 2); ++i) {
        lua_rawgeti(lua, 2, static_cast<lua_Integer>(i));
        const Handle* card = to_handle(lua, host_of(lua), -1);
        if (card == nullptr || card->type != HandleType::card)
            return luaL_error(lua, "entry %d of the list is no card", static_cast<int>(i));
        move_card(lua, state, *card, to_zone);
        lua_pop(lua, 1);
    }
    return 0;
}

// Chance.

int roll_named(lua_State* lua) {
    core::Match& match = writer_of(lua);
    const char* name = lua_tostring(lua, 2);
    const auto& dice = match.rules().dice;
    const auto die = std::find_if(dice.begin(), dice.end(),
                                  [&](const core::Die& one) { return one.name == name; });
    if (die == dice.end()) return luaL_error(lua, "there is no die `%s`", name);
    const core::Face* face = core::throw_die(match, *die, host_of(lua).seat);
    if (face == nullptr) return luaL_error(lua, "`%s` has no such face as is loaded", name);
    if (face->word.empty())
        lua_pushinteger(lua, face->number);
    else
        lua_pushstring(lua, face->word.c_str());
    return 1;
}

int match_roll(lua_State* lua) {
    if (lua_type(lua, 2) == LUA_TSTRING) return roll_named(lua);
    lua_pushinteger(lua, writer_of(lua).roll(check_count(lua, 2, 1, 1000000)));
    return 1;
}

/// Pushes one of the list, which has it no more.
void pick_one(lua_State* lua, core::Match& match, lua_Integer size) {
    Sandbox::charge(lua, size);
    lua_Integer at = match.roll(static_cast<int32_t>(size));
    if (at < 1 || at > size)
        luaL_error(lua, "the loaded die shows %d, and there are %d to pick from",
                   static_cast<int>(at), static_cast<int>(size));
    lua_rawgeti(lua, 2, at);
    for (; at < size; ++at) {
        lua_rawgeti(lua, 2, at + 1);
        lua_rawseti(lua, 2, at);
    }
    lua_pushnil(lua);
    lua_rawseti(lua, 2, size);
}

int match_pick(lua_State* lua) {
    luaL_checktype(lua, 2, LUA_TTABLE);
    core::Match& match = writer_of(lua);
    const auto size = static_cast<lua_Integer>(lua_rawlen(lua, 2));
    if (size > 1000000) return luaL_error(lua, "the list is too long to pick from");
    if (lua_isnoneornil(lua, 3)) {
        if (size == 0) return luaL_error(lua, "there is nothing in the list to pick");
        pick_one(lua, match, size);
        return 1;
    }
    const lua_Integer count = std::clamp<lua_Integer>(luaL_checkinteger(lua, 3), 0, size);
    lua_createtable(lua, 0, 0);
    const int picked = lua_gettop(lua);
    for (lua_Integer i = 0; i < count; ++i) {
        pick_one(lua, match, size - i);
        lua_rawseti(lua, picked, i + 1);
    }
    return 1;
}

int match_throw_off(lua_State* lua) {
    core::Match& match = writer_of(lua);
    uint32_t seats = core::standing_seats(match);
    if (seats == 0) return luaL_error(lua, "nobody is left to throw");
    do {
        Sandbox::charge(lua, int64_t{64} * std::popcount(seats));
        seats = core::throw_once(match, seats);
    } while (std::popcount(seats) > 1);
    push_handle(lua, host_of(lua), HandleType::seat, std::countr_zero(seats));
    return 1;
}

int match_contest(lua_State* lua) {
    core::Match& match = writer_of(lua);
    const int ours = check_count(lua, 2, 1, core::most_dice);
    const int theirs = check_count(lua, 3, 1, core::most_dice);
    const int32_t sides = lua_isnoneornil(lua, 4) ? 6 : check_count(lua, 4, 1, 1000000);
    const core::Losses losses = core::contest(match, ours, theirs, sides);
    lua_pushinteger(lua, losses.ours);
    lua_pushinteger(lua, losses.theirs);
    return 2;
}

int match_shuffle(lua_State* lua) {
    const int deck = check_deck(lua, 2);
    const int zone = check_zone(lua, 3);
    core::State& state = writer_of(lua).mutable_state();
    Sandbox::charge(lua, state.zone_size(deck, zone));
    state.shuffle(deck, zone);
    return 0;
}

int match_gather(lua_State* lua) {
    const int deck = check_deck(lua, 2);
    const int zone = lua_isnoneornil(lua, 3) ? static_cast<int>(core::discard) : check_zone(lua, 3);
    if (zone == core::pile) return luaL_error(lua, "the pile is what cards are gathered into");
    core::State& state = writer_of(lua).mutable_state();
    const int64_t cards = state.zone_size(deck, zone);
    const auto all = static_cast<int64_t>(state.layout().deck(deck).deck.cards.size());
    Sandbox::charge(lua, (cards + 1) * (64 + all));
    while (state.zone_size(deck, zone) > 0) state.move_card(deck, zone, 0, core::pile);
    state.shuffle(deck, core::pile);
    return 0;
}

// Cards.

int match_deal(lua_State* lua) {
    const int deck = check_deck(lua, 2);
    const Handle& seat = check_handle(lua, 3, HandleType::seat);
    core::State& state = writer_of(lua).mutable_state();
    const auto cards = state.layout().deck(deck).deck.cards.size();
    Sandbox::charge(lua, 64 + static_cast<int64_t>(cards));
    const auto card = state.deal(deck, seat.index);
    if (!card) return 0;
    push_card(lua, host_of(lua), deck, *card);
    return 1;
}

int match_give(lua_State* lua) {
    return move_cards(lua, core::Layout::hand(check_handle(lua, 3, HandleType::seat).index));
}
int match_discard(lua_State* lua) {
    return move_cards(lua, core::discard);
}
int match_set_aside(lua_State* lua) {
    return move_cards(lua, core::aside);
}
int match_to_pile(lua_State* lua) {
    return move_cards(lua, core::pile);
}

int match_cards(lua_State* lua) {
    const int deck = check_deck(lua, 2);
    const int zone = check_zone(lua, 3);
    const Host& host = host_of(lua);
    if (host.state == nullptr) return luaL_error(lua, "no match is being played here");
    const auto cards = host.state->zone(deck, zone);
    Sandbox::charge(lua, static_cast<int64_t>(cards.size()));
    lua_createtable(lua, static_cast<int>(cards.size()), 0);
    if (host.eyes != Host::all_eyes && zone == core::pile) return 1;
    for (size_t i = 0; i < cards.size(); ++i) {
        push_card(lua, host, deck, cards[i]);
        lua_rawseti(lua, -2, static_cast<lua_Integer>(i) + 1);
    }
    return 1;
}

int match_cards_left(lua_State* lua) {
    const Host& host = host_of(lua);
    if (host.state == nullptr) return luaL_error(lua, "no match is being played here");
    lua_pushinteger(lua, host.state->zone_size(check_deck(lua, 2), check_zone(lua, 3)));
    return 1;
}

// Flow.

int unknown_move(lua_State* lua, const core::Rules& rules, const char* name) {
    std::vector<std::string> names;
    for (const core::MoveKind& move : rules.moves) names.push_back(move.name);
    const std::string near = closest(name, names);
    if (near.empty()) return luaL_error(lua, "there is no move `%s`", name);
    return luaL_error(lua, "there is no move `%s` (did you mean `%s`?)", name, near.c_str());
}

/// Pushes what the first fault says, if there is one.
bool push_first(lua_State* lua, const Diagnostics& faults) {
    if (faults.empty()) return false;
    const Diagnostic& first = faults.front();
    const std::string text =
        first.place.file + ":" + std::to_string(first.place.line) + ": " + first.message;
    lua_pushlstring(lua, text.data(), text.size());
    return true;
}

int match_finish_phase(lua_State* lua) {
    core::Match& match = writer_of(lua);
    const Host& host = host_of(lua);
    match.finish(lua_isnoneornil(lua, 2) ? host.seat
                                         : check_handle(lua, 2, HandleType::seat).index);
    return 0;
}

int match_begin_with(lua_State* lua) {
    if (writer_of(lua).round() > 0)
        return luaL_error(lua, "who begins is said before the first turn, not in round %d",
                          writer_of(lua).round());
    writer_of(lua).set_first(check_handle(lua, 2, HandleType::seat).index);
    return 0;
}

/// The clauses and functions of the move charge what they cost.
int match_can(lua_State* lua) {
    const char* name = luaL_checkstring(lua, 2);
    core::Match& match = writer_of(lua);
    const auto& moves = match.rules().moves;
    Sandbox::charge(lua, 64 + static_cast<int64_t>(moves.size()));
    const auto move = std::find_if(moves.begin(), moves.end(),
                                   [&](const core::MoveKind& one) { return one.name == name; });
    if (move == moves.end()) return unknown_move(lua, match.rules(), name);
    const bool can = match.can_make(static_cast<int16_t>(move - moves.begin()), host_of(lua).seat);
    if (push_first(lua, match.take_faults())) return lua_error(lua);
    lua_pushboolean(lua, can);
    return 1;
}

int match_retire(lua_State* lua) {
    writer_of(lua).retire(check_handle(lua, 2, HandleType::seat).index);
    return 0;
}

int match_win(lua_State* lua) {
    writer_of(lua).win(check_handle(lua, 2, HandleType::seat).index);
    return 0;
}

int match_draw_game(lua_State* lua) {
    writer_of(lua).draw();
    return 0;
}

// Events.

core::EventField event_field(lua_State* lua, const core::Match& match) {
    core::EventField field;
    const Handle* handle = to_handle(lua, host_of(lua), -1);
    if (handle == nullptr && lua_type(lua, -1) == LUA_TSTRING) {
        field.kind = core::Kind::choice;
        field.word = lua_tostring(lua, -1);
        return field;
    }
    if (handle == nullptr) {
        field.kind = lua_isboolean(lua, -1) ? core::Kind::flag : core::Kind::integer;
        field.value = lua_isboolean(lua, -1)
                          ? lua_toboolean(lua, -1)
                          : static_cast<int32_t>(std::clamp<lua_Integer>(lua_tointeger(lua, -1),
                                                                         INT32_MIN + 1, INT32_MAX));
        return field;
    }
    field.value = handle->index;
    switch (handle->type) {
        case HandleType::seat:
            field.kind = core::Kind::seat;
            break;
        case HandleType::space:
            field.kind = core::Kind::space;
            break;
        case HandleType::region:
            field.kind = core::Kind::region;
            break;
        case HandleType::card:
            return match.card_field({}, handle->deck, handle->index);
        case HandleType::match:
            break;
    }
    return field;
}

/// For the bytes of an event, whether anybody listens or not.
void charge_for_event(lua_State* lua) {
    const auto bytes_at = [&](int at) {
        return lua_type(lua, at) == LUA_TSTRING ? lua_rawlen(lua, at) : 0;
    };
    lua_Unsigned bytes = sizeof(core::Event) + bytes_at(2);
    if (lua_istable(lua, 3))
        for (lua_pushnil(lua); lua_next(lua, 3) != 0; lua_pop(lua, 1))
            bytes += sizeof(core::EventField) + bytes_at(-1) + bytes_at(-2);
    Sandbox::charge(lua, static_cast<int64_t>(bytes));
}

int match_tell(lua_State* lua) {
    core::Match& match = writer_of(lua);
    const char* name = luaL_checkstring(lua, 2);
    charge_for_event(lua);
    if (!match.listening()) return 0;
    core::Event event;
    event.name = name;
    if (lua_istable(lua, 3)) {
        lua_pushnil(lua);
        while (lua_next(lua, 3) != 0) {
            if (lua_type(lua, -2) == LUA_TSTRING) {
                event.fields.push_back(event_field(lua, match));
                event.fields.back().name = lua_tostring(lua, -2);
            }
            lua_pop(lua, 1);
        }
    }
    std::sort(event.fields.begin(), event.fields.end(),
              [](const auto& a, const auto& b) { return a.name < b.name; });
    if (!lua_isnoneornil(lua, 4))
        event.audience = 1u << check_handle(lua, 4, HandleType::seat).index;
    match.tell(std::move(event));
    return 0;
}

constexpr Binding match_functions[] = {
    {"Match", "me", "", "Seat", "The seat that decides now.", nullptr},
    {"Match", "turn", "", "Seat", "The seat whose turn it is.", nullptr},
    {"Match", "round", "", "integer", "From 1; 0 before the first turn.", nullptr},
    {"Match", "seat", "", "Seat[]", "All seats, by number.", nullptr},
    {"Match", "space", "", "table<string|integer, Space>", "All spaces, by id or number.", nullptr},
    {"Match", "region", "", "table<string|integer, Region>", "All regions, by id or number.",
     nullptr},
    {"Match", "roll", "die: integer|string", "integer|string",
     "One die. With a number of sides: 1 to that number. With the name of a die that state.lua "
     "declares: the face that comes up, told as the event `die` with `die`, `face` and `seat`.",
     match_roll},
    {"Match", "pick", "list: any[], count?: integer", "any",
     "Takes one out of the list, by chance. With a count: so many, or all that there are, as a "
     "list.",
     match_pick},
    {"Match", "throw_off", "", "Seat",
     "Who throws most: each that takes part throws a die, told as the event `throw` with `seat` "
     "and "
     "`points`, and those who tie throw again.",
     match_throw_off},
    {"Match", "contest", "ours: integer, theirs: integer, sides?: integer", "integer, integer",
     "Both sides roll that many dice (six sides unless given) and compare them highest with "
     "highest; ties go to the second side. Returns how many comparisons each side lost.",
     match_contest},
    {"Match", "shuffle", "deck: string, zone?: string", "",
     "Shuffles the pile of a deck, or another zone (`discard`, `aside`).", match_shuffle},
    {"Match", "deal", "deck: string, seat: Seat", "Card?",
     "The top card of the pile goes to the seat's hand; nil when the pile is empty.", match_deal},
    {"Match", "give", "cards: Card|Card[], seat: Seat", "",
     "The card, or each card of a list, goes to the seat's hand.", match_give},
    {"Match", "discard", "cards: Card|Card[]", "",
     "The card, or each card of a list, goes to the top of the discard, face up.", match_discard},
    {"Match", "set_aside", "cards: Card|Card[]", "",
     "The card, or each card of a list, leaves play, face up.", match_set_aside},
    {"Match", "to_pile", "cards: Card|Card[]", "",
     "The card, or each card of a list, goes to the top of the pile, face down.", match_to_pile},
    {"Match", "gather", "deck: string, zone?: string", "",
     "The cards of the discard, or of another zone, go back to the pile, which is shuffled.",
     match_gather},
    {"Match", "cards", "deck: string, zone?: string", "Card[]",
     "The cards of a zone, bottom first: `pile`, `discard` or `aside`.", match_cards},
    {"Match", "cards_left", "deck: string, zone?: string", "integer",
     "How many cards lie in a zone.", match_cards_left},
    {"Match", "can", "move: string", "boolean",
     "Whether the seat that decides could make such a move now, in whatever phase it is on offer.",
     match_can},
    {"Match", "finish_phase", "seat?: Seat", "",
     "The seat (the one that decides) is done with this phase.", match_finish_phase},
    {"Match", "ask", "seat: Seat, question: string, least?: integer, most?: integer", "any",
     "What the seat answers: the values of the question, or the word it chose. A question for "
     "a number without a range says the least and the most here. The effect is run again from its "
     "beginning "
     "when the answer is there, with the same dice and the same answers so far; once the match is "
     "over, it ends here. With a phase in place of a question: that seat decides in it before "
     "anything else goes on.",
     ask},
    {"Match", "begin_with", "seat: Seat", "", "Before the first turn: that seat has it.",
     match_begin_with},
    {"Match", "retire", "seat: Seat", "",
     "The seat takes no further part; it ranks after all that still do.", match_retire},
    {"Match", "win", "seat: Seat", "", "The match ends; the seat has won.", match_win},
    {"Match", "draw_game", "", "", "The match ends; all that stand share the first place.",
     match_draw_game},
    {"Match", "tell", "event: string, fields?: table, seat?: Seat", "",
     "Something happened, for log and animation; to one seat alone when given. A card is shown "
     "only to those who may see it. A word is looked up among the choices' names.",
     match_tell},
};

}  // namespace

std::span<const Binding> match_bindings() {
    return match_functions;
}

}  // namespace fronteira::script
