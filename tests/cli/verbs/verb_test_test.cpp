// SPDX-License-Identifier: MIT
#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace fronteira::cli {
namespace {

using nlohmann::json;
using testing::EndsWith;
using testing::HasSubstr;

TEST(VerbTest, CountsTheSpecsOfAMod) {
    const Ran ran = fronteira_run({"test", "toy_war"});

    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, HasSubstr("ok    Battle: costs the one who loses"));
    EXPECT_THAT(ran.out, EndsWith("2 passed, 0 failed\n"));
}

TEST(VerbTest, PassesTheSpecsOfAGameOnAGrid) {
    const Ran ran = fronteira_run({"test", "toy_lamps"});

    EXPECT_EQ(ran.status, 0) << ran.out << ran.err;
    EXPECT_THAT(ran.out, HasSubstr(" passed, 0 failed"));
}

TEST(VerbTest, PassesTheSpecsOfAGameOfDeclaredEffects) {
    const Ran ran = fronteira_run({"test", "toy_fields"});

    EXPECT_EQ(ran.status, 0) << ran.out << ran.err;
    EXPECT_THAT(ran.out, HasSubstr(" passed, 0 failed"));
}

TEST(VerbTest, FailsWithTheLineOfASpecThatFails) {
    const Scratch scratch;
    std::filesystem::copy(FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods/toy_war", scratch / "toy_war",
                          std::filesystem::copy_options::recursive);
    scratch.write("toy_war/tests/wrong_spec.lua",
                  "it(\"is wrong\", function()\n  equal(1 + 1, 3)\nend)\n");

    const Ran ran = fronteira_run({"test", scratch / "toy_war"});
    const Ran as_json = fronteira_run({"test", scratch / "toy_war", "--json"});

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, HasSubstr("/toy_war/tests/wrong_spec.lua:2: error: expected 3, got 2"));
    EXPECT_THAT(ran.out, EndsWith("2 passed, 1 failed\n"));
    EXPECT_EQ(json::parse(as_json.out)["failed"], 1);
}

TEST(VerbTest, SaysWhatASpecWants) {
    const Scratch scratch;
    std::filesystem::copy(FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods/toy_war", scratch / "toy_war",
                          std::filesystem::copy_options::recursive);
    scratch.write("toy_war/tests/wrong_spec.lua",
                  "it(\"is crowded\", function() play { players = 9 } end)\n"
                  "it(\"is odd\", function() play { options = { bald = true } } end)\n"
                  "it(\"is alone\", function() play() end)\n"
                  "it(\"is foreign\", function() assert_equal(1, 1) end)\n");

    const Ran ran = fronteira_run({"test", scratch / "toy_war"});

    EXPECT_THAT(ran.out, HasSubstr("wrong_spec.lua:1: error: `toy_war` is not for 9 players"));
    EXPECT_THAT(ran.out, HasSubstr("wrong_spec.lua:2: error: the ruleset has no option `bald` (did "
                                   "you mean `bold`?)"));
    EXPECT_THAT(ran.out, HasSubstr("got no value) (play(with: table))"));
    EXPECT_THAT(ran.out, HasSubstr("undefined global `assert_equal` (equal(actual, expected))"));
}

TEST(VerbTest, ComparesTablesByAllTheirKeys) {
    const Scratch scratch;
    std::filesystem::copy(FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods/toy_war", scratch / "toy_war",
                          std::filesystem::copy_options::recursive);
    scratch.write("toy_war/tests/tables_spec.lua",
                  "it(\"alike\", function()\n"
                  "  equal({ 1, { a = 2 }, b = { 3 } }, { 1, { a = 2 }, b = { 3 } })\nend)\n"
                  "it(\"another value\", function() equal({ a = 1 }, { a = 2 }) end)\n"
                  "it(\"another key\", function() equal({ a = 1 }, { b = 1 }) end)\n"
                  "it(\"a key more\", function() equal({ 1, [-1] = 1 }, { 1 }) end)\n"
                  "it(\"a key less\", function() equal({ 1 }, { 1, [-1] = 1 }) end)\n");

    const Ran ran = fronteira_run({"test", scratch / "toy_war"});

    EXPECT_THAT(ran.out, HasSubstr("ok    alike"));
    EXPECT_THAT(ran.out, HasSubstr("expected {a = 2}, got {a = 1}"));
    EXPECT_THAT(ran.out, EndsWith("3 passed, 4 failed\n"));
}

}  // namespace
}  // namespace fronteira::cli
