// SPDX-License-Identifier: MIT
#include "app/trouble.hpp"

#include "support/own_host.hpp"

#include <gtest/gtest.h>

namespace fronteira::app {
namespace {

TEST(Trouble, TellsOneReasonWhoeverTellsOfTheSameEnd) {
    Trouble trouble;
    trouble.wait("Sitting down");
    EXPECT_TRUE(trouble.waiting());
    trouble.fail("Sitting down", "refused", false);
    trouble.fail("Sitting down", "the connection was closed", true);
    EXPECT_EQ(trouble.why(), "refused");
    EXPECT_EQ(trouble.seconds(), 3) << "what is known to be lost is tried again";
}

TEST(Trouble, WaitsLongerEachTimeAndNoLongerThanHalfAMinute) {
    Trouble trouble;
    QList<int> pauses;
    for (int i = 0; i < 7; ++i) {
        trouble.fail("Sitting down", "refused", true);
        pauses << trouble.seconds();
        trouble.retry();
        EXPECT_TRUE(trouble.waiting());
    }
    EXPECT_EQ(pauses, QList<int>({3, 6, 12, 24, 30, 30, 30}));
    trouble.clear();
    trouble.fail("Sitting down", "refused", true);
    EXPECT_EQ(trouble.seconds(), 3) << "a good end is forgotten";
}

TEST(Trouble, TriesAgainByItself) {
    Trouble trouble;
    int tried = 0;
    QObject::connect(&trouble, &Trouble::retried, [&] { ++tried; });
    trouble.fail("Sitting down", "refused", true);
    EXPECT_TRUE(support::wait_until([&] { return tried == 1; }));
    EXPECT_EQ(trouble.seconds(), 0);
}

TEST(Trouble, OffersAnotherMatchOnlyOnceItWentWrong) {
    Trouble trouble;
    int wanted = 0;
    QObject::connect(&trouble, &Trouble::anotherWanted, [&] { ++wanted; });
    trouble.offer_another(true);
    trouble.wait("Opening the match");
    trouble.takeAnother();
    EXPECT_EQ(wanted, 0);
    trouble.fail("Opening the match", "its mod has changed", false);
    trouble.takeAnother();
    EXPECT_EQ(wanted, 1);
    trouble.offer_another(false);
    EXPECT_FALSE(trouble.offers_another());
}

TEST(Trouble, OffersToKeepNothingOnlyWhereThatHelps) {
    Trouble trouble;
    int wanted = 0;
    QObject::connect(&trouble, &Trouble::unkeptWanted, [&] { ++wanted; });
    trouble.fail("The match host stopped", "it crashed", true);
    trouble.playUnkept();
    EXPECT_EQ(wanted, 0);
    trouble.offer_unkept(true);
    trouble.fail("The match host stopped", "its file is in use", true);
    trouble.playUnkept();
    EXPECT_EQ(wanted, 1);
}

TEST(Trouble, IsLeftBehindByWhoGivesUp) {
    Trouble trouble;
    bool gave_up = false;
    QObject::connect(&trouble, &Trouble::gaveUp, [&] { gave_up = true; });
    trouble.fail("Sitting down", "refused", true);
    trouble.back();
    EXPECT_TRUE(gave_up);
    EXPECT_FALSE(trouble.present());
    trouble.retry();
    EXPECT_FALSE(trouble.present()) << "an old button was pressed";
}

}  // namespace
}  // namespace fronteira::app
