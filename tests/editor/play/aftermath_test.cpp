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
        return is_over("war/war", {{"colours", "seats"}, {"round_limit", 4}}, {bot, bot, bot});
    }
    bool is_over(const QString& ruleset, const QJsonObject& options, const QJsonArray& seats) {
        const auto opened = support::asked(*host, {{"type", "open"},
                                                   {"ruleset", ruleset},
                                                   {"options", options},
                                                   {"seed", 7},
                                                   {"seats", seats}});
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

TEST_F(AfterAMatch, ItsRoundsAreThoseThatWerePlayedAndTheLimitThatEndedThemIsTold) {
    ASSERT_TRUE(is_over());
    ASSERT_EQ(match->over()["kind"].toString(), "drawn");
    EXPECT_EQ(match->aftermath()["rounds"].toInt(), 4);
    EXPECT_TRUE(match->ending().contains("the round limit is reached: 4"))
        << match->ending().join('\n').toStdString();
}

TEST_F(AfterAMatch, OfAHostThatIsGoneNothingMoreIsAwaited) {
    match = std::make_unique<MatchScreen>(
        *host, support::opened(*host, "war/war", {"human", "bot", "bot"}),
        QList<Match::Right>{{1, {}}});
    ASSERT_TRUE(wait_until([&] { return match->ready(); }));
    QObject::connect(match.get(), &MatchScreen::changed, [&] {
        if (match->over().contains("kind")) support::kill_process_of(*host);
    });
    match->resign();
    EXPECT_TRUE(wait_until([&] { return match->aftermath()["complete"].toBool(); }));
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

TEST_F(AfterAMatch, TheMoveThatEndedItIsToldWithWhatCameOfIt) {
    const QJsonObject bot{{"who", "bot:gunner"}};
    ASSERT_TRUE(is_over("island/island", {{"losses", 1}}, {bot, bot}));
    ASSERT_EQ(match->over()["kind"].toString(), "won");
    const QStringList ending = match->ending();
    EXPECT_TRUE(ending.first().contains(": shoots from")) << ending.join('\n').toStdString();
    EXPECT_TRUE(ending.last().contains("loses on")) << ending.join('\n').toStdString();
}

}  // namespace
}  // namespace fronteira::play
