// SPDX-License-Identifier: MIT
#include "cup/visits.hpp"

#include "support/own_settings.hpp"

#include <gtest/gtest.h>

namespace fronteira::cup {
namespace {

// Whoever holds a tournament elsewhere may send any number of letters.
TEST(Visits, KeepNoMoreThanANameOfWhatAHostSays) {
    const support::OwnSettings own;
    Visits visits;
    visits.note("ws://there:1", "right", "Club cup", "Ana");
    const QString page(1 << 20, 'x');
    visits.note("ws://there:1", page, page, page);

    ASSERT_EQ(visits.all().size(), 1);
    const QVariantMap visit = visits.all()[0].toMap();
    EXPECT_EQ(visit["token"], "right");
    EXPECT_EQ(visit["name"], "Club cup");
    EXPECT_EQ(visit["me"], "Ana");
}

}  // namespace
}  // namespace fronteira::cup
