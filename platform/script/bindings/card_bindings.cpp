// SPDX-License-Identifier: MIT
// What is done with the cards of a match.
#include "script/binding.hpp"
#include "script/host.hpp"
#include "script/sandbox/sandbox.hpp"

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

void move_card(lua_State* lua, core::State& state, const Handle& card, int to_zone) {
    const auto cards = state.layout().deck(card.deck).deck.cards.size();
    Sandbox::charge(lua, core::cost_of_moving(cards));
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
            return luaL_error(lua, "entry %d of the list is not a card", static_cast<int>(i));
        move_card(lua, state, *card, to_zone);
        lua_pop(lua, 1);
    }
    return 0;
}

int match_shuffle(lua_State* lua) {
    const int deck = check_deck(lua, 2);
    const int zone = check_zone(lua, 3);
    core::State& state = writer_of(lua).mutable_state();
    Sandbox::charge(lua, core::cost_of_shuffling(state.zone(deck, zone).size()));
    state.shuffle(deck, zone);
    return 0;
}

int match_gather(lua_State* lua) {
    const int deck = check_deck(lua, 2);
    const int zone = lua_isnoneornil(lua, 3) ? static_cast<int>(core::discard) : check_zone(lua, 3);
    if (zone == core::pile)
        return luaL_error(lua, "cards are gathered into the pile: name another zone");
    core::State& state = writer_of(lua).mutable_state();
    const int64_t cards = state.zone_size(deck, zone);
    const auto all = state.layout().deck(deck).deck.cards.size();
    Sandbox::charge(lua, cards * core::cost_of_moving(all) + core::cost_of_shuffling(all));
    while (state.zone_size(deck, zone) > 0) state.move_card(deck, zone, 0, core::pile);
    state.shuffle(deck, core::pile);
    return 0;
}

int match_deal(lua_State* lua) {
    const int deck = check_deck(lua, 2);
    const Handle& seat = check_handle(lua, 3, HandleType::seat);
    core::State& state = writer_of(lua).mutable_state();
    const auto cards = state.layout().deck(deck).deck.cards.size();
    Sandbox::charge(lua, core::cost_of_moving(cards));
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
    if (host.eyes != Host::all_eyes && zone == core::pile) {
        lua_newtable(lua);
        return 1;
    }
    const auto cards = host.state->zone(deck, zone);
    Sandbox::charge(lua, static_cast<int64_t>(cards.size()));
    lua_createtable(lua, static_cast<int>(cards.size()), 0);
    if (host.writer != nullptr) host.writer->look_at_zone(deck, zone, host.seat);
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

constexpr Binding card_functions[] = {
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
     "How many cards are in a zone.", match_cards_left},
};

}  // namespace

std::span<const Binding> card_bindings() {
    return card_functions;
}

}  // namespace fronteira::script
