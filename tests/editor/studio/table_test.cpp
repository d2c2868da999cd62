// SPDX-License-Identifier: MIT
// What hands do at the board that is more than a click: pieces from the tray, places beside the
// grid, what is asked twice. Pictures are kept to be looked at.
#include "hands.hpp"
#include "play/painting/reach.hpp"

#include <gtest/gtest.h>

#include <QtTest/QTest>

namespace fronteira::support {
namespace {

class AtTheBoard : public testing::TestWithParam<const char*> {
 protected:
    void begin(const char* ruleset, const QList<QPair<QString, QString>>& options = {}) {
        launcher::MatchSetup setup;
        setup.set_ruleset(hands.studio().library()->ruleset(ruleset));
        for (const auto& [option, value] : options) setup.setOption(option, value);
        hands.studio().start(&setup);
        ASSERT_TRUE(hands.wait_until(
            [&] {
                return hands.studio().match() && hands.studio().match()->choice()["ready"].toBool();
            },
            60000));
    }
    play::MatchScreen& match() { return *hands.studio().match(); }
    QPoint place_of(const QString& space) {
        QQuickItem* board = hands.find("board");
        QPointF point;
        QMetaObject::invokeMethod(board, "spacePoint", Q_RETURN_ARG(QPointF, point),
                                  Q_ARG(QString, space));
        return board->mapToScene(point).toPoint();
    }
    void drag(QPoint from, QPoint to, const QString& halfway) {
        QTest::mousePress(&hands.window(), Qt::LeftButton, Qt::NoModifier, from);
        for (const double part : {0.1, 0.3, 0.6, 1.0}) {
            QTest::mouseMove(&hands.window(), from + (part * QPointF(to - from)).toPoint());
            if (part == 0.6) picture(halfway);
        }
        QTest::mouseRelease(&hands.window(), Qt::LeftButton, Qt::NoModifier, to);
    }
    void picture(const QString& name) { hands.picture(name + "_" + GetParam()); }

    Hands hands{GetParam()};
};

TEST_P(AtTheBoard, APieceIsDrawnFromTheTrayOntoASquare) {
    begin("espionage/espionage");
    ASSERT_NE(hands.find("tray.headquarters"), nullptr);
    picture("tray");
    QQuickItem* coin = hands.find("tray.headquarters");
    const QPoint from = coin->mapToScene({18, 18}).toPoint();
    drag(from, place_of("c3_9"), "tray_dragged");
    EXPECT_TRUE(hands.wait_until(
        [&] { return match().chair().view()["spaces"]["c3_9"]["piece"] == "headquarters"; }));
    EXPECT_TRUE(hands.wait_until([&] { return hands.find("tray.headquarters") == nullptr; }));
    picture("tray_without");
    ASSERT_TRUE(hands.click("mirrored"));
    ASSERT_TRUE(hands.find("mirrored")->property("checked").toBool());
    ASSERT_TRUE(hands.click("formation.corner"));
    EXPECT_TRUE(hands.wait_until([&] {
        return match().chair().view()["spaces"]["c9_9"]["piece"] == "headquarters";
    })) << "mirrored, it stands in the other corner";
    ASSERT_TRUE(hands.wait_until([&] { return match().choice()["mayKeepFormation"].toBool(); }));
    picture("tray_full");
}

TEST_P(AtTheBoard, ADigitAnswersHowTheRestIsSetUpAndTakesNoPiece) {
    begin("espionage/espionage");
    ASSERT_TRUE(hands.click("kind.fill"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("option0") != nullptr; }));
    EXPECT_EQ(hands.find("tray.mine"), nullptr) << "whose digit is the same";
    hands.key(Qt::Key_1);
    EXPECT_TRUE(hands.wait_until([&] {
        return match().choice()["tray"].toList().isEmpty() && match().choice()["ready"].toBool();
    }));
}

TEST_P(AtTheBoard, TheBoardKeepsItsSizeFromMoveToMove) {
    for (const char* game : {"war/war", "espionage/espionage"}) {
        begin(game);
        Random random{7};
        QList<double> heights;
        const auto look = [&] {
            const double height = hands.find("board")->height();
            if (heights.isEmpty() || heights.last() != height) heights << height;
            return match().choice()["ready"].toBool();
        };
        for (int i = 0; i < 40 && match().over().isEmpty(); ++i) {
            hands.play_on(random);
            hands.wait_until(look, 3000);
        }
        // A seat that chooses its colour, one that looks on, one that decides, and one that builds.
        EXPECT_LE(heights.size(), 4)
            << testing::PrintToString(heights.toVector()) << " in " << game;
        hands.studio().leave();
    }
}

TEST_P(AtTheBoard, WhatACharacterReachesIsMarkedWhileItIsPointedAt) {
    begin("island/island");
    Random random{4};
    const auto reach = [&](const QString& space) {
        return play::reach_of(match().game(), match().chair().view(), space);
    };
    const auto armed = [&]() -> QString {
        const QJsonObject spaces = match().chair().view()["spaces"].toObject();
        for (const QString& space : match().game().spaces())
            if (spaces[space]["owner"].toInt() > 0 && !reach(space).reached.isEmpty()) return space;
        return {};
    };
    const auto mine = [&] { return match().choice()["ready"].toBool(); };
    for (int i = 0; i < 80 && !(armed() != "" && mine()); ++i) hands.play_on(random);
    const QString space = armed();
    ASSERT_FALSE(space.isEmpty());
    QTest::mouseMove(&hands.window(), place_of(space));
    const int target = match().game().space_index(reach(space).reached.first());
    EXPECT_TRUE(hands.wait_until(
        [&] { return match().painting()->reach().reached == QVector<int>{target}; }));
    EXPECT_FALSE(match().painting()->reach().crossed.isEmpty()) << "all shoot farther than one";
    picture("reach");
}

TEST_P(AtTheBoard, WhoeverSurrendersIsAskedFirst) {
    begin("war_product/war_product", {{"colours", "seats"}});
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("kind.surrender") != nullptr; }));
    const int number = match().turn()["number"].toInt();
    ASSERT_TRUE(hands.click("kind.surrender"));
    picture("asked_first");
    EXPECT_EQ(match().turn()["number"].toInt(), number) << "one click was enough";
    ASSERT_TRUE(hands.click("kind.surrender"));
    EXPECT_TRUE(hands.wait_until([&] { return match().turn()["number"].toInt() > number; }));
}

TEST_P(AtTheBoard, TheTooltipHidesNeitherWhatIsPointedAtNorItsNeighbours) {
    begin("espionage/espionage");
    if (HasFatalFailure()) return;
    const auto* tip = hands.window().findChild<QObject*>("spaceTip");
    ASSERT_NE(tip, nullptr);
    const auto* content = tip->property("contentItem").value<QQuickItem*>();
    for (const char* space : {"c0_0", "c0_1", "c9_0", "c0_9", "c9_9", "c4_4"}) {
        // The board gives room to the tray first, and another space may lie under a pointer that
        // rests; such a pointer is not told of again.
        ASSERT_TRUE(hands.wait_until([&] {
            if (hands.find("board")->property("hovered") != space) {
                QTest::mouseMove(&hands.window(), place_of(space) + QPoint(2, 2));
                QTest::mouseMove(&hands.window(), place_of(space));
            }
            return tip->property("opened").toBool() &&
                   tip->property("text").toString().startsWith(match().describe(space));
        })) << space;
        const auto hidden = [&] {
            const QQuickItem* whole = content->parentItem();
            const QRectF box = whole->mapRectToScene({0, 0, whole->width(), whole->height()});
            const QStringList around = match().game().linked(space) + QStringList{space};
            QStringList found;
            for (const QString& near : around)
                if (box.contains(place_of(near))) found << near;
            return found;
        };
        EXPECT_TRUE(hands.wait_until([&] { return hidden().isEmpty(); }, 1000))
            << space << " hides " << hidden().join(" ").toStdString();
    }
    picture("tip_at_the_board");
}

INSTANTIATE_TEST_SUITE_P(Languages, AtTheBoard, testing::Values("en", "pt_BR"),
                         [](const auto& one) { return std::string(one.param); });

}  // namespace
}  // namespace fronteira::support
