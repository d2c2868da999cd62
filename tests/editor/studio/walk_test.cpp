// SPDX-License-Identifier: MIT
// One policy for every page: by keys alone one sees where one is and comes back, and whatever is
// open when the host dies, one sheet says so and leads on.
#include "hands.hpp"
#include "support/own_host.hpp"

#include <gtest/gtest.h>

#include <QJsonArray>
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
    {"tournaments", "page.tournaments", {Qt::Key_Escape}, "playNow"},
    {"maps", "newMap", {Qt::Key_Escape}, "playNow"},
    {"mods", "installMod", {Qt::Key_Escape}, "playNow"},
    {"import", "openImported", {Qt::Key_Escape}, "newMap"},
    {"settings", "page.settings", {Qt::Key_Escape}, "playNow"},
    {"about", "page.about", {Qt::Key_Escape}, "playNow"},
    {"setup", "start", {Qt::Key_Escape}, "playNow"},
    {"how_to_play", "closeGuide", {Qt::Key_Escape}, "start"},
    {"lobby", "ready", {Qt::Key_Escape}, "playNow"},
    {"match", "playBoard", {}, "playBoard"},
    {"menu", "giveUp", {Qt::Key_Escape}, "playBoard"},
    {"giving_up", "giveUpReally", {Qt::Key_Escape}, "playBoard"},
    {"guide", "closeGuide", {Qt::Key_Escape}, "playBoard"},
    {"end", "leaveEnd", {Qt::Key_Return, Qt::Key_Escape}, "howItEnded"},
    {"replay", "closeReplay", {Qt::Key_Escape}, "playBoard"},
    {"files", "files", {Qt::Key_Escape}, "openRecord"},
    {"curtain", "lift", {Qt::Key_Return}, "playBoard"},
    {"lesson", "lessonSays", {}, "lessonSays"},
    {"editor", "canvas", {}, "canvas"},
    {"editor_picture", "choosePicture", {Qt::Key_Escape}, "canvas"},
    {"editor_symmetry", "symmetry", {Qt::Key_Escape}, "canvas"},
    {"editor_links", "linkTolerance", {Qt::Key_Escape}, "canvas"},
    {"editor_generate", "generateNow", {Qt::Key_Escape}, "canvas"},
    {"editor_export", "chooseExport", {Qt::Key_Escape}, "canvas"},
    {"editor_help", "closeHelp", {Qt::Key_Escape}, "canvas"},
    {"editor_trial", "startTrial", {Qt::Key_Escape}, "canvas"},
    {"editor_save", "takeFile", {Qt::Key_Escape}, "canvas"},
};

/// Somebody at a window who has only keys.
struct Walker {
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
    /// One sheet says that the host died.
    void is_told_once() {
        ASSERT_TRUE(there("retry"));
        EXPECT_EQ(hands.window().findChildren<QQuickItem*>("retry").size(), 1);
        EXPECT_TRUE(shows_where_one_is()) << unseen().toStdString();
    }

    Hands hands{"en", {1280, 800}, "kept"};
};

struct Walk : Walker, testing::TestWithParam<Place> {
    void go_to(const std::string& name) {
        if (name == "lobby") return open_a_table();
        if (name == "curtain") return play(2);
        if (name == "setup" || name == "how_to_play") by_keys("game.war/war");
        if (name == "how_to_play") by_keys("howToPlay");
        if (name == "setup" || name == "how_to_play") return;
        if (name == "lesson") return hands.studio().learn("war");
        if (name.starts_with("editor")) return open_editor(name);
        for (const char* page :
             {"matches", "join", "tournaments", "maps", "mods", "settings", "about"})
            if (name == page) return by_keys("page." + QString(page));
        if (name == "files") {
            by_keys("page.matches");
            return by_keys("openRecord");
        }
        if (name == "import") {
            by_keys("page.maps");
            return hands.studio().map_import()->read(
                QUrl::fromLocalFile(FRONTEIRA_SOURCE_DIR "/tests/fixtures/exchange/inkscape.svg"));
        }
        if (name == "play") return;
        play(1);
        if (name == "menu" || name == "giving_up") hands.key(Qt::Key_Escape);
        if (name == "giving_up") by_keys("giveUp");
        if (name == "guide") hands.key(Qt::Key_F1);
        if (name == "replay") hands.studio().replayHere(0);
        if (name == "end") hands.studio().match()->resign();
    }
    void open_editor(const std::string& name) {
        hands.studio().editInstalledMap("war/world");
        ASSERT_TRUE(there("canvas"));
        ASSERT_TRUE(shows_where_one_is());
        if (name == "editor_picture") hands.key(Qt::Key_I);
        if (name == "editor_symmetry") hands.key(Qt::Key_S);
        if (name == "editor_links") hands.key(Qt::Key_K);
        if (name == "editor_generate") hands.key(Qt::Key_G);
        if (name == "editor_export") by_keys("exportMap");
        if (name == "editor_help") hands.key(Qt::Key_F1);
        if (name == "editor_trial") hands.key(Qt::Key_F5);
        if (name == "editor_save") hands.key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    }
    void go_home() {
        hands.studio().leave();
        hands.studio().closeEditor();
        hands.studio().restart();
        ASSERT_TRUE(hands.wait_until([&] { return shelf() && shelf()->loaded(); }));
        hands.key(Qt::Key_Escape);
        by_keys("page.play");
    }
    void arrive() {
        go_to(GetParam().name);
        ASSERT_TRUE(there(GetParam().sign));
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
        hands.studio().settings()->set_listen(free_address());
        ASSERT_TRUE(hands.wait_until([&] { return shelf() && shelf()->loaded(); }));
        launcher::MatchSetup setup;
        setup.set_ruleset(shelf()->ruleset("war/war"));
        setup.setSeat(1, "remote", "");
        hands.studio().start(&setup);
    }
    void tab_around() {
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
    void lose_the_host(int key) {
        hands.kill_host();
        is_told_once();
        hands.key(key);
        ASSERT_TRUE(hands.wait_until([&] { return hands.find("retry") == nullptr; }));
        EXPECT_TRUE(shows_where_one_is()) << unseen().toStdString();
        hands.key(Qt::Key_Tab);
        EXPECT_TRUE(shows_where_one_is()) << unseen().toStdString();
    }
};

TEST_P(Walk, TabLeadsAroundKeysLeadBackAndAHostThatDiesIsToldOnce) {
    arrive();
    for (const int key : GetParam().back) hands.key(key);
    EXPECT_TRUE(there(GetParam().behind));
    EXPECT_TRUE(shows_where_one_is()) << unseen().toStdString();
    go_home();
    arrive();
    tab_around();
    lose_the_host(Qt::Key_Escape);
    go_home();
    arrive();
    lose_the_host(Qt::Key_Return);
}

INSTANTIATE_TEST_SUITE_P(Every, Walk, testing::ValuesIn(places),
                         [](const auto& one) { return std::string(one.param.name); });

/// Somebody who sits at a match of a host elsewhere.
struct WalkOfAGuest : Walker, testing::TestWithParam<const char*> {
    void SetUp() override {
        begin_host();
        const QJsonObject person{{"who", "human"}}, guest{{"who", "human"}, {"invited", true}};
        opened = asked(*host, {{"type", "open"},
                               {"ruleset", "war/war"},
                               {"options", QJsonObject{{"colours", "seats"}}},
                               {"seats", QJsonArray{person, guest, QJsonObject{{"who", "bot"}}}}})
                     .message;
        hands.studio().join(address, opened["invitation"].toString());
        ASSERT_TRUE(there("ready"));
    }
    void begin_host() {
        host.reset();
        host = own_host(folder.filePath("table"), address);
        ASSERT_TRUE(wait_until([&] { return host->welcomed(); }));
    }
    void of_the_table(QJsonObject request) {
        request["match"] = opened["match"];
        ASSERT_TRUE(asked(*host, request));
    }
    /// Something to be seen where the walk begins.
    const char* sign() {
        if (GetParam() == std::string("lobby")) return "ready";
        of_the_table({{"type", "begin"}});
        if (GetParam() == std::string("match")) return "playBoard";
        EXPECT_TRUE(hands.wait_until([&] { return !hands.studio().match()->waits(); }));
        if (GetParam() == std::string("replay")) {
            hands.studio().replayHere(0);
            return "closeReplay";
        }
        hands.studio().match()->resign();
        of_the_table({{"type", "join"}, {"seat", 1}});
        of_the_table({{"type", "resign"}, {"seat", 1}});
        return "leaveEnd";
    }

    QTemporaryDir folder;
    QString address = free_address();
    std::unique_ptr<client::Host> host;
    QJsonObject opened;
};

TEST_P(WalkOfAGuest, ComesBackToAHostThatDiedAsSoonAsItIsThereAgainOrLeaves) {
    const char* page = sign();
    ASSERT_TRUE(there(page));
    kill_process_of(*host);
    is_told_once();
    EXPECT_TRUE(hands.find("tried")->property("text").toString().contains(address));
    begin_host();
    hands.key(Qt::Key_Return);
    ASSERT_TRUE(there(page));
    EXPECT_TRUE(shows_where_one_is()) << unseen().toStdString();

    kill_process_of(*host);
    is_told_once();
    hands.key(Qt::Key_Escape);
    EXPECT_TRUE(there("playNow"));
    EXPECT_TRUE(shows_where_one_is()) << unseen().toStdString();
}

INSTANTIATE_TEST_SUITE_P(Every, WalkOfAGuest, testing::Values("lobby", "match", "replay", "end"),
                         [](const auto& one) { return std::string(one.param); });

}  // namespace
}  // namespace fronteira::support
