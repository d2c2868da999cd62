// SPDX-License-Identifier: MIT
// A first match in the window: a card in the library, hints beside the board, and nothing but the
// step is played.
#include "hands.hpp"
#include "support/own_host.hpp"

#include <gtest/gtest.h>

namespace fronteira::support {
namespace {

struct Learner : testing::Test {
    bool waits_for(int step) {
        return hands.wait_until([&] {
            return lesson() && lesson()->step() == step &&
                   hands.studio().match()->choice()["ready"].toBool();
        });
    }
    play::Lesson* lesson() { return hands.studio().lesson(); }
    play::MatchScreen& match() { return *hands.studio().match(); }
    bool asks_for(const char* what) {
        return hands.wait_until([&] { return match().choice()["of"] == what; });
    }

    Hands hands;
};

TEST_F(Learner, IsToldOfTheFirstMatchWhereTheGameIsSetUp) {
    ASSERT_TRUE(hands.click("game.island/island"));
    ASSERT_TRUE(hands.click("learnHere"));
    EXPECT_TRUE(waits_for(1));
    EXPECT_EQ(match().ruleset(), "island/island");
}

TEST_F(Learner, FindsFirstMatchesInTheOrderOfTheirGames) {
    const auto before = [&](const QString& kind, const QString& one, const QString& other) {
        const auto place = [&](const QString& id) {
            const QPointF at = hands.find(kind + id)->mapToScene({0, 0});
            return std::pair(at.y(), at.x());
        };
        return place(one) < place(other);
    };
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("lesson.espionage") != nullptr; }));
    EXPECT_EQ(before("lesson.", "war", "espionage"),
              before("game.", "war/war", "espionage/espionage"));
    EXPECT_EQ(before("lesson.", "island", "espionage"),
              before("game.", "island/island", "espionage/espionage"));
}

TEST_F(Learner, IsLedThroughTheFirstMatchOfWar) {
    ASSERT_NE(hands.find("lesson.war"), nullptr) << "a card in the library";
    hands.picture("lesson_library");
    ASSERT_TRUE(hands.click("learnFirst")) << "and a button before everything else";
    ASSERT_TRUE(waits_for(1));
    ASSERT_NE(hands.find("lessonSays"), nullptr);
    EXPECT_TRUE(hands.find("lessonSays")->property("text").toString().contains("Brazil"));
    hands.picture("lesson_first");
    ASSERT_TRUE(hands.click("menu"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("leave") != nullptr; }));
    EXPECT_EQ(hands.find("giveUp"), nullptr);
    EXPECT_EQ(hands.find("leave")->property("hint"), "") << "it does not wait";
    hands.wait_until([] { return false; }, 300);
    hands.key(Qt::Key_Escape);

    match().pickSpace("brasil");
    ASSERT_TRUE(asks_for("number"));
    match().pick(3);
    ASSERT_TRUE(hands.wait_until([&] {
        return match().choice()["ready"].toBool() && match().choice()["parts"].toList().isEmpty();
    })) << "the move is still there";
    EXPECT_EQ(match().turn()["number"].toInt(), 0) << "the lesson asks for seven";
    ASSERT_NE(hands.find("toast"), nullptr);
    EXPECT_TRUE(hands.find("toast")->property("bad").toBool()) << "a refusal looks like a success";
    match().pickSpace("brasil");
    ASSERT_TRUE(asks_for("number"));
    match().pick(7);
    ASSERT_TRUE(waits_for(2)) << "the others play their first round";
    EXPECT_EQ(match().turn()["number"].toInt(), 3);

    match().pickSpace("brasil");
    ASSERT_TRUE(asks_for("number"));
    match().pick(7);
    ASSERT_TRUE(waits_for(3));
    match().pickSpaceAs("attack", "brasil");
    ASSERT_TRUE(hands.wait_until([&] {
        return match().choice()["canGoBack"].toBool() && match().choice()["ready"].toBool();
    }));
    EXPECT_EQ(match().choice()["say"], "Attack from Brazil. Which territory?");
    match().pickSpace("argelia");
    ASSERT_TRUE(asks_for("number"));
    match().pick(3);
    ASSERT_TRUE(waits_for(4));
    ASSERT_TRUE(asks_for("number"));
    match().pick(3);
    ASSERT_TRUE(waits_for(5));
    match().pickKind("end_attacks");
    ASSERT_TRUE(waits_for(6));
    match().pickSpaceAs("redeploy", "brasil");
    ASSERT_TRUE(hands.wait_until([&] {
        return match().choice()["canGoBack"].toBool() && match().choice()["ready"].toBool();
    }));
    match().pickSpace("argelia");
    ASSERT_TRUE(asks_for("number"));
    match().pick(5);
    ASSERT_TRUE(waits_for(7));
    match().pickKind("end_turn");
    ASSERT_TRUE(hands.wait_until([&] { return lesson()->over(); }));
    hands.picture("lesson_done");
    EXPECT_EQ(hands.find("sentence")->property("text"), "The first match ends here")
        << "nobody is waited for";
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("playLearned") != nullptr; }));
    hands.key(Qt::Key_Return);
    ASSERT_TRUE(hands.wait_until([&] {
        return hands.studio().lesson() == nullptr && hands.studio().match() != nullptr;
    })) << "Enter plays the game in earnest";
    EXPECT_TRUE(
        hands.wait_until([&] { return match().ready() && match().ruleset() == "war/war"; }));
}

/// A newcomer who does what the panel says, with nothing but clicks and digits.
struct FirstMatch : testing::TestWithParam<const char*> {
    play::Lesson* lesson() { return hands.studio().lesson(); }
    play::MatchScreen& match() { return *hands.studio().match(); }
    QVariantMap choice() { return match().choice(); }
    bool asked() {
        return hands.wait_until([&] {
            const QVariantMap now = choice();
            return now["ready"].toBool() && !now["kinds"].toList().isEmpty();
        });
    }
    QVariantList steps() {
        app::Studio* studio = &hands.studio();
        for (const QVariant& mod : studio->library()->mods())
            if (mod.toMap()["id"] == GetParam())
                return mod.toMap()["lesson"].toMap()["steps"].toList();
        return {};
    }
    void click_space(const QString& space, Qt::KeyboardModifiers held = Qt::NoModifier) {
        QQuickItem* board = hands.find("board");
        ASSERT_NE(board, nullptr);
        QPointF point;
        QMetaObject::invokeMethod(board, "spacePoint", Q_RETURN_ARG(QPointF, point),
                                  Q_ARG(QString, space));
        hands.click_at(board->mapToScene(point), held);
    }
    void lay_out(const QString& space, int number) {
        for (; number > 0; number -= number >= 5 ? 5 : 1)
            click_space(space, number >= 5 ? Qt::ShiftModifier : Qt::NoModifier);
        hands.key(Qt::Key_Return);
    }
    void press(const QString& button) {
        ASSERT_TRUE(hands.click(button));
        // What ends something asks again.
        hands.wait_until([] { return false; }, 50);
        const QQuickItem* asks = hands.find(button);
        if (asks != nullptr && asks->property("asked").toBool()) hands.click(button);
    }
    void choose(const QString& kind, const QString& slot, const QVariant& value) {
        const QString of = match().game().slot(kind, slot)["of"].toString();
        if (of == "space") {
            const auto before = choice();
            const auto menu = [&] { return hands.find("menu." + kind) != nullptr; };
            click_space(value.toString());
            EXPECT_TRUE(hands.wait_until([&] { return menu() || choice() != before; }));
            if (menu()) hands.click("menu." + kind);
        } else if (of == "number") {
            hands.type(value.toString());
            hands.key(Qt::Key_Return);
        } else {
            const QVariantList options = choice()["options"].toList();
            qsizetype place = 0;
            while (place < options.size() && options[place].toMap()["value"] != value) ++place;
            // Buttons that were just made lie upon one another until they are laid out.
            const QString button = "option" + QString::number(place);
            ASSERT_TRUE(hands.wait_until([&] {
                const QQuickItem* item = hands.find(button);
                return item != nullptr && (place == 0 || item->x() > 0 || item->y() > 0);
            }));
            ASSERT_TRUE(hands.click(button));
        }
    }
    void do_step(const QVariantMap& move) {
        const QString kind = move["kind"].toString();
        const QVariantMap values = move["values"].toMap();
        const QStringList wanted = match().game().slots_of(kind);
        const int number = match().turn()["number"].toInt();
        const auto played = [&] { return match().turn()["number"].toInt() > number; };
        ASSERT_TRUE(asked());
        if (wanted.isEmpty()) return press("kind." + kind);
        if (!choice()["places"].toString().isEmpty())
            return lay_out(values[wanted[0]].toString(), values[wanted[1]].toInt());
        const bool by_board = match().game().slot(kind, wanted[0])["of"] == QLatin1String("space");
        if (!by_board && choice()["kind"] != kind) press("kind." + kind);
        for (qsizetype slot = 0; slot < wanted.size() && !played(); ++slot) {
            const auto at_it = [&] {
                return played() ||
                       (choice()["parts"].toList().size() == slot && choice()["ready"].toBool() &&
                        (slot == 0 || choice()["kind"] == kind));
            };
            // A value that can only be one thing is not asked for.
            if (!hands.wait_until(at_it, 1500) || played()) continue;
            choose(kind, wanted[slot], values[wanted[slot]]);
        }
    }
    bool covers_the_board(const QString& name) {
        const auto scene = [](const QQuickItem& item) {
            return item.mapRectToScene({0, 0, item.width(), item.height()});
        };
        return scene(*hands.find(name)).intersects(scene(*hands.find("board")));
    }

    explicit FirstMatch(const QString& language = "pt_BR") : hands(language) {}
    Hands hands;
};

TEST_P(FirstMatch, BeginsAndSaysWhatToClick) {
    hands.studio().learn(GetParam());
    ASSERT_TRUE(hands.wait_until([&] { return lesson() && lesson()->step() == 1; }));
    ASSERT_TRUE(asked());
    EXPECT_TRUE(hands.wait_until([&] { return hands.find("lessonHow") != nullptr; }));
    hands.picture(QString("first_%1_begins").arg(GetParam()));
}

struct WholeFirstMatch : FirstMatch {
    WholeFirstMatch() : FirstMatch("en") {}
};

TEST_P(WholeFirstMatch, IsPlayedToItsEndByWhatThePanelSays) {
    const QVariantList all = steps();
    hands.studio().learn(GetParam());
    for (qsizetype step = 0; step < all.size(); ++step) {
        ASSERT_TRUE(hands.wait_until([&] { return lesson() && lesson()->step() == step + 1; }))
            << "step " << step;
        ASSERT_TRUE(asked());
        ASSERT_NE(hands.find("lessonHow"), nullptr) << "what to click is not told";
        EXPECT_FALSE(covers_the_board("lessonSays")) << "who is to click a space must see it";
        hands.picture(QString("first_%1_%2").arg(GetParam()).arg(step + 1));
        do_step(all[step].toMap()["move"].toMap());
    }
    EXPECT_TRUE(hands.wait_until([&] { return lesson()->over(); }));
    EXPECT_EQ(hands.find("lessonHow"), nullptr);
    hands.picture(QString("first_%1_end").arg(GetParam()));
    ASSERT_TRUE(hands.click("lessonDone"));
    EXPECT_TRUE(hands.wait_until([&] { return hands.find("playNow") != nullptr; }))
        << "the library is shown again";
    EXPECT_EQ(hands.studio().match(), nullptr);
}

const auto games = testing::Values("war", "war_product", "war2", "espionage", "island");
const auto by_game = [](const auto& one) { return std::string(one.param); };
INSTANTIATE_TEST_SUITE_P(Every, FirstMatch, games, by_game);
INSTANTIATE_TEST_SUITE_P(Every, WholeFirstMatch, games, by_game);

}  // namespace
}  // namespace fronteira::support
