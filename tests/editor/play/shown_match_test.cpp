// SPDX-License-Identifier: MIT
// What the play screen tells of a match, to each what they may know.
#include "at_the_table.hpp"

namespace fronteira::play {
namespace {

TEST_F(AtTheTable, ABoardOfSquaresIsSeenFromTheEdgeOfWhoSitsHereAlone) {
    sit("espionage/espionage_small", {"human", "bot"}, {1});
    EXPECT_TRUE(screen->turnable());
    EXPECT_FALSE(screen->seen_from_far());
    sit("espionage/espionage_small", {"bot", "human"}, {2});
    EXPECT_TRUE(screen->seen_from_far());
    sit("espionage/espionage_small", {"human", "human"}, {1, 2});
    EXPECT_FALSE(screen->seen_from_far()) << "two people look at one board";
    sit("espionage/espionage_small", {"bot", "bot"}, {0});
    EXPECT_FALSE(screen->seen_from_far()) << "a spectator has no side";
    sit("war/war", {"bot", "human", "bot"}, {2});
    EXPECT_FALSE(screen->turnable());
    EXPECT_FALSE(screen->seen_from_far());
}

TEST_F(AtTheTable, WhoGivesUpEndsTheMatchWithoutAMove) {
    sit("island/island", {"human", "bot"}, {1});
    ASSERT_TRUE(my_choice());
    play_on();
    EXPECT_EQ(screen->ending(), QStringList()) << "it goes on";
    screen->resign();
    ASSERT_TRUE(wait_until([&] { return !screen->over().isEmpty(); }));
    EXPECT_EQ(screen->ending(), QStringList()) << "no move ended it";
}

TEST_F(AtTheTable, DirectionsOnAGridSayWhereTheyPoint) {
    sit("island/island", {"human", "bot"}, {1});
    QVariantList options;
    for (int step = 0; step < 60 && options.isEmpty(); ++step) {
        ASSERT_TRUE(my_choice());
        const QVariantMap choice = screen->choice();
        if (choice["of"] == "space")
            screen->pickSpace(screen->spaces_on_offer().first());
        else if (choice["of"] != "choice")
            screen->pickKind(kinds().first());
        else if (!choice["options"].toList().first().toMap().contains("degrees"))
            screen->pick(choice["options"].toList().first().toMap()["value"]);
        else
            options = choice["options"].toList();
        wait_until([&] { return !options.isEmpty() || screen->choice() != choice; });
    }
    QVariantMap degrees;
    for (const QVariant& option : options)
        degrees[option.toMap()["value"].toString()] = option.toMap()["degrees"];
    const QVariantMap compass{{"north", 0.0}, {"east", 90.0}, {"south", 180.0}, {"west", 270.0}};
    EXPECT_EQ(degrees, compass);
}

TEST_F(AtTheTable, WhatCountsInAPhaseOnlyIsNotToldAfterIt) {
    sit("espionage/espionage_small", {"human", "bot"}, {1});
    ASSERT_TRUE(my_choice());
    screen->pickKind("fill");
    screen->pick("fortress");
    ASSERT_TRUE(wait_until([&] { return number() >= 1; }));
    ASSERT_TRUE(my_choice());
    EXPECT_FALSE(screen->own_facts().isEmpty()) << "how many exchanges are left";
    screen->pickKind("ready");
    ASSERT_TRUE(wait_until([&] { return kinds().contains("march"); }));
    EXPECT_EQ(screen->own_facts(), QVariantList());
    const QJsonObject seat = screen->chair().view()["seats"]["1"].toObject();
    EXPECT_GT(seat["exchanges"].toInt(), 0) << "or nothing was to be left out";
}

TEST_F(AtTheTable, TheChartHasTheRoundsBeforeOneCameBack) {
    sit("war/war", {"human", "bot", "bot"}, {1});
    ASSERT_TRUE(my_choice());
    for (int i = 0; i < 200 && screen->turn()["round"].toInt() < 3; ++i) play_on();
    ASSERT_GE(screen->turn()["round"].toInt(), 3);
    const QVariantList rounds = screen->history()["rounds"].toList();
    screen->leave();
    MatchScreen again(*host, match, {{1, {}}});
    EXPECT_TRUE(wait_until([&] {
        return again.ready() && again.history()["rounds"].toList().size() >= rounds.size();
    }));
}

TEST_F(AtTheTable, WhoComesBackIsToldWhatHappenedSinceTheLastTurn) {
    sit("war/war", {"human", "bot", "bot"}, {1});
    ASSERT_TRUE(my_choice());
    // It is gone with the first choice.
    for (int i = 0; i < 400 && my_choice() && screen->recap().isEmpty(); ++i) play_on();
    const QStringList recap = screen->recap();
    ASSERT_FALSE(recap.isEmpty());
    EXPECT_TRUE(recap.last().startsWith("For this turn: ")) << recap.join('\n').toStdString();
    screen->leave();
    MatchScreen again(*host, match, {{1, {}}});
    EXPECT_TRUE(wait_until([&] { return again.recap() == recap; }))
        << again.recap().join('\n').toStdString();
    ASSERT_TRUE(wait_until([&] { return !again.spaces_on_offer().isEmpty(); }));
    again.place(again.spaces_on_offer().first(), 1);
    EXPECT_TRUE(again.recap().isEmpty()) << "whoever goes on has read it";
}

TEST_F(AtTheTable, WhatOneTookOneselfInTurnsWithOthersIsNotToldAsTheirDoing) {
    sit("war2/war2", {"human", "bot", "bot", "bot"}, {1});
    for (int i = 0; i < 100 && !kinds().contains("place"); ++i) {
        ASSERT_TRUE(my_choice());
        const int before = number();
        if (screen->choice()["of"] == "choice")
            screen->pick(screen->choice()["options"].toList().first().toMap()["value"]);
        else if (!screen->spaces_on_offer().isEmpty())
            screen->pickSpace(screen->spaces_on_offer().first());
        ASSERT_TRUE(wait_until([&] { return number() != before; }));
        ASSERT_TRUE(my_choice());
    }
    ASSERT_TRUE(kinds().contains("place"));
    for (const QString& line : screen->recap())
        EXPECT_FALSE(line.startsWith("Yours now")) << line.toStdString();
}

TEST_F(AtTheTable, WhoTakesTheEndOfATurnBackIsNotToldOfOwnMoves) {
    sit("war/war", {"human", "human", "bot"}, {1, 2});
    screen->lift();
    ASSERT_TRUE(my_choice());
    screen->pickSpace(in_state(SpaceLook::State::legal).first());
    ASSERT_TRUE(wait_until([&] { return screen->choice()["of"] == "number"; }));
    screen->pick(screen->choice()["upto"]);
    ASSERT_TRUE(wait_until([&] { return screen->curtain() == 2; }));
    screen->undo();
    ASSERT_TRUE(wait_until([&] { return number() == 0; }));
    EXPECT_EQ(screen->recap().join('\n').toStdString(), "");
}

TEST_F(AtTheTable, WhatOneSeatHidesIsInNothingThatTheOtherIsShown) {
    sit("espionage/espionage_small", {"human", "bot"}, {1});
    ASSERT_TRUE(my_choice());
    for (int i = 0; i < screen->painting()->count(); ++i) {
        const SpaceLook& look = screen->painting()->at(i);
        const QString space = screen->game().spaces()[i];
        if (screen->chair().view()["spaces"][space]["owner"].toInt() != 2) continue;
        EXPECT_TRUE(look.piece == "?" || look.piece.isEmpty()) << look.piece.toStdString();
    }
}

TEST_F(AtTheTable, TellsTheRegionOfASpaceAndWhatItIsWorth) {
    sit("war2/war2", {"human", "bot", "bot"}, {1});
    EXPECT_EQ(screen->regionOf("brasil"), "South America +3 / +2");
    EXPECT_EQ(screen->region_notes()["asia"], "+8 / +4");
}

}  // namespace
}  // namespace fronteira::play
