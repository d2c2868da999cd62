// SPDX-License-Identifier: MIT
#include "play/match/pace.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QCoreApplication>

namespace fronteira::play {
namespace {

constexpr int an_hour = 3600 * 1000;

struct Paced : testing::Test {
    Paced() {
        QObject::connect(&pace, &Pace::told, [this](const QJsonObject& news) {
            told.push_back(news["number"].toInt() * 10 + news["seat"].toInt());
        });
    }
    void moved(int number, int seat, bool followed) {
        pace.take({{"type", "moved"}, {"number", number}, {"seat", seat}}, followed);
    }
    Pace pace;
    std::vector<int> told;
};

TEST_F(Paced, WithoutAnIntervalEverythingIsToldAtOnce) {
    for (int number = 1; number <= 3; ++number) moved(number, 1, true);
    EXPECT_THAT(told, testing::ElementsAre(11, 21, 31));
    EXPECT_EQ(pace.waiting(), 0);
}

TEST_F(Paced, AMoveThatIsFollowedWaitsUntilTheOneBeforeWasSeen) {
    pace.set_interval(an_hour);
    moved(1, 1, false);
    moved(2, 1, true);
    moved(3, 1, true);
    EXPECT_THAT(told, testing::ElementsAre(11));
    EXPECT_EQ(pace.waiting(), 2);
    pace.next();
    EXPECT_THAT(told, testing::ElementsAre(11, 21));
    pace.skip();
    EXPECT_THAT(told, testing::ElementsAre(11, 21, 31));
    EXPECT_EQ(pace.waiting(), 0);
}

TEST_F(Paced, AllWhoSitHereAreToldOfAMoveTogether) {
    pace.set_interval(an_hour);
    for (int number = 1; number <= 2; ++number)
        for (int seat = 1; seat <= 2; ++seat) moved(number, seat, true);
    EXPECT_THAT(told, testing::ElementsAre(11, 12));
    EXPECT_EQ(pace.waiting(), 1);
    pace.next();
    EXPECT_THAT(told, testing::ElementsAre(11, 12, 21, 22));
}

TEST_F(Paced, NothingOvertakesWhatWaits) {
    pace.set_interval(an_hour);
    moved(1, 1, false);
    moved(2, 1, true);
    moved(3, 1, false);
    EXPECT_THAT(told, testing::ElementsAre(11));
    pace.next();
    EXPECT_THAT(told, testing::ElementsAre(11, 21, 31));
}

TEST_F(Paced, WhatIsAskedForBeforeItComesDoesNotWait) {
    pace.set_interval(an_hour);
    moved(1, 1, true);
    pace.next();
    moved(2, 1, true);
    moved(3, 1, true);
    EXPECT_THAT(told, testing::ElementsAre(11, 21));
    EXPECT_EQ(pace.waiting(), 1);
}

TEST_F(Paced, WhatIsTakenBackEndsTheWaiting) {
    pace.set_interval(an_hour);
    moved(1, 1, false);
    moved(2, 1, true);
    pace.take({{"type", "undone"}, {"seat", 1}}, false);
    EXPECT_THAT(told, testing::ElementsAre(11, 21, 1));
    EXPECT_EQ(pace.waiting(), 0);
}

TEST_F(Paced, TheIntervalPassesByItself) {
    pace.set_interval(1);
    moved(1, 1, true);
    moved(2, 1, true);
    QTimer nothing;
    for (int i = 0; i < 10000 && told.size() < 2; ++i) {
        nothing.start(1);
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
    }
    EXPECT_THAT(told, testing::ElementsAre(11, 21));
}

}  // namespace
}  // namespace fronteira::play
