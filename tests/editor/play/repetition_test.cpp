// SPDX-License-Identifier: MIT
// The last move once more, against a real host, without a window.
#include "play/match/match_screen.hpp"
#include "support/own_host.hpp"

#include <gtest/gtest.h>

namespace fronteira::play {
namespace {

using support::wait_until;

struct OnceMore : testing::Test {
    /// A match of War in which seat 1 has placed all its armies on one territory at a border; in
    /// between nothing is offered again.
    void SetUp() override {
        const QString match = support::opened(*host, "war/war", {"human", "bot", "bot"}, 7);
        screen = std::make_unique<MatchScreen>(*host, match, QList<Match::Right>{{1, {}}});
        ASSERT_TRUE(kind("place"));
        ASSERT_EQ(screen->choice()["again"].toString(), "") << "nothing was done before";
        const QString space = screen->spaces_on_offer().first();
        screen->pickSpace(space);
        ASSERT_TRUE(asked("number"));
        screen->pick(1);
        ASSERT_TRUE(wait_until([&] { return screen->turn()["number"].toInt() == 1; }));
        ASSERT_TRUE(kind("place"));
        let_the_host_answer(space);
        ASSERT_EQ(screen->choice()["again"].toString(), "") << "no dice were thrown for that";
        // Nobody attacks in the first round.
        while (wait_until([&] { return is_on_offer("place") || is_on_offer("attack"); }) &&
               !is_on_offer("attack")) {
            screen->pickSpace(space);
            ASSERT_TRUE(asked("number"));
            screen->pick(screen->choice()["upto"]);
            ASSERT_TRUE(wait_until([&] { return !asks("number"); }));
        }
    }
    bool is_on_offer(const QString& kind) const {
        for (const QVariant& one : screen->choice()["kinds"].toList())
            if (one.toMap()["kind"] == kind) return screen->choice()["ready"].toBool();
        return false;
    }
    bool kind(const QString& wanted) {
        return wait_until([&] { return is_on_offer(wanted); });
    }
    bool asks(const QString& of) const { return screen->choice()["of"] == of; }
    bool asked(const QString& of) {
        return wait_until([&] { return asks(of); });
    }
    bool can_repeat() {
        return wait_until([&] { return !screen->choice()["again"].toString().isEmpty(); });
    }
    /// Asks the host something, and something more after each answer: what was asked before, one
    /// question after another, is answered then.
    void let_the_host_answer(const QString& space) {
        int answers = 0;
        const QObject here;
        QObject::connect(screen.get(), &MatchScreen::reason, &here, [&] { ++answers; });
        for (int asked = 1; asked <= 6; ++asked) {
            screen->askWhy(space);
            ASSERT_TRUE(wait_until([&] { return answers == asked; }));
        }
    }
    bool stopped() {
        return wait_until([&] {
            return !screen->choice()["repeating"].toBool() && screen->choice()["ready"].toBool();
        });
    }
    QString pick_a_space() {
        EXPECT_TRUE(wait_until([&] { return !screen->spaces_on_offer().isEmpty(); }));
        const QString space = screen->spaces_on_offer().value(0);
        screen->pickSpace(space);
        return space;
    }
    /// Attacks with as many dice as there may be; where from.
    QString attack() {
        number = screen->turn()["number"].toInt();
        if (screen->choice()["kind"] != "attack") screen->pickKind("attack");
        const QString from = pick_a_space();
        pick_a_space();
        EXPECT_TRUE(wait_until([&] {
            return screen->choice()["of"] == "number" || screen->turn()["number"].toInt() > number;
        }));
        if (screen->choice()["of"] == "number") screen->pick(screen->choice()["upto"]);
        EXPECT_TRUE(wait_until([&] { return screen->turn()["number"].toInt() > number; }));
        return from;
    }
    int armies(const QString& space) const {
        return screen->chair().view()["spaces"][space]["armies"].toInt();
    }

    std::unique_ptr<client::Host> host = support::own_host();
    std::unique_ptr<MatchScreen> screen;
    int number = 0;
};

TEST_F(OnceMore, TheLastMoveIsOfferedInWordsAndMadeAgain) {
    const QString from = attack();
    ASSERT_TRUE(can_repeat());
    EXPECT_TRUE(screen->choice()["again"].toString().contains(screen->game().space_name(from)));
    EXPECT_EQ(screen->choice()["leaves"].toInt(), armies(from));
    number = screen->turn()["number"].toInt();
    screen->again();
    EXPECT_TRUE(wait_until([&] { return screen->turn()["number"].toInt() == number + 1; }));
}

TEST_F(OnceMore, ItIsMadeAgainUntilItCannotBe) {
    const QString from = attack();
    ASSERT_TRUE(can_repeat());
    screen->againUntil(-1);
    ASSERT_TRUE(stopped());
    // Won: another decision. Lost: nobody is left to attack with.
    EXPECT_TRUE(armies(from) == 1 || !is_on_offer("attack"));
}

TEST_F(OnceMore, ItStopsWhereNoMoreThanSoManyAreLeft) {
    const QString from = attack();
    ASSERT_TRUE(can_repeat());
    const int before = armies(from);
    number = screen->turn()["number"].toInt();
    screen->againUntil(before);
    EXPECT_FALSE(screen->choice()["repeating"].toBool()) << "no more than that are left already";
    screen->againUntil(before - 1);
    ASSERT_TRUE(stopped());
    EXPECT_GT(screen->turn()["number"].toInt(), number);
    EXPECT_TRUE(armies(from) < before || !is_on_offer("attack"));
    EXPECT_GE(armies(from), before - 3) << "one throw takes two at most, or three";
}

TEST_F(OnceMore, ItEndsWithAnythingThatIsChosenByHand) {
    attack();
    ASSERT_TRUE(can_repeat());
    screen->againUntil(-1);
    screen->stopRepeating();
    number = screen->turn()["number"].toInt();
    ASSERT_TRUE(can_repeat() || stopped());
    EXPECT_LE(screen->turn()["number"].toInt(), number + 1);
}

}  // namespace
}  // namespace fronteira::play
