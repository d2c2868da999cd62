// SPDX-License-Identifier: MIT
// Sitting down at a match elsewhere, whatever becomes of its host: there is always a reason and a
// way on.
#include "app/studio.hpp"
#include "client/child_wire.hpp"
#include "support/own_host.hpp"
#include "support/own_settings.hpp"

#include <gtest/gtest.h>
#include <signal.h>

#include <QJsonArray>
#include <QQmlEngine>
#include <QTemporaryDir>

namespace fronteira::app {
namespace {

using support::wait_until;

struct Joining : testing::Test {
    Joining() {
        studio = std::make_unique<Studio>(
            Studio::Start{FRONTEIRA_BINARY_DIR "/bin/fronteira", ":memory:", "en", "11"}, engine);
    }
    Trouble& trouble() { return *studio->trouble(); }
    /// A host elsewhere with a match, and the code of its first seat.
    void somebody_hosts() {
        elsewhere = support::own_host(folder.filePath("matches"), address);
        const auto opened = support::asked(
            *elsewhere,
            {{"type", "open"},
             {"ruleset", "war/war"},
             {"seats", QJsonArray{QJsonObject{{"who", "human"}}, QJsonObject{{"who", "bot"}},
                                  QJsonObject{{"who", "bot"}}}}});
        code = opened.message["seats"][0]["token"].toString();
        ASSERT_FALSE(code.isEmpty());
    }
    bool playing() {
        return wait_until(
            [&] { return studio->match() && studio->match()->ready() && !trouble().present(); });
    }
    void kill(client::Host& host) {
        const auto& wire = dynamic_cast<const client::ChildWire&>(host.wire());
        ::kill(static_cast<pid_t>(wire.process()), SIGKILL);
    }

    QString address = support::free_address();
    QString code;
    support::OwnSettings settings;
    QTemporaryDir folder;
    QQmlEngine engine;
    std::unique_ptr<client::Host> elsewhere;
    std::unique_ptr<Studio> studio;
};

TEST_F(Joining, WhereNobodyListensThereIsAReasonAndAWayBack) {
    studio->join(address, "no code");
    EXPECT_TRUE(trouble().waiting()) << "a blank page";
    ASSERT_TRUE(wait_until([&] { return trouble().seconds() > 0; }));
    EXPECT_TRUE(trouble().tried().contains(address));
    EXPECT_FALSE(trouble().why().isEmpty());
    trouble().back();
    EXPECT_FALSE(trouble().present());
    EXPECT_EQ(studio->match(), nullptr);
}

TEST_F(Joining, AnAddressThatIsNoneIsSaidAndNothingElseHappens) {
    for (const char* none : {"", "a b", "host:port", ":::", "http://host", "256:99999"}) {
        QString said;
        QObject::connect(studio.get(), &Studio::said, &trouble(),
                         [&](const QString& text) { said = text; });
        EXPECT_FALSE(studio->isInvitation(none + QString("/code")));
        studio->join(none, "code");
        EXPECT_FALSE(said.isEmpty()) << none;
        EXPECT_FALSE(trouble().present()) << none;
        EXPECT_EQ(studio->match(), nullptr) << none;
        QObject::disconnect(studio.get(), &Studio::said, &trouble(), nullptr);
    }
}

TEST_F(Joining, ACodeThatIsWrongIsNotTriedAgainByItself) {
    somebody_hosts();
    studio->join(address, "not the code");
    ASSERT_TRUE(wait_until([&] { return trouble().present() && !trouble().waiting(); }));
    EXPECT_EQ(trouble().seconds(), 0);
    EXPECT_FALSE(trouble().why().isEmpty());
}

TEST_F(Joining, AHostThatEndsIsFoundAgainWhenItIsBack) {
    somebody_hosts();
    studio->join(address, code);
    ASSERT_TRUE(playing());
    elsewhere.reset();
    ASSERT_TRUE(wait_until([&] { return trouble().seconds() > 0; }));
    const QString why = trouble().why();
    EXPECT_FALSE(why.isEmpty());
    EXPECT_FALSE(why.contains("127.0.0.1")) << why.toStdString();
    for (int i = 0; i < 3; ++i) {
        trouble().retry();
        ASSERT_TRUE(wait_until([&] { return trouble().seconds() > 0; })) << i;
    }
    elsewhere = support::own_host(folder.filePath("matches"), address);
    ASSERT_TRUE(support::asked(*elsewhere, {{"type", "list"}}));
    trouble().retry();
    EXPECT_TRUE(playing());
}

TEST_F(Joining, TheOwnHostIsKilledAndBeginsAgainByItself) {
    ASSERT_TRUE(wait_until([&] { return studio->library()->loaded(); }));
    kill(*studio->host());
    ASSERT_TRUE(wait_until([&] { return trouble().seconds() > 0; }));
    EXPECT_FALSE(trouble().why().contains(":")) << trouble().why().toStdString();
    ASSERT_TRUE(wait_until([&] { return !trouble().present() && studio->library()->loaded(); }));
    EXPECT_FALSE(studio->library()->mapsFor("war/war").isEmpty());
}

TEST_F(Joining, TheOwnHostMayDieWhileOneIsAGuestElsewhere) {
    somebody_hosts();
    studio->join(address, code);
    ASSERT_TRUE(playing());
    kill(*studio->host());
    ASSERT_TRUE(wait_until([&] { return !studio->fault().isEmpty(); }));
    EXPECT_FALSE(trouble().present()) << "the match elsewhere goes on";
    studio->leave();
    EXPECT_TRUE(trouble().present());
}

TEST_F(Joining, AnythingMayBeAskedWhileNoHostIsThere) {
    ASSERT_TRUE(wait_until([&] { return studio->library()->loaded(); }));
    kill(*studio->host());
    ASSERT_TRUE(wait_until([&] { return !studio->fault().isEmpty(); }));
    trouble().back();
    studio->playNow("war/war");
    studio->goOn({{"match", "0123456789abcdef"}});
    studio->watch({{"match", "0123456789abcdef"}});
    studio->leave();
    studio->restart();
    studio->leave();
    EXPECT_TRUE(wait_until([&] { return studio->library()->loaded(); }));
}

}  // namespace
}  // namespace fronteira::app
