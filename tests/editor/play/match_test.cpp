// SPDX-License-Identifier: MIT
// The people of a match: several at one screen, one elsewhere, or none.
#include "at_the_table.hpp"
#include "client/socket_wire.hpp"

#include <QJsonArray>
#include <QUrl>

namespace fronteira::play {
namespace {

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
    // What was played before the spectator came is told a moment later.
    EXPECT_TRUE(wait_until([&] { return screen->history()["rounds"].toList().size() > 1; }));
}

TEST_F(AtTheTable, AMatchThatCannotBeJoinedSaysWhy) {
    screen = std::make_unique<MatchScreen>(*host, "0123456789abcdef", QList<Match::Right>{{1, {}}});
    ASSERT_TRUE(wait_until([&] { return !screen->fault().isEmpty(); }));
    EXPECT_FALSE(screen->ready());
}

}  // namespace
}  // namespace fronteira::play
