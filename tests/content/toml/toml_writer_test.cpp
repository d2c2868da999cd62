// SPDX-License-Identifier: MIT
#include "content/toml/toml_writer.hpp"

#include "content/toml/toml_file.hpp"
#include "fixture.hpp"

#include <gtest/gtest.h>

namespace fronteira::content {
namespace {

Value parsed(const std::string& text) {
    const Result<Value> value = parse_toml(text, "f.toml");
    EXPECT_TRUE(value) << to_text(value.error()) << text;
    return value ? *value : Value{};
}

std::string rewritten(const std::string& text) {
    return write_toml(*parsed(text).as_table());
}

TEST(TomlWriter, PutsValuesBeforeTablesBeforeListsOfTables) {
    EXPECT_EQ(rewritten("[[b]]\nx = 1\n[b.c]\ny = 2\n[[b]]\n[a]\nz = true\n[top]\n"),
              "[a]\nz = true\n\n[top]\n\n[[b]]\nx = 1\n\n[b.c]\ny = 2\n\n[[b]]\n");
}

TEST(TomlWriter, EscapesWhatMayNotStandInAText) {
    EXPECT_EQ(write_string("a\"b\\c\nd\te\x01\x7f"
                           "ção"),
              "\"a\\\"b\\\\c\\nd\\te\\u0001\\u007fção\"");
}

TEST(TomlWriter, QuotesKeysOnlyWhereTheyNeedIt) {
    EXPECT_EQ(write_key("a-b_1"), "a-b_1");
    EXPECT_EQ(write_key("a.b"), "\"a.b\"");
    EXPECT_EQ(write_key(""), "\"\"");
    EXPECT_EQ(write_key("ação"), "\"ação\"");
}

TEST(TomlWriter, WritesFractionsThatStayFractions) {
    EXPECT_EQ(write_value({1.0, 0, 0}), "1.0");
    EXPECT_EQ(write_value({0.1, 0, 0}), "0.1");
    EXPECT_EQ(write_value({-2.5e-9, 0, 0}), "-2.5e-09");
}

TEST(TomlWriter, BreaksLongListsWithTwoBlanks) {
    std::string numbers;
    for (int i = 0; i < 60; ++i) numbers += "100, ";

    const std::string text = rewritten("a = [" + numbers + "]\nb = [[" + numbers + "], [1, 2]]\n");

    EXPECT_TRUE(text.starts_with("a = [\n  100, 100,")) << text;
    EXPECT_NE(text.find("b = [\n  [\n    100, 100,"), std::string::npos) << text;
    EXPECT_NE(text.find("\n  ],\n  [1, 2],\n]\n"), std::string::npos) << text;
    for (size_t begin = 0; begin < text.size(); begin = text.find('\n', begin) + 1)
        EXPECT_LE(text.find('\n', begin) - begin, 100u);
}

TEST(TomlWriter, WritesWhatReadsAsTheSame) {
    for (const char* text : {
             "",
             "a = []\nb = {}\nc = [[]]\nd = [{}]\ne = [{}, 1]\n",
             "a = inf\nb = -inf\nc = nan\nd = -0.0\ne = 1e300\nf = 5e-324\n",
             "a = -9223372036854775808\nb = 9223372036854775807\nc = 0xff\nd = 0o17\ne = 0b11\n",
             "a = 1979-05-27T07:32:00Z\nb = 1979-05-27T00:32:00.999999-07:00\nc = 1979-05-27\n"
             "d = 07:32:00\ne = 1979-05-27T07:32:00\nf = 0001-01-01\n",
             "a.b.c = 1\na.d = 2\n[x]\ny.z = 3\n[x.w]\nv = 4\n",
             "a = \"\"\"\nx \\\n   y\n\"\"\"\nb = '''\n'x'\n'''\n\"\" = 1\n\"q.r\" = { \"s t\" = 1 "
             "}\n",
             "[[a]]\n[[a.b]]\nx = 1\n[[a.b]]\n[a.b.c]\n[[a]]\n",
             "a = { b = { c = { d = [1, { e = \"f\" }] } } }\n",
         }) {
        const Value value = parsed(text);

        const std::string written = write_toml(*value.as_table());

        EXPECT_TRUE(parsed(written) == value) << text << "became\n" << written;
        EXPECT_EQ(rewritten(written), written);
    }
}

}  // namespace
}  // namespace fronteira::content
