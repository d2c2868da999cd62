// SPDX-License-Identifier: MIT
#include "cup/cup_plan.hpp"

#include "cup/own_cups.hpp"
#include "cup/toml_text.hpp"
#include "launcher/library.hpp"
#include "table_at_home.hpp"

#include <QFileInfo>
#include <QProcess>

namespace fronteira::cup {
namespace {

using support::wait_until;

struct Planning : AtHome {
    Planning() {
        EXPECT_TRUE(wait_until([&] { return library.loaded(); }));
        plan.begin(library.ruleset("toy_war/toy_war"));
        plan.setProperty("name", QString::fromUtf8("Copa de verão"));
    }
    bool takes_options() {
        for (const QVariant& one : plan.game()->options()) {
            if (one.toMap()["id"] == "rounds") plan.game()->setOption("rounds", 1);
            if (one.toMap()["id"] == "ending") plan.game()->setOption("ending", "most_spaces");
        }
        return plan.faults().isEmpty();
    }

    std::unique_ptr<client::Host> host = support::own_host();
    launcher::Library library{*host};
    CupPlan plan;
};

TEST_F(Planning, BotsUnderNamesOfTheirOwnAreATournamentThatRuns) {
    plan.setProperty("name", "Bots");
    plan.setProperty("people", false);
    plan.setProperty("format", "round_robin");
    plan.setProperty("deals", 1);
    EXPECT_FALSE(plan.faults().isEmpty()) << "nobody plays";
    plan.addEntrant("random");
    plan.addEntrant("random");
    EXPECT_EQ(plan.entrants()[1].toMap()["name"], "random 2");
    plan.addEntrant("random", "Lot");
    EXPECT_EQ(plan.entrants()[2].toMap()["name"], "Lot");
    plan.removeEntrant(2);
    ASSERT_TRUE(takes_options()) << plan.faults().join("; ").toStdString();
    plan.setProperty("mostRounds", 500);
    plan.setProperty("bySpaces", true);
    plan.setProperty("moveMs", 60000);
    plan.raiseTieBreak("wins");

    QString fault;
    const QString file = plan.save(fault);
    ASSERT_FALSE(file.isEmpty()) << fault.toStdString();
    QProcess run;
    run.start(program, {"tournament", "run", file, "--json"});
    ASSERT_TRUE(run.waitForFinished());
    EXPECT_EQ(run.exitCode(), 0) << run.readAllStandardError().toStdString();
}

TEST_F(Planning, WhatStandsInTheFileIsWhatWasChosen) {
    plan.setProperty("seats", 2);
    plan.setProperty("rounds", 4);
    plan.setProperty("minutes", 20);
    plan.setProperty("increment", 5);
    plan.setProperty("watched", false);
    plan.setProperty("draw", 50);
    plan.addEntrant("random");
    plan.addEntrant({});
    plan.setEntrant(1, {}, "Ana");
    ASSERT_TRUE(takes_options()) << plan.faults().join("; ").toStdString();

    const QString text = plan.toml();
    for (const char* line :
         {"name = \"Copa de verão\"", "format = \"swiss\"", "rounds = 4",
          "{ name = \"Ana\", bot = \"person\" }", "{ name = \"random\", bot = \"random\" }",
          "ruleset = \"toy_war/toy_war\"", "rounds = 1", "ending = \"most_spaces\"", "draw = 0.5",
          "watch = \"nobody\"", "clock = { seconds = 1200, increment = 5 }"})
        EXPECT_TRUE(text.contains(QString::fromUtf8(line))) << line << "\n" << text.toStdString();
}

TEST_F(Planning, LimitsAndTieBreaksStandInTheFileAsTheyWereChosen) {
    EXPECT_FALSE(plan.toml().contains("tie_breaks"));
    EXPECT_FALSE(plan.toml().contains("[limits]"));
    plan.setProperty("mostRounds", 40);
    plan.setProperty("bySpaces", true);
    plan.setProperty("moveMs", 500);
    plan.setProperty("watchDelay", 60);
    plan.setProperty("repeats", 2);
    plan.chooseTieBreak("buchholz", false);
    plan.raiseTieBreak("wins");
    plan.raiseTieBreak("sonneborn_berger");  // it stands first already

    for (const char* line :
         {"deals = 2\n",
          "tie_breaks = [\"sonneborn_berger\", \"wins\", \"head_to_head\"]\nentrants",
          "[limits]\nrounds = 40\nadjudicate = \"spaces\"\n\n[people]", "watch_delay = 60\n"})
        EXPECT_TRUE(plan.toml().contains(line)) << line << plan.toml().toStdString();
    EXPECT_FALSE(plan.toml().contains("move_ms")) << "people have clocks of their own";
    plan.setProperty("people", false);
    EXPECT_TRUE(plan.toml().contains("move_ms = 500\n"));
    EXPECT_FALSE(plan.toml().contains("watch_delay"));
    plan.chooseTieBreak("buchholz", true);
    EXPECT_TRUE(plan.toml().contains("\"head_to_head\", \"buchholz\"]"));
}

TEST_F(Planning, ADefeatThatIsWorthAWinIsSaid) {
    plan.setProperty("loss", 100);
    EXPECT_EQ(plan.faults().size(), 1) << plan.faults().join("; ").toStdString();
    plan.setProperty("win", 300);
    EXPECT_TRUE(plan.faults().isEmpty());
    plan.setProperty("draw", 50);
    EXPECT_EQ(plan.faults().size(), 1) << "a defeat is better than a draw";
}

TEST_F(Planning, WhatSpeaksAgainstItIsSaid) {
    plan.setProperty("name", " ");
    plan.addEntrant({});
    EXPECT_EQ(plan.faults().size(), 2) << "neither has a name";
    plan.setProperty("name", "Cup");
    plan.setEntrant(0, {}, "Ana");
    EXPECT_TRUE(plan.faults().isEmpty()) << plan.faults().join("; ").toStdString();
    plan.addEntrant("random");
    plan.setEntrant(1, "random", "ana");
    EXPECT_EQ(plan.faults().size(), 1) << "one name for two";
    plan.setEntrant(1, "random", "Robo");
    plan.setProperty("people", false);
    EXPECT_EQ(plan.faults().size(), 1) << "a person among bots";
    plan.removeEntrant(0);
    EXPECT_EQ(plan.faults().size(), 1) << "one for two seats";
}

TEST_F(Planning, TwoOfOneNameAreTwoFiles) {
    QString fault;
    const QString first = plan.save(fault), second = plan.save(fault);
    EXPECT_NE(first, second);
    EXPECT_EQ(QFileInfo(first).fileName(), "copa_de_verao.toml");
    EXPECT_TRUE(QFile::exists(second));
}

TEST(TomlText, IsOneLineWhateverWasTyped) {
    EXPECT_EQ(quoted("a\"b\\c\nd"), "\"a\\\"b\\\\c d\"");
    EXPECT_EQ(quoted("Copa 🏆 de verão"), "\"Copa 🏆 de verão\"");
    EXPECT_EQ(in_points(100), "1");
    EXPECT_EQ(in_points(25), "0.25");
}

TEST_F(Planning, WhatIsNamedInAPlanIsKnownToBeNeeded) {
    plan.addEntrant("random");
    QString fault;
    ASSERT_FALSE(plan.save(fault).isEmpty()) << fault.toStdString();
    const QVariantList cups = own_cups();
    ASSERT_EQ(cups.size(), 1);
    const QStringList needs = cups[0].toMap()["needs"].toStringList();
    EXPECT_TRUE(needs.contains("toy_war/toy_war"));
    EXPECT_TRUE(needs.contains(plan.game()->map()));
}

TEST_F(Planning, ANameThatNoTableCouldShowIsAFault) {
    const qsizetype before = plan.faults().size();
    plan.setProperty("name", QString("Copa de \"verão\""));
    EXPECT_EQ(plan.faults().size(), before + 1);
    plan.setProperty("name", QString("é").repeated(33));
    EXPECT_EQ(plan.faults().size(), before + 1) << "66 bytes";
    plan.addEntrant({}, {});
    plan.setEntrant(0, {}, QString("a").repeated(65));
    EXPECT_EQ(plan.faults().size(), before + 2);
}

TEST_F(Planning, MatchesOfBotsEndEarlyAndBeginFromRecordsIfSoChosen) {
    plan.setProperty("name", "Bots");
    plan.setProperty("people", false);
    plan.setProperty("deals", 2);
    for (int i = 0; i < 2; ++i) plan.addEntrant("random");
    plan.setProperty("decidedPercent", 80);
    plan.setProperty("standstillRounds", 20);
    ASSERT_TRUE(takes_options()) << plan.faults().join("; ").toStdString();
    EXPECT_TRUE(
        plan.toml().contains("decided = { percent = 80, rounds = 3 }\n"
                             "standstill = { rounds = 20 }\n"));
    plan.setProperty("counted", "armies");
    EXPECT_TRUE(plan.toml().contains("standstill = { of = \"armies\", rounds = 20 }"));
    QString fault;
    const QString file = plan.save(fault);
    EXPECT_EQ(QProcess::execute(program, {"tournament", "run", file, "--json"}), 0);

    plan.beginFrom(QUrl::fromLocalFile(home.filePath("a.rec")), true);
    EXPECT_EQ(plan.faults(), QStringList{"No recorded position is there. Choose another folder"});
    written(home, "", "a.rec");
    plan.beginFrom(QUrl::fromLocalFile(home.filePath("a.rec")), false);
    EXPECT_EQ(plan.faults().size(), 1) << "one record for two deals";
    written(home, "", "b.rec");
    plan.beginFrom(QUrl::fromLocalFile(home.filePath("a.rec")), true);
    EXPECT_TRUE(plan.faults().isEmpty()) << plan.faults().join("; ").toStdString();
    plan.setProperty("openingRounds", 2);
    EXPECT_TRUE(plan.toml().contains("openings = { from = \"" + home.path() + "\", rounds = 2 }"));
    plan.setProperty("people", true);
    EXPECT_FALSE(plan.toml().contains("openings") || plan.toml().contains("decided"));
}

TEST_F(Planning, APlanThatIsRefusedIsChangedAndLeavesNothingBehind) {
    plan.setProperty("name", "Bots");
    plan.setProperty("people", false);
    for (int i = 0; i < 2; ++i) plan.addEntrant("random");
    plan.setProperty("standstillRounds", 20);
    plan.setProperty("counted", "courage");
    ASSERT_TRUE(takes_options()) << plan.faults().join("; ").toStdString();
    Cups cups(program);
    cups.create(&plan, {});
    ASSERT_TRUE(wait_until([&] { return !cups.bots()->fault().isEmpty() && cups.mayRevise(); }));
    EXPECT_TRUE(cups.bots()->fault().contains("armies")) << "it says what can be counted";
    cups.revise();
    EXPECT_EQ(cups.bots(), nullptr);
    EXPECT_TRUE(cups.own().isEmpty());
    EXPECT_FALSE(cups.mayRevise());
}

}  // namespace
}  // namespace fronteira::cup
