// SPDX-License-Identifier: MIT
// A tournament of people on a real host, as those at their screens see it.
#include "files/home.hpp"
#include "table_at_home.hpp"

#include <QDir>
#include <QTcpServer>

namespace fronteira::cup {
namespace {

using support::wait_until;

struct PeopleMeet : AtHome {
    PeopleMeet() {
        organiser.open(written(folder, toy_plan("\"random\"", "[people]\n")), "127.0.0.1:0");
        EXPECT_TRUE(
            wait_until([&] { return organiser.cup()->ready() && organiser.cup()->organiser(); }));
        for (Cups* cups : {&organiser, &ana, &rui})
            QObject::connect(cups, &Cups::said, cups, [this](const QString& text) { said = text; });
    }
    Cup& held() { return *organiser.cup(); }
    void come(Cups& who, const QString& name) {
        who.visit(held().address(), {}, name, held().code());
        ASSERT_TRUE(wait_until([&] { return who.cup()->me() == name; })) << said.toStdString();
    }
    static bool waits(Cups& who) {
        return wait_until([&] { return who.cup()->next().contains("match"); });
    }
    /// Both play what waits for them until the round, which everybody has heard of, is over.
    void play_round() {
        ASSERT_TRUE(wait_until([&] {
            return held().rounds().size() == 1 && ana.cup()->rounds().size() == 1 &&
                   rui.cup()->rounds().size() == 1;
        })) << said.toStdString();
        const auto over = [&] { return held().state()["round_over"].toBool(); };
        for (int i = 0; i < 8 && !over(); ++i) {
            ASSERT_TRUE(wait_until([&] {
                return over() || ana.cup()->next().contains("match") ||
                       rui.cup()->next().contains("match");
            }));
            for (Cups* one : {&ana, &rui}) {
                const QVariantMap next = one->cup()->next();
                if (!next.contains("match")) continue;
                QStringList tokens;
                for (Cups* other : {&ana, &rui})
                    if (next["seats"].toStringList().contains(other->cup()->me()))
                        tokens << other->cup()->token();
                play_out(held().address(), next["match"].toString(), tokens);
                const int number = next["number"].toInt();
                ASSERT_TRUE(wait_until([&] {
                    for (Cups* seen : {&ana, &rui, &organiser})
                        if (!is_over(*seen->cup(), number)) return false;
                    return true;
                }));
            }
        }
        ASSERT_TRUE(over());
    }
    static bool is_over(const Cup& cup, int number) {
        for (const QVariant& match : cup.state()["matches"].toList())
            if (match.toMap()["number"] == number) return match.toMap()["over"].toBool();
        return false;
    }

    QTemporaryDir folder;
    Cups organiser{program}, ana{program}, rui{program};
    QString said;
};

TEST_F(PeopleMeet, TheyRegisterAreToldTheirMatchesAndStandingsGrow) {
    come(ana, "Ana");
    come(rui, "Rui");
    EXPECT_TRUE(ana.cup()->next().isEmpty());
    EXPECT_FALSE(ana.cup()->organiser());

    held().preview();
    ASSERT_TRUE(wait_until([&] { return !held().coming().isEmpty(); })) << said.toStdString();
    EXPECT_EQ(held().coming()["meetings"].toList().size(), 1);
    EXPECT_EQ(held().coming()["byes"].toList().size(), 1);
    held().publish();
    play_round();

    const QVariantList table = ana.cup()->state()["entrants"].toList();
    ASSERT_EQ(table.size(), 3);
    double points = 0;
    for (const QVariant& one : table) points += one.toMap()["points"].toDouble();
    EXPECT_EQ(points, 4) << "a meeting of two matches, and a bye";
    for (const QVariant& match : ana.cup()->rounds()[0].toMap()["matches"].toList())
        EXPECT_EQ(match.toMap()["mine"].toBool(),
                  match.toMap()["seats"].toStringList().contains("Ana"));
}

TEST_F(PeopleMeet, TheOrganiserRulesAndEverybodyReadsWhy) {
    come(ana, "Ana");
    come(rui, "Rui");
    QString token;
    QObject::connect(&held(), &Cup::entered, &held(),
                     [&](const QString&, const QString& told) { token = told; });
    held().enter("Eva", {});
    ASSERT_TRUE(wait_until([&] { return !token.isEmpty(); })) << said.toStdString();
    held().publish();
    ASSERT_TRUE(wait_until([&] { return ana.cup()->next().contains("match"); }));
    const QVariantMap first = ana.cup()->next();

    held().forfeit(first["number"].toInt(), "Ana", "did not come");
    ASSERT_TRUE(wait_until([&] { return is_over(*ana.cup(), first["number"].toInt()); }));
    held().correct(first["number"].toInt(), {"Ana"}, "was at the wrong board");

    const auto of_first = [&] {
        for (const QVariant& match : rui.cup()->state()["matches"].toList())
            if (match.toMap()["number"] == first["number"]) return match.toMap();
        return QVariantMap();
    };
    ASSERT_TRUE(wait_until([&] { return of_first().contains("corrected"); })) << said.toStdString();
    EXPECT_EQ(of_first()["reason"], "did not come");
    EXPECT_EQ(of_first()["corrected"], "was at the wrong board");
    EXPECT_EQ(of_first()["winners"].toStringList(), QStringList{"Ana"});
    held().replace("Rui", "Zoe", {});
    ASSERT_TRUE(wait_until([&] { return !rui.cup()->fault().isEmpty(); }))
        << "the token of who was replaced opens nothing";
    held().withdraw("Ana");
    EXPECT_TRUE(wait_until([&] {
        for (const QVariant& one : ana.cup()->state()["entrants"].toList())
            if (one.toMap()["name"] == "Ana") return one.toMap()["left"].toBool();
        return false;
    }));
}

TEST_F(PeopleMeet, AWrongCodeIsSaidAndOneLooksOn) {
    ana.visit(held().address(), {}, "Ana", "no code");
    ASSERT_TRUE(wait_until([&] { return !said.isEmpty() && ana.cup()->ready(); }));
    EXPECT_TRUE(ana.cup()->me().isEmpty());
    EXPECT_TRUE(ana.cup()->can_enrol());
    said.clear();
    ana.cup()->publish();
    EXPECT_TRUE(wait_until([&] { return !said.isEmpty(); })) << "only the organiser may";
}

TEST_F(PeopleMeet, ItIsOpenedAgainWhereItsPlayersKnowItUnlessThatIsTaken) {
    const QString file = folder.filePath("cup.toml");
    const QString known = held().address();
    EXPECT_NE(organiser.doorFor(file, "127.0.0.1:7878"), known) << "it is open there";
    organiser.close();
    ASSERT_TRUE(wait_until([&] { return organiser.doorFor(file, "127.0.0.1:7878") == known; }));
    QTcpServer other;
    ASSERT_TRUE(other.listen(QHostAddress("127.0.0.1"), known.section(':', -1).toUShort()));
    EXPECT_NE(organiser.doorFor(file, "127.0.0.1:7878"), known);

    organiser.open(file, known);
    ASSERT_TRUE(wait_until([&] { return !held().fault().isEmpty(); }));
    EXPECT_TRUE(held().fault().startsWith("This address cannot be used"))
        << held().fault().toStdString();
}

TEST_F(PeopleMeet, WhoComesBackNeedsNoToken) {
    come(ana, "Ana");
    const QString token = ana.cup()->token();
    const QString address = held().address();
    ana.close();
    ASSERT_EQ(ana.visits().size(), 1);
    EXPECT_EQ(ana.visits()[0].toMap()["name"], "Club cup");
    EXPECT_EQ(ana.visits()[0].toMap()["me"], "Ana");

    ana.visit(address, {}, {}, {});
    EXPECT_TRUE(wait_until([&] { return ana.cup()->me() == "Ana"; }));
    rui.visit(address, token, {}, {});
    EXPECT_TRUE(wait_until([&] { return rui.cup()->me() == "Ana"; })) << "with a token given";
    ana.forget(address);
    EXPECT_TRUE(ana.visits().isEmpty());
}

TEST_F(PeopleMeet, TheOrganiserPlaysHimselfAndIsKnownWhenItIsOpenedAgain) {
    held().enrol("Otto", {});
    ASSERT_TRUE(wait_until([&] { return held().me() == "Otto"; })) << said.toStdString();
    EXPECT_TRUE(held().organiser());
    organiser.close();
    organiser.open(folder.filePath("cup.toml"), "127.0.0.1:0");
    ASSERT_TRUE(wait_until([&] { return held().me() == "Otto"; })) << held().fault().toStdString();
    EXPECT_TRUE(held().organiser());
}

TEST_F(PeopleMeet, AHostThatIsClosedIsFoundAgainWhenItIsBack) {
    const QString address = held().address();
    come(ana, "Ana");
    organiser.close();
    ASSERT_TRUE(wait_until([&] { return !ana.cup()->fault().isEmpty(); }));
    organiser.open(folder.filePath("cup.toml"), address);
    EXPECT_TRUE(wait_until([&] { return ana.cup()->fault().isEmpty() && ana.cup()->ready(); }));
    EXPECT_EQ(ana.cup()->me(), "Ana");
}

struct Going : AtHome {};

TEST_F(Going, WhereNothingIsFoundTheReasonIsToldAndNothingIsKept) {
    Cups cups{program};
    cups.visit(support::free_address(), {}, {}, {});
    ASSERT_TRUE(wait_until([&] { return !cups.cup()->fault().isEmpty(); }));
    EXPECT_FALSE(cups.cup()->ready());
    EXPECT_TRUE(cups.visits().isEmpty());
    EXPECT_FALSE(cups.isAddress("a b"));
}

TEST_F(Going, AFileThatIsNoTournamentIsToldWithItsPlaceAndTriedAgainWhenAsked) {
    const QTemporaryDir folder;
    Cups cups{program};
    cups.open(written(folder, "name = \"x\"\nformat = 3\n"), "127.0.0.1:0");
    ASSERT_TRUE(wait_until([&] { return !cups.cup()->fault().isEmpty(); }));
    EXPECT_TRUE(cups.cup()->fault().contains("cup.toml:")) << cups.cup()->fault().toStdString();
    EXPECT_TRUE(cups.cup()->stopped()) << "it would fail again, without end";

    written(folder, toy_plan("\"random\"", "[people]\n"));
    cups.cup()->retry();
    EXPECT_TRUE(wait_until([&] { return cups.cup()->ready(); }));
    EXPECT_FALSE(cups.cup()->stopped());
    EXPECT_TRUE(cups.cup()->fault().isEmpty());
}

TEST_F(Going, OnesOwnIsForgottenWithItsFilesOrWithoutThem) {
    const QDir folder(files::Home::tournaments());
    folder.mkpath(".");
    const QStringList kept{"club.toml", "club.ledger", "clubs.toml"};
    const QStringList deleted{"cup.toml", "cup.ledger", "cup.ledger-wal", "cup.matches",
                              "cup.keys"};
    for (const QString& name : kept + deleted) {
        QFile file(folder.filePath(name));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    }
    Cups cups{program};
    ASSERT_EQ(cups.own().size(), 3);
    cups.forgetOwn(folder.filePath("cup.toml"), true);
    cups.forgetOwn(folder.filePath("club.toml"), false);

    const Cups later{program};
    for (const Cups* one : {&std::as_const(cups), &later}) {
        ASSERT_EQ(one->own().size(), 1);
        EXPECT_TRUE(one->own()[0].toMap()["file"].toString().endsWith("clubs.toml"));
    }
    EXPECT_EQ(folder.entryList(QDir::Files, QDir::Name), (QStringList{kept[1], kept[0], kept[2]}));
}

}  // namespace
}  // namespace fronteira::cup
