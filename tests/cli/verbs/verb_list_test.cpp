// SPDX-License-Identifier: MIT
#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace fronteira::cli {
namespace {

using nlohmann::json;
using testing::HasSubstr;

json listed(const std::string& kind) {
    const Ran ran = fronteira_run({"list", kind, "--json"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    return json::parse(ran.out);
}

/// The object of that id; null when there is none.
json find(const json& list, const std::string& id) {
    for (const json& item : list)
        if (item["id"] == id) return item;
    return nullptr;
}

TEST(VerbList, TellsWhatARulesetIs) {
    const json toy = find(listed("rulesets"), "toy_war");

    EXPECT_EQ(toy["name"], "Toy war");
    EXPECT_EQ(toy["version"], "1.2.0");
    EXPECT_EQ(toy["mod"], "toy_war");
    EXPECT_EQ(toy["players"], (json{2, 4}));
    EXPECT_EQ(find(toy["options"], "rounds")["range"], (json{1, 1000}));
}

TEST(VerbList, TellsWhatAPresetIsLikeAndItsDefaults) {
    const Scratch scratch;
    scratch.write("quick/mod.toml",
                  "id = 'quick'\nversion = '1.0.0'\napi = 1\nname = 'Quick'\n[depends]\n"
                  "toy_war = '*'\n[[ruleset]]\nid = 'quick'\nname = 'Quick'\n"
                  "like = 'toy_war/toy_war'\n[ruleset.set]\nrounds = 3\n");

    const Ran ran = fronteira_run({"list", "--json", "--mods", scratch / "", "--mods",
                                   FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods"});

    const json quick = find(json::parse(ran.out), "quick");
    EXPECT_EQ(quick["like"], "toy_war/toy_war");
    EXPECT_EQ(quick["map"], "toy_war/ring");
    EXPECT_EQ(find(quick["options"], "rounds")["default"], "3");
}

TEST(VerbList, NamesPresetsThatCanBeCheckedAndPlayed) {
    const Scratch scratch;
    scratch.write("quick/mod.toml",
                  "id = 'quick'\nversion = '1.0.0'\napi = 1\nname = 'Quick'\n[depends]\n"
                  "toy_war = '*'\n[[ruleset]]\nid = 'quick'\nname = 'Quick'\n"
                  "like = 'toy_war/toy_war'\n[ruleset.set]\nrounds = 3\n");
    const std::vector<std::string> mods = {"--mods", scratch / "", "--mods",
                                           FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods"};

    for (const std::vector<std::string>& verb :
         {std::vector<std::string>{"check", "--deep", scratch / "quick"}, {"sim", "quick"}}) {
        std::vector<std::string> words = verb;
        words.insert(words.end(), mods.begin(), mods.end());
        const Ran ran = fronteira_run(words);
        EXPECT_EQ(ran.status, 0) << ran.out << ran.err;
    }
}

TEST(VerbList, TellsWhatAMapHas) {
    const json ring = find(listed("maps"), "ring");

    EXPECT_EQ(ring["spaces"], 6);
    EXPECT_EQ(ring["regions"], 2);
}

TEST(VerbList, TellsWhereBotsComeFrom) {
    const json bots = listed("bots");

    EXPECT_EQ(find(bots, "first")["mod"], "toy_war");
    EXPECT_EQ(find(bots, "random")["plugin"], "random_bot");
}

TEST(VerbList, TellsWhichPluginsAreLoaded) {
    EXPECT_EQ(find(listed("plugins"), "random_bot")["bots"], json{"random"});
}

TEST(VerbList, TellsWhichFormatsOfMapsAreReadAndWritten) {
    const json formats = listed("formats");
    const json domination = find(formats, "domination"), tmx = find(formats, "tmx");

    EXPECT_EQ(domination["suffixes"], json{".map"});
    EXPECT_TRUE(domination["reads"]);
    EXPECT_TRUE(domination["writes"]);
    EXPECT_TRUE(tmx["reads"]);
    EXPECT_FALSE(tmx["writes"]);
}

TEST(VerbList, TellsOfAModThatDoesNotLoad) {
    const Scratch scratch;
    scratch.write("sick/mod.toml", "id = 'sick'\nversion = 'one'\n");

    const Ran ran = fronteira_run({"list", "mods", "--mods", scratch / "", "--mods",
                                   FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods"});

    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, HasSubstr("toy_war"));
    EXPECT_THAT(ran.err, HasSubstr("mod.toml:2:"));
}

TEST(VerbList, NamesTheFormatOfTournamentsThatAPluginBrings) {
    EXPECT_EQ(find(listed("plugins"), "gauntlet")["pairs"], json{"gauntlet"});
}

TEST(VerbList, SaysWhenAPluginIsRefusedAndGoesOn) {
    const Ran ran = fronteira_run({"list", "bots"}, {},
                                  {"FRONTEIRA_PLUGINS=" FRONTEIRA_BINARY_DIR "/fixture_plugins"});

    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.err, HasSubstr("is built for plugin ABI 99"));
}

}  // namespace
}  // namespace fronteira::cli
