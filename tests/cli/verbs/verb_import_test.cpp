// SPDX-License-Identifier: MIT
#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>

namespace fronteira::cli {
namespace {

using nlohmann::json;
using testing::HasSubstr;

constexpr const char* tiny_map =
    "name Tiny\n[files]\ncrd default\n[continents]\nAll 2 red\n[countries]\n1 Left 1 10 10\n"
    "2 Right 1 30 10\n[borders]\n1 2\n2 1\n";

TEST(VerbImport, WritesAModThatCanBeChecked) {
    const Scratch scratch;
    const std::string file = scratch.write("tiny.map", tiny_map);

    const Ran ran = fronteira_run({"import", file, "-o", scratch / "tiny"});

    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("tiny/maps/tiny.toml"));
    EXPECT_THAT(ran.out, HasSubstr("things were lost or guessed"));
    EXPECT_THAT(ran.out, HasSubstr("[domination.no_cards]"));
    const Ran checked = fronteira_run({"check", scratch / "tiny"});
    EXPECT_THAT(checked.out, HasSubstr("1 map: nothing to complain of"));
}

/// The losses of a run with `--json`.
json losses_of(std::vector<std::string> arguments, const std::string& language) {
    const Scratch scratch;
    for (std::string& one : arguments)
        if (one.starts_with("TO/")) one = scratch / one.substr(3);
    arguments.insert(arguments.end(), {"--json", "--lang", language});
    const Ran ran = fronteira_run(arguments);
    EXPECT_EQ(ran.status, 0) << arguments[1] << ": " << ran.err;
    return ran.status == 0 ? json::parse(ran.out)["losses"] : json::array();
}

constexpr const char* tiled =
    R"(<map orientation="isometric" width="4" height="4" tilewidth="10" tileheight="10">
<properties><property name="mood" value="calm"/></properties>
<layer id="1" name="ground"/>
<objectgroup id="2"><object id="1" name="west" x="0" y="0" width="20" height="20">
<properties><property name="Climate" value="mild"/></properties></object>
<object id="2" name="east" x="20" y="0" width="20" height="20"/>
<object id="3" name="flag" x="5" y="5"><point/></object>
<object id="4" x="5" y="5"><point/></object></objectgroup></map>)";

/// Objects and a layer without a name, a number without one, and two objects of one name.
constexpr const char* unnamed =
    R"(<map orientation="orthogonal" width="4" height="4" tilewidth="10" tileheight="10">
<objectgroup id="1" name=""><object id="1" name="A" x="0" y="0" width="10" height="10"/>
<object id="2" name="A" x="10" y="0" width="10" height="10"/>
<object id="3" x="30" y="0" width="0.1" height="10"/>
<object id="5" class="region" name="" x="0" y="0"/>
<object id="6" class="region" name="" x="0" y="0"/>
<object id="7" x="20" y="0" width="10" height="10">
<properties><property name="" value="x"/></properties></object>
<object id="8" class="link" x="0" y="0"><properties><property name="from" value="A"/>
<property name="to" value="A"/></properties></object></objectgroup><layer name="" id="9"/></map>)";

constexpr const char* of_no_region =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1000 1000'>"
    "<path class='space' id='a' data-region='nope' d='M0,0H100V100z'/></svg>";

constexpr const char* game_of_triplea =
    "<game><info name='Isles'/><map><territory name='Alba'/><territory name='Brae'/>"
    "<connection t1='Alba' t2='Brae'/><connection t1='Alba' t2='Cove'/></map><gamePlay/>"
    "<attachmentList><attachment attachTo='Alba' type='territory'><option name='convoyRoute' "
    "value='true'/></attachment><attachment type='unitType'/></attachmentList><initialize>"
    "<ownerInitialize><territoryOwner territory='Alba' owner='Romans'/></ownerInitialize>"
    "<unitInitialize/></initialize></game>";

TEST(VerbImport, FindsWhatAGameOfTripleaNamesAboveItsFolder) {
    const Scratch scratch;
    const std::string game = scratch.write("isles/games/isles.xml", game_of_triplea);
    EXPECT_THAT(fronteira_run({"import", game, "-o", scratch / "t.toml"}).err,
                HasSubstr("[triplea.missing]"));

    scratch.write("isles/centers.txt", "Alba (10,10)\nBrae (90,50)\n");
    const Ran ran = fronteira_run({"import", game, "-o", scratch / "t.toml"});

    EXPECT_EQ(ran.status, 0) << ran.err;
}

TEST(VerbImport, LooksForNothingAboveTheFolderOfOtherFiles) {
    const Scratch scratch;
    scratch.write("games.cards", "[cards]\nInfantry 1\n");
    std::string text = tiny_map;
    text.replace(text.find("crd default"), 11, "crd games.cards");
    const std::string file = scratch.write("games/tiny.map", text);

    EXPECT_THAT(fronteira_run({"import", file, "-o", scratch / "t.toml"}).out,
                HasSubstr("[domination.missing]"));
}

TEST(VerbImport, TellsEveryLossInTheLanguageThatIsAskedFor) {
    const Scratch scratch;
    scratch.write("isles/centers.txt", "Alba (10,10)\nBrae\nBrae (90,50)\nDun (9,9)\n");
    const std::string folder = FRONTEIRA_SOURCE_DIR "/tests/fixtures/exchange/";
    const std::string tiny = scratch.write("tiny.map", tiny_map);
    const std::vector<std::vector<std::string>> runs{
        {"import", tiny, "-o", "TO/t.toml"},
        {"import", scratch.write("tiled.tmx", tiled), "-o", "TO/t.toml"},
        {"import", scratch.write("unnamed.tmx", unnamed), "-o", "TO/t.toml"},
        {"import", scratch.write("of_no_region.svg", of_no_region), "-o", "TO/t.toml"},
        {"import", scratch.write("isles/games/isles.xml", game_of_triplea), "-o", "TO/t.toml"},
        {"import", folder + "across_180.geojson", "-o", "TO/t.toml"},
        {"import", folder + "inkscape.svg", "-o", "TO/t.toml"},
        {"export", FRONTEIRA_SOURCE_DIR "/mods/war/maps/world.toml", "-o", "TO/world.map"},
        {"export", FRONTEIRA_SOURCE_DIR "/mods/war/maps/world.toml", "-o", "TO/world.svg"},
        {"export", FRONTEIRA_SOURCE_DIR "/mods/war/maps/world.toml", "-o", "TO/world.png"}};
    for (const auto& run : runs) {
        const json english = losses_of(run, "en"), portuguese = losses_of(run, "pt_BR");
        ASSERT_EQ(english.size(), portuguese.size());
        for (size_t i = 0; i < english.size(); ++i) {
            EXPECT_NE(english[i]["message"], portuguese[i]["message"]);
            EXPECT_EQ(english[i]["code"], portuguese[i]["code"]);
            if (english[i].value("hint", "") != "") {
                EXPECT_NE(english[i]["hint"], portuguese[i]["hint"]);
            }
        }
    }

    const Ran told = fronteira_run({"import", tiny, "-o", scratch / "t", "--lang", "pt_BR"});
    EXPECT_THAT(told.out, HasSubstr("coisas foram perdidas ou supostas:\n"));
    EXPECT_THAT(told.out, HasSubstr("tiny.map: aviso: não tem cartas próprias"));
}

TEST(VerbImport, AddsToAModThatIsThere) {
    const Scratch scratch;
    const std::string file = scratch.write("tiny.map", tiny_map);
    fronteira_run({"new", "mod", "sea_war", "--into", scratch / ""});

    EXPECT_EQ(fronteira_run({"import", file, "-o", scratch / "sea_war"}).status, 0);

    EXPECT_TRUE(std::filesystem::exists(scratch / "sea_war/maps/tiny.toml"));
    const Ran again = fronteira_run({"import", file, "-o", scratch / "sea_war"});
    EXPECT_EQ(again.status, 1);
    EXPECT_THAT(again.err, HasSubstr("maps/tiny.toml: error: already exists"));
}

TEST(VerbImport, WritesTheMapAloneWhereAFileIsNamed) {
    const Scratch scratch;
    const std::string file = scratch.write("tiny.map", tiny_map);

    const Ran ran = fronteira_run({"import", file, "-o", scratch / "t.toml", "--json"});

    const json told = json::parse(ran.out);
    EXPECT_EQ(told["files"].size(), 1u);
    EXPECT_GE(told["losses"].size(), 1u);
    EXPECT_THAT(Scratch::read(scratch / "t.toml"), HasSubstr("id = \"tiny\"\n"));
}

TEST(VerbImport, NamesTheFormatsWhenTheSuffixIsUnknown) {
    const Scratch scratch;
    const std::string file = scratch.write("tiny.xyz", tiny_map);

    const Ran ran = fronteira_run({"import", file});
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, HasSubstr("choose one with --as: there are domination"));

    EXPECT_EQ(fronteira_run({"import", file, "--as", "domination", "-o", scratch / "t"}).status, 0);
}

TEST(VerbImport, TellsWhereTheFileIsWrongAndWritesNothing) {
    const Scratch scratch;
    const std::string file = scratch.write("bad.map", "[continents]\nAll many red\n");

    const Ran ran = fronteira_run({"import", file, "-o", scratch / "bad"});

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.err, HasSubstr("bad.map:2:1: error: expected a name, a bonus and a colour"));
    EXPECT_FALSE(std::filesystem::exists(scratch / "bad"));
}

TEST(VerbImport, ReadsNoFileOfAnotherFolder) {
    const Scratch scratch;
    scratch.write("secret.png", "");
    std::string text = tiny_map;
    text.replace(text.find("crd default"), 11, "map ../secret.png\ncrd default");
    const std::string file = scratch.write("inner/tiny.map", text);

    const Ran ran = fronteira_run({"import", file, "-o", scratch / "t"});

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.err, HasSubstr("[exchange.outside]"));
}

TEST(VerbExport, WritesAMapThatCanBeImportedAgain) {
    const Scratch scratch;

    const Ran there = fronteira_run({"export", "ring", "-o", scratch / "ring.svg"});
    const Ran back = fronteira_run({"import", scratch / "ring.svg", "-o", scratch / "ring.toml"});

    EXPECT_EQ(there.status, 0) << there.err;
    EXPECT_EQ(back.status, 0) << back.err;
    EXPECT_EQ(fronteira_run({"check", scratch / "ring.toml"}).status, 0);
}

TEST(VerbExport, DrawsAGrid) {
    const Scratch scratch;
    const std::string grid =
        scratch.write("g.toml", "id = \"g\"\nname = \"G\"\n[grid]\nwidth = 3\nheight = 2\n");

    const Ran ran = fronteira_run({"export", grid, "-o", scratch / "g.svg"});

    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("[exchange.grid]"));
    EXPECT_THAT(Scratch::read(scratch / "g.svg"), HasSubstr("id=\"c2_1\""));
}

TEST(VerbExport, OverwritesNothing) {
    const Scratch scratch;
    scratch.write("ring.svg", "mine");

    const Ran ran = fronteira_run({"export", "ring", "-o", scratch / "ring.svg"});

    EXPECT_EQ(ran.status, 1);
    EXPECT_EQ(Scratch::read(scratch / "ring.svg"), "mine");
}

/// With plugins that load well and keep nothing of what they promise.
Ran run_with_bad_plugins(const std::vector<std::string>& arguments) {
    return fronteira_run(arguments, {},
                         {"FRONTEIRA_PLUGINS=" FRONTEIRA_BINARY_DIR "/fixture_plugins"});
}

TEST(VerbImport, SaysThatThePluginGaveNoReason) {
    const Scratch scratch;
    for (const std::string format : {"mute", "leaving"}) {
        const std::string file = scratch.write("map." + format, "x");
        const Ran ran = run_with_bad_plugins({"import", file, "-o", scratch / "m"});
        EXPECT_EQ(ran.status, 1) << format;
        EXPECT_THAT(ran.err, HasSubstr("map." + format +
                                       ": error: the plugin for this format failed and gave no "
                                       "reason (tell the author"));
    }
}

TEST(VerbExport, CallsNothingWrittenAFailure) {
    const Scratch scratch;
    const std::string map = FRONTEIRA_SOURCE_DIR "/mods/war/maps/world.toml";
    const auto exported = [&](const std::string& format) {
        return run_with_bad_plugins({"export", map, "-o", scratch / ("to/map." + format)});
    };

    EXPECT_EQ(exported("empty").status, 1);
    EXPECT_THAT(exported("empty").err, HasSubstr("produced no file"));
    EXPECT_EQ(exported("mute").status, 1);
    EXPECT_THAT(exported("mute").err, HasSubstr("failed and gave no reason"));
}

TEST(VerbExport, WritesNoFileElsewhere) {
    const Scratch scratch;
    const Ran ran =
        run_with_bad_plugins({"export", FRONTEIRA_SOURCE_DIR "/mods/war/maps/world.toml", "-o",
                              scratch / "to/map.straying"});

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.err, HasSubstr("names a file `../stray`, which is not a plain name"));
    EXPECT_FALSE(std::filesystem::exists(scratch / "stray"));
    EXPECT_FALSE(std::filesystem::exists(scratch / "to/map.straying"));
}

}  // namespace
}  // namespace fronteira::cli
