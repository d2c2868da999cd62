// SPDX-License-Identifier: MIT
// What a match tells when it is over: everybody's hand, and where it took its course.
#include "play/sheets/aftermath.hpp"

#include "play/match/match_screen.hpp"
#include "support/own_host.hpp"

#include <gtest/gtest.h>

#include <QJsonArray>

namespace fronteira::play {
namespace {

using support::wait_until;

struct AfterAMatch : testing::Test {
    /// Bots play some rounds of War, and somebody looks on.
    bool is_over() {
        const QJsonObject bot{{"who", "bot:steady"}};
        const auto opened = support::asked(
            *host, {{"type", "open"},
                    {"ruleset", "war/war"},
                    {"options", QJsonObject{{"colours", "seats"}, {"round_limit", 4}}},
                    {"seed", 7},
                    {"seats", QJsonArray{bot, bot, bot}}});
        match = std::make_unique<MatchScreen>(*host, opened.message["match"].toString(),
                                              QList<Match::Right>{{0, {}}});
        return wait_until([&] { return match->aftermath().contains("hands"); }) &&
               wait_until([&] { return !match->aftermath()["hands"].toList().isEmpty(); });
    }

    std::unique_ptr<client::Host> host = support::own_host();
    std::unique_ptr<MatchScreen> match;
};

TEST_F(AfterAMatch, ItIsKnownWhatEachSeatHeldAndWanted) {
    ASSERT_TRUE(is_over());
    const QVariantList hands = match->aftermath()["hands"].toList();
    ASSERT_EQ(hands.size(), 3);
    for (const QVariant& one : hands) {
        const QVariantMap hand = one.toMap();
        ASSERT_EQ(hand["sheets"].toStringList().size(), 1) << "the objective";
        EXPECT_TRUE(hand["sheets"].toStringList().first().contains(' ')) << "a sentence";
        for (const QVariant& fact : hand["facts"].toList())
            EXPECT_FALSE(fact.toMap()["name"].toString().contains("your"))
                << "it is told to others";
    }
}

TEST_F(AfterAMatch, TurningPointsLeadToTheMovesBeforeThem) {
    ASSERT_TRUE(is_over());
    const QVariantList points = match->aftermath()["turningPoints"].toList();
    ASSERT_FALSE(points.isEmpty());
    int before = 0;
    for (const QVariant& one : points) {
        const QVariantMap point = one.toMap();
        EXPECT_GE(point["move"].toInt(), before);
        EXPECT_LT(point["move"].toInt(), match->turn()["number"].toInt());
        EXPECT_FALSE(point["figure"].toString().isEmpty());
        before = point["move"].toInt();
    }
    EXPECT_EQ(match->aftermath()["decided"].toInt(), -1) << "it ended drawn, at its round limit";
}

}  // namespace
}  // namespace fronteira::play
