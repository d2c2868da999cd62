// SPDX-License-Identifier: MIT
// What hands do on the play screen, and what is offered to them.
#include "at_the_table.hpp"

#include <QFile>
#include <QTemporaryDir>
#include <QUrl>

namespace fronteira::play {
namespace {

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

TEST_F(AtTheTable, AKindThatIsChosenAmongSeveralAsksItsOwnQuestionAndShowsItsOwnSpaces) {
    sit("war2/war2", {"human", "bot:random", "bot:random"}, {1});
    for (int i = 0; i < 200; ++i) {
        ASSERT_TRUE(my_choice());
        if (kinds().contains("attack") && kinds().contains("air_raid")) break;
        const QVariantMap choice = screen->choice();
        const int before = number();
        if (choice["of"] == "number")
            screen->pick(choice["upto"]);
        else if (!screen->spaces_on_offer().isEmpty())
            screen->pickSpace(screen->spaces_on_offer().first());
        else
            screen->pick(choice["options"].toList().value(0).toMap()["value"]);
        wait_until([&] { return number() != before || screen->choice() != choice; });
    }
    const QStringList all = screen->spaces_on_offer();
    const auto is_mine = [&](const QString& space) {
        return screen->chair().view()["spaces"][space]["owner"].toInt() == 1;
    };
    ASSERT_TRUE(std::any_of(all.begin(), all.end(), is_mine)) << "from which to attack";

    screen->pickKind("air_raid");
    EXPECT_EQ(screen->choice()["say"], "Send bombers. Against which territory?");
    EXPECT_TRUE(screen->choice()["choseKind"].toBool());
    const QStringList targets = screen->spaces_on_offer();
    EXPECT_FALSE(targets.isEmpty());
    EXPECT_TRUE(std::none_of(targets.begin(), targets.end(), is_mine));

    screen->back();
    EXPECT_FALSE(screen->choice()["choseKind"].toBool());
    EXPECT_EQ(screen->spaces_on_offer(), all);
}

TEST_F(AtTheTable, OfASpaceThatIsChosenNobodySaysWhyItCannotBeChosen) {
    sit("war/war", {"human", "bot", "bot"}, {1});
    while (!kinds().contains("attack")) play_on();
    ASSERT_TRUE(my_choice());
    const QString from = screen->spaces_on_offer().first();
    screen->pickSpace(from);
    ASSERT_TRUE(wait_until([&] {
        return screen->choice()["ready"].toBool() && screen->choice()["parts"].toList().size() == 1;
    }));
    QStringList said;
    QObject::connect(screen.get(), &MatchScreen::reason,
                     [&](const QString& space, const QString&) { said << space; });
    screen->askWhy(from);
    const QString other = screen->game().spaces().first() == from ? screen->game().spaces().last()
                                                                  : screen->game().spaces().first();
    screen->askWhy(other);
    ASSERT_TRUE(wait_until([&] { return !said.isEmpty(); }));
    EXPECT_EQ(said, QStringList{other});
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

TEST_F(AtTheTable, AHouseRuleThatIsRefusedIsToldAsItHolds) {
    sit("war/war", {"human", "bot", "bot"}, {1});
    QString why;
    bool told = false;
    QObject::connect(screen.get(), &MatchScreen::refused, [&](const QString& say) { why = say; });
    QObject::connect(screen.get(), &MatchScreen::houseRulesChanged, [&] { told = true; });
    const QVariantList before = screen->house_rules();
    screen->setRule("round_limit", -1);
    ASSERT_TRUE(wait_until([&] { return !why.isEmpty(); }));
    EXPECT_TRUE(told);
    EXPECT_EQ(screen->house_rules(), before);
}

TEST_F(AtTheTable, ACardNamedAfterAllItShowsSaysNothingTwice) {
    sit("war2/war2", {"human", "bot:random", "bot:random"}, {1});
    const QVariantMap two = screen->cardFace("territory", "borneu");
    const QVariantMap region = screen->cardFace("territory", "asia");
    EXPECT_EQ(two["title"], "Borneo / New Guinea");
    EXPECT_EQ(two["also"].toStringList(), QStringList());
    EXPECT_EQ(region["title"], "Asia");
    EXPECT_EQ(region["also"].toStringList(), QStringList());
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

/// The match on the Island.
struct AtTheIsland : AtTheTable {
    /// Sets up until it is asked where on the pad a character waits.
    void load_the_pad() {
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
    }
};

TEST_F(AtTheIsland, WhatLiesBesideTheBoardIsShownAndChosenThere) {
    sit("island/island", {"human", "bot:random"}, {1});
    const auto racks = [&] { return screen->painting()->racks(); };
    ASSERT_EQ(racks().size(), 2);
    EXPECT_EQ(racks()[0].edge, board::BoardRack::Edge::bottom);
    EXPECT_EQ(racks()[1].edge, board::BoardRack::Edge::top);
    EXPECT_EQ(racks()[1].places.first().id, "pad_5") << "its left is the screen's right";
    load_the_pad();
    ASSERT_EQ(screen->choice()["slot"], "from the pad, place");
    EXPECT_EQ(racks()[0].places[3].look.state, SpaceLook::State::legal);
    EXPECT_EQ(racks()[1].places[3].look.state, SpaceLook::State::plain) << "of the other seat";
    screen->pickPlace("pad_4");  // all soldiers stand on the island
    ASSERT_TRUE(wait_until([&] { return racks()[0].places[3].look.piece == "jeep"; }));
    EXPECT_TRUE(screen->besides().first().contains("jeep"));
}

// Whose turn it is in the first round, who threw more, has nothing to do with it.
TEST_F(AtTheIsland, WhoSetsUpChoosesPlacesOfTheirOwnWhoeverBegins) {
    for (const int seat : {1, 2}) {
        const QString mine = "human", bot = "bot:random";
        sit("island/island", seat == 1 ? QStringList{mine, bot} : QStringList{bot, mine}, {seat});
        load_the_pad();
        ASSERT_EQ(screen->choice()["slot"], "from the pad, place");
        QList<int> owners;
        for (const int owner : {1, 2})
            for (const board::BoardRack::Place& one : screen->painting()->racks()[owner - 1].places)
                if (one.look.state == SpaceLook::State::legal && !owners.contains(owner))
                    owners << owner;
        EXPECT_EQ(owners, QList<int>{seat});
    }
}

}  // namespace
}  // namespace fronteira::play
