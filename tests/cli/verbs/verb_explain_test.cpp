// SPDX-License-Identifier: MIT
#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace fronteira::cli {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

/// Over the games that ship.
Ran shipped(std::vector<std::string> words) {
    words.insert(words.begin(), {"--mods", FRONTEIRA_SOURCE_DIR "/mods"});
    return fronteira_run(words);
}

/// A variant of the toy game that is made in a test.
class Variant {
 public:
    Variant() {
        namespace fs = std::filesystem;
        fs::copy(FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods/toy_war", scratch_ / "toy_war",
                 fs::copy_options::recursive);
    }
    void write(const std::string& file, const std::string& text) { scratch_.write(file, text); }
    std::string path(const std::string& file) const { return scratch_ / file; }
    Ran check(const std::string& mod) const {
        return fronteira_run({"--mods", scratch_ / ".", "check", mod});
    }
    Ran explain(const std::string& ruleset) const {
        return fronteira_run({"--mods", scratch_ / ".", "explain", ruleset, "--json"});
    }

 private:
    Scratch scratch_;
};

json file_of(const json& explained, const std::string& name) {
    for (const json& file : explained["files"])
        if (file["file"] == name) return file;
    return nullptr;
}

TEST(VerbExplain, TellsWhatAVariantTakesReplacesAndAdds) {
    const Ran ran = shipped({"explain", "war2", "--json"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    const json explained = json::parse(ran.out);

    EXPECT_EQ(file_of(explained, "rules/attacks.lua")["is"], "adds to");
    EXPECT_EQ(file_of(explained, "rules/attacks.lua")["mod"], "war");
    EXPECT_EQ(file_of(explained, "rules/trade.lua")["is"], "replaces");
    EXPECT_EQ(file_of(explained, "rules/air.lua")["is"], "adds");
}

TEST(VerbExplain, TellsWhatAVariantWithoutFilesOfItsOwnTakes) {
    const Ran ran = shipped({"explain", "war_product", "--json"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    const json explained = json::parse(ran.out);

    EXPECT_EQ(file_of(explained, "rules/attacks.lua")["is"], "takes");
    EXPECT_EQ(file_of(explained, "rules/attacks.lua")["mod"], "war");
}

TEST(VerbExplain, TellsWhereEachPhaseAndMoveIsDeclared) {
    const Ran ran = shipped({"explain", "war2"});

    EXPECT_THAT(ran.out, testing::ContainsRegex("turn +attack +war2/rules/attacks.lua:[0-9]+"));
    EXPECT_THAT(ran.out, testing::ContainsRegex(" attack +war/rules/attacks.lua:[0-9]+"));
    EXPECT_THAT(ran.out, testing::ContainsRegex(" air_raid +war2/rules/air.lua:[0-9]+"));
}

TEST(VerbExplain, TellsOfAQuestionOnce) {
    const std::string out = shipped({"explain", "war"}).out;

    EXPECT_THAT(out, testing::ContainsRegex("asked +occupy +war/rules/attacks.lua:[0-9]+"));
    EXPECT_EQ(out.find("occupy"), out.rfind("occupy"));
}

TEST(VerbExplain, TellsWhatAVariantChangesAndWhere) {
    const Ran ran = shipped({"explain", "war_product"});

    EXPECT_THAT(ran.out,
                testing::ContainsRegex("turn +place +war/rules/income.lua:[0-9]+, changed in "
                                       "war_product/rules/changes.lua:[0-9]+"));
}

/// A variant called `slip`, like the toy game but for its files.
class Slip : public Variant {
 public:
    Slip() {
        write("slip/mod.toml", R"(api = 1
id = "slip"
version = "1.0.0"
name = "Slip"
licence = "MIT"
depends = { toy_war = ">=1" }

[[ruleset]]
id = "slip"
name = "Slip"
like = "toy_war/toy_war"
)");
    }
};

TEST(VerbExplain, TellsOfEveryVariantThatChangesAMove) {
    Slip slip;
    slip.write("slip/rules/changes.lua", "return { move \"stop\" { when = \"round > 1\" } }\n");
    slip.write("twice/mod.toml", R"(api = 1
id = "twice"
version = "1.0.0"
name = "Twice"
licence = "MIT"
depends = { slip = ">=1", toy_war = ">=1" }

[[ruleset]]
id = "twice"
name = "Twice"
like = "slip/slip"
)");
    slip.write("twice/rules/changes.lua", "return { move \"stop\" { when = \"round > 2\" } }\n");

    const Ran ran = slip.explain("twice");

    ASSERT_EQ(ran.status, 0) << ran.err;
    const json explained = json::parse(ran.out);
    json changed;
    for (const json& phase : explained["phases"])
        for (const json& move : phase["moves"])
            if (move["move"] == "stop") changed = move["changed"];
    EXPECT_EQ(changed, (json{"slip/rules/changes.lua:1", "twice/rules/changes.lua:1"}));
}

json rule_of(const json& explained, const std::string& name) {
    for (const json& rule : explained["rules"])
        if (rule["rule"] == name) return rule;
    return nullptr;
}

TEST(VerbExplain, TellsWhichFunctionsAndValuesOfModulesAVariantReplaces) {
    const Ran ran = shipped({"explain", "war2", "--json"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    const json explained = json::parse(ran.out);

    const json conquer = rule_of(explained, "attacks.conquer");
    EXPECT_THAT(conquer["is"].get<std::string>(), testing::StartsWith("war2/rules/attacks.lua:"));
    EXPECT_THAT(conquer["before"].get<std::string>(),
                testing::StartsWith("war/rules/attacks.lua:"));
    EXPECT_EQ(rule_of(explained, "victory.first_judged"),
              (json{{"rule", "victory.first_judged"}, {"is", "2"}, {"before", "1"}}));
    EXPECT_EQ(rule_of(explained, "victory.has_majority")["before"], "");
    EXPECT_THAT(shipped({"explain", "war2"}).out,
                testing::ContainsRegex("replaces  attacks.conquer +war2/rules/attacks.lua:[0-9]+, "
                                       "in place of war/rules/attacks.lua:[0-9]+"));
}

TEST(VerbExplain, AGameThatTakesAMapAloneReplacesNothing) {
    Variant sole;
    sole.write("sole/mod.toml", R"(api = 1
id = "sole"
version = "1.0.0"
name = "Sole"
licence = "MIT"
depends = { toy_war = ">=1" }

[[ruleset]]
id = "sole"
name = "Sole"
map = "toy_war/ring"
)");
    sole.write("sole/rules/state.lua", "return { match = { calm = flag } }\n");
    sole.write(
        "sole/rules/init.lua",
        "return { turn = { phase \"rest\" { enter = function(match) match:draw_game() end } } "
        "}\n");

    const Ran ran = sole.explain("sole");

    ASSERT_EQ(ran.status, 0) << ran.err;
    const json explained = json::parse(ran.out);
    EXPECT_EQ(file_of(explained, "rules/init.lua")["is"], "adds");
    EXPECT_EQ(explained["rules"], json::array());
}

TEST(VerbExplain, AFunctionThatReplacesNothingByASlipIsNamed) {
    Slip slip;
    slip.write("slip/rules/battle.lua",
               "local battle = require \"toy_war/battle\"\n"
               "function battle.figth(match) match:draw_game() end\n"
               "function battle.by_night(match) end\n"
               "function battle.by_day(match) end\n"
               "local _ = battle.by_day\nreturn battle\n");

    const Ran ran = slip.check("slip");

    EXPECT_THAT(ran.out, HasSubstr("slip/rules/battle.lua:2:17: error: module `toy_war/battle` had "
                                   "no `figth` (did you mean `fight`?) [rules.new_field]"));
    EXPECT_THAT(ran.out,
                HasSubstr("slip/rules/battle.lua:3:17: warning: module `toy_war/battle` had no "
                          "`by_night`, and nothing uses it (a replacement must have the name of "
                          "the function it replaces) [rules.new_field]"));
    EXPECT_THAT(ran.out, HasSubstr("1 error, 1 warning"));
}

TEST(VerbExplain, AFileThatReplacesNothingByASlipIsNamed) {
    Slip slip;
    slip.write("slip/rules/mustre.lua", "return {}\n");
    slip.write("slip/rules/change.lua", "return {}\n");

    const Ran ran = slip.explain("slip");

    EXPECT_THAT(ran.err, HasSubstr("did you mean `changes.lua`?")) << ran.out;
    EXPECT_THAT(ran.err, HasSubstr("did you mean to replace `muster.lua`?")) << ran.out;
    EXPECT_EQ(ran.status, 0);
}

TEST(VerbExplain, ARuleThatTwoModsChangeWithoutKnowingOfEachOtherIsNamed) {
    Variant variants;
    const auto write = [&](const std::string& id, const std::string& depends,
                           const std::string& more = "") {
        variants.write(id + "/mod.toml", "id = \"" + id +
                                             "\"\nversion = \"1.0.0\"\napi = 1\nname = \"" + id +
                                             "\"\nlicence = \"MIT\"\n[depends]\n" + depends + more);
    };
    const std::string ruleset =
        "[[ruleset]]\nid = \"both\"\nname = \"Both\"\nplayers = [2, 4]\n"
        "map = \"toy_war/ring\"\nlike = \"toy_war/toy_war\"\n";
    write("cold", "toy_war = \"*\"\n");
    write("hot", "toy_war = \"*\"\n");
    write("both", "toy_war = \"*\"\ncold = \"*\"\nhot = \"*\"\n", ruleset);
    for (const char* mod : {"cold", "hot"})
        variants.write(std::string(mod) + "/rules/battle.lua",
                       "return require \"toy_war/battle\"\n");

    EXPECT_THAT(variants.check("both").out,
                HasSubstr("both/mod.toml: warning: `cold/rules/battle.lua` is not played: "
                          "`hot/rules/battle.lua` takes its place, and neither mod builds on the "
                          "other (put both together in a `rules/battle.lua` of this mod, or leave "
                          "one out) [rules.rivals]"));

    variants.write("both/rules/battle.lua", "return require \"cold/battle\"\n");
    EXPECT_THAT(variants.check("both").out, Not(HasSubstr("[rules.rivals]")));
    std::filesystem::remove(variants.path("both/rules/battle.lua"));
    write("hot", "toy_war = \"*\"\ncold = \"*\"\n");
    EXPECT_THAT(variants.check("both").out, Not(HasSubstr("[rules.rivals]")));
}

}  // namespace
}  // namespace fronteira::cli
