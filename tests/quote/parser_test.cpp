// SPDX-License-Identifier: MIT
#include "quote/parser.hpp"

#include <gtest/gtest.h>

namespace fronteira::quote {
namespace {

/// The tree with every operator in brackets.
std::string shown(const Node& node) {
    using Kind = Node::Kind;
    const auto list = [&](size_t from) {
        std::string text;
        for (size_t i = from; i < node.parts.size(); ++i)
            text += (i > from ? ", " : "") + shown(node.parts[i]);
        return text;
    };
    switch (node.kind) {
        case Kind::number:
            return std::to_string(node.number);
        case Kind::text:
            return "'" + node.word + "'";
        case Kind::name:
            return node.word;
        case Kind::member:
            return shown(node.parts[0]) + "." + node.word;
        case Kind::call:
            return shown(node.parts[0]) + "(" + list(1) + ")";
        case Kind::method:
            return shown(node.parts[0]) + ":" + node.word + "(" + list(1) + ")";
        case Kind::unary:
            return "(" + node.word + " " + shown(node.parts[0]) + ")";
        case Kind::binary:
            return "(" + shown(node.parts[0]) + " " + node.word + " " + shown(node.parts[1]) + ")";
    }
    return "";
}

std::string read(const std::string& text) {
    const auto node = parse(text);
    return node ? shown(*node) : to_text(node.error().front()).substr(1);  // no file
}

TEST(Parser, BindsOperatorsAsLuaDoes) {
    EXPECT_EQ(read("a or b and c == d + e * f"), "(a or (b and (c == (d + (e * f)))))");
    EXPECT_EQ(read("a - b - c"), "((a - b) - c)");
    EXPECT_EQ(read("not a == b"), "((not a) == b)");
    EXPECT_EQ(read("-a * b // 2 % 3"), "((((- a) * b) // 2) % 3)");
    EXPECT_EQ(read("(a or b) and c"), "((a or b) and c)");
    EXPECT_EQ(read("not not a"), "(not (not a))");
}

TEST(Parser, ReadsMembersCallsAndMethods) {
    EXPECT_EQ(read("match.reserve + on.region.reserve"), "(match.reserve + on.region.reserve)");
    EXPECT_EQ(read("min(3, from.armies - 1)"), "min(3, (from.armies - 1))");
    EXPECT_EQ(read("me:hand_size('territory') >= 3"), "(me:hand_size('territory') >= 3)");
    EXPECT_EQ(read("#me:regions \"owner\""), "(# me:regions('owner'))");
    EXPECT_EQ(read("f()"), "f()");
}

TEST(Parser, SaysWhichTextAPartHas) {
    const std::string text = "owner == me and (armies + 1) > 2";
    const auto node = parse(text);
    ASSERT_TRUE(node);
    const Node& right = node->parts[1];
    EXPECT_EQ(text.substr(right.begin, right.end - right.begin), "(armies + 1) > 2");
    EXPECT_EQ(right.at, text.find('>'));
}

TEST(Parser, PointsAtWhatIsOutOfPlace) {
    EXPECT_EQ(read("owner = me"),
              "1:7: error: `=` is out of place (use `==` to compare) "
              "[rules.bad_quote]");
    EXPECT_EQ(read("a != b"),
              "1:3: error: `!=` is out of place (write `~=` for not equal) "
              "[rules.bad_quote]");
    EXPECT_EQ(read("a && b"),
              "1:3: error: `&&` is out of place (write `and`) "
              "[rules.bad_quote]");
    EXPECT_EQ(read("a / 2"),
              "1:3: error: `/` is out of place (use `//` to divide whole numbers) "
              "[rules.bad_quote]");
    EXPECT_EQ(read("a +"),
              "1:4: error: the expression ends too early (a condition, a number or a bracket is "
              "missing) [rules.bad_quote]");
    EXPECT_EQ(read(""),
              "1:1: error: the expression ends too early (a condition, a number or a bracket is "
              "missing) [rules.bad_quote]");
    EXPECT_EQ(read("1.5"), "1:1: error: `1.5` is not a whole number [rules.bad_quote]");
    EXPECT_EQ(read("99999999999"),
              "1:1: error: `99999999999` is larger than any number of a match (the largest is "
              "2147483647) [rules.bad_quote]");
    const std::string otherwise =
        " is out of place (only a condition or a number can be in quotes; put a function after "
        "`where =`) [rules.bad_quote]";
    EXPECT_EQ(read("'open"),
              "1:1: error: `'` is out of place (a word must end with a quote) "
              "[rules.bad_quote]");
    EXPECT_EQ(read("and"), "1:1: error: `and`" + otherwise);
    EXPECT_EQ(read("a.1"), "1:3: error: `1`" + otherwise);
    EXPECT_EQ(read("return a"), "1:8: error: `a`" + otherwise);
    EXPECT_EQ(read("a is b"),
              "1:3: error: `is` is out of place (use `==` to compare) [rules.bad_quote]");
    EXPECT_EQ(read("a > 1)"),
              "1:6: error: `)` is out of place (there is no open `(` before it) [rules.bad_quote]");
}

TEST(Parser, KnowsLettersThatAreNoneOfLuas) {
    const auto said = [](const std::string& sign, const std::string& hint) {
        return "error: `" + sign + "` is out of place (" + hint + ") [rules.bad_quote]";
    };
    EXPECT_EQ(read("a == ‘word’"), "1:6: " + said("‘", "put words in straight quotes: 'word'"));
    EXPECT_EQ(read("a ≤ 3"), "1:3: " + said("≤", "write `<=` for at most"));
    EXPECT_EQ(read("a =< 3"), "1:3: " + said("=<", "write `<=` for at most"));
    EXPECT_EQ(read("posição > 3"), "1:5: " + said("ç", "names are made of a-z, 0-9 and _"));
}

TEST(Parser, EndsWithWhateverIsHandedToIt) {
    const auto repeated = [](const std::string& text, int times) {
        std::string all;
        for (int i = 0; i < times; ++i) all += text;
        return all;
    };
    for (const char* open : {"(", "not ", "-", "f(", "a.", "a+", "a or ", "a=="})
        EXPECT_FALSE(parse(repeated(open, 400))) << open;
    EXPECT_TRUE(parse(repeated("a + ", 400) + "a"));
    EXPECT_FALSE(parse(std::string(longest_quote + 1, 'a')));
    EXPECT_FALSE(parse(std::string("a\0b", 3)));
    EXPECT_FALSE(parse("\xff"));
}

TEST(Ranges, GoFromOneNumberToAnother) {
    const auto range = parse_range("1 to to.armies - 1");
    ASSERT_TRUE(range);
    EXPECT_EQ(shown(range->from), "1");
    EXPECT_EQ(shown(range->upto), "(to.armies - 1)");
    EXPECT_FALSE(parse_range("1"));
    EXPECT_FALSE(parse_range("1 to"));
    EXPECT_FALSE(parse_range("1 to 2 to 3"));
    EXPECT_FALSE(parse_range("1, 2"));
}

}  // namespace
}  // namespace fronteira::quote
