// SPDX-License-Identifier: MIT
#include "core/event.hpp"

#include <gtest/gtest.h>

namespace fronteira::core {
namespace {

Event event_with_card(uint32_t card_seen_by, uint32_t audience = ~uint32_t{0}) {
    return {"drew", {{"seat", Kind::seat, 1}, {"card", Kind::card, 7, 0, card_seen_by}}, audience};
}

TEST(Event, ShowsACardToThoseWhoMaySeeIt) {
    Event event = event_with_card(1u << 1);

    EXPECT_TRUE(seen_by(1, event));
    EXPECT_EQ(event.fields[1].value, 7);
}

TEST(Event, MasksACardForTheOthersAndForSpectators) {
    for (const int seat : {0, 2, 15, -1}) {
        Event event = event_with_card(1u << 1);
        EXPECT_TRUE(seen_by(seat, event));
        EXPECT_EQ(event.fields[1].value, hidden);
        EXPECT_EQ(event.fields[0].value, 1);
    }
}

TEST(Event, MasksAWordForTheOthers) {
    Event event{"unmasked", {{"piece", Kind::choice, 0, -1, 1u << 1, "spy"}}};

    EXPECT_TRUE(seen_by(0, event));
    EXPECT_EQ(event.fields[0].word, "");
    EXPECT_EQ(event.fields[0].value, hidden);
}

TEST(Event, TellsSeatsOutsideItsAudienceNothing) {
    for (const int seat : {0, 2, -1}) {
        Event event = event_with_card(~uint32_t{0}, 1u << 1);
        EXPECT_FALSE(seen_by(seat, event));
    }
    Event event = event_with_card(~uint32_t{0}, 1u << 1);
    EXPECT_TRUE(seen_by(1, event));
}

TEST(Event, KeepsFromSpectatorsWhatIsKeptFromAnySeat) {
    Event told = event_with_card(~uint32_t{0});
    Event kept_from_one = event_with_card(~(1u << 2));

    EXPECT_TRUE(seen_by(-1, told));
    EXPECT_EQ(told.fields[1].value, 7);
    EXPECT_TRUE(seen_by(-1, kept_from_one));
    EXPECT_EQ(kept_from_one.fields[1].value, hidden);
}

}  // namespace
}  // namespace fronteira::core
