// SPDX-License-Identifier: MIT
// Laying out by clicks, in the two games that have it, against a real host and without a window.
#include "play/match/match_screen.hpp"
#include "support/own_host.hpp"

#include <gtest/gtest.h>

namespace fronteira::play {
namespace {

using support::wait_until;

struct ByClicks : testing::TestWithParam<const char*> {
    /// Plays on as it comes until something can be laid out.
    void SetUp() override {
        const QString match = support::opened(*host, GetParam(), {"human", "bot", "bot"}, 7);
        screen = std::make_unique<MatchScreen>(*host, match, QList<Match::Right>{{1, {}}});
        for (int i = 0; i < 400 && !can_place(); ++i) {
            const QVariantMap before = screen->choice();
            if (!before["ready"].toBool() || before["kinds"].toList().isEmpty()) {
                wait_until([&] { return screen->choice() != before; });
                continue;
            }
            answer(before);
            wait_until([&] { return screen->choice() != before; });
        }
        ASSERT_TRUE(can_place());
    }
    void answer(const QVariantMap& choice) {
        const QStringList spaces = screen->spaces_on_offer();
        if (choice["of"] == "number")
            screen->pick(choice["upto"]);
        else if (!choice["options"].toList().isEmpty() && choice["of"] != "space")
            screen->pick(choice["options"].toList().first().toMap()["value"]);
        else if (!spaces.isEmpty())
            screen->pickSpace(spaces.first());
        else
            screen->pickKind(choice["kinds"].toList().last().toMap()["kind"].toString());
    }
    bool can_place() const { return !screen->choice()["places"].toString().isEmpty(); }
    int left() const { return screen->choice()["left"].toInt(); }
    int placed() const { return screen->choice()["placed"].toInt(); }
    int reserve() const {
        for (const QVariant& fact : screen->facts())
            if (fact.toMap()["name"].toString().endsWith("to place"))
                return fact.toMap()["value"].toInt();
        return 0;
    }
    int armies(const QString& space) const {
        return screen->chair().view()["spaces"][space]["armies"].toInt();
    }
    QString badge(const QString& space) const {
        return screen->painting()->at(screen->game().space_index(space)).badge;
    }

    std::unique_ptr<client::Host> host = support::own_host();
    std::unique_ptr<MatchScreen> screen;
};

TEST_P(ByClicks, EachClickLaysOneOrFiveAndNothingIsPlayedYet) {
    const QString space = screen->spaces_on_offer().first();
    const int all = left(), stood = armies(space), number = screen->turn()["number"].toInt();
    ASSERT_GE(all, 3);
    EXPECT_TRUE(screen->place(space, 1));
    EXPECT_EQ(placed(), 1);
    EXPECT_EQ(left(), all - 1);
    EXPECT_EQ(badge(space), QString("%1 +1").arg(stood));
    EXPECT_TRUE(screen->place(space, 5));
    EXPECT_EQ(placed(), std::min(6, all)) << "no more than there are";
    EXPECT_TRUE(screen->place(space, -1));
    EXPECT_EQ(placed(), std::min(6, all) - 1);
    EXPECT_EQ(screen->turn()["number"].toInt(), number);
    screen->takeBackPlaced();
    screen->takeBackPlaced();
    screen->takeBackPlaced();
    EXPECT_EQ(placed(), 0);
    EXPECT_EQ(left(), all);
}

TEST_P(ByClicks, WhatIsLaidOutIsNoMoreToBePlaced) {
    const QString space = screen->spaces_on_offer().first();
    const int waiting = reserve(), all = left();
    ASSERT_EQ(waiting, all) << "nothing belongs to a region yet";
    screen->place(space, 2);
    EXPECT_EQ(reserve(), all - 2);
    screen->place(space, -1);
    EXPECT_EQ(reserve(), all - 1);
}

TEST_P(ByClicks, OneConfirmationPlaysTheWholeDraft) {
    const QStringList spaces = screen->spaces_on_offer();
    ASSERT_GE(spaces.size(), 2);
    const int first = armies(spaces[0]), second = armies(spaces[1]);
    ASSERT_TRUE(screen->place(spaces[0], 2));
    ASSERT_TRUE(screen->place(spaces[1], 1));
    const int laid = placed();
    screen->confirmPlaced();
    EXPECT_TRUE(
        wait_until([&] { return armies(spaces[0]) + armies(spaces[1]) == first + second + laid; }));
    EXPECT_EQ(placed(), 0);
}

TEST_P(ByClicks, WhatBelongsToOthersTakesNothing) {
    const QStringList mine = screen->spaces_on_offer();
    for (const QString& space : screen->game().spaces())
        if (!mine.contains(space)) {
            EXPECT_FALSE(screen->place(space, 1));
            break;
        }
    EXPECT_EQ(placed(), 0);
}

INSTANTIATE_TEST_SUITE_P(Games, ByClicks, testing::Values("war/war", "war2/war2"),
                         [](const auto& game) {
                             return QString(game.param).section('/', 1).toStdString();
                         });

}  // namespace
}  // namespace fronteira::play
