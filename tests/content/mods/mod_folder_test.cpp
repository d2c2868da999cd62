// SPDX-License-Identifier: MIT
#include "content/mods/mod_folder.hpp"

#include "fixture.hpp"
#include "support/scratch.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::content {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Pair;

constexpr const char* full_manifest = R"(id = "war"
version = "1.2.0"
api = 1
name = { en = "War", pt_BR = "Guerra" }
description = { en = "A game", pt_BR = "Um jogo" }
authors = ["A", "B"]
licence = "MIT"
[depends]
base = ">=1.0, <2"
[conflicts]
other = "*"
[[ruleset]]
id = "war"
name = "War"
description = "Classic"
players = [3, 6]
rules = "rules/classic"
map = "world"
[ruleset.needs]
regions = true
connected = false
spaces = [12, 300]
space_attributes = ["oil"]
region_attributes = ["bonus"]
tags = { strategic_centre = 12 }
[[ruleset.option]]
id = "first_round_attacks"
type = "flag"
default = true
name = "Attacks in the first round"
help = "Off in the book"
[[ruleset.option]]
id = "cards"
type = "integer"
min = 1
max = 9
default = 5
name = "Cards"
[[ruleset.option]]
id = "objective"
type = "choice"
choices = ["secret", "open"]
choice_names = { secret = { en = "Secret", pt_BR = "Secreto" } }
default = "open"
name = "Objective"
)";

TEST(ModFolder, ReadsTheWholeManifest) {
    const Result<Mod> mod = parse_mod(full_manifest, "mod.toml");

    ASSERT_TRUE(mod) << to_text(mod.error());
    EXPECT_EQ(mod->id, "war");
    EXPECT_EQ(mod->version, "1.2.0");
    EXPECT_EQ(mod->api, 1);
    EXPECT_EQ(mod->name.at("pt_BR"), "Guerra");
    EXPECT_EQ(mod->description.at("en"), "A game");
    EXPECT_THAT(mod->authors, ElementsAre("A", "B"));
    EXPECT_EQ(mod->licence, "MIT");
    EXPECT_THAT(mod->depends, ElementsAre(Pair("base", ">=1.0, <2")));
    EXPECT_THAT(mod->conflicts, ElementsAre(Pair("other", "*")));
}

TEST(ModFolder, ReadsARulesetAndItsNeeds) {
    const Result<Mod> mod = parse_mod(full_manifest, "mod.toml");

    ASSERT_TRUE(mod) << to_text(mod.error());
    ASSERT_EQ(mod->rulesets.size(), 1u);
    const RulesetEntry& war = mod->rulesets[0];
    EXPECT_EQ(war.id, "war");
    EXPECT_EQ(war.description.at(""), "Classic");
    EXPECT_EQ(war.min_players, 3);
    EXPECT_EQ(war.max_players, 6);
    EXPECT_EQ(war.rules, "rules/classic");
    EXPECT_EQ(war.default_map, "world");
    EXPECT_EQ(war.place.line, 12);
    EXPECT_TRUE(war.needs.regions);
    EXPECT_FALSE(war.needs.connected);
    EXPECT_EQ(war.needs.min_spaces, 12);
    EXPECT_EQ(war.needs.max_spaces, 300);
    EXPECT_THAT(war.needs.space_attributes, ElementsAre("oil"));
    EXPECT_THAT(war.needs.region_attributes, ElementsAre("bonus"));
    EXPECT_THAT(war.needs.tags, ElementsAre(Pair("strategic_centre", 12)));
}

TEST(ModFolder, SaysWhatGridItsRulesetNeeds) {
    const Result<Mod> mod = parse_mod(
        "id = \"m\"\nversion = \"1.0.0\"\napi = 1\nname = \"M\"\n[[ruleset]]\nid = \"r\"\nname = "
        "\"R\"\nplayers = [2, 2]\n[ruleset.needs]\ngrid = { shape = \"hex\", widths = [8, 10] }\n",
        "mod.toml");

    ASSERT_TRUE(mod) << to_text(mod.error());
    const auto& grid = mod->rulesets[0].needs.grid;
    ASSERT_TRUE(grid.has_value());
    EXPECT_EQ(grid->shape, MapGrid::Shape::hex);
    EXPECT_THAT(grid->widths, ElementsAre(8, 10));
    EXPECT_THAT(grid->heights, ElementsAre());
}

TEST(ModFolder, NeitherNeedsNorExcludesItself) {
    const std::string head = "id = \"m\"\nversion = \"1.0.0\"\napi = 1\nname = \"M\"\n";
    for (const char* table : {"[depends]", "[conflicts]"}) {
        const Result<Mod> mod = parse_mod(head + table + "\nm = \"*\"\n", "mod.toml");

        ASSERT_FALSE(mod) << table;
        EXPECT_EQ(to_text(mod.error()),
                  "mod.toml:6:1: error: a mod neither needs nor excludes itself (name another mod) "
                  "[mod.names_itself]\n");
    }
}

TEST(ModFolder, HasOnlySoManyRulesets) {
    std::string manifest = "id = \"m\"\nversion = \"1.0.0\"\napi = 1\nname = \"M\"\n";
    for (int i = 0; i < 5000; ++i)
        manifest +=
            "[[ruleset]]\nid = \"r" + std::to_string(i) + "\"\nname = \"R\"\nplayers = [2, 2]\n";

    const Result<Mod> mod = parse_mod(manifest, "mod.toml");

    ASSERT_FALSE(mod);
    ASSERT_EQ(mod.error().size(), 1u) << to_text(mod.error());
    EXPECT_EQ(mod.error()[0].code, "mod.too_many_rulesets");
}

const std::string one_ruleset =
    "id = \"m\"\nversion = \"1.0.0\"\napi = 1\nname = \"M\"\n"
    "[[ruleset]]\nid = \"r\"\nname = \"R\"\n";

TEST(ModFolder, HasOnlySoManyOptions) {
    std::string manifest = one_ruleset;
    for (int i = 0; i < 5000; ++i)
        manifest += "[[ruleset.option]]\nid = \"o" + std::to_string(i) +
                    "\"\nname = \"O\"\ntype = \"flag\"\ndefault = true\n";

    const Result<Mod> mod = parse_mod(manifest, "mod.toml");

    ASSERT_FALSE(mod);
    ASSERT_EQ(mod.error().size(), 1u) << to_text(mod.error());
    EXPECT_EQ(mod.error()[0].code, "mod.too_many_options");
}

TEST(ModFolder, OffersOnlySoManyChoices) {
    std::string manifest = one_ruleset +
                           "[[ruleset.option]]\nid = \"o\"\nname = \"O\"\ntype = \"choice\"\n"
                           "default = \"c0\"\nchoices = [";
    for (int i = 0; i < 5000; ++i) manifest += "\"c" + std::to_string(i) + "\", ";

    const Result<Mod> mod = parse_mod(manifest + "]\n", "mod.toml");

    ASSERT_FALSE(mod);
    ASSERT_EQ(mod.error().size(), 1u) << to_text(mod.error());
    EXPECT_EQ(mod.error()[0].code, "mod.too_many_choices");
}

TEST(ModFolder, ReadsOptionsOfEveryType) {
    const Result<Mod> mod = parse_mod(full_manifest, "mod.toml");

    ASSERT_TRUE(mod) << to_text(mod.error());
    const std::vector<Option>& options = mod->rulesets[0].options;
    ASSERT_EQ(options.size(), 3u);
    EXPECT_EQ(options[0].type, Option::Type::flag);
    EXPECT_EQ(options[0].initial, 1);
    EXPECT_EQ(options[0].max, 1);
    EXPECT_EQ(options[0].help.at(""), "Off in the book");
    EXPECT_EQ(options[1].type, Option::Type::integer);
    EXPECT_EQ(options[1].initial, 5);
    EXPECT_EQ(options[1].min, 1);
    EXPECT_EQ(options[1].max, 9);
    EXPECT_EQ(options[2].type, Option::Type::choice);
    EXPECT_EQ(options[2].initial, 1);
    EXPECT_EQ(options[2].max, 1);
    EXPECT_THAT(options[2].choices, ElementsAre("secret", "open"));
    EXPECT_EQ(options[2].choice_names.at("secret").at("pt_BR"), "Secreto");
}

TEST(ModFolder, WarnsOfChoicesWithoutANameAmongOthersThatHaveOne) {
    Diagnostics warnings;

    ASSERT_TRUE(parse_mod(full_manifest, "mod.toml", &warnings));

    EXPECT_THAT(to_text(warnings),
                HasSubstr("mod.toml:43:16: warning: `ruleset[1].option[3].choice_names` has no "
                          "name for `open` (players would read the word itself) "
                          "[mod.unnamed_choice]"));
}

struct ModOnDisk : ::testing::Test {
    ModOnDisk() {
        files.write("mod.toml", "id = \"m\"\nversion = \"1.0.0\"\napi = 1\nname = \"M\"\n");
    }
    support::Scratch files;
};

TEST_F(ModOnDisk, ListsItsPartsByNameWithoutOpeningThem) {
    files.write("maps/world.toml", "not even toml [[[");
    files.write("maps/europe.toml", "");
    files.write("maps/readme.md", "");
    files.write("cards/objective.toml", "");
    files.write("bots/greedy.lua", "");
    files.write("bots/notes.txt", "");

    const Result<Mod> mod = load_mod(files.path());

    ASSERT_TRUE(mod) << to_text(mod.error());
    EXPECT_EQ(mod->folder, files.path());
    EXPECT_THAT(mod->maps, ElementsAre("europe", "world"));
    EXPECT_THAT(mod->decks, ElementsAre("objective"));
    EXPECT_THAT(mod->bots, ElementsAre("greedy"));
}

TEST_F(ModOnDisk, FlattensTextsToDottedKeys) {
    files.write("text/en.toml", "title = \"T\"\n[why.attack]\nfrom = \"F\"\n");
    files.write("text/pt_BR.toml", "title = \"t\"\nwhy.attack.from = \"f\"\n");
    Diagnostics warnings;

    const Result<Mod> mod = load_mod(files.path(), &warnings);

    ASSERT_TRUE(mod) << to_text(mod.error());
    EXPECT_THAT(mod->text.at("en"), ElementsAre(Pair("title", "T"), Pair("why.attack.from", "F")));
    EXPECT_EQ(mod->text.at("pt_BR").at("why.attack.from"), "f");
    EXPECT_TRUE(warnings.empty()) << to_text(warnings);
}

TEST_F(ModOnDisk, WarnsOfSentencesThatALanguageLacks) {
    files.write("text/en.toml", "a = \"A\"\nb = \"B\"\n");
    files.write("text/pt_BR.toml", "a = \"A\"\nc = \"C\"\n");
    Diagnostics warnings;

    const Result<Mod> mod = load_mod(files.path(), &warnings);

    ASSERT_TRUE(mod) << to_text(mod.error());
    ASSERT_EQ(warnings.size(), 2u);
    EXPECT_THAT(to_text(warnings[0]), HasSubstr("text/en.toml: warning: lacks `c`"));
    EXPECT_THAT(to_text(warnings[1]), HasSubstr("text/pt_BR.toml: warning: lacks `b`"));
}

TEST_F(ModOnDisk, RefusesSymbolicLinksAmongItsFiles) {
    const support::Scratch elsewhere;
    elsewhere.write("secret.toml", "id = \"x\"\n");
    files.write("text/readme.md", "");
    files.write("maps/readme.md", "");
    std::filesystem::create_symlink(elsewhere.path() / "secret.toml",
                                    files.path() / "text/en.toml");
    std::filesystem::create_symlink(elsewhere.path() / "secret.toml",
                                    files.path() / "maps/secret.toml");
    std::filesystem::create_directory_symlink(elsewhere.path(), files.path() / "bots");

    const Result<Mod> mod = load_mod(files.path());

    ASSERT_FALSE(mod);
    const std::string told = to_text(mod.error());
    EXPECT_THAT(told, HasSubstr("text/en.toml: error: is not a plain file"));
    EXPECT_THAT(told, HasSubstr("maps/secret.toml: error: is not a plain file"));
    EXPECT_THAT(told, HasSubstr("bots: error: is not a plain folder"));
    EXPECT_EQ(mod.error().size(), 3u);
}

struct BrokenMod : ::testing::TestWithParam<std::filesystem::path> {};

TEST_P(BrokenMod, IsRefusedWithTheMessagesOfItsExpectFile) {
    std::istringstream lines(bytes_of(GetParam() / "expect.txt"));
    std::vector<std::string> expected;
    for (std::string line; std::getline(lines, line);) expected.push_back(line);

    const Result<Mod> mod = load_mod(GetParam());

    ASSERT_FALSE(expected.empty());
    ASSERT_FALSE(mod);
    const std::string told = to_text(mod.error());
    for (const std::string& message : expected) EXPECT_THAT(told, HasSubstr(message));
    EXPECT_EQ(mod.error().size(), expected.size()) << told;
}

INSTANTIATE_TEST_SUITE_P(Fixtures, BrokenMod, ::testing::ValuesIn(fixtures_in("mods/broken")),
                         [](const auto& place) { return test_name(place.param); });

}  // namespace
}  // namespace fronteira::content
