// SPDX-License-Identifier: MIT
// Hosts that die at the worst moment: whoever spoke with one lives on and says so. To be run under
// sanitizers as well.
#include "client/socket_wire.hpp"
#include "play/match/match_screen.hpp"
#include "play/replay/replay_screen.hpp"
#include "support/frayed_wire.hpp"
#include "support/own_host.hpp"

#include <gtest/gtest.h>

#include <QJsonArray>
#include <QUrl>

namespace fronteira::play {
namespace {

using support::wait_until;

struct DyingHost : testing::Test {
    /// A host of its own for each test: so many connections of all of them would be too hasty.
    void SetUp() override {
        const QJsonObject opened =
            support::asked(*own, {{"type", "open"},
                                  {"ruleset", "war/war"},
                                  {"options", QJsonObject{{"colours", "seats"}}},
                                  {"seed", 5},
                                  {"seats", QJsonArray{QJsonObject{{"who", "human"}},
                                                       QJsonObject{{"who", "bot"}},
                                                       QJsonObject{{"who", "bot"}}}}})
                .message;
        match = opened["match"].toString();
        token = opened["seats"][0]["token"].toString();
        ASSERT_FALSE(token.isEmpty());
    }
    std::unique_ptr<client::Wire> wire() const {
        return std::make_unique<client::SocketWire>(QUrl("ws://" + address + "/"));
    }
    std::unique_ptr<client::Host> frayed(int holds) const {
        return std::make_unique<client::Host>(std::make_unique<support::FrayedWire>(wire(), holds),
                                              "en");
    }

    const QString address = support::free_address();
    const std::unique_ptr<client::Host> own = support::own_host(":memory:", address);
    QString match;
    QString token;
};

/// Everything a guest does in a minute, as far as it comes.
void do_something(MatchScreen& screen) {
    const QVariantMap choice = screen.choice();
    if (!choice["ready"].toBool()) return;
    if (choice["of"] == "number")
        screen.pick(choice["from"]);
    else if (!screen.spaces_on_offer().isEmpty())
        screen.pickSpace(screen.spaces_on_offer().first());
    screen.askWhy(screen.game().spaces().first());
    screen.undo();
}

TEST_F(DyingHost, MayGoBeforeThoseWhoSpokeWithIt) {
    auto host = std::make_unique<client::Host>(wire(), "en");
    auto screen = std::make_unique<MatchScreen>(*host, QString(), QList<Match::Right>{{0, token}});
    auto replay = std::make_unique<ReplayScreen>(*host, match, QList<Match::Right>{{0, token}}, 0);
    ASSERT_TRUE(wait_until([&] { return screen->choice()["ready"].toBool(); }));
    host.reset();
    EXPECT_FALSE(screen->fault().isEmpty()) << "nobody said that the host is gone";
    screen->undo();
    screen->resign();
    screen->askWhy("brasil");
    screen->pickSpace("brasil");
    screen->leave();
    screen.reset();
    replay.reset();
}

TEST_F(DyingHost, IsSurvivedWhateverMessageItDiesAt) {
    for (int holds = 0; holds < 40; ++holds) {
        SCOPED_TRACE(holds);
        auto host = frayed(holds);
        MatchScreen screen(*host, QString(), {{0, token}});
        QString lost;
        QObject::connect(host.get(), &client::Host::lost, [&](const QString& why) { lost = why; });
        ASSERT_TRUE(wait_until([&] {
            do_something(screen);
            return !lost.isEmpty();
        }));
        EXPECT_TRUE(wait_until([&] { return !screen.fault().isEmpty(); }))
            << "the screen says nothing";
        screen.undo();
    }
}

TEST_F(DyingHost, MayBeDestroyedByWhoIsToldOfItsEnd) {
    for (int holds = 0; holds < 20; ++holds) {
        SCOPED_TRACE(holds);
        auto host = frayed(holds);
        // As a page does that connects again at once.
        auto screen =
            std::make_unique<MatchScreen>(*host, QString(), QList<Match::Right>{{0, token}});
        QObject::connect(screen.get(), &ShownMatch::readyChanged, screen.get(), [&] {
            if (!screen->fault().isEmpty()) host.reset();
        });
        ASSERT_TRUE(wait_until([&] {
            if (host) do_something(*screen);
            return host == nullptr;
        }));
    }
}

TEST_F(DyingHost, MayBeDestroyedWithinAnyAnswerOrNews) {
    for (int holds = 0; holds < 12; ++holds) {
        SCOPED_TRACE(holds);
        auto host = std::make_unique<client::Host>(wire(), "en");
        auto screen =
            std::make_unique<MatchScreen>(*host, QString(), QList<Match::Right>{{0, token}});
        int heard = 0;
        const auto count = [&] {
            if (++heard > holds) host.reset();
        };
        QObject::connect(host.get(), &client::Host::ready, screen.get(), count);
        QObject::connect(host.get(), &client::Host::news, screen.get(), count);
        QObject::connect(screen.get(), &ShownMatch::changed, screen.get(), count);
        QObject::connect(screen.get(), &MatchScreen::choiceChanged, screen.get(), count);
        ASSERT_TRUE(wait_until([&] {
            if (host) do_something(*screen);
            return host == nullptr;
        }));
        screen.reset();
    }
}

}  // namespace
}  // namespace fronteira::play
