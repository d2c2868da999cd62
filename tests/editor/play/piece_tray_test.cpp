// SPDX-License-Identifier: MIT
// Setting up from a tray, against a real host and without a window.
#include "play/match/match_screen.hpp"
#include "support/own_host.hpp"

#include <gtest/gtest.h>

#include <QTemporaryDir>
#include <algorithm>

namespace fronteira::play {
namespace {

using support::wait_until;

struct SettingUp : testing::Test {
    SettingUp() { qputenv("XDG_DATA_HOME", home.path().toUtf8()); }
    ~SettingUp() override { qputenv("XDG_DATA_HOME", before); }

    void sit(const QString& ruleset, int seat) {
        const QString match = support::opened(*host, ruleset, {"human", "human"});
        screen = std::make_unique<MatchScreen>(*host, match, QList<Match::Right>{{seat, {}}});
        ASSERT_TRUE(wait_until([&] { return !tray().isEmpty(); }));
    }
    QVariantList tray() const { return screen->choice()["tray"].toList(); }
    int left(const QString& piece) const {
        for (const QVariant& one : tray())
            if (one.toMap()["id"] == piece) return one.toMap()["left"].toInt();
        return 0;
    }
    QStringList own_spaces() const {
        QStringList own;
        const QJsonObject spaces = screen->chair().view()["spaces"].toObject();
        for (const QString& space : screen->game().spaces())
            if (spaces[space]["owner"].toInt() == screen->seat()) own << space;
        return own;
    }
    QStringList pieces() const {
        QStringList all;
        for (const QString& space : own_spaces())
            all << screen->chair().view()["spaces"][space]["piece"].toString();
        return all;
    }
    QStringList formations() const {
        QStringList ids;
        for (const QVariant& one : screen->choice()["formations"].toList())
            ids << one.toMap()["id"].toString();
        return ids;
    }
    bool all_set_up() {
        return wait_until([&] { return screen->choice()["mayKeepFormation"].toBool(); });
    }

    QByteArray before = qgetenv("XDG_DATA_HOME");
    QTemporaryDir home;
    std::unique_ptr<client::Host> host = support::own_host();
    std::unique_ptr<MatchScreen> screen;
};

TEST_F(SettingUp, APieceGoesFromTheTrayToASpace) {
    sit("espionage/espionage_small", 1);
    EXPECT_EQ(left("headquarters"), 1);
    const QString space = own_spaces().first();
    screen->putPiece("headquarters", space);
    EXPECT_TRUE(wait_until(
        [&] { return screen->chair().view()["spaces"][space]["piece"] == "headquarters"; }));
    ASSERT_TRUE(wait_until([&] { return !tray().isEmpty(); }));
    EXPECT_EQ(left("headquarters"), 0) << "there is but one";
}

TEST_F(SettingUp, OnesOwnBareSpacesAreTintedWhilePiecesWait) {
    sit("espionage/espionage_small", 2);
    const auto tinted = [&](const QString& space) {
        return screen->painting()->at(screen->game().space_index(space)).tint.isValid();
    };
    const QStringList own = own_spaces();
    for (const QString& space : screen->game().spaces())
        EXPECT_EQ(tinted(space), own.contains(space)) << space.toStdString();

    screen->putPiece("headquarters", own.first());

    EXPECT_TRUE(wait_until([&] { return !tinted(own.first()); })) << "a piece stands there";
    EXPECT_TRUE(tinted(own.last()));
}

TEST_F(SettingUp, APieceThatIsTakenGoesWhereClicksAreUntilNoneIsLeft) {
    sit("espionage/espionage_small", 1);
    const int spies = left("spy");
    ASSERT_GE(spies, 2);
    const QStringList own = own_spaces();
    const auto taken = [&] { return screen->choice()["taken"].toString(); };
    const auto asks_where = [&] {
        return wait_until([&] { return screen->choice()["of"] == "space"; });
    };
    screen->takePiece("spy");
    for (int i = 0; i < spies; ++i) {
        ASSERT_TRUE(asks_where());
        EXPECT_EQ(taken(), "spy");
        EXPECT_FALSE(formations().isEmpty()) << "they are there all the same";
        EXPECT_EQ(screen->spaces_on_offer(), own) << "that is where it may go";
        screen->pickSpace(own[i]);
        ASSERT_TRUE(wait_until([&] { return pieces().count("spy") == i + 1; }));
    }
    ASSERT_TRUE(wait_until([&] { return screen->choice()["ready"].toBool(); }));
    EXPECT_EQ(taken(), "");
}

TEST_F(SettingUp, APieceThatIsTakenIsPutBack) {
    sit("espionage/espionage_small", 1);
    const auto asks_where = [&] { return screen->choice()["of"] == "space"; };
    screen->takePiece("spy");
    ASSERT_TRUE(wait_until(asks_where));
    screen->takePiece("mine");
    ASSERT_TRUE(wait_until([&] { return screen->choice()["taken"] == "mine" && asks_where(); }));
    screen->back();
    EXPECT_EQ(screen->choice()["taken"], "");
    EXPECT_EQ(screen->choice()["kind"], "");
    screen->takePiece("mine");
    ASSERT_TRUE(wait_until(asks_where));
    screen->takePiece("mine");
    EXPECT_EQ(screen->choice()["taken"], "");
}

TEST_F(SettingUp, AFormationThatIsKeptIsSetUpOnEitherSideAndMirrored) {
    sit("espionage/espionage_small", 1);
    EXPECT_FALSE(formations().contains(""));
    screen->pickKind("fill");
    screen->pick("by_lot");
    ASSERT_TRUE(all_set_up());
    const QStringList kept = pieces();
    screen->keepFormation();

    sit("espionage/espionage_small", 1);
    ASSERT_TRUE(formations().contains(""));
    screen->setUpFormation("", false);
    ASSERT_TRUE(all_set_up());
    EXPECT_EQ(pieces(), kept);

    sit("espionage/espionage_small", 1);
    screen->setUpFormation("", true);
    ASSERT_TRUE(all_set_up());
    EXPECT_NE(pieces(), kept);
    EXPECT_EQ(pieces().first(), kept[7]) << "eight columns";

    sit("espionage/espionage_small", 2);
    screen->setUpFormation("", false);
    ASSERT_TRUE(all_set_up());
    QStringList turned = kept;
    std::reverse(turned.begin(), turned.end());
    EXPECT_EQ(pieces(), turned) << "as seen from the other side";
}

TEST_F(SettingUp, AFormationTakesThePlaceOfWhatStands) {
    sit("espionage/espionage_small", 1);
    screen->pickKind("fill");
    screen->pick("by_lot");
    ASSERT_TRUE(all_set_up());
    const QStringList by_lot = pieces();
    ASSERT_TRUE(formations().contains("corner"));
    screen->setUpFormation("corner", false);
    const QStringList corner{"mine",         "general",    "corporal", "colonel",
                             "lieutenant",   "spy",        "corporal", "sapper",
                             "headquarters", "mine",       "sapper",   "captain",
                             "spy",          "lieutenant", "corporal", "spy"};
    EXPECT_TRUE(wait_until([&] { return pieces() == corner; }))
        << by_lot.join(' ').toStdString() << "\n"
        << pieces().join(' ').toStdString();
}

TEST_F(SettingUp, AFormationTakesWhatIsLeftAndWhatStandsInTheWay) {
    sit("espionage/espionage_small", 1);
    const QString corner = own_spaces()[8];
    screen->putPiece("spy", corner);
    ASSERT_TRUE(wait_until([&] { return pieces()[8] == "spy" && !tray().isEmpty(); }));
    screen->setUpFormation("corner", false);
    ASSERT_TRUE(all_set_up());
    EXPECT_EQ(pieces()[8], "headquarters") << "what stood there went back to the others";
}

/// What a mod brings is an army of its rules, neither more nor less.
struct Brought : SettingUp, testing::WithParamInterface<const char*> {};

TEST_P(Brought, FormationsAreWholeArmiesOnEitherSide) {
    for (const int seat : {1, 2}) {
        sit(GetParam(), seat);
        const QStringList offered = formations();
        ASSERT_FALSE(offered.isEmpty());
        for (const QString& id : offered) {
            sit(GetParam(), seat);
            screen->setUpFormation(id, seat == 2);
            EXPECT_TRUE(all_set_up()) << id.toStdString();
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Boards, Brought,
                         testing::Values("espionage/espionage", "espionage/espionage_small"),
                         [](const auto& one) {
                             return QString(one.param).section('/', 1).toStdString();
                         });

}  // namespace
}  // namespace fronteira::play
