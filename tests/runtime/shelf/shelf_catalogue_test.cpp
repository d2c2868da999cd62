// SPDX-License-Identifier: MIT
#include "runtime/shelf/shelf.hpp"
#include "support/scratch.hpp"

#include <gmock/gmock.h>

#include <filesystem>
#include <map>
#include <string>

namespace fronteira::runtime {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Not;

struct Catalogue : testing::Test {
    void write(const std::string& name, const std::string& text) const {
        scratch.write(name, text);
    }
    table::Json listed(const std::string& language = "en") const {
        const Installation installation(Places{{folder}, {}});
        return Shelf(installation).catalogue(language);
    }
    support::Scratch scratch;
    const fs::path folder = scratch.path();
};

constexpr const char* whole =
    "id = \"toy\"\nversion = \"1.0.0\"\napi = 1\nname = \"Toy\"\nlicence = \"MIT\"\n";

TEST_F(Catalogue, NamesModsThatCannotBeUsedAndNotWhereTheyLie) {
    write("toy/mod.toml", whole);
    write("broken/mod.toml", "id = \"broken\"\n");

    const table::Json faults = listed()["faults"];

    ASSERT_FALSE(faults.empty());
    EXPECT_THAT(faults[0].get<std::string>(), HasSubstr("broken/mod.toml"));
    EXPECT_THAT(faults[0].get<std::string>(), Not(HasSubstr(folder.string())));
}

TEST_F(Catalogue, NamesThemWithoutWhatTurnsTheWritingAround) {
    write("\u202eevil/mod.toml", "id = \"evil\"\n");

    EXPECT_THAT(listed()["faults"][0].get<std::string>(), HasSubstr("?evil/mod.toml"));
}

TEST_F(Catalogue, TellsModsThatCameAsPacksFromOthers) {
    write("toy/mod.toml", whole);
    write(std::string(64, 'a') + "/mod.toml",
          "id = \"packed\"\nversion = \"1.0.0\"\napi = 1\nname = \"Packed\"\nlicence = \"MIT\"\n");

    const table::Json mods = listed()["mods"];
    std::map<std::string, bool> packs;
    for (const table::Json& mod : mods) packs[mod["id"]] = mod["pack"];

    EXPECT_EQ(packs, (std::map<std::string, bool>{{"toy", false}, {"packed", true}}));
}

TEST_F(Catalogue, HasTheGuideOfAModInTheLanguageOrInEnglish) {
    write("toy/mod.toml", whole);
    write("toy/guide/en.txt", "before all pages\n# How to win\nBe last.\n\n- or first\n# More\n");
    write("toy/guide/pt_BR.txt", "# Como vencer\nSeja o último.\n");

    EXPECT_EQ(listed("pt_BR")["mods"][0]["guide"][0]["title"], "Como vencer");
    const table::Json pages = listed("en")["mods"][0]["guide"];
    ASSERT_EQ(pages.size(), 2u);
    EXPECT_EQ(pages[0]["text"], "Be last.\n\n- or first\n");
    EXPECT_EQ(pages[1]["title"], "More");
    EXPECT_EQ(listed("fr")["mods"][0]["guide"], pages);
}

TEST_F(Catalogue, SaysWhatBotsAreCalledAndHowTheyPlay) {
    write("toy/mod.toml", std::string(whole) + "[[ruleset]]\nid = \"toy\"\nname = \"Toy\"\n");
    write("toy/rules/init.lua", "");
    for (const char* bot : {"bold", "lies_low"})
        write(std::string("toy/bots/") + bot + ".lua", "return function() end\n");
    write("toy/text/en.toml", "[bot]\nbold = \"Attacks.\"\nrandom = \"not of this mod\"\n");
    write("toy/text/pt_BR.toml", "[bot_name]\nbold = \"Ousado\"\n[bot]\nbold = \"Ataca.\"\n");

    const table::Json toy = listed("pt_BR")["rulesets"][0];

    EXPECT_EQ(toy["bots"], (table::Json{"bold", "lies_low", "random"}));
    EXPECT_EQ(toy["about_bots"], (table::Json{{"bold", "Ataca."}}));
    EXPECT_EQ(toy["bot_names"],
              (table::Json{{"bold", "Ousado"}, {"lies_low", "lies low"}, {"random", "random"}}));
    EXPECT_EQ(listed("fr")["rulesets"][0]["about_bots"]["bold"], "Attacks.");
}

TEST_F(Catalogue, HasTheUsualBotOfAVariantAmongThoseThatPlayIt) {
    write("toy/mod.toml",
          std::string(whole) + "[[ruleset]]\nid = \"toy\"\nname = \"Toy\"\nbot = \"bold\"\n");
    write("toy/rules/init.lua", "");
    write("toy/bots/bold.lua", "return function() end\n");
    const std::string variant =
        "id = \"quick\"\nversion = \"1.0.0\"\napi = 1\nname = \"Quick\"\nlicence = \"MIT\"\n"
        "depends = { toy = \">=1.0\" }\n[[ruleset]]\nid = \"quick\"\nlike = \"toy/toy\"\n"
        "name = \"Quick\"\n";
    write("quick/mod.toml", variant);
    const auto quick = [&] {
        const table::Json all = listed();
        for (const table::Json& one : all["rulesets"])
            if (one["id"] == "quick/quick") return one;
        return table::Json();
    };
    EXPECT_EQ(quick()["bot"], "bold");
    EXPECT_EQ(quick()["bots"], (table::Json{"bold", "random"}));

    write("quick/bots/bold.lua", "return function() end\n");
    EXPECT_EQ(quick()["bot"], "toy/bold") << "its own is another one";
    EXPECT_EQ(quick()["bots"], (table::Json{"bold", "random", "toy/bold"}));
}

TEST_F(Catalogue, TellsWhatPagesAreAboutAndWhereTheirPicturesStand) {
    write("toy/mod.toml", whole);
    write("toy/guide/en.txt",
          "# Spies\n@ spy march\nThey see.\n! c1_1 owner=2 piece=? alone; c2_2\n- all\n");

    const table::Json page = listed()["mods"][0]["guide"][0];

    EXPECT_EQ(page["text"], "They see.\n- all\n");
    EXPECT_EQ(page["about"], (table::Json{"spy", "march"}));
    ASSERT_EQ(page["parts"].size(), 3u);
    EXPECT_EQ(page["parts"][0]["text"], "They see.\n");
    const table::Json& picture = page["parts"][1]["picture"];
    EXPECT_EQ(picture[0]["space"], "c1_1");
    EXPECT_EQ(picture[0]["cells"], (table::Json{{"owner", 2}, {"piece", "?"}, {"alone", true}}));
    EXPECT_TRUE(picture[1]["cells"].empty());
}

TEST_F(Catalogue, TeachesWhatAModBuildsUponUnlessItTeachesThatItself) {
    write("base/mod.toml",
          "id = \"base\"\nversion = \"1.0.0\"\napi = 1\nname = \"Base\"\nlicence = "
          "\"MIT\"\n");
    write("base/guide/en.txt", "# How to win\nBe first.\n# Dice\nThrow.\n");
    write("toy/mod.toml", std::string(whole) + "[depends]\nbase = \">=1.0\"\n");
    write("toy/guide/en.txt", "# How to win\nBe last.\n");

    const table::Json mods = listed()["mods"];
    for (const table::Json& mod : mods) {
        if (mod["id"] != "toy") continue;
        ASSERT_EQ(mod["guide"].size(), 2u);
        EXPECT_EQ(mod["guide"][0]["text"], "Be last.\n");
        EXPECT_EQ(mod["guide"][1]["title"], "Dice");
        return;
    }
    FAIL() << "the mod is not listed";
}

TEST_F(Catalogue, ReadsNoGuideThatLeadsOutOfTheMod) {
    write("toy/mod.toml", whole);
    write("secret/en.txt", "# Secret\nwords\n");
    fs::create_directory_symlink(folder / "secret", folder / "toy/guide");
    EXPECT_TRUE(listed()["mods"][0]["guide"].empty());
    fs::remove(folder / "toy/guide");
    fs::create_directory(folder / "toy/guide");
    fs::create_symlink(folder / "secret/en.txt", folder / "toy/guide/en.txt");
    EXPECT_TRUE(listed()["mods"][0]["guide"].empty());
}

TEST_F(Catalogue, LeavesOutAGuideWithoutMeasure) {
    write("toy/mod.toml", whole);
    write("toy/guide/en.txt", "# Long\n" + std::string(40000, 'x'));
    EXPECT_TRUE(listed()["mods"][0]["guide"].empty());
}

}  // namespace
}  // namespace fronteira::runtime
