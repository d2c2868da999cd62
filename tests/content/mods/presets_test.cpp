// SPDX-License-Identifier: MIT
#include "content/mods/presets.hpp"

#include "content/mods/mod_folder.hpp"
#include "content/mods/mod_set.hpp"
#include "support/scratch.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::content {
namespace {

using ::testing::HasSubstr;

constexpr const char* base = R"(id = "war"
version = "1.0.0"
api = 1
name = "War"
[[ruleset]]
id = "war"
name = "War"
description = "Classic"
players = [3, 6]
rules = "rules/classic"
map = "world"
bot = "steady"
[ruleset.needs]
spaces = [12, 300]
[[ruleset.option]]
id = "rounds"
type = "integer"
min = 1
max = 9
default = 5
name = "Rounds"
[[ruleset.option]]
id = "open"
type = "flag"
default = false
name = "Open"
[[ruleset.option]]
id = "army"
type = "choice"
choices = ["small", "large"]
default = "small"
name = "Army"
)";

Mod parsed_mod(const std::string& text) {
    auto mod = parse_mod(text, "mod.toml");
    EXPECT_TRUE(mod) << (mod ? "" : to_text(mod.error()));
    return mod ? std::move(*mod) : Mod{};
}

const Mod* nothing_installed(std::string_view) {
    return nullptr;
}

std::string faults(const std::string& more) {
    Mod mod = parsed_mod(base + more);
    return to_text(settle_presets(mod, nothing_installed));
}

const std::string preset = "[[ruleset]]\nid = \"quick\"\nname = \"Quick\"\nlike = \"war\"\n";

TEST(Presets, TakeWhatTheyDoNotSayThemselves) {
    Mod mod = parsed_mod(base + preset);

    EXPECT_EQ(to_text(settle_presets(mod, nothing_installed)), "");

    const RulesetEntry& quick = mod.rulesets[1];
    EXPECT_EQ(quick.id, "quick");
    EXPECT_EQ(quick.name.at(""), "Quick");
    EXPECT_EQ(quick.description.at(""), "Classic");
    EXPECT_EQ(quick.min_players, 3);
    EXPECT_EQ(quick.max_players, 6);
    EXPECT_EQ(quick.rules, "rules/classic");
    EXPECT_EQ(quick.default_map, "world");
    EXPECT_EQ(quick.default_bot, "steady");
    EXPECT_EQ(quick.needs.min_spaces, 12);
    EXPECT_EQ(quick.options.size(), 3u);
}

TEST(Presets, KeepTheirOwnPlayersMapBotAndDescription) {
    Mod mod =
        parsed_mod(base + preset +
                   "players = [2, 2]\nmap = \"isle\"\nbot = \"wild\"\ndescription = \"Own\"\n");

    EXPECT_EQ(to_text(settle_presets(mod, nothing_installed)), "");

    const RulesetEntry& quick = mod.rulesets[1];
    EXPECT_EQ(quick.max_players, 2);
    EXPECT_EQ(quick.default_map, "isle");
    EXPECT_EQ(quick.default_bot, "wild");
    EXPECT_EQ(quick.description.at(""), "Own");
}

TEST(Presets, GiveOptionsOtherDefaultsAndLeaveTheBaseAlone) {
    Mod mod =
        parsed_mod(base + preset + "[ruleset.set]\nrounds = 9\nopen = true\narmy = \"large\"\n");

    EXPECT_EQ(to_text(settle_presets(mod, nothing_installed)), "");

    EXPECT_EQ(mod.rulesets[1].options[0].initial, 9);
    EXPECT_EQ(mod.rulesets[1].options[1].initial, 1);
    EXPECT_EQ(mod.rulesets[1].options[2].initial, 1);
    EXPECT_EQ(mod.rulesets[0].options[0].initial, 5);
}

TEST(Presets, MayBeLikePresetsThatStandLaterInTheFile) {
    Mod mod = parsed_mod(base + std::string("[[ruleset]]\nid = \"tiny\"\nname = \"T\"\n") +
                         "like = \"quick\"\n[ruleset.set]\nopen = true\n" + preset +
                         "[ruleset.set]\nrounds = 1\n");

    EXPECT_EQ(to_text(settle_presets(mod, nothing_installed)), "");

    EXPECT_EQ(mod.rulesets[1].options[0].initial, 1);
    EXPECT_EQ(mod.rulesets[1].options[1].initial, 1);
    EXPECT_EQ(mod.rulesets[2].options[1].initial, 0);
}

TEST(Presets, OfNoKnownRulesetAreRefusedWithTheNearestOne) {
    EXPECT_EQ(faults("[[ruleset]]\nid = \"q\"\nname = \"Q\"\nlike = \"warr\"\n"),
              "mod.toml:33:1: error: `q` is like `warr`, and there is no such ruleset "
              "(did you mean `war`?) [mod.unknown_ruleset]\n");
}

TEST(Presets, OfARulesetOfADependencyAreToldItsWholeName) {
    const Mod sea = parsed_mod(
        "id = \"sea\"\nversion = \"1.0.0\"\napi = 1\nname = \"Sea\"\n"
        "[[ruleset]]\nid = \"fleet\"\nname = \"Fleet\"\n");
    Mod mod = parsed_mod(
        "id = \"lake\"\nversion = \"1.0.0\"\napi = 1\nname = \"Lake\"\n"
        "[depends]\nsea = \">=1.0\"\n"
        "[[ruleset]]\nid = \"boats\"\nname = \"Boats\"\nlike = \"fleet\"\n");

    EXPECT_THAT(to_text(settle_presets(
                    mod, [&](std::string_view id) { return id == "sea" ? &sea : nullptr; })),
                HasSubstr("there is no such ruleset (write \"sea/fleet\")"));
}

TEST(Presets, SetOnlyOptionsThatThereAre) {
    EXPECT_EQ(faults(preset + "[ruleset.set]\nround = 3\n"),
              "mod.toml:38:9: error: the ruleset has no option `round` (did you mean `rounds`?) "
              "[option.unknown]\n");
}

TEST(Presets, SetOnlyValuesThatTheOptionCanHave) {
    const std::string told =
        faults(preset + "[ruleset.set]\nrounds = 10\nopen = 7\narmy = \"huge\"\n");

    EXPECT_THAT(told, HasSubstr("mod.toml:38:10: error: option `rounds` cannot be `10` (a whole "
                                "number from 1 to 9) [option.range]"));
    EXPECT_THAT(told, HasSubstr("mod.toml:39:8: error: option `open` cannot be `7`"));
    EXPECT_THAT(told, HasSubstr("mod.toml:40:8: error: option `army` cannot be `huge` (one of "
                                "small, large) [option.choice]"));
}

TEST(Presets, InACircleAreRefused) {
    const std::string told = faults(
        "[[ruleset]]\nid = \"one\"\nname = \"1\"\nlike = \"two\"\n"
        "[[ruleset]]\nid = \"two\"\nname = \"2\"\nlike = \"one\"\n");

    EXPECT_THAT(told,
                HasSubstr("mod.toml:37:1: error: `two` is like `one`, which in turn is like it "
                          "(one of them must not be like the other) [mod.circular_preset]"));
}

TEST(Presets, LikeThemselvesAreRefused) {
    EXPECT_THAT(faults("[[ruleset]]\nid = \"one\"\nname = \"1\"\nlike = \"one\"\n"),
                HasSubstr("mod.circular_preset"));
}

TEST(Presets, OfAModThatIsNotDependedOnAreRefused) {
    EXPECT_THAT(
        faults("[[ruleset]]\nid = \"q\"\nname = \"Q\"\nlike = \"sea/war\"\n"),
        HasSubstr("the ruleset `sea/war` belongs to a mod that is not in [depends] (name `sea` "
                  "there) [mod.undeclared_mod]"));
}

TEST(Presets, SayNothingOfRulesAndNeeds) {
    const auto mod = parse_mod(base + preset + "rules = \"own\"\n", "mod.toml");

    ASSERT_FALSE(mod);
    EXPECT_THAT(to_text(mod.error()), HasSubstr("`rules` comes from the ruleset"));
}

TEST(Presets, HaveOptionsOfTheirOwnBehindThoseOfTheBase) {
    Mod mod = parsed_mod(base + preset +
                         "[ruleset.set]\nrounds = 3\nfog = true\n[[ruleset.option]]\nid = \"fog\"\n"
                         "type = \"flag\"\ndefault = false\nname = \"Fog\"\n");

    EXPECT_EQ(to_text(settle_presets(mod, nothing_installed)), "");

    ASSERT_EQ(mod.rulesets[1].options.size(), 4u);
    EXPECT_EQ(mod.rulesets[1].options[0].initial, 3);
    EXPECT_EQ(mod.rulesets[1].options[3].id, "fog");
    EXPECT_EQ(mod.rulesets[1].options[3].initial, 1);
    EXPECT_EQ(mod.rulesets[0].options.size(), 3u);
}

TEST(Presets, HaveNoOptionThatTheBaseHas) {
    EXPECT_THAT(faults(preset + "[[ruleset.option]]\nid = \"open\"\ntype = \"flag\"\n"
                                "default = true\nname = \"Open\"\n"),
                HasSubstr("error: `war` has an option `open` already ([ruleset.set] gives it "
                          "another default) [mod.option_twice]"));
}

TEST(Presets, AloneSetOptions) {
    const auto mod = parse_mod(base + std::string("[ruleset.set]\nrounds = 3\n"), "mod.toml");

    ASSERT_FALSE(mod);
    EXPECT_THAT(to_text(mod.error()), HasSubstr("[mod.set_without_like]"));
}

struct InstalledPresets : ::testing::Test {
    void SetUp() override {
        files.write("war/mod.toml", base);
        files.write("war/rules/classic/init.lua", "");
        files.write("war/maps/world.toml", "");
        files.write("sea/rules/readme.md", "");
    }
    void given_sea(const std::string& more) {
        files.write("sea/mod.toml",
                    "id = \"sea\"\nversion = \"1.0.0\"\napi = 1\nname = \"Sea\"\n[depends]\n"
                    "war = \"*\"\n[[ruleset]]\nid = \"sea\"\nname = \"Sea\"\nlike = \"war/war\"\n" +
                        more);
    }
    support::Scratch files;
};

TEST_F(InstalledPresets, TakeMapBotAndRulesOfAnotherMod) {
    given_sea("[ruleset.set]\nrounds = 2\n");

    const ModSet set = ModSet::find({files.path()});

    const auto sea = set.ruleset("sea");
    ASSERT_TRUE(sea) << to_text(set.findings());
    EXPECT_EQ(sea->ruleset->rules, "rules/classic");
    EXPECT_EQ(sea->ruleset->default_map, "war/world");
    EXPECT_EQ(sea->ruleset->default_bot, "war/steady");
    EXPECT_EQ(sea->ruleset->options[0].initial, 2);
}

TEST_F(InstalledPresets, ThatAreFaultyLeaveTheirModOut) {
    given_sea("[ruleset.set]\nrounds = 20\n");

    const ModSet set = ModSet::find({files.path()});

    EXPECT_TRUE(set.ruleset("war"));
    EXPECT_FALSE(set.ruleset("sea"));
    EXPECT_THAT(to_text(set.findings()), HasSubstr("[option.range]"));
}

}  // namespace
}  // namespace fronteira::content
