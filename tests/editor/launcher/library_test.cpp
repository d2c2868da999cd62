// SPDX-License-Identifier: MIT
#include "launcher/library.hpp"

#include "support/own_host.hpp"

#include <gtest/gtest.h>

namespace fronteira::launcher {
namespace {

using support::wait_until;

struct Games : testing::Test {
    void SetUp() override {
        ASSERT_TRUE(wait_until([&] { return library.loaded(); }));
    }
    QVariantMap game(const QString& id) {
        for (const QVariant& one : library.games({}))
            if (one.toMap()["id"] == id) return one.toMap();
        return {};
    }
    QString first() { return library.games({}).first().toMap()["id"].toString(); }
    /// A match is opened, and the library has heard of it.
    bool played(const QString& ruleset) {
        support::opened(*host, ruleset, {"human", "bot"});
        const auto known = library.matches().size();
        library.refreshMatches();
        return wait_until([&] { return library.matches().size() > known; });
    }

    std::unique_ptr<client::Host> host = support::own_host();
    Library library{*host};
};

TEST_F(Games, SayWhyAMatchIsNotForgotten) {
    QString told;
    QObject::connect(&library, &Library::failed, [&](const QString& why) { told = why; });
    library.forget("no such match");
    EXPECT_TRUE(support::wait_until([&] { return !told.isEmpty(); }));
}

TEST_F(Games, HaveTheirVariantsUnderThem) {
    const QVariantList ways = game("espionage")["rulesets"].toList();
    ASSERT_GT(ways.size(), 1);
    EXPECT_EQ(ways.first().toMap()["id"], "espionage/espionage");
    qsizetype all = 0;
    for (const QVariant& one : library.games({})) all += one.toMap()["rulesets"].toList().size();
    EXPECT_EQ(all, library.rulesets().size());
}

TEST_F(Games, BeginWithWhatWasPlayedLastInTheWayItWasPlayed) {
    EXPECT_EQ(first(), "war") << "others build upon it";
    ASSERT_TRUE(played("espionage/espionage_fast"));
    EXPECT_EQ(first(), "espionage");
    EXPECT_EQ(game("espionage")["latest"], "espionage/espionage_fast");
    EXPECT_EQ(game("war")["latest"], "war/war");
}

TEST_F(Games, SayOfEveryBotWhatItIsCalledAndHowItPlays) {
    ASSERT_FALSE(library.rulesets().isEmpty());
    for (const QVariant& one : library.rulesets()) {
        const QVariantMap ruleset = one.toMap();
        EXPECT_FALSE(ruleset["bots"].toStringList().isEmpty());
        for (const QString& bot : ruleset["bots"].toStringList()) {
            const std::string which = (ruleset["id"].toString() + " " + bot).toStdString();
            EXPECT_NE(ruleset["bot_names"].toMap()[bot].toString(), bot) << which;
            EXPECT_NE(ruleset["about_bots"].toMap()[bot].toString(), "") << which;
        }
    }
}

TEST_F(Games, AreNeededByWhatBuildsOnThem) {
    EXPECT_TRUE(library.modsNeeding("war").contains("War II"));
    EXPECT_FALSE(library.modsNeeding("war").contains("Espionage"));
    EXPECT_TRUE(library.modsNeeding("espionage").isEmpty());
}

TEST_F(Games, AreNeededByMatchesOfThemselvesAndOfThoseThatBuildOnThem) {
    EXPECT_EQ(library.matchesNeeding("war"), 0);
    support::opened(*host, "war2/war2", {"human", "bot", "bot"});
    ASSERT_TRUE(played("espionage/espionage_fast"));
    EXPECT_EQ(library.matchesNeeding("war"), 1) << "War II builds on it";
    EXPECT_EQ(library.matchesNeeding("war2"), 1);
    EXPECT_EQ(library.matchesNeeding("espionage"), 1);
    EXPECT_EQ(library.matchesNeeding("island"), 0);
}

TEST_F(Games, AreNeededByTheRulesetsAndMapsOfWhatBuildsOnThem) {
    EXPECT_TRUE(library.needs("war2/war2", "war"));
    EXPECT_TRUE(library.needs("war/world", "war"));
    EXPECT_FALSE(library.needs("war/world", "war2"));
    EXPECT_TRUE(library.needs("war2_for_two", "war")) << "a plan need not name the mod";
    EXPECT_FALSE(library.needs("random", "war"));
}

TEST_F(Games, AreSearchedForByTheirVariants) {
    const QVariantList found = library.games("small");
    ASSERT_EQ(found.size(), 1);
    EXPECT_EQ(found.first().toMap()["id"], "espionage");
    EXPECT_TRUE(library.games("no such game").isEmpty());
}

}  // namespace
}  // namespace fronteira::launcher
