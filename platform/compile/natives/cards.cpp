// SPDX-License-Identifier: MIT
// Cards and where they lie.
#include "compile/natives.hpp"

namespace fronteira::compile {
namespace {

using core::Layout;

std::optional<int> deck_of(NativeCall& call, int argument) {
    const Value name = call.at(argument);
    if (!is(name, Tag::text)) return std::nullopt;
    const int deck = call.machine.program().known(*name.text()).deck;
    return deck < 0 ? std::nullopt : std::optional(deck);
}

/// -1 where it is none.
int zone_of(NativeCall& call, int argument) {
    const Value name = call.at(argument);
    if (is(name, Tag::nil)) return core::pile;
    if (!is(name, Tag::text)) return -1;
    const std::string& word = name.text()->text;
    return word == "pile"      ? core::pile
           : word == "discard" ? core::discard
           : word == "aside"   ? core::aside
                               : -1;
}

bool give_cards(NativeCall& call, int deck, int zone, bool open) {
    Table& list = call.machine.fresh_table();
    if (!open) return call.give(Value::list(&list));
    call.machine.look_at_zone(deck, zone);
    const auto cards = call.machine.state().zone(deck, zone);
    if (!call.machine.charge(static_cast<int64_t>(cards.size()))) return false;
    for (const int32_t card : cards) list.list.push_back(Value::card(deck, card));
    return call.give(Value::list(&list));
}

size_t cards_of(NativeCall& call, int deck) {
    return call.machine.layout().deck(deck).deck.cards.size();
}

bool charge_moving(NativeCall& call, int deck) {
    return call.machine.charge(core::cost_of_moving(cards_of(call, deck)));
}

bool shuffle(NativeCall& call) {
    const auto deck = deck_of(call, 1);
    const int zone = zone_of(call, 2);
    if (!deck || zone < 0 || writer(call) == nullptr) return false;
    core::State& state = writer(call)->mutable_state();
    const size_t cards = state.zone(*deck, zone).size();
    if (!call.machine.charge(core::cost_of_shuffling(cards))) return false;
    state.shuffle(*deck, zone);
    return true;
}

bool deal(NativeCall& call) {
    const auto deck = deck_of(call, 1);
    if (!deck || !is(call.at(2), Tag::seat) || writer(call) == nullptr) return false;
    if (!charge_moving(call, *deck)) return false;
    const auto card = writer(call)->mutable_state().deal(*deck, call.at(2).index());
    return !card || call.give(Value::card(*deck, *card));
}

bool move_card(NativeCall& call, const Value& card, int to_zone) {
    if (!is(card, Tag::card) || !charge_moving(call, card.deck())) return false;
    core::State& state = writer(call)->mutable_state();
    const auto [zone, place] = state.find_card(card.deck(), card.index());
    state.move_card(card.deck(), zone, place, to_zone);
    return true;
}

/// A card or a list of them.
bool move_cards(NativeCall& call, int to_zone) {
    const Value cards = call.at(1);
    if (writer(call) == nullptr) return false;
    if (!is(cards, Tag::table)) return move_card(call, cards, to_zone);
    if (cards.table()->has_gaps()) return false;
    for (const Value& card : cards.table()->list)
        if (!move_card(call, card, to_zone)) return false;
    return true;
}

bool gather(NativeCall& call) {
    const auto deck = deck_of(call, 1);
    const int zone = is(call.at(2), Tag::nil) ? static_cast<int>(core::discard) : zone_of(call, 2);
    if (!deck || zone < 0 || zone == core::pile || writer(call) == nullptr) return false;
    core::State& state = writer(call)->mutable_state();
    const int64_t cards = state.zone_size(*deck, zone);
    const size_t all = cards_of(call, *deck);
    if (!call.machine.charge(cards * core::cost_of_moving(all) + core::cost_of_shuffling(all)))
        return false;
    while (state.zone_size(*deck, zone) > 0) state.move_card(*deck, zone, 0, core::pile);
    state.shuffle(*deck, core::pile);
    return true;
}

bool give_card(NativeCall& call) {
    return is(call.at(2), Tag::seat) && move_cards(call, Layout::hand(call.at(2).index()));
}
bool discard_card(NativeCall& call) {
    return move_cards(call, core::discard);
}
bool set_card_aside(NativeCall& call) {
    return move_cards(call, core::aside);
}
bool card_to_pile(NativeCall& call) {
    return move_cards(call, core::pile);
}

bool cards(NativeCall& call) {
    const auto deck = deck_of(call, 1);
    const int zone = zone_of(call, 2);
    if (!deck || zone < 0) return false;
    const bool open = call.machine.setting().eyes == Setting::all_eyes || zone != core::pile;
    return give_cards(call, *deck, zone, open);
}

bool cards_left(NativeCall& call) {
    const auto deck = deck_of(call, 1);
    const int zone = zone_of(call, 2);
    if (!deck || zone < 0) return false;
    return call.give(Value::integer(call.machine.state().zone_size(*deck, zone)));
}

bool hand(NativeCall& call) {
    const auto deck = deck_of(call, 1);
    if (!deck || !is(call.at(0), Tag::seat)) return false;
    const int zone = Layout::hand(call.at(0).index());
    const int eyes = call.machine.setting().eyes;
    return give_cards(
        call, *deck, zone,
        eyes == Setting::all_eyes || call.machine.state().can_see_zone(*deck, zone, eyes));
}

bool hand_size(NativeCall& call) {
    const auto deck = deck_of(call, 1);
    if (!deck || !is(call.at(0), Tag::seat)) return false;
    const int zone = Layout::hand(call.at(0).index());
    return call.give(Value::integer(call.machine.state().zone_size(*deck, zone)));
}

constexpr Native card_table[] = {
    {"Match:shuffle", shuffle},
    {"Match:deal", deal},
    {"Match:give", give_card},
    {"Match:discard", discard_card},
    {"Match:set_aside", set_card_aside},
    {"Match:to_pile", card_to_pile},
    {"Match:gather", gather},
    {"Match:cards", cards},
    {"Match:cards_left", cards_left},
    {"Seat:hand", hand},
    {"Seat:hand_size", hand_size},
};

}  // namespace

std::span<const Native> card_natives() {
    return card_table;
}

}  // namespace fronteira::compile
