// SPDX-License-Identifier: MIT
// Battles and bots that can be followed, and armies laid out by clicks, in both languages.
#include "hands.hpp"

#include <gtest/gtest.h>

#include <QtTest/QTest>
#include <algorithm>

namespace fronteira::support {
namespace {

struct Evening : testing::TestWithParam<const char*> {
    void SetUp() override {
        launcher::MatchSetup setup;
        app::Studio* studio = &hands.studio();
        setup.set_ruleset(studio->library()->ruleset("war/war"));
        setup.setOption("colours", "seats");
        setup.setProperty("seed", "5");
        studio->start(&setup);
        ASSERT_TRUE(hands.wait_until([&] { return studio->match() != nullptr && mine(); }));
    }
    play::MatchScreen& match() { return *hands.studio().match(); }
    QVariantMap choice() { return match().choice(); }
    bool mine() { return choice()["ready"].toBool() && !choice()["kinds"].toList().isEmpty(); }
    bool my_turn() {
        return hands.wait_until([&] { return mine() && match().held() == 0; }, 30000);
    }
    QString kind() { return choice()["kinds"].toList().value(0).toMap()["kind"].toString(); }
    QPoint place_of(const QString& space) {
        QQuickItem* board = hands.find("board");
        QPointF point;
        QMetaObject::invokeMethod(board, "spacePoint", Q_RETURN_ARG(QPointF, point),
                                  Q_ARG(QString, space));
        return board->mapToScene(point).toPoint();
    }
    /// Wherever one points, that stays in sight.
    void the_tooltip_leaves(const char* panel) {
        const auto box_of = [](const QQuickItem& item) {
            return item.mapRectToScene({0, 0, item.width(), item.height()});
        };
        const auto* tip = hands.window().findChild<QObject*>("spaceTip");
        const auto* content = tip->property("contentItem").value<QQuickItem*>();
        for (const char* space : {"brasil", "argelia", "japao"}) {
            // A pointer comes from beside it; of its first place in a window Qt may not tell.
            QTest::mouseMove(&hands.window(), place_of(space) + QPoint(2, 2));
            QTest::mouseMove(&hands.window(), place_of(space));
            ASSERT_TRUE(hands.wait_until([&] {
                return tip->property("opened").toBool() &&
                       tip->property("text").toString().startsWith(match().describe(space));
            })) << space;
            EXPECT_TRUE(hands.wait_until(
                [&] {
                    return !box_of(*content->parentItem()).intersects(box_of(*hands.find(panel)));
                },
                1000))
                << space;
        }
        picture(QString("tip_beside_") + panel);
    }
    void picture(const QString& name) { hands.picture(name + "_" + GetParam()); }
    /// Of what it tells of it hides no more than in the corner where screens begin.
    void the_recap_leaves_its_spaces() {
        const QQuickItem* recap = hands.find("recap");
        const QRectF there = recap->mapRectToScene({0, 0, recap->width(), recap->height()});
        const QQuickItem* board = hands.find("board");
        const QRectF corner(board->mapToScene({0, 0}), there.size());
        const QStringList told = match().recap_spaces();
        ASSERT_FALSE(told.isEmpty());
        const auto hides = [&](const QRectF& box) {
            return std::count_if(told.begin(), told.end(), [&](const QString& space) {
                return box.contains(place_of(space));
            });
        };
        EXPECT_LE(hides(there), hides(corner));
    }
    /// Lays all out on one space, as often as that is asked for.
    void place_all() {
        const QString space = match().spaces_on_offer().first();
        while (my_turn() && kind() == "place") {
            const int number = match().turn()["number"].toInt();
            match().place(match().spaces_on_offer().contains(space)
                              ? space
                              : match().spaces_on_offer().first(),
                          99);
            match().confirmPlaced();
            ASSERT_TRUE(
                hands.wait_until([&] { return match().turn()["number"].toInt() > number; }));
        }
    }

    Hands hands{GetParam()};
};

TEST_P(Evening, ArmiesAreLaidOutByClicksAndPlayedByOneConfirmation) {
    ASSERT_EQ(kind(), "place");
    const QStringList spaces = match().spaces_on_offer();
    const int all = choice()["left"].toInt();
    QTest::mouseClick(&hands.window(), Qt::LeftButton, Qt::NoModifier, place_of(spaces[0]));
    QTest::mouseClick(&hands.window(), Qt::LeftButton, Qt::ShiftModifier, place_of(spaces[1]));
    const int most = std::min(6, all);
    EXPECT_EQ(choice()["placed"].toInt(), most) << "no more than there are";
    QTest::mouseClick(&hands.window(), Qt::RightButton, Qt::NoModifier, place_of(spaces[1]));
    EXPECT_EQ(choice()["placed"].toInt(), most - 1);
    EXPECT_EQ(choice()["left"].toInt(), all - most + 1);
    picture("laid_out");
    hands.key(Qt::Key_Escape);
    EXPECT_EQ(choice()["placed"].toInt(), most) << "the last click was taken back";
    EXPECT_EQ(match().turn()["number"].toInt(), 0);
    hands.key(Qt::Key_Return);
    EXPECT_TRUE(hands.wait_until([&] { return match().turn()["number"].toInt() >= 2; }));
    EXPECT_EQ(match().chair().view()["spaces"][spaces[1]]["armies"].toInt(), most);
}

TEST_P(Evening, OddsAreToldBeforeABattleAndLossesAfterIt) {
    place_all();
    ASSERT_EQ(kind(), "attack");
    const QString from = match().spaces_on_offer().first();
    match().pickSpace(from);
    ASSERT_TRUE(hands.wait_until([&] { return choice()["parts"].toList().size() == 1 && mine(); }));
    const QString to = match().spaces_on_offer().first();
    match().back();
    ASSERT_TRUE(my_turn());
    // Drawn from one to the other.
    QTest::mousePress(&hands.window(), Qt::LeftButton, Qt::NoModifier, place_of(from));
    QTest::mouseMove(&hands.window(), (place_of(from) + place_of(to)) / 2);
    QTest::mouseMove(&hands.window(), place_of(to));
    QTest::mouseRelease(&hands.window(), Qt::LeftButton, Qt::NoModifier, place_of(to));
    ASSERT_TRUE(hands.wait_until([&] { return choice()["of"] == "number"; }));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("outlook") != nullptr; }));
    picture("outlook");
    const QVariantMap contest = choice()["contests"].toList().last().toMap();
    EXPECT_EQ(contest["ours"].toInt(), choice()["upto"].toInt());
    EXPECT_FALSE(contest["outcomes"].toList().isEmpty());
    hands.key(Qt::Key_Return);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("oddsBefore") != nullptr; }));
    ASSERT_NE(hands.find("side"), nullptr);
    EXPECT_EQ(hands.find("side")->property("side").toMap()["space"], match().game().space_name(to));
    picture("battle");
    // Whoever means what lies under the dice finds it.
    const QPoint under = hands.find("dice")->mapToScene({40, 40}).toPoint();
    QTest::mouseMove(&hands.window(), under);
    QTest::mouseMove(&hands.window(), under + QPoint(30, 10));
    EXPECT_TRUE(hands.wait_until([&] { return hands.find("dice") == nullptr; }, 1000));
}

TEST_P(Evening, DiceGoWhenTheNextMoveIsBegun) {
    place_all();
    match().pickSpace(match().spaces_on_offer().first());
    ASSERT_TRUE(hands.wait_until([&] { return choice()["parts"].toList().size() == 1 && mine(); }));
    match().pickSpace(match().spaces_on_offer().first());
    ASSERT_TRUE(hands.wait_until([&] { return choice()["of"] == "number"; }));
    match().pick(1);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("dice") != nullptr; }));
    ASSERT_TRUE(my_turn());
    ASSERT_NE(hands.find("dice"), nullptr) << "nothing has been done since";

    match().pickSpace(match().spaces_on_offer().first());

    EXPECT_TRUE(hands.wait_until([&] { return hands.find("dice") == nullptr; }, 1000));
}

TEST_P(Evening, MovesOfOthersAreShownOneByOneAndWhatTheyDidIsTold) {
    for (int turn = 0; turn < 12 && match().over().isEmpty(); ++turn) {
        place_all();
        while (my_turn() && kind() == "attack") {
            hands.studio().settings()->set_pace("calm");
            hands.key(Qt::Key_Return, Qt::ControlModifier);
            hands.wait_until([&] { return kind() != "attack"; });
        }
        if (mine()) hands.key(Qt::Key_Return, Qt::ControlModifier);
        if (turn == 0) {
            ASSERT_TRUE(hands.wait_until([&] { return match().held() > 1; }));
            ASSERT_TRUE(hands.wait_until([&] { return hands.find("showNext") != nullptr; }));
            const int number = match().turn()["number"].toInt();
            picture("held");
            hands.key(Qt::Key_Space);
            EXPECT_GT(match().turn()["number"].toInt(), number);
        }
        hands.wait_until([&] { return match().held() > 0; }, 1000);
        hands.key(Qt::Key_S);
        ASSERT_TRUE(my_turn() || !match().over().isEmpty());
        if (match().recap().isEmpty()) continue;
        ASSERT_TRUE(hands.wait_until([&] { return hands.find("recap") != nullptr; }));
        EXPECT_EQ(hands.find("dice"), nullptr) << "over spaces that are to be chosen";
        picture("recap");
        the_recap_leaves_its_spaces();
        the_tooltip_leaves("recap");
        hands.key(Qt::Key_Escape);
        EXPECT_TRUE(hands.wait_until([&] { return hands.find("recap") == nullptr; }));
        return;
    }
    FAIL() << "in twelve turns nobody did anything to this seat";
}

INSTANTIATE_TEST_SUITE_P(Languages, Evening, testing::Values("en", "pt_BR"),
                         [](const auto& one) { return std::string(one.param); });

}  // namespace
}  // namespace fronteira::support
