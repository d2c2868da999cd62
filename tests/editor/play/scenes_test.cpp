// SPDX-License-Identifier: MIT
// The pictures of games: a position of a match of bots, kept in the person's home.
#include "play/painting/scenes.hpp"

#include "support/own_host.hpp"

#include <gtest/gtest.h>

#include <QSet>
#include <QTemporaryDir>

namespace fronteira::play {
namespace {

using support::wait_until;

struct PicturesOfPlay : testing::Test {
    PicturesOfPlay() { qputenv("XDG_DATA_HOME", home.path().toUtf8()); }
    ~PicturesOfPlay() override { qunsetenv("XDG_DATA_HOME"); }

    QTemporaryDir home;
    QVariantMap war{
        {"id", "war/war"}, {"version", "1"}, {"players", QVariantList{3, 6}}, {"bot", "steady"}};
};

TEST_F(PicturesOfPlay, AreOfAMatchOfBotsThatWasPlayedFar) {
    Scenes scenes([] { return support::own_host(); });
    QString came;
    QObject::connect(&scenes, &Scenes::came, [&](const QString& id) { came = id; });
    EXPECT_TRUE(scenes.of(war).isEmpty()) << "it is yet to be played";
    ASSERT_TRUE(wait_until([&] { return came == "war/war"; }));
    const QVariantMap scene = scenes.of(war);
    EXPECT_GT(scene["map"].value<board::DrawnMap>().geometry().count(), 0);
    const auto* painting = scene["painting"].value<board::BoardPainting*>();
    ASSERT_NE(painting, nullptr);
    QSet<QRgb> colours;
    for (int space = 0; space < painting->count(); ++space)
        colours << painting->at(space).fill.rgb();
    EXPECT_GE(colours.size(), 2) << "several hold something";
}

TEST_F(PicturesOfPlay, AreKeptUntilTheGameChanges) {
    {
        Scenes scenes([] { return support::own_host(); });
        scenes.of(war);
        ASSERT_TRUE(wait_until([&] { return !scenes.of(war).isEmpty(); }));
    }
    EXPECT_FALSE(Scenes(nullptr).of(war).isEmpty());
    war["version"] = "2";
    EXPECT_TRUE(Scenes(nullptr).of(war).isEmpty());
}

TEST_F(PicturesOfPlay, SpeakTheLanguageOfTheStudio) {
    Scenes scenes([] { return support::own_host(); });
    scenes.of(war);
    ASSERT_TRUE(wait_until([&] { return !scenes.of(war).isEmpty(); }));
    Scenes others(nullptr);
    others.set_language("pt_BR");
    EXPECT_TRUE(others.of(war).isEmpty()) << "what is kept names things in English";
}

}  // namespace
}  // namespace fronteira::play
