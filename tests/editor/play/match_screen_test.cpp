// SPDX-License-Identifier: MIT
// The models of the play screen against a real host, without a window.
#include "play/match/match_screen.hpp"

#include "client/socket_wire.hpp"
#include "support/own_host.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QUrl>

namespace fronteira::play {
namespace {

using board::SpaceLook;
using support::own_host;
using support::wait_until;

struct AtTheTable : testing::Test {
    void sit(const QString& ruleset, const QStringList& who, const QList<int>& here) {
        QList<Match::Right> rights;
        for (const int seat : here) rights << Match::Right{seat, {}};
        match = support::opened(*host, ruleset, who);
        screen = std::make_unique<MatchScreen>(*host, match, rights);
        ASSERT_TRUE(wait_until([&] { return screen->ready() || !screen->fault().isEmpty(); }));
        ASSERT_EQ(screen->fault().toStdString(), "");
    }
    bool my_choice() {
        return wait_until([&] { return screen->choice()["ready"].toBool() && !kinds().isEmpty(); });
    }
    QStringList kinds() const {
        QStringList names;
        for (const QVariant& one : screen->choice()["kinds"].toList())
            names << one.toMap()["kind"].toString();
        return names;
    }
    QStringList in_state(SpaceLook::State state) const {
        QStringList names;
        for (int i = 0; i < screen->painting()->count(); ++i)
            if (screen->painting()->at(i).state == state) names << screen->game().spaces()[i];
        return names;
    }
    int number() const { return screen->turn()["number"].toInt(); }
    /// One step towards the end of the turn.
    void play_on() {
        ASSERT_TRUE(my_choice());
        const int before = number();
        const QVariantMap choice = screen->choice();
        if (choice["of"] == "number") {
            screen->pick(choice["upto"]);
        } else if (kinds().contains("place") || kinds().size() == 1) {
            if (kinds().contains("place"))
                screen->pickSpace(in_state(SpaceLook::State::legal).first());
            else
                screen->pickKind(kinds().first());
        } else {
            screen->pickKind(kinds().contains("end_attacks") ? "end_attacks"
                             : kinds().contains("end_turn")  ? "end_turn"
                                                             : kinds().last());
        }
        wait_until([&] { return number() != before || screen->choice() != choice; });
    }

    std::unique_ptr<client::Host> host = own_host();
    std::unique_ptr<MatchScreen> screen;
    QString match;
};

TEST_F(AtTheTable, WhatMayBeChosenIsLegalAndTheRestIsDimmed) {
    sit("war/war", {"human", "bot", "bot"}, {1});
    ASSERT_TRUE(my_choice());
    EXPECT_EQ(screen->choice()["kind"], "place");
    const QStringList legal = in_state(SpaceLook::State::legal);
    EXPECT_EQ(legal.size(), 14) << "a seat of three owns a third of the 42 territories";
    EXPECT_EQ(in_state(SpaceLook::State::not_now).size(), 28);
    for (const QString& space : legal)
        EXPECT_EQ(screen->chair().view()["spaces"][space]["owner"].toInt(), 1);
}

TEST_F(AtTheTable, AMoveIsBuiltStepByStepAndPlayed) {
    sit("war/war", {"human", "bot", "bot"}, {1});
    ASSERT_TRUE(my_choice());
    const QString where = in_state(SpaceLook::State::legal).first();
    screen->pickSpace(where);
    ASSERT_TRUE(wait_until([&] { return screen->choice()["of"] == "number"; }));
    EXPECT_EQ(in_state(SpaceLook::State::chosen), QStringList{where});
    EXPECT_EQ(screen->choice()["upto"].toInt(), 7);
    screen->pick(3);
    ASSERT_TRUE(wait_until([&] { return number() == 1; }));
    EXPECT_EQ(screen->chair().view()["spaces"][where]["armies"].toInt(), 4);
    EXPECT_GT(screen->log()->rowCount(), 0);
}

TEST_F(AtTheTable, AStepIsTakenBackBeforeTheMoveIsPlayed) {
    sit("war/war", {"human", "bot", "bot"}, {1});
    ASSERT_TRUE(my_choice());
    screen->pickSpace(in_state(SpaceLook::State::legal).first());
    ASSERT_TRUE(wait_until([&] { return screen->choice()["of"] == "number"; }));
    EXPECT_TRUE(screen->choice()["canGoBack"].toBool());
    screen->back();
    EXPECT_EQ(screen->choice()["of"], "space");
    EXPECT_EQ(in_state(SpaceLook::State::chosen), QStringList());
    EXPECT_EQ(number(), 0);
}

TEST_F(AtTheTable, WhatIsNotLegalIsAnsweredWithTheReason) {
    sit("war/war", {"human", "bot", "bot"}, {1});
    ASSERT_TRUE(my_choice());
    QString why;
    QObject::connect(screen.get(), &MatchScreen::reason,
                     [&](const QString&, const QString& say) { why = say; });
    screen->pickSpace(in_state(SpaceLook::State::not_now).first());
    ASSERT_TRUE(wait_until([&] { return !why.isEmpty(); }));
    EXPECT_FALSE(why.contains('\n')) << "the first reason is enough";
    EXPECT_EQ(number(), 0);
}

TEST_F(AtTheTable, TheLastMoveIsTakenBack) {
    sit("war/war", {"human", "bot", "bot"}, {1});
    ASSERT_TRUE(my_choice());
    screen->pickSpace(in_state(SpaceLook::State::legal).first());
    ASSERT_TRUE(wait_until([&] { return screen->choice()["of"] == "number"; }));
    screen->pick(1);
    ASSERT_TRUE(wait_until([&] { return number() == 1; }));
    const int lines = screen->log()->rowCount();
    screen->undo();
    ASSERT_TRUE(wait_until([&] { return number() == 0; }));
    EXPECT_LT(screen->log()->rowCount(), lines);
    EXPECT_TRUE(my_choice());
}

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

TEST_F(AtTheTable, TheScreenIsHandedFromPersonToPerson) {
    sit("espionage/espionage_small", {"human", "human"}, {1, 2});
    ASSERT_TRUE(my_choice());
    EXPECT_EQ(screen->seat(), 1);
    EXPECT_EQ(screen->curtain(), 1) << "the first look is behind the curtain, too";
    screen->lift();
    EXPECT_EQ(screen->curtain(), 0);
    screen->pickKind("fill");
    screen->pick("fortress");
    ASSERT_TRUE(wait_until([&] { return number() == 1; }));
    ASSERT_TRUE(my_choice());
    screen->pickKind("ready");
    ASSERT_TRUE(wait_until([&] { return screen->curtain() == 2; }));
    const QJsonObject before = screen->chair().view();
    EXPECT_EQ(screen->seat(), 1) << "nobody looks before the curtain is lifted";
    screen->lift();
    EXPECT_EQ(screen->seat(), 2);
    EXPECT_NE(screen->chair().view(), before);
}

TEST_F(AtTheTable, TheCurtainFallsAsSoonAsTheNextSeatHereDecides) {
    sit("war/war", {"human", "human", "bot"}, {1, 2});
    screen->lift();
    int told = 0;
    QObject::connect(screen.get(), &MatchScreen::changed, [&] { told = screen->curtain(); });
    ASSERT_TRUE(my_choice());
    screen->pickSpace(in_state(SpaceLook::State::legal).first());
    ASSERT_TRUE(wait_until([&] { return screen->choice()["of"] == "number"; }));
    screen->pick(screen->choice()["upto"]);
    ASSERT_TRUE(wait_until([&] { return screen->curtain() == 2; }));
    EXPECT_EQ(told, 2) << "nobody was told that the curtain falls";
}

TEST_F(AtTheTable, WhoGaveUpLooksOnAndIsAskedNothing) {
    sit("war/war", {"human", "human", "bot"}, {1});
    ASSERT_TRUE(my_choice());
    const int before = number();
    screen->resign();
    ASSERT_TRUE(wait_until([&] { return number() > before; })) << "a bot plays for the seat";
    EXPECT_FALSE(screen->choice()["active"].toBool());
    EXPECT_EQ(screen->fault().toStdString(), "");
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

TEST_F(AtTheTable, AChoiceThatIsHalfMadeStaysWhenSomebodyElseMovesMeanwhile) {
    sit("espionage/espionage_small", {"human", "human"}, {1});
    MatchScreen other(*host, match, {{2, {}}});
    ASSERT_TRUE(my_choice());
    screen->pickKind("fill");
    screen->pick("fortress");
    ASSERT_TRUE(wait_until([&] { return number() == 1 && other.choice()["ready"].toBool(); }));
    ASSERT_TRUE(my_choice());
    const QString piece = screen->spaces_on_offer().first();
    screen->pickSpace(piece);
    ASSERT_TRUE(wait_until([&] { return screen->choice()["slot"] == "and"; }));
    const QVariantMap half = screen->choice();
    other.pickKind("fill");
    other.pick("fortress");
    ASSERT_TRUE(wait_until([&] { return number() == 2; }));
    ASSERT_TRUE(wait_until([&] { return screen->choice() == half; }))
        << "the seat's own choice was thrown away";
    EXPECT_EQ(in_state(SpaceLook::State::chosen), QStringList{piece});
    screen->pickSpace(screen->spaces_on_offer().last());
    EXPECT_TRUE(wait_until([&] { return number() == 3; }));
}

TEST_F(AtTheTable, AMoveThatWasMadeLeavesNoHalfChoiceBehind) {
    sit("war/war", {"human", "bot", "bot"}, {1});
    ASSERT_TRUE(my_choice());
    screen->pickSpace(in_state(SpaceLook::State::legal).first());
    ASSERT_TRUE(wait_until([&] { return screen->choice()["of"] == "number"; }));
    screen->pick(1);
    ASSERT_TRUE(wait_until([&] { return number() == 1; }));
    ASSERT_TRUE(my_choice());
    EXPECT_TRUE(screen->choice()["parts"].toList().isEmpty());
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

TEST_F(AtTheTable, TheRecordIsSavedAsAFile) {
    sit("war/war", {"human", "bot", "bot"}, {1});
    const QTemporaryDir folder;
    const QString file = folder.filePath("mine.record");
    screen->saveRecord(QUrl::fromLocalFile(file));
    ASSERT_TRUE(wait_until([&] { return QFile::exists(file); }));
    QFile in(file);
    ASSERT_TRUE(in.open(QIODevice::ReadOnly));
    EXPECT_TRUE(in.readAll().contains("war"));
}

TEST_F(AtTheTable, AMatchThatCannotBeJoinedSaysWhy) {
    screen = std::make_unique<MatchScreen>(*host, "0123456789abcdef", QList<Match::Right>{{1, {}}});
    ASSERT_TRUE(wait_until([&] { return !screen->fault().isEmpty(); }));
    EXPECT_FALSE(screen->ready());
}

TEST_F(AtTheTable, WhatLiesBesideTheBoardIsShownAndChosenThere) {
    sit("island/island", {"human", "bot:random"}, {1});
    const auto racks = [&] { return screen->painting()->racks(); };
    ASSERT_EQ(racks().size(), 2);
    EXPECT_EQ(racks()[0].edge, board::BoardRack::Edge::bottom);
    EXPECT_EQ(racks()[1].edge, board::BoardRack::Edge::top);
    EXPECT_EQ(racks()[1].places.first().id, "pad_5") << "its left is the screen's right";
    for (int i = 0; i < 200 && screen->choice()["slot"] != "from the pad, place"; ++i) {
        ASSERT_TRUE(my_choice());
        const QVariantMap choice = screen->choice();
        const int before = number();
        if (choice["slot"] == "from the pad, place") break;
        if (choice["of"] == "choice")
            screen->pick(choice["options"].toList().first().toMap()["value"]);
        else if (!screen->spaces_on_offer().isEmpty())
            screen->pickSpace(screen->spaces_on_offer().first());
        wait_until([&] { return number() != before || screen->choice() != choice; });
    }
    ASSERT_EQ(screen->choice()["slot"], "from the pad, place");
    EXPECT_EQ(racks()[0].places[3].look.state, SpaceLook::State::legal);
    EXPECT_EQ(racks()[1].places[3].look.state, SpaceLook::State::plain) << "of the other seat";
    screen->pickPlace("pad_4");  // all soldiers stand on the island
    ASSERT_TRUE(wait_until([&] { return racks()[0].places[3].look.piece == "jeep"; }));
    EXPECT_TRUE(screen->besides().first().contains("jeep"));
}

TEST(OverTheNetwork, TwoPeopleElsewherePlayEachOnAScreenOfTheirOwn) {
    const QString address = support::free_address();
    const auto owner = own_host(":memory:", address);
    const QJsonObject opened =
        support::asked(
            *owner,
            {{"type", "open"},
             {"ruleset", "espionage/espionage_open"},
             {"seed", 3},
             {"seats", QJsonArray{QJsonObject{{"who", "human"}}, QJsonObject{{"who", "human"}}}}})
            .message;
    std::vector<std::unique_ptr<client::Host>> hosts;
    std::vector<std::unique_ptr<MatchScreen>> screens;
    for (const QJsonValue& seat : opened["seats"].toArray()) {
        hosts.push_back(std::make_unique<client::Host>(
            std::make_unique<client::SocketWire>(QUrl("ws://" + address + "/")), "en"));
        screens.push_back(std::make_unique<MatchScreen>(
            *hosts.back(), QString(), QList<Match::Right>{{0, seat["token"].toString()}}));
    }
    ASSERT_EQ(screens.size(), 2u);
    for (const auto& screen : screens)
        ASSERT_TRUE(wait_until([&] { return screen->choice()["ready"].toBool(); }));

    for (const auto& screen : screens) {
        ASSERT_TRUE(wait_until([&] { return screen->choice()["ready"].toBool(); }));
        const int before = screen->turn()["number"].toInt();
        screen->pickKind("fill");
        screen->pick("by_lot");
        ASSERT_TRUE(wait_until([&] {
            return screen->turn()["number"].toInt() > before && screen->choice()["ready"].toBool();
        }));
        screen->pickKind("ready");
        ASSERT_TRUE(wait_until([&] { return screen->turn()["number"].toInt() > before + 1; }));
    }
    ASSERT_TRUE(wait_until([&] { return screens[0]->turn()["number"].toInt() == 4; }));
    ASSERT_TRUE(wait_until([&] { return screens[1]->turn()["number"].toInt() == 4; }));
    // Both may see all pieces now, and see the same.
    EXPECT_EQ(screens[0]->chair().view()["spaces"], screens[1]->chair().view()["spaces"]);
    EXPECT_NE(screens[0]->turn()["decides"], screens[1]->turn()["decides"]);
}

TEST_F(AtTheTable, ASpectatorSeesBotsPlayToTheEnd) {
    sit("espionage/espionage_open", {"bot:random", "bot:random"}, {0});
    ASSERT_TRUE(wait_until([&] { return !screen->over().isEmpty(); }));
    EXPECT_FALSE(screen->over()["say"].toString().isEmpty());
    EXPECT_EQ(screen->choice()["active"], false);
    EXPECT_GT(screen->history()["rounds"].toList().size(), 1);
}

TEST_F(AtTheTable, TellsTheRegionOfASpaceAndWhatItIsWorth) {
    sit("war2/war2", {"human", "bot", "bot"}, {1});
    EXPECT_EQ(screen->regionOf("brasil"), "South America +3 / +2");
    EXPECT_EQ(screen->region_notes()["asia"], "+8 / +4");
}

}  // namespace
}  // namespace fronteira::play
