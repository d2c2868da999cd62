// SPDX-License-Identifier: MIT
#include "runtime/checks/told_events.hpp"

#include <gtest/gtest.h>

namespace fronteira::runtime {
namespace {

std::set<std::string> told_in(std::string_view text) {
    std::set<std::string> told;
    note_told(text, told);
    return told;
}

TEST(ToldEvents, AreWordsThatStandInTheCall) {
    EXPECT_EQ(told_in("match:tell('won', { seat = a }) match:tell \"over\" match:tell( 'done')"),
              (std::set<std::string>{"done", "over", "won"}));
    EXPECT_TRUE(told_in("match:tell(name, { seat = a }) match:tell('wo").empty());
}

TEST(ToldEvents, AreNotThoseOfComments) {
    EXPECT_EQ(told_in("-- match:tell('won')\nmatch:tell('over')  -- no match:tell('lost')"),
              (std::set<std::string>{"over"}));
}

TEST(FieldsOfRules, AreWhatIsNamedAndWhatStandsInQuotes) {
    std::set<std::string> fields;
    note_fields("match:tell('won', { seat = a, by=b })  -- loot = 3\nif a == b then end", fields);
    EXPECT_TRUE(fields.contains("seat") && fields.contains("by") && fields.contains("won"));
    EXPECT_FALSE(fields.contains("loot"));
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
