// SPDX-License-Identifier: MIT
#include "host/rooms/outcome_told.hpp"

#include <gtest/gtest.h>

namespace fronteira::host {
namespace {

TEST(OutcomeTold, NamesHowItEndedAndTheSeatsOfWhich) {
    EXPECT_EQ(outcome_told("end won 1,3 ; 00112233445566778899aabbccddeeff\n", 4),
              (Json{{"kind", "won"}, {"seats", {1, 3}}}));
    EXPECT_EQ(outcome_told("end resigned 2 ; 00\n", 2),
              (Json{{"kind", "resigned"}, {"seats", {2}}}));
    EXPECT_EQ(outcome_told("end drawn ; 00\n", 2),
              (Json{{"kind", "drawn"}, {"seats", Json::array()}}));
    EXPECT_EQ(outcome_told("end lost ; 00\n", 2),
              (Json{{"kind", "lost"}, {"seats", Json::array()}}));
}

TEST(OutcomeTold, TellsNothingOfALineThatIsNoEnd) {
    for (const char* line : {"", "end", "end wun 1 ; 00", "3 1 attack ; ; 00", "won 1"})
        EXPECT_TRUE(outcome_told(line, 4).is_null()) << line;
}

TEST(OutcomeTold, LeavesOutSeatsThatAreNotThere) {
    EXPECT_EQ(outcome_told("end won 0,2,9,99999999999999999999 ; 00", 4)["seats"], Json({2}));
    EXPECT_EQ(outcome_told("end won x ; 00", 4)["seats"], Json::array());
}

}  // namespace
}  // namespace fronteira::host
