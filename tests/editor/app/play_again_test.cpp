// SPDX-License-Identifier: MIT
// A match that was set up here is played once more with the same people and options.
#include "app/studio.hpp"
#include "support/own_host.hpp"
#include "support/own_settings.hpp"

#include <gtest/gtest.h>

#include <QQmlEngine>

namespace fronteira::app {
namespace {

using support::wait_until;

struct PlayAgain : testing::Test {
    PlayAgain() {
        studio = std::make_unique<Studio>(
            Studio::Start{FRONTEIRA_BINARY_DIR "/bin/fronteira", ":memory:", "en", "11"}, engine);
    }
    bool asked() {
        return wait_until(
            [&] { return studio->match() && !studio->match()->spaces_on_offer().isEmpty(); });
    }
    int moves() { return studio->match()->turn()["number"].toInt(); }

    support::OwnSettings settings;
    QQmlEngine engine;
    std::unique_ptr<Studio> studio;
};

TEST_F(PlayAgain, BeginsTheSameGameAnewWithOtherChances) {
    ASSERT_TRUE(wait_until([&] { return studio->library() && studio->library()->loaded(); }));
    EXPECT_FALSE(studio->can_play_again()) << "nothing was played";
    launcher::MatchSetup setup;
    setup.set_ruleset(studio->library()->ruleset("war/war"));
    setup.setOption("colours", "seats");
    studio->start(&setup);
    ASSERT_TRUE(asked());
    ASSERT_TRUE(studio->can_play_again());
    const QJsonObject dealt = studio->match()->chair().view()["spaces"].toObject();
    const auto seats = studio->match()->sitters().size();
    studio->match()->pickSpace(studio->match()->spaces_on_offer().first());
    ASSERT_TRUE(wait_until([&] { return studio->match()->choice()["of"] == "number"; }));
    studio->match()->pick(1);
    ASSERT_TRUE(wait_until([&] { return moves() > 0; }));

    studio->playAgain();
    ASSERT_TRUE(wait_until([&] { return studio->match() && studio->match()->ready(); }));
    ASSERT_TRUE(asked());
    EXPECT_EQ(studio->match()->ruleset(), "war/war");
    EXPECT_EQ(studio->match()->sitters().size(), seats);
    EXPECT_NE(studio->match()->chair().view()["spaces"].toObject(), dealt);
    EXPECT_TRUE(studio->can_play_again()) << "and once more";
}

}  // namespace
}  // namespace fronteira::app
