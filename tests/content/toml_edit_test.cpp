// SPDX-License-Identifier: MIT
#include "content/toml/toml_edit.hpp"

#include <gtest/gtest.h>

namespace fronteira::content {
namespace {

constexpr const char* manifest = R"(# My mod.
id = "war" # the id
colours = ["red", "green"] # two

[depends]
base = ">=1" # at least

# The first.
[[ruleset]]
id = "one"
[ruleset.needs]
tags = { port = 2, oil = 3 }

# The second.
[[ruleset]]
id = "two" # last
)";

Value text(const char* words) {
    return {std::string(words), 0, 0};
}
Value number(int64_t value) {
    return {value, 0, 0};
}

std::string edited(Edit edit, const std::string& before = manifest) {
    const Result<std::string> after = edit_toml(before, "f.toml", {std::move(edit)});
    return after ? *after : to_text(after.error());
}

/// The manifest with one piece replaced.
std::string with(const std::string& old, const std::string& fresh) {
    std::string after = manifest;
    return after.replace(after.find(old), old.size(), fresh);
}

TEST(TomlEdit, SetsAValueAndKeepsTheCommentBehindIt) {
    EXPECT_EQ(edited({Edit::Kind::set, "id", text("peace")}),
              with("id = \"war\" #", "id = \"peace\" #"));
    EXPECT_EQ(edited({Edit::Kind::set, "ruleset[2].id", text("three")}),
              with("\"two\"", "\"three\""));
}

TEST(TomlEdit, SetsWithinAnInlineTableOrList) {
    EXPECT_EQ(edited({Edit::Kind::set, "ruleset[1].needs.tags.oil", number(9)}),
              with("oil = 3", "oil = 9"));
    EXPECT_EQ(edited({Edit::Kind::set, "colours[2]", text("blue")}), with("green", "blue"));
}

TEST(TomlEdit, PutsANewKeyBehindTheLastOfItsTable) {
    EXPECT_EQ(edited({Edit::Kind::set, "version", text("1.0.0")}),
              with("# two\n", "# two\nversion = \"1.0.0\"\n"));
    EXPECT_EQ(edited({Edit::Kind::set, "depends.maps", text("*")}),
              with("# at least\n", "# at least\nmaps = \"*\"\n"));
    EXPECT_EQ(edited({Edit::Kind::set, "ruleset[1].map", text("world")}),
              with("id = \"one\"\n", "id = \"one\"\nmap = \"world\"\n"));
}

TEST(TomlEdit, PutsAKeyOfATableThatIsNotThereIntoANewOne) {
    EXPECT_EQ(edited({Edit::Kind::set, "b", number(1)}, "# head\n"), "# head\nb = 1\n");
    EXPECT_EQ(edited({Edit::Kind::set, "a.y", number(2)}, "a.x = 1\n[b]\n"),
              "a.x = 1\na.y = 2\n[b]\n");
}

TEST(TomlEdit, SetsAWholeTable) {
    Table table;
    table.set("regions", {true, 0, 0});

    EXPECT_EQ(edited({Edit::Kind::set, "ruleset[2].needs", {table, 0, 0}}),
              std::string(manifest) + "\n[ruleset.needs]\nregions = true\n");
}

TEST(TomlEdit, AppendsATableToAListOfTables) {
    Table table;
    table.set("id", text("three"));

    EXPECT_EQ(edited({Edit::Kind::append, "ruleset", {table, 0, 0}}),
              std::string(manifest) + "\n[[ruleset]]\nid = \"three\"\n");
    EXPECT_EQ(edited({Edit::Kind::append, "colours", text("blue")}),
              with("\"green\"]", "\"green\", \"blue\"]"));
    EXPECT_EQ(edited({Edit::Kind::append, "bot", {table, 0, 0}}, "a = 1"),
              "a = 1\n\n[[bot]]\nid = \"three\"\n");
}

TEST(TomlEdit, RemovesAKeyATableAndAnItem) {
    EXPECT_EQ(edited({Edit::Kind::remove, "id", {}}), with("id = \"war\" # the id\n", ""));
    EXPECT_EQ(edited({Edit::Kind::remove, "depends", {}}),
              with("[depends]\nbase = \">=1\" # at least\n", ""));
    EXPECT_EQ(
        edited({Edit::Kind::remove, "ruleset[1]", {}}),
        with("[[ruleset]]\nid = \"one\"\n[ruleset.needs]\ntags = { port = 2, oil = 3 }\n", ""));
    EXPECT_EQ(edited({Edit::Kind::remove, "a[1]", {}}, "[[a]]\n"), "");
}

TEST(TomlEdit, SaysWhyItCannot) {
    EXPECT_EQ(
        edited({Edit::Kind::remove, "nothing", {}}),
        "f.toml: error: cannot change `nothing`: there is no such thing [toml.cannot_edit]\n");
    EXPECT_EQ(edited({Edit::Kind::append, "id", number(1)}),
              "f.toml: error: cannot change `id`: it is not a list [toml.cannot_edit]\n");
    EXPECT_EQ(edited({Edit::Kind::set, "a..b", number(1)}),
              "f.toml: error: cannot change `a..b`: it is not a path [toml.cannot_edit]\n");
    EXPECT_EQ(edited({Edit::Kind::set, "ruleset[3].id", number(1)}),
              "f.toml: error: cannot change `ruleset[3].id`: there is nothing to put it into "
              "[toml.cannot_edit]\n");
}

TEST(TomlEdit, MakesSeveralEditsOneAfterAnother) {
    const Result<std::string> after = edit_toml("a = 1\n", "f.toml",
                                                {{Edit::Kind::set, "b", number(2)},
                                                 {Edit::Kind::remove, "a", {}},
                                                 {Edit::Kind::set, "b", number(3)}});

    ASSERT_TRUE(after);
    EXPECT_EQ(*after, "b = 3\n");
}

}  // namespace
}  // namespace fronteira::content
