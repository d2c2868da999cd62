// SPDX-License-Identifier: MIT
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>

namespace fronteira::cli {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

TEST(VerbPack, WritesTheSameBytesForTheSameFiles) {
    const Scratch scratch;
    ToyCopy copy;
    copy.write("maps/source/draw.py", "import os\n");
    copy.write(".git/config", "");

    const Ran one = fronteira_run({"pack", toy_war, "-o", scratch / "one.zip"});
    const Ran two = fronteira_run({"pack", copy.path(), "-o", scratch / "two.zip", "--json"});

    EXPECT_EQ(one.status, 0) << one.err;
    EXPECT_THAT(one.out, AllOf(StartsWith("toy_war 1.2.0 is packed: "), HasSubstr("\nsha256 ")));
    const json told = json::parse(two.out);
    EXPECT_EQ(told["left_out"], json({"maps/source"}));
    EXPECT_EQ(told["bytes"], fs::file_size(scratch / "two.zip"));
    EXPECT_THAT(one.out, HasSubstr(told["sha256"].get<std::string>()));
    EXPECT_EQ(Scratch::read(scratch / "one.zip"), Scratch::read(scratch / "two.zip"));
}

TEST(VerbPack, RefusesWhatNoPackMayHoldAllAtOnce) {
    const Scratch scratch;
    ToyCopy copy;
    copy.write("board.svg", "<svg/>");
    copy.write("notes/con.txt", "");
    copy.write("notes/a b.txt", "");

    const Ran ran = fronteira_run({"pack", copy.path(), "-o", scratch / "a.zip"});

    EXPECT_EQ(ran.status, 1);
    for (const char* name : {"`board.svg`", "`notes/con.txt`", "`notes/a b.txt`"})
        EXPECT_THAT(ran.err, HasSubstr(copy.path() + ": error: the file " + name));
    EXPECT_FALSE(fs::exists(scratch / "a.zip"));
}

TEST(VerbPack, RefusesAModInWhichCheckFindsAnError) {
    const Scratch scratch;
    ToyCopy copy;
    copy.replace("rules/init.lua", "return", "retrun");

    const Ran ran = fronteira_run({"pack", copy.path(), "-o", scratch / "a.zip"});

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.err, HasSubstr(copy.path() + "/rules/init.lua:"));
    EXPECT_FALSE(fs::exists(scratch / "a.zip"));

    const Ran told = fronteira_run({"pack", copy.path(), "-o", scratch / "a.zip", "--json"});
    EXPECT_THAT(told.out, HasSubstr("\"good\": false"));
    EXPECT_THAT(told.out, HasSubstr("/rules/init.lua"));
}

// What authors keep for themselves stays at home, so nothing that is played may lie there.
TEST(VerbPack, LetsNoRulesLieAmongWhatAModIsMadeFrom) {
    const Scratch scratch;
    ToyCopy copy;
    fs::rename(copy.path() + "/rules", copy.path() + "/source");
    copy.replace("mod.toml", "[[ruleset]]\n", "[[ruleset]]\nrules = \"source\"\n");

    EXPECT_THAT(copy.check().out, HasSubstr("`source` is not part of the mod"));
    const Ran ran = fronteira_run({"pack", copy.path(), "-o", scratch / "a.zip"});
    EXPECT_EQ(ran.status, 1);
    EXPECT_FALSE(fs::exists(scratch / "a.zip"));
}

TEST(VerbPack, PacksEveryGameThatShips) {
    const Scratch scratch;
    for (const char* id : {"war", "war2", "war_product", "espionage", "island"}) {
        const Ran ran = fronteira_run({"pack", id, "-o", scratch / (std::string(id) + ".zip")}, {},
                                      {"FRONTEIRA_MODS=" FRONTEIRA_SOURCE_DIR "/mods"});
        EXPECT_EQ(ran.status, 0) << ran.err;
    }
}

TEST(VerbPack, OverwritesPacksAlone) {
    const Scratch scratch;
    const std::string plan = scratch.write("plan.toml", "mine");
    const std::string thesis = scratch.write("thesis.docx", "PK\3\4word/document.xml");
    const std::string pack = scratch / "a.zip";
    ASSERT_EQ(fronteira_run({"pack", "toy_lamps", "-o", pack}).status, 0);
    const std::string before = Scratch::read(pack);

    EXPECT_EQ(fronteira_run({"pack", toy_war, "-o", plan}).status, 1);
    EXPECT_EQ(Scratch::read(plan), "mine");
    EXPECT_EQ(fronteira_run({"pack", toy_war, "-o", thesis}).status, 1);
    EXPECT_EQ(Scratch::read(thesis), "PK\3\4word/document.xml");
    EXPECT_EQ(fronteira_run({"pack", toy_war, "-o", pack}).status, 0);
    EXPECT_NE(Scratch::read(pack), before);
    const Ran inside = fronteira_run({"pack", toy_war, "-o", toy_war + "/maps/a.zip"});
    EXPECT_THAT(inside.err, HasSubstr("would lie in the mod itself"));
}

TEST(VerbPack, SaysThatThereIsNoSuchMod) {
    EXPECT_EQ(fronteira_run({"pack", "toy_wra"}).status, 2);
    EXPECT_THAT(fronteira_run({"pack", "toy_wra"}).err, HasSubstr("did you mean `toy_war`?"));
    const Scratch empty;
    EXPECT_EQ(fronteira_run({"pack", empty / ""}).status, 2);
}

}  // namespace
}  // namespace fronteira::cli
