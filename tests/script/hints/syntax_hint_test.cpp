// SPDX-License-Identifier: MIT
// Whoever writes as in another language is told how Lua says it.
#include "sandbox/sandbox_runs.hpp"

namespace fronteira::script {
namespace {

/// The hint for the slip; a file around it that is sound.
std::string hint_for(const std::string& slip) {
    Sandbox box("mod");
    const auto loaded = box.load("local function f(n)\n" + slip + "\nend\nreturn f", "test.lua");
    return loaded ? "it is sound" : loaded.error().front().hint;
}

TEST(SyntaxHint, SaysWhatOperatorsAreCalled) {
    EXPECT_EQ(hint_for("if n != 1 then end"), "`~=` is unequal");
    EXPECT_EQ(hint_for("if !n then end"), "`not x` is the opposite of x");
    EXPECT_EQ(hint_for("if n && f then end"), "`and` joins conditions");
    EXPECT_EQ(hint_for("if n || f then end"), "`or` joins conditions");
    EXPECT_EQ(hint_for("if n = 1 then end"), "`==` compares, `=` assigns");
    EXPECT_EQ(hint_for("local x = n > 1 ? 2 : 3"), "`condition and one or other`, or an if");
    for (const char* counted : {"n += 1", "n -= 1", "n *= 2", "n++", "n ..= 'x'"})
        EXPECT_EQ(hint_for(counted), "write `n = n + 1`: Lua repeats the name") << counted;
}

TEST(SyntaxHint, SaysHowBlocksAndLoopsAreWritten) {
    EXPECT_EQ(hint_for("if n > 1: f(n)"), "if condition then ... end");
    EXPECT_NE(hint_for("local g = function() { return 1 }").find("blocks are written with words"),
              std::string::npos);
    EXPECT_NE(hint_for("if (n > 1) { f.x = 2 }").find("blocks are written with words"),
              std::string::npos);
    for (const char* loop : {"for (i = 0; i < 3; i++) end", "for x of n do end"})
        EXPECT_NE(hint_for(loop).find("for i = 1, n do"), std::string::npos) << loop;
    EXPECT_EQ(hint_for("if n then f(1)\nelse if f then f(2)\nend"),
              "write `elseif` in one word: `else if` needs an `end` of its own");
    EXPECT_EQ(hint_for("local t = { g = function()\nif n then f(1)\nelse if f then f(2)\nend\n"
                       "end,\nh = 1 }"),
              "write `elseif` in one word: `else if` needs an `end` of its own");
    EXPECT_EQ(hint_for("return n\nf(n)"), "`return` must be the last statement of its block");
}

TEST(SyntaxHint, KnowsWordsThatBeginStatementsElsewhere) {
    EXPECT_EQ(hint_for("let x = 1"), "declare a variable with `local`");
    EXPECT_EQ(hint_for("if n then\nf(1)\nelif f then\nend"), "`elseif`, in one word");
    EXPECT_EQ(hint_for("for i = 1, n do\nif i == 2 then continue end\nend"),
              "`goto continue`, and `::continue::` where the loop ends");
    EXPECT_EQ(hint_for("while n do\ncontinue\n-- a line of its own\n\nend"),
              "`goto continue`, and `::continue::` where the loop ends");
}

TEST(SyntaxHint, SaysHowListsTablesAndTextsAreWritten) {
    EXPECT_EQ(hint_for("local t = [1, 2]"), "write a list as { 1, 2, 3 }");
    for (const char* table : {"local t = { a: 1 }", "local t = { 'a': 1 }"})
        EXPECT_EQ(hint_for(table), "write a table as { name = value, [\"any key\"] = value }")
            << table;
    EXPECT_EQ(hint_for("local t = {\na = 1\nb = 2,\n}"),
              "entries of a table are separated by commas: is one missing here?");
    EXPECT_EQ(hint_for("local n = 'abc'.length"),
              "put a text in brackets before its method: (\"a\"):upper()");
    EXPECT_EQ(hint_for("// what follows"), "a comment begins with `--`");
    EXPECT_EQ(hint_for("n.end = 1"), "words of Lua cannot be names: t[\"end\"] in place of t.end");
}

TEST(SyntaxHint, KnowsLettersThatWordProcessorsMakeOfOthers) {
    for (const char* text : {"f(“a”)", "f(‘a’)", "f(«a»)", "f(´a´)", "local t = {\n“a”,\n}"})
        EXPECT_EQ(hint_for(text), "put texts in straight quotes, \"...\" or '...'") << text;
    EXPECT_EQ(hint_for("if n ≠ 1 then end"), "`~=` is unequal");
    EXPECT_EQ(hint_for("if n ≥ 1 then end"), "`>=` is at least");
    EXPECT_EQ(hint_for("return n – 1"), "minus is `-`, a comment begins with `--`");
    EXPECT_EQ(hint_for("\u00a0\u00a0return n"),
              "this is a non-breaking space: type it again as a plain one");
    EXPECT_EQ(hint_for("local posição = 1"),
              "names are made of a-z, A-Z, 0-9 and _, without accents");
}

TEST(SyntaxHint, KnowsAFileOfWideLetters) {
    Sandbox box("mod");
    const auto loaded = box.load(std::string("\xff\xfer\0e\0t\0", 8), "test.lua");

    ASSERT_FALSE(loaded.has_value());
    EXPECT_EQ(to_text(loaded.error()),
              "mod/test.lua:1:1: error: the file is UTF-16 (save it as UTF-8) [script.syntax]\n");
}

TEST(SyntaxHint, SaysWhatAStatementIs) {
    for (const char* lost : {"n == 3", "f.x", "f[n]"})
        EXPECT_EQ(hint_for(lost), "a statement calls a function, f(x), or assigns a value, x = 1")
            << lost;
    EXPECT_EQ(hint_for("if #f:near > 3 then end"),
              "after a colon, call a function: from:neighbours()");
}

// Lua complains of it where the function ends.
TEST(SyntaxHint, IsToldWhereTheWordStands) {
    EXPECT_EQ(
        failure_of("local n = 1\nbreak\nn = 2"),
        "mod/test.lua:2: error: break outside loop (`break` ends a loop, `return` a function) "
        "[script.syntax]");
    EXPECT_EQ(failure_of("local n = 1\ngoto done\nn = 2"),
              "mod/test.lua:2:6: error: no visible label 'done' for <goto> (`goto continue` wants "
              "`::continue::` in the same function) [script.syntax]");
}

TEST(SyntaxHint, SaysWhereALabelStands) {
    EXPECT_EQ(
        failure_of("for i = 1, 3 do\nif i > 1 then goto continue end\nlocal n = i\n"
                   "::continue::\nprint(i)\nend"),
        "mod/test.lua:2: error: <goto continue> jumps into the scope of local 'n' (put the label "
        "at the end of its block, or the declarations into do ... end) [script.syntax]");
}

TEST(SyntaxHint, SaysNothingThatItDoesNotKnow) {
    EXPECT_EQ(hint_for("local a = 1 2"), "");
    EXPECT_EQ(hint_for("return n"), "it is sound");
}

}  // namespace
}  // namespace fronteira::script
