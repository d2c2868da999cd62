// SPDX-License-Identifier: MIT
#include "runtime/told_events.hpp"

#include <gtest/gtest.h>

namespace fronteira::runtime {
namespace {

using Fields = std::optional<std::set<std::string>>;

ToldEvents told_in(std::string_view text) {
    ToldEvents told;
    note_told(text, told);
    return told;
}

TEST(ToldEvents, HaveTheNamesThatStandInTheTable) {
    EXPECT_EQ(told_in("match:tell('won', { seat = f(a, { x = 1 }), -- who, and\n where = \"}\" })"),
              (ToldEvents{{"won", Fields{{"seat", "where"}}}}));
    EXPECT_EQ(told_in("match:tell \"over\" match:tell(\"done\")"),
              (ToldEvents{{"over", Fields(std::set<std::string>())},
                          {"done", Fields(std::set<std::string>())}}));
}

TEST(ToldEvents, HaveAllNamesOfThePlacesWhereTheyAreTold) {
    EXPECT_EQ(told_in("match:tell('won', { seat = a }) match:tell('won', { by = b, }, seat)"),
              (ToldEvents{{"won", Fields{{"seat", "by"}}}}));
}

TEST(ToldEvents, AreNotKnownWhereOthersMadeTheTable) {
    EXPECT_EQ(told_in("match:tell('won', { seat = a }) match:tell('won', fields)"),
              (ToldEvents{{"won", std::nullopt}}));
    EXPECT_EQ(told_in("match:tell('won', { [key] = a })"), (ToldEvents{{"won", std::nullopt}}));
    EXPECT_EQ(told_in("match:tell(name, { seat = a }) match:tell('won', { seat"),
              (ToldEvents{{"won", std::nullopt}}));
    EXPECT_EQ(told_in("match:tell('won', { seat = 'a"), (ToldEvents{{"won", std::nullopt}}));
}

TEST(AskedEvents, HaveTheirPlace) {
    const auto asked =
        asked_events("local n = 1\nequal(game:told \"won\", 1) game:told( 'lost', a)");
    ASSERT_EQ(asked.size(), 2u);
    EXPECT_EQ(asked[0].name + " " + asked[1].name, "won lost");
    EXPECT_EQ(asked[0].line, 2);
    EXPECT_EQ(asked[0].column, 18);
    EXPECT_TRUE(asked_events("game:told(name)").empty());
}

}  // namespace
}  // namespace fronteira::runtime
