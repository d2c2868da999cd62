// SPDX-License-Identifier: MIT
// Who is shown which card.
#include "war_position.hpp"

#include <algorithm>

namespace fronteira::mods {
namespace {

/// The card of the first event of that name, as a seat is told it.
int32_t card_told(std::vector<core::Event> events, const std::string& name, int seat) {
    for (core::Event& event : events) {
        if (event.name != name || !core::seen_by(seat, event)) continue;
        for (const core::EventField& field : event.fields)
            if (field.kind == core::Kind::card) return field.value;
    }
    return core::none;
}

/// Seat 1 ends its turn; what is told then.
std::vector<core::Event> end_turn(WarPosition& war) {
    war.match().go_to(war.phase("redeploy"), 0);
    war.match().listen(true);
    Move move;
    move.kind = war.move("end_turn");
    EXPECT_TRUE(war.match().apply(0, move));
    return war.match().take_events();
}

/// The number of the card with that id.
int32_t objective(const WarPosition& war, std::string_view id) {
    const int deck = war.rules().layout.find_deck("objective").value();
    const auto& cards = war.rules().layout.deck(deck).deck.cards;
    const auto found =
        std::find_if(cards.begin(), cards.end(), [&](const Card& card) { return card.id == id; });
    return static_cast<int32_t>(found - cards.begin());
}

/// Seat 2 holds the objective of 24 territories, and all territories.
void let_second_seat_win(WarPosition& war) {
    const int deck = war.rules().layout.find_deck("objective").value();
    core::State& state = war.match().mutable_state();
    state.move_card(deck, core::Layout::hand(1), 0, core::aside);
    const int32_t wanted = objective(war, "o7");
    for (const int zone :
         {int{core::pile}, int{core::aside}, core::Layout::hand(0), core::Layout::hand(2)}) {
        const auto cards = state.zone(deck, zone);
        const auto found = std::find(cards.begin(), cards.end(), wanted);
        if (found == cards.end()) continue;
        state.move_card(deck, zone, static_cast<int>(found - cards.begin()), core::Layout::hand(1));
        break;
    }
    for (int space = 0; space < war.rules().board->space_count(); ++space)
        war.set(core::Entity::space, "owner", space, 1);
}

TEST(TheObjectiveOfTheWinnerOfWar, IsShownToEveryone) {
    WarPosition war(3);
    ASSERT_TRUE(war.match().start(1));
    let_second_seat_win(war);
    const auto events = end_turn(war);
    EXPECT_EQ(war.match().over(), core::Over::won);
    for (int seat = -1; seat < 3; ++seat)
        EXPECT_EQ(card_told(events, "objective", seat), objective(war, "o7")) << "seat " << seat;
}

TEST(TheCardOfAConquestInWar, IsShownToWhoDrewItAlone) {
    WarPosition war(3);
    ASSERT_TRUE(war.match().start(1));
    war.set(core::Entity::match, "conquered", 0, 1);
    const int deck = war.rules().layout.find_deck("territory").value();
    const int32_t top = war.match().state().zone(deck, core::pile).back();
    const auto events = end_turn(war);
    EXPECT_EQ(card_told(events, "card", 0), top);
    for (const int other : {1, 2, -1}) EXPECT_EQ(card_told(events, "card", other), core::hidden);
}

}  // namespace
}  // namespace fronteira::mods
