// SPDX-License-Identifier: MIT
// One policy for every page: by keys alone one sees where one is and comes back, and whatever is
// open when the host dies, one sheet says so and leads on.
#include "hands.hpp"

#include <gtest/gtest.h>

#include <QTcpServer>
#include <QtTest/QTest>

namespace fronteira::support {
namespace {

/// A page, how it is reached, and the keys that lead back from it.
struct Place {
    const char* name;
    /// Something on it that can be seen.
    const char* sign;
    /// Where the keys lead: something to be seen there.
    QList<int> back;
    const char* behind;
};

const Place places[] = {
    {"play", "playNow", {}, "playNow"},
    {"matches", "openRecord", {Qt::Key_Escape}, "playNow"},
    {"join", "invitation", {Qt::Key_Escape}, "playNow"},
    {"maps", "newMap", {Qt::Key_Escape}, "playNow"},
    {"settings", "page.settings", {Qt::Key_Escape}, "playNow"},
    {"about", "page.about", {Qt::Key_Escape}, "playNow"},
    {"setup", "start", {Qt::Key_Escape}, "playNow"},
    {"lobby", "ready", {Qt::Key_Escape}, "playNow"},
    {"match", "playBoard", {}, "playBoard"},
    {"menu", "giveUp", {Qt::Key_Escape}, "playBoard"},
    {"giving_up", "giveUpReally", {Qt::Key_Escape}, "playBoard"},
    {"guide", "closeGuide", {Qt::Key_Escape}, "playBoard"},
    {"end", "leaveEnd", {Qt::Key_Return}, "playNow"},
    {"replay", "closeReplay", {Qt::Key_Escape}, "playBoard"},
    {"files", "files", {Qt::Key_Escape}, "openRecord"},
    {"curtain", "lift", {Qt::Key_Return}, "playBoard"},
    {"editor", "canvas", {}, "canvas"},
};

struct Walk : testing::TestWithParam<Place> {
    void go_to(const std::string& name) {
        if (name == "lobby") return open_a_table();
        if (name == "curtain") return play(2);
        if (name == "setup") return by_keys("game.war/war");
        if (name == "editor") return hands.studio().editInstalledMap("war/world");
        for (const char* page : {"matches", "join", "maps", "settings", "about"})
            if (name == page) return by_keys("page." + QString(page));
        if (name == "files") {
            by_keys("page.matches");
            return by_keys("openRecord");
        }
        if (name == "play") return;
        play(1);
        if (name == "menu" || name == "giving_up") hands.key(Qt::Key_Escape);
        if (name == "giving_up") by_keys("giveUp");
        if (name == "guide") hands.key(Qt::Key_F1);
        if (name == "replay") hands.studio().replayHere(0);
        if (name == "end") hands.studio().match()->resign();
    }
    launcher::Library* shelf() {
        app::Studio* studio = &hands.studio();
        return studio->library();
    }
    void by_keys(const QString& name) {
        ASSERT_TRUE(hands.wait_until([&] { return hands.find(name) != nullptr; }));
        ASSERT_TRUE(hands.tab_to(name));
        hands.key(Qt::Key_Return);
    }
    void play(int people) {
        launcher::MatchSetup setup;
        setup.set_ruleset(shelf()->ruleset("war/war"));
        setup.setOption("colours", "seats");
        setup.setProperty("seed", "5");
        if (people > 1) setup.setSeat(1, "friend", "Bia");
        hands.studio().start(&setup);
        ASSERT_TRUE(hands.wait_until([&] {
            const auto* match = hands.studio().match();
            return match && match->ready() && (people > 1 || match->choice()["ready"].toBool());
        }));
    }
    void open_a_table() {
        QTcpServer door;
        door.listen(QHostAddress::LocalHost);
        const QString address = "127.0.0.1:" + QString::number(door.serverPort());
        door.close();
        hands.studio().settings()->set_listen(address);
        ASSERT_TRUE(hands.wait_until([&] { return shelf() && shelf()->loaded(); }));
        launcher::MatchSetup setup;
        setup.set_ruleset(shelf()->ruleset("war/war"));
        setup.setSeat(1, "remote", "");
        hands.studio().start(&setup);
    }
    bool there(const char* sign) {
        return hands.wait_until([&] { return hands.find(sign) != nullptr; });
    }
    /// Nothing, or what is wrong with what has the keyboard.
    QString unseen() {
        const QQuickItem* item = hands.window().activeFocusItem();
        if (item == nullptr || item == hands.window().contentItem())
            return "nothing has the keyboard";
        QRectF seen = item->mapRectToScene({0, 0, item->width(), item->height()});
        for (const QQuickItem* around = item; around != nullptr; around = around->parentItem()) {
            if (!around->isVisible() || around->opacity() < 0.05) return "hidden: " + called(*item);
            if (around != item && around->clip())
                seen &= around->mapRectToScene({0, 0, around->width(), around->height()});
        }
        seen &= QRectF({0, 0}, hands.window().size());
        return seen.width() > 3 && seen.height() > 3 ? QString() : "out of sight: " + called(*item);
    }
    static QString called(const QQuickItem& item) {
        QString name = item.metaObject()->className();
        for (const QQuickItem* one = &item; one != nullptr; one = one->parentItem())
            if (!one->objectName().isEmpty()) return name + " of " + one->objectName();
        return name + " \"" + item.property("text").toString() + "\"";
    }
    bool shows_where_one_is() {
        return hands.wait_until([&] { return unseen().isEmpty(); }, 3000);
    }

    Hands hands{"en", {1280, 800}, "kept"};
};

TEST_P(Walk, TabLeadsAroundAndShowsWhereOneIs) {
    go_to(GetParam().name);
    ASSERT_TRUE(there(GetParam().sign));
    EXPECT_TRUE(shows_where_one_is()) << "at first: " << unseen().toStdString();
    constexpr int enough = 250;
    QList<const QQuickItem*> met;
    for (int i = 0; i < enough; ++i) {
        hands.key(Qt::Key_Tab);
        EXPECT_TRUE(shows_where_one_is()) << unseen().toStdString();
        const QQuickItem* now = hands.window().activeFocusItem();
        if (met.contains(now)) break;
        met << now;
    }
    EXPECT_LT(met.size(), enough);
    hands.key(Qt::Key_Backtab, Qt::ShiftModifier);
    EXPECT_TRUE(shows_where_one_is()) << "backwards: " << unseen().toStdString();
}

TEST_P(Walk, KeysLeadBack) {
    go_to(GetParam().name);
    ASSERT_TRUE(there(GetParam().sign));
    for (const int key : GetParam().back) hands.key(key);
    EXPECT_TRUE(there(GetParam().behind));
    EXPECT_TRUE(shows_where_one_is()) << unseen().toStdString();
}

TEST_P(Walk, AHostThatDiesIsToldOnceAndLeadsBackOrOn) {
    for (const int key : {Qt::Key_Escape, Qt::Key_Return}) {
        go_to(GetParam().name);
        ASSERT_TRUE(there(GetParam().sign));
        hands.kill_host();
        ASSERT_TRUE(there("retry"));
        EXPECT_EQ(hands.window().findChildren<QQuickItem*>("retry").size(), 1);
        EXPECT_TRUE(shows_where_one_is()) << unseen().toStdString();
        hands.key(key);
        ASSERT_TRUE(hands.wait_until([&] { return hands.find("retry") == nullptr; }));
        EXPECT_TRUE(shows_where_one_is()) << unseen().toStdString();
        hands.key(Qt::Key_Tab);
        EXPECT_TRUE(shows_where_one_is()) << unseen().toStdString();
        if (key == Qt::Key_Return) break;
        hands.studio().leave();
        hands.studio().closeEditor();
        hands.studio().restart();
        ASSERT_TRUE(hands.wait_until([&] { return shelf() && shelf()->loaded(); }));
        hands.key(Qt::Key_Escape);
        by_keys("page.play");
    }
}

INSTANTIATE_TEST_SUITE_P(Every, Walk, testing::ValuesIn(places),
                         [](const auto& one) { return std::string(one.param.name); });

}  // namespace
}  // namespace fronteira::support
