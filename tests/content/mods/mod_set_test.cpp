// SPDX-License-Identifier: MIT
#include "content/mods/mod_set.hpp"

#include "support/scratch.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::content {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

struct ModSetTest : ::testing::Test {
    void given_mod(const std::string& id, const std::string& version, const std::string& more = {},
                   const std::string& folder = {}) {
        const std::string place = folder.empty() ? id : folder;
        files.write(place + "/mod.toml", "id = \"" + id + "\"\nversion = \"" + version +
                                             "\"\napi = 1\nname = \"Name\"\n" + more);
        files.write(place + "/rules/init.lua", "");
    }

    ModSet found() const { return ModSet::find({files.path()}); }

    static std::vector<std::string> ids(const std::vector<const Mod*>& mods) {
        std::vector<std::string> list;
        for (const Mod* mod : mods) list.push_back(mod->id);
        return list;
    }

    static std::string refusal(const Diagnostics& findings) { return to_text(findings); }

    support::Scratch files;
};

const std::string war_ruleset = "[[ruleset]]\nid = \"war\"\nname = \"War\"\n";

TEST_F(ModSetTest, FindsEveryFolderWithAManifestSortedById) {
    given_mod("zeta", "1.0.0", "", "a_folder");
    given_mod("alpha", "1.0.0");
    files.write("no_mod/readme.md", "nothing");

    const ModSet set = found();

    ASSERT_EQ(set.mods().size(), 2u) << refusal(set.findings());
    EXPECT_EQ(set.mods()[0].id, "alpha");
    EXPECT_EQ(set.mods()[1].id, "zeta");
}

TEST_F(ModSetTest, LeavesOutABrokenModAndSaysWhy) {
    given_mod("good", "1.0.0");
    files.write("bad/mod.toml", "id = \"bad\"\nversion = \"1\"\napi = 1\nname = \"B\"\n");

    const ModSet set = found();

    ASSERT_EQ(set.mods().size(), 1u);
    ASSERT_EQ(set.findings().size(), 1u);
    EXPECT_EQ(set.findings()[0].code, "mod.bad_version");
}

TEST_F(ModSetTest, SaysOfWhatABrokenModHasWhereItsFaultsAreTold) {
    files.write("bad/mod.toml", "id = \"bad\"\nversion = \"1\"\napi = 1\nname = \"B\"\n");

    const ModSet set = found();

    EXPECT_EQ(set.faulty("bad"), files.path() / "bad");
    EXPECT_EQ(set.faulty("good"), std::nullopt);
    for (const std::string& told :
         {refusal(set.mod("bad").error()), refusal(set.ruleset("bad/war").error()),
          refusal(set.map("bad/world").error())})
        EXPECT_THAT(told, HasSubstr("the mod `bad` cannot be used because of its faults "
                                    "(`fronteira check "));
    EXPECT_THAT(refusal(set.mod("good").error()), HasSubstr("there is no mod `good`"));
}

TEST_F(ModSetTest, ARootThatDoesNotExistIsEmpty) {
    const ModSet set = ModSet::find({files.path() / "nowhere"});

    EXPECT_TRUE(set.mods().empty());
    EXPECT_TRUE(set.findings().empty());
}

TEST_F(ModSetTest, TheEarlierRootWinsAndTheOtherIsReported) {
    files.write("first/m/mod.toml", "id = \"m\"\nversion = \"2.0.0\"\napi = 1\nname = \"M\"\n");
    files.write("second/m/mod.toml", "id = \"m\"\nversion = \"3.0.0\"\napi = 1\nname = \"M\"\n");

    const ModSet set = ModSet::find({files.path() / "first", files.path() / "second"});

    ASSERT_EQ(set.mods().size(), 1u);
    EXPECT_EQ(set.mods()[0].version, "2.0.0");
    ASSERT_EQ(set.findings().size(), 1u);
    EXPECT_EQ(set.findings()[0].code, "mod.installed_twice");
}

TEST_F(ModSetTest, OfModsOfOneIdSideBySideAllButTheFirstAreFaults) {
    for (const std::string folder : {"a", "b", "c"})
        files.write(folder + "/mod.toml",
                    "id = \"m\"\nversion = \"2.0.0\"\napi = 1\nname = \"M\"\n");

    const ModSet set = ModSet::find({files.path(), files.path()});

    ASSERT_EQ(set.mods().size(), 1u);
    EXPECT_EQ(set.mods()[0].folder.filename(), "a");
    ASSERT_EQ(set.findings().size(), 5u);
    EXPECT_EQ(set.findings()[0].severity, Severity::error);
    EXPECT_EQ(set.findings()[0].hint,
              "give it another `id`, or take it out of this folder; the other is in `a`");
}

TEST_F(ModSetTest, WhatAPersonWorksOnComesBeforeWhatCameAsAPack) {
    files.write("z/mod.toml", "id = \"m\"\nversion = \"2.0.0\"\napi = 1\nname = \"M\"\n");
    files.write(std::string(64, 'a') + "/mod.toml",
                "id = \"m\"\nversion = \"3.0.0\"\napi = 1\nname = \"M\"\n");

    const ModSet set = ModSet::find({files.path()});

    ASSERT_EQ(set.mods().size(), 1u);
    EXPECT_EQ(set.mods()[0].version, "2.0.0");
}

TEST_F(ModSetTest, ResolvesDependenciesBeforeTheModThatNeedsThem) {
    given_mod("base", "1.4.2");
    given_mod("middle", "1.0.0", "[depends]\nbase = \">=1.2, <2\"\n");
    given_mod("top", "1.0.0", "[depends]\nbase = \"*\"\nmiddle = \"1.0.0\"\n");

    const ModSet set = found();
    const auto order = set.resolve("top");

    ASSERT_TRUE(order) << refusal(order.error());
    EXPECT_THAT(ids(*order), ElementsAre("base", "middle", "top"));
}

TEST_F(ModSetTest, ExplainsAVersionOutOfRangeInASentence) {
    given_mod("base", "2.0.0");
    given_mod("top", "1.0.0", "[depends]\nbase = \">=1.2, <2\"\n");

    const auto order = found().resolve("top");

    ASSERT_FALSE(order);
    EXPECT_THAT(refusal(order.error()),
                HasSubstr("`top` 1.0.0 needs `base` >=1.2, <2, but 2.0.0 is installed in"));
}

TEST_F(ModSetTest, HoldsAModThatIsNotInstalledToItsRangesAsWell) {
    given_mod("base", "2.0.0");
    given_mod("top", "1.0.0");
    const ModSet set = found();
    Mod draft = **set.mod("top");
    draft.depends = {{"base", ">=9"}};

    const auto order = set.resolve(draft);

    ASSERT_FALSE(order);
    EXPECT_THAT(refusal(order.error()), HasSubstr("needs `base` >=9, but 2.0.0 is installed in"));
}

TEST_F(ModSetTest, NamesAMissingDependencyAndItsNearMiss) {
    given_mod("common_maps", "1.0.0");
    given_mod("top", "1.0.0", "[depends]\ncomon_maps = \"*\"\n");

    const auto order = found().resolve("top");

    ASSERT_FALSE(order);
    EXPECT_THAT(refusal(order.error()), HasSubstr("which is not installed (did you mean "
                                                  "`common_maps`?) [mod.missing_dependency]"));
}

TEST_F(ModSetTest, NamesTheWholeCircle) {
    given_mod("a", "1.0.0", "[depends]\nb = \"*\"\n");
    given_mod("b", "1.0.0", "[depends]\nc = \"*\"\n");
    given_mod("c", "1.0.0", "[depends]\na = \"*\"\n");

    const auto order = found().resolve("a");

    ASSERT_FALSE(order);
    ASSERT_EQ(order.error().size(), 1u);
    EXPECT_EQ(order.error()[0].message,
              "mods depend on each other in a circle: `a` needs `b` needs `c` needs `a`");
}

TEST_F(ModSetTest, RefusesAConflictAmongTheChosenOnly) {
    given_mod("base", "1.5.0");
    given_mod("stranger", "1.0.0");
    given_mod("ok", "1.0.0", "[depends]\nbase = \"*\"\n[conflicts]\nstranger = \"*\"\n");
    given_mod("bad", "1.0.0", "[depends]\nbase = \"*\"\n[conflicts]\nbase = \"<2\"\n");

    const ModSet set = found();

    EXPECT_TRUE(set.resolve("ok"));
    const auto order = set.resolve("bad");
    ASSERT_FALSE(order);
    EXPECT_EQ(
        order.error()[0].message,
        "`bad` 1.0.0 does not work together with `base` <2, but 1.5.0 is needed here as well");
}

TEST_F(ModSetTest, FindsARulesetByBareAndByFullName) {
    given_mod("war", "1.0.0", war_ruleset);
    const ModSet set = found();

    const auto bare = set.ruleset("war");
    const auto full = set.ruleset("war/war");

    ASSERT_TRUE(bare);
    ASSERT_TRUE(full);
    EXPECT_EQ(bare->mod->id, "war");
    EXPECT_EQ(full->ruleset, bare->ruleset);
}

TEST_F(ModSetTest, ABareRulesetNameMeansTheModOfThatNameFirst) {
    given_mod("another", "1.0.0", war_ruleset);
    given_mod("war", "1.0.0", war_ruleset);

    const ModSet set = found();
    const auto ruleset = set.ruleset("war");

    ASSERT_TRUE(ruleset);
    EXPECT_EQ(ruleset->mod->id, "war");
}

TEST_F(ModSetTest, RefusesABareNameOfTwoMods) {
    given_mod("x", "1.0.0", war_ruleset);
    given_mod("y", "1.0.0", war_ruleset);

    const auto ruleset = found().ruleset("war");

    ASSERT_FALSE(ruleset);
    EXPECT_EQ(to_text(ruleset.error()[0]),
              "error: several mods have a ruleset `war` (write `x/war` or `y/war`) "
              "[mod.ambiguous_ruleset]");
}

TEST_F(ModSetTest, TakesTheOnlyRulesetOfAModForTheMod) {
    given_mod("club", "1.0.0", war_ruleset);
    given_mod(
        "two", "1.0.0",
        "[[ruleset]]\nid = \"sea\"\nname = \"S\"\n[[ruleset]]\nid = \"land\"\nname = \"L\"\n");
    const ModSet set = found();

    const auto ruleset = set.ruleset("club");
    ASSERT_TRUE(ruleset);
    EXPECT_EQ(ruleset->ruleset->id, "war");
    EXPECT_FALSE(set.ruleset("two"));
}

TEST_F(ModSetTest, HintsAtTheRulesetThatWasMeant) {
    given_mod("war", "1.0.0", "[[ruleset]]\nid = \"espionage\"\nname = \"E\"\n");

    const auto ruleset = found().ruleset("espionge");

    ASSERT_FALSE(ruleset);
    EXPECT_EQ(ruleset.error()[0].hint, "did you mean `espionage`?");
}

TEST_F(ModSetTest, FindsMapsDecksAndBotsAndPrefersTheAskersOwn) {
    given_mod("one", "1.0.0");
    given_mod("two", "1.0.0");
    files.write("one/maps/world.toml", "");
    files.write("two/maps/world.toml", "");
    files.write("two/cards/objective.toml", "");
    files.write("two/bots/greedy.lua", "");

    const ModSet set = found();

    const Mod* two = *set.mod("two");
    EXPECT_EQ(set.map("world", two)->path, files.path() / "two/maps/world.toml");
    EXPECT_EQ(set.map("one/world")->path, files.path() / "one/maps/world.toml");
    EXPECT_EQ(set.deck("objective")->path, files.path() / "two/cards/objective.toml");
    EXPECT_EQ(set.bot("two/greedy")->id, "greedy");
    ASSERT_FALSE(set.map("world"));
    EXPECT_EQ(set.map("world").error()[0].code, "mod.ambiguous_map");
    EXPECT_EQ(set.map("two/wrold").error()[0].hint, "did you mean `two/world`?");
}

}  // namespace
}  // namespace fronteira::content
