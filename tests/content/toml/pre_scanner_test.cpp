// SPDX-License-Identifier: MIT
#include "content/toml/pre_scanner.hpp"

#include <gtest/gtest.h>

namespace fronteira::content {
namespace {

std::string scanned(std::string_view text, const TomlLimits& limits = {}) {
    return to_text(pre_scan(text, "f.toml", limits));
}

std::string first_code(std::string_view text, const TomlLimits& limits = {}) {
    const Diagnostics findings = pre_scan(text, "f.toml", limits);
    return findings.empty() ? "" : findings.front().code;
}

TEST(PreScanner, AcceptsEveryFormOfToml) {
    EXPECT_EQ(scanned("# Comentário\r\n"
                      "key = \"ação \\\" \\\\\" # é\n"
                      "'a.b'.\"c\\\"d\" = '''x\ny'''\n"
                      "t = \"\"\"a\n\"quoted\" \"\" é\\\n  b\"\"\"\"\"\n"
                      "l = [1, [2.5, -3], { a.b = 1, c = [4] }]\n"
                      "d = 1979-05-27T07:32:00.5-08:00\n"
                      "[ a . b ]\n[[ \"c\" ]]\n['d']\n"),
              "");
}

TEST(PreScanner, AcceptsAByteOrderMarkAtTheStartAlone) {
    EXPECT_EQ(scanned("\xef\xbb\xbf"
                      "a = 1\n"),
              "");
    EXPECT_EQ(first_code("a = 1\n\xef\xbb\xbf"
                         "b = 1\n"),
              "toml.not_ascii");
}

TEST(PreScanner, AcceptsAnEmptyText) {
    EXPECT_EQ(scanned(""), "");
}

TEST(PreScanner, CountsColumnsInLettersNotBytes) {
    EXPECT_EQ(scanned("a = \"áé\" \x01\n"),
              "f.toml:1:10: error: there is a control character here [toml.control_character]\n");
}

TEST(PreScanner, NamesThePlaceWhereAnOpenTextBegins) {
    EXPECT_EQ(scanned("a = 1\nb = \"\"\"x\n\n"),
              "f.toml:2:5: error: a text is never closed [toml.open_string]\n");
}

TEST(PreScanner, RefusesADottedKeyOfTooManyParts) {
    const TomlLimits limits{.key_parts = 3};

    EXPECT_EQ(first_code("a.b.c = 1.5\n", limits), "");
    EXPECT_EQ(first_code("a.b.c.d = 1\n", limits), "toml.key_too_long");
    EXPECT_EQ(first_code("[a.b.c.d]\n", limits), "toml.key_too_long");
    EXPECT_EQ(first_code("x = { a.b.c.d = 1 }\n", limits), "toml.key_too_long");
    EXPECT_EQ(first_code("x = { y = 1, a.'b'.\"c\".d = 1 }\n", limits), "toml.key_too_long");
}

TEST(PreScanner, DoesNotTakeTheDotsOfFractionsForPartsOfAKey) {
    EXPECT_EQ(first_code("a = [1.5, 2.5, 3.5, 4.5]\nb = 'a.b.c.d.e'\n", {.key_parts = 2}), "");
}

TEST(PreScanner, RefusesBracketsTooDeepInOneAnother) {
    EXPECT_EQ(first_code("a = [[[1]]]\n", {.depth = 3}), "");
    EXPECT_EQ(first_code("a = [[[[1]]]]\n", {.depth = 3}), "toml.too_deep");
    EXPECT_EQ(first_code("a = [[{b = [1]}]]\n", {.depth = 3}), "toml.too_deep");
    EXPECT_EQ(first_code("a = '[[[[[['\n# [[[[[\n", {.depth = 3}), "");
}

TEST(PreScanner, RefusesWhatStandsBeyondEachLimit) {
    EXPECT_EQ(first_code("a = 1\n", {.bytes = 5}), "toml.too_large");
    EXPECT_EQ(first_code("a = 123456\n", {.line_bytes = 8}), "toml.line_too_long");
    EXPECT_EQ(first_code("a = 1\nb = 1\nc = 1\n", {.keys = 2}), "toml.too_many_keys");
    EXPECT_EQ(first_code("a = [1, 2, 3, 4]\n", {.values = 3}), "toml.too_many_values");
    EXPECT_EQ(first_code("[a]\n[b]\n[c]\n", {.headers = 2}), "toml.too_many_headers");
    EXPECT_EQ(first_code("a.b = 1\n[c.d]\nx = { e.f = 1 }\n", {.dotted = 2}),
              "toml.too_many_dotted");
}

TEST(PreScanner, RefusesAHeaderWithoutAName) {
    for (const char* text : {"[[[", "[.a]", "[]", "[[]]", "[ ]", "[", "[=]", "[ [a]]"})
        EXPECT_EQ(first_code(text), "toml.bad_header") << text;
}

TEST(PreScanner, RefusesLettersBeyondAsciiOutsideTextsAndComments) {
    EXPECT_EQ(scanned("título = \"x\"\n"),
              "f.toml:1:2: error: `í` must be in quotes (only texts and comments may contain "
              "letters beyond a-z) [toml.not_ascii]\n");
}

TEST(PreScanner, RefusesWhatIsNotUtf8WhereverItStands) {
    EXPECT_EQ(first_code("a = \"\xc3\"\n"), "toml.not_utf8");
    EXPECT_EQ(first_code("# \xff\n"), "toml.not_utf8");
    EXPECT_EQ(first_code("\x80 = 1\n"), "toml.not_utf8");
}

TEST(PreScanner, RefusesControlCharactersWhereverTheyStand) {
    EXPECT_EQ(first_code(std::string_view("a = 1\0\n", 7)), "toml.control_character");
    EXPECT_EQ(first_code("# \x1b\n"), "toml.control_character");
    EXPECT_EQ(first_code("a = \"\x7f\"\n"), "toml.control_character");
    EXPECT_EQ(first_code("a = 1\rb = 2\n"), "toml.control_character");
}

TEST(PreScanner, TellsSeveralFaultsButNotWithoutEnd) {
    EXPECT_EQ(pre_scan("é\ní\n", "f.toml").size(), 2u);
    EXPECT_EQ(pre_scan(std::string(1000, '\x01'), "f.toml").size(), 20u);
}

}  // namespace
}  // namespace fronteira::content
