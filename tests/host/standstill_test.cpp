// SPDX-License-Identifier: MIT
#include "host/standstill.hpp"

#include <gtest/gtest.h>

namespace fronteira::host {
namespace {

using std::chrono::milliseconds;
const Moment start{std::chrono::hours(1)};

TEST(Standstill, LetsWhatIsReadRightAfterItCountFromItsBeginning) {
    Standstill disk;
    EXPECT_EQ(disk.heard(start), start);
    disk.was(start, start + milliseconds(1200));
    EXPECT_EQ(disk.heard(start + milliseconds(1210)), start);
    EXPECT_TRUE(disk.hides(start + milliseconds(700), start + milliseconds(1210)));
    EXPECT_FALSE(disk.hides(start - milliseconds(1), start + milliseconds(1210)))
        << "what came before was read before";
}

TEST(Standstill, IsNotForgottenForAShorterOneRightAfterIt) {
    Standstill disk;
    disk.was(start, start + milliseconds(1200));
    disk.was(start + milliseconds(1201), start + milliseconds(1201));
    EXPECT_EQ(disk.heard(start + milliseconds(1210)), start);
    EXPECT_TRUE(disk.hides(start + milliseconds(700), start + milliseconds(1210)));
    disk.was(start + milliseconds(1300), start + milliseconds(1301));
    EXPECT_FALSE(disk.hides(start + milliseconds(700), start + milliseconds(1301)));
}

TEST(Standstill, OfNoLengthGivesNothing) {
    Standstill disk;
    disk.was(start, start);
    EXPECT_EQ(disk.heard(start), start);
    disk.was(start, start + milliseconds(3));
    EXPECT_EQ(disk.heard(start + milliseconds(7)), start + milliseconds(7));
}

TEST(Standstill, GivesNothingToWhoSpeaksLater) {
    Standstill disk;
    disk.was(start, start + milliseconds(1200));
    EXPECT_EQ(disk.heard(start + milliseconds(1300)), start + milliseconds(1300));
    EXPECT_FALSE(disk.hides(start + milliseconds(700), start + milliseconds(1300)));
}

}  // namespace
}  // namespace fronteira::host
