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

/// The record of a whole match of bots.
class Recorded {
 public:
    Recorded() {
        const Ran ran = fronteira_run(
            {"play", "toy_war", "--seed", "9", "--set", "rounds=5", "--save", path()});
        EXPECT_EQ(ran.status, 0) << ran.err;
    }
    std::string path() const { return scratch_ / "match.rec"; }
    std::string text() const { return Scratch::read(path()); }
    std::string changed(const std::string& old, const std::string& with) const {
        std::string all = text();
        const size_t at = all.find(old);
        EXPECT_NE(at, std::string::npos) << all;
        if (at != std::string::npos) all.replace(at, old.size(), with);
        return scratch_.write("changed.rec", all);
    }

 private:
    Scratch scratch_;
};

TEST(VerbReplay, VerifiesARecordAsItIs) {
    const Recorded record;

    const Ran ran = fronteira_run({"replay", record.path(), "--verify", "--json"});

    EXPECT_EQ(ran.status, 0) << ran.out;
    EXPECT_EQ(json::parse(ran.out)["verified"], true);
    EXPECT_EQ(json::parse(ran.out)["ruleset"], "toy_war/toy_war");
}

TEST(VerbReplay, SaysHowItWentInEveryLanguage) {
    const Recorded record;

    const Ran english = fronteira_run({"replay", record.path(), "--verify", "--lang", "en"});
    const Ran portuguese = fronteira_run({"replay", record.path(), "--verify", "--lang", "pt_BR"});

    EXPECT_THAT(english.out, HasSubstr("; every hash matches the record\nthe seed was chosen by"));
    EXPECT_THAT(portuguese.out, HasSubstr("; todos os hashes conferem com o registro\na semente"));
}

TEST(VerbReplay, VerifiesAMatchThatEverybodyHasLost) {
    const Scratch scratch;
    fronteira_run(
        {"sim", "toy_dike", "--games", "9", "--seed", "4", "--record", scratch / "records"});
    int lost = 0;
    for (const auto& entry : std::filesystem::directory_iterator(scratch / "records")) {
        if (Scratch::read(entry.path()).find("\nend lost ; ") == std::string::npos) continue;
        ++lost;
        const Ran ran =
            fronteira_run({"replay", entry.path().string(), "--verify", "--lang", "pt_BR"});
        EXPECT_EQ(ran.status, 0) << ran.out;
        EXPECT_THAT(ran.out, HasSubstr("O mar tomou o pôlder"));
    }
    EXPECT_GT(lost, 0);
}

TEST(VerbReplay, NamesTheFirstMoveThatDiffers) {
    const Recorded record;
    const std::string file = record.changed("armies=1", "armies=2");

    const Ran ran = fronteira_run({"replay", file, "--verify"});

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, HasSubstr("changed.rec:"));
}

TEST(VerbReplay, TellsTheMovesWhenAsked) {
    const Recorded record;

    const Ran ran = fronteira_run({"replay", record.path(), "--show", "--lang", "pt_BR"});

    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, HasSubstr("mais 1 em"));
}

TEST(VerbReplay, SaysWhatIsWrongWithAFile) {
    const Scratch scratch;

    EXPECT_EQ(fronteira_run({"replay", scratch / "none.rec"}).status, 2);
    EXPECT_EQ(fronteira_run({"replay", scratch.write("a.rec", "nonsense\n")}).status, 1);
    for (const std::string text : {"", "\n", "fronteira record 1\n"}) {
        const Ran ran = fronteira_run({"replay", scratch.write("empty.rec", text)});
        EXPECT_EQ(ran.status, 1);
        EXPECT_NE(ran.err.find("empty.rec"), std::string::npos) << ran.err;
        EXPECT_NE(ran.err.find("[record."), std::string::npos) << ran.err;
    }
}

TEST(VerbReplay, WritesItsPageOverNobodyElses) {
    const Recorded record;
    const Scratch scratch;
    const std::string home = "<!doctype html>\n<title>Me</title>\n";
    const std::string page = scratch.write("index.html", home);

    const Ran refused = fronteira_run({"replay", record.path(), "--html", page});
    EXPECT_EQ(refused.status, 1);
    EXPECT_THAT(refused.err, HasSubstr("[output.there]"));
    EXPECT_EQ(Scratch::read(page), home);

    for (int time = 0; time < 2; ++time)
        EXPECT_EQ(fronteira_run({"replay", record.path(), "--html", scratch / "m.html"}).status, 0);
}

TEST(VerbReplay, RefusesEyesThatNobodyHas) {
    const Recorded record;
    const Ran ran = fronteira_run({"replay", record.path(), "--show", "--eyes", "9"});

    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, HasSubstr("nobody is called `9` at this table"));

    const Scratch scratch;
    const std::string page = scratch / "m.html";
    const std::vector<std::string> both = {"replay", record.path(), "--show", "--eyes",
                                           "9",      "--html",      page};
    EXPECT_EQ(fronteira_run(both).status, 2);
    EXPECT_FALSE(std::filesystem::exists(page));
}

TEST(VerbReplay, WritesAPageOfAMatchOnAMapThatIsInNoMod) {
    const Scratch scratch;
    const std::string map = FRONTEIRA_SOURCE_DIR "/tests/fixtures/maps/lab/even.toml";
    const std::string file = scratch / "m.rec", page = scratch / "m.html";
    ASSERT_EQ(
        fronteira_run({"play", "toy_war", "--map", map, "--seed", "1", "--save", file}).status, 0);

    const Ran ran = fronteira_run({"replay", file, "--map", map, "--html", page});

    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(Scratch::read(page), HasSubstr("id=\"match0\""));
}

TEST(VerbReplay, FindsAModOfOtherContent) {
    const Recorded record;
    const Scratch scratch;
    std::filesystem::copy(FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods/toy_war", scratch / "toy_war",
                          std::filesystem::copy_options::recursive);
    std::ofstream(scratch / "toy_war/rules/battle.lua", std::ios::app) << "-- a word more\n";

    const Ran ran = fronteira_run({"replay", record.path(), "--verify", "--mods", scratch / ""});

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, HasSubstr("mod `toy_war` 1.2.0 has other content here"));
}

}  // namespace
}  // namespace fronteira::cli
