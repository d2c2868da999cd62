// SPDX-License-Identifier: MIT
// A map that was changed after a trial is tried again with the moves of before.
#include "app/studio.hpp"
#include "support/own_host.hpp"
#include "support/own_settings.hpp"

#include <gtest/gtest.h>

#include <QQmlEngine>

namespace fronteira::app {
namespace {

using support::wait_until;

struct TrialAgain : testing::Test {
    TrialAgain() {
        qputenv("FRONTEIRA_MODS", FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods");
        studio = std::make_unique<Studio>(
            Studio::Start{FRONTEIRA_BINARY_DIR "/bin/fronteira", ":memory:", "en", "11"}, engine);
        QObject::connect(studio.get(), &Studio::told, [this](const QString& text) { told = text; });
    }
    ~TrialAgain() override { qunsetenv("FRONTEIRA_MODS"); }

    bool plays() {
        return wait_until(
            [&] { return studio->match() && !studio->match()->spaces_on_offer().isEmpty(); });
    }
    int moves() { return studio->match()->turn()["number"].toInt(); }
    bool moved() {
        const int before = moves();
        studio->match()->pickSpace(studio->match()->spaces_on_offer().first());
        if (!wait_until(
                [&] { return moves() > before || studio->match()->choice()["of"] == "number"; }))
            return false;
        if (moves() == before) studio->match()->pick(1);
        return wait_until([&] { return moves() > before; });
    }

    support::OwnSettings settings;
    QQmlEngine engine;
    std::unique_ptr<Studio> studio;
    QString told;
};

TEST_F(TrialAgain, BeginsWithTheMovesOfTheLastOneAsFarAsTheyArePossible) {
    const QString game = "toy_war/toy_war";
    ASSERT_TRUE(wait_until([&] { return studio->library() && studio->library()->loaded(); }));
    studio->editInstalledMap("toy_war/ring");
    ASSERT_TRUE(studio->map_editor());
    EXPECT_EQ(studio->map_game(), game) << "the game of its mod";
    EXPECT_FALSE(studio->triedBefore(game));
    studio->tryMap(game);
    ASSERT_TRUE(plays());
    ASSERT_TRUE(moved());
    studio->leave();
    ASSERT_TRUE(wait_until([&] { return !studio->match() && studio->triedBefore(game); }));
    EXPECT_FALSE(studio->triedBefore("war/war"));

    studio->map_editor()->setHead("author", "Ana");
    studio->tryMap(game, {}, true);
    ASSERT_TRUE(plays());
    EXPECT_TRUE(told.endsWith("played again.")) << told.toStdString();
    EXPECT_GT(moves(), 0);

    studio->leave();
    ASSERT_TRUE(wait_until([&] { return !studio->match(); }));
    studio->closeEditor();
    EXPECT_FALSE(studio->triedBefore(game)) << "that was another map";
}

TEST_F(TrialAgain, IsPlayedUnderTheHouseRulesThatWereChosen) {
    ASSERT_TRUE(wait_until([&] { return studio->library() && studio->library()->loaded(); }));
    studio->editInstalledMap("toy_war/ring");
    studio->tryMap("toy_war/toy_war", {{"rounds", 7}});
    ASSERT_TRUE(plays());
    QVariantMap chosen;
    for (const QVariant& one : studio->match()->house_rules())
        chosen[one.toMap()["id"].toString()] = one.toMap()["value"];
    EXPECT_EQ(chosen["rounds"].toInt(), 7);
    EXPECT_EQ(chosen["ending"].toString(), "draw") << "as usual";
}

}  // namespace
}  // namespace fronteira::app
