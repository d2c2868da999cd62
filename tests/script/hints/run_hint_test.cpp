// SPDX-License-Identifier: MIT
// What Lua itself complains of comes with what can be done about it.
#include "sandbox/sandbox_runs.hpp"

namespace fronteira::script {
namespace {

std::string hint_when_run(const std::string& statement) {
    Sandbox box("mod");
    const auto done = run(box, "local gone, list = nil, { 1, 2 }\n" + statement);
    return done ? "it is sound" : done.error().front().hint;
}

TEST(RunHint, SaysWhatBecomesOfNil) {
    for (const char* slip : {"local n = gone + 1", "local b = gone < 1", "local b = 1 < gone"})
        EXPECT_EQ(hint_when_run(slip), "write `x or 0` to get 0 where x is nil") << slip;
    EXPECT_EQ(hint_when_run("local x = gone.gold"), "ask first: `if x then`, or `x and x.gold`");
    EXPECT_EQ(hint_when_run("local n = #gone"), "`list or {}` is empty where list is nil");
    for (const char* walk : {"for _, x in ipairs(gone) do end", "for _, x in pairs(gone) do end"})
        EXPECT_EQ(hint_when_run(walk),
                  "`list or {}` is empty where list is nil, as on a card without it");
    EXPECT_EQ(hint_when_run("local s = 'a' .. gone"), "tostring(x) is a text, whatever x is");
}

TEST(RunHint, AsksFirstWhatIsDividedBy) {
    EXPECT_EQ(hint_when_run("local none = #{} local n = 7 // none"),
              "ask first: `n ~= 0 and a // n or 0`");
    EXPECT_EQ(hint_when_run("local none = #{} local n = 7 % none"),
              "ask first: `n ~= 0 and a % n or 0`");
}

TEST(RunHint, TellsTextsFromNumbers) {
    EXPECT_EQ(hint_when_run("local s = 'a' + 'b'"),
              "`..` joins texts; tonumber(text) turns a text into a number");
    EXPECT_EQ(hint_when_run("local b = 'a' < 1"), "tonumber(text) reads a number");
}

TEST(RunHint, SaysWhoseFunctionItIs) {
    EXPECT_EQ(hint_when_run("list:sort()"),
              "a list has no functions of its own: table.sort(list, ...)");
    EXPECT_EQ(hint_when_run("list:push(3)"), "table.insert(list, value)");
    EXPECT_EQ(hint_when_run("list:contains(3)"), "it is contains(list: any[], value: any)");
    EXPECT_EQ(hint_when_run("list:fly()"), "nothing has that name: is it misspelt?");
    EXPECT_EQ(hint_when_run("local n = 5 n()"), "only functions can be called");
    EXPECT_EQ(hint_when_run("for i = 1, list do end"), "for i = 1, #list do");
}

TEST(RunHint, TellsListsFromHowManyTheyHold) {
    EXPECT_EQ(hint_when_run("local b = list > 1"), "`#list` is how many there are");
    EXPECT_EQ(hint_when_run("local b = 1 > list"), "`#list` is how many there are");
}

TEST(RunHint, SaysWhereAListEnds) {
    EXPECT_EQ(hint_when_run("list[3].gold = 1"),
              "a list goes from 1 to its `#`; beyond that is nil");
}

TEST(RunHint, IsNotRepeatedAfterAFaultThatHasIt) {
    EXPECT_EQ(hint_when_run("error('attempt to concatenate a nil value (tostring(x) is a text, "
                            "whatever x is)')"),
              "");
}

TEST(RunHint, LeavesASoundScriptAlone) {
    EXPECT_EQ(hint_when_run("list[3] = gone or 1"), "it is sound");
}

}  // namespace
}  // namespace fronteira::script
