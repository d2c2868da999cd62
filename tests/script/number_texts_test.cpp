// SPDX-License-Identifier: MIT
// Lua takes the text "2" for the number 2; rules are told of the slip.
#include "written_rules.hpp"

#include <gtest/gtest.h>

namespace fronteira::script {
namespace {

/// What is complained of when a match begins, of statements of its set-up; compiled or not.
std::string refused(const std::string& statements) {
    const auto ruleset = Ruleset::load(written_source(
        {{"state.lua", "return { space = { armies = int(0, 9) { initial = 5 } } }"},
         {"init.lua",
          "return { setup = function(match) local s = match.space[1]\n" + statements +
              "\nend, turn = { phase \"only\" { move \"rest\" { effect = finish_phase } } } }"}}));
    if (!ruleset) return to_text(ruleset.error());
    core::Match match((*ruleset)->rules(), **ruleset);
    const auto started = match.start(1);
    return started ? "" : to_text(started.error());
}

TEST(NumbersAsTexts, AreRefusedByFunctionsOfTheReference) {
    EXPECT_EQ(refused("local near = s:within(\"2\")"),
              "written/rules/init.lua:2:16: error: bad argument #1 to 'within' (number expected, "
              "got string) (Space:within(steps: integer)) [script.error]\n");
    for (const char* call :
         {"local r = s:ray(\"land\", \"2\")", "local p = match:pick({ 1 }, \"1\")",
          "local a, b = match:contest(\"2\", 3)", "add(s, \"armies\", \"1\")",
          "transfer(s, match.space[2], \"armies\", \"1\")"})
        EXPECT_NE(refused(call).find("number expected, got string"), std::string::npos) << call;
}

TEST(NumbersAsTexts, AreRefusedByLuasLibrary) {
    EXPECT_EQ(
        refused("local n = math.floor(\"3\")"),
        "written/rules/init.lua:2:16: error: bad argument #1 to 'floor' (number expected, got "
        "string) (tonumber(text) reads a number) [script.error]\n");
    for (const char* call :
         {"local n = math.max(\"3\", 2)", "local n = math.abs(\"3\")",
          "local t = (\"a\"):rep(\"3\")", "local t = (\"abc\"):sub(\"2\")",
          "table.insert({ 1 }, \"1\", 5)", "local t = string.format(\"%d\", \"3\")"})
        EXPECT_NE(refused(call).find("number expected, got string"), std::string::npos) << call;
}

TEST(NumbersAsTexts, AreNoRangeOfAColumn) {
    const auto loaded = Ruleset::load(written_source(
        {{"state.lua", "return { match = { n = int(\"0\", 9) } }"}, {"init.lua", "return {}"}}));

    ASSERT_FALSE(loaded.has_value());
    EXPECT_EQ(loaded.error().front().code, "rules.bad_range");
}

}  // namespace
}  // namespace fronteira::script
