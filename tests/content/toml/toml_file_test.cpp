// SPDX-License-Identifier: MIT
#include "content/toml/toml_file.hpp"

#include "support/scratch.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

namespace fronteira::content {
namespace {

std::string refusal(const Result<Value>& result) {
    return to_text(result.error());
}

TEST(TomlFile, KeepsKeysInTheOrderAndAtThePlacesOfTheFile) {
    const Result<Value> root = parse_toml("zeta = 1\n  alpha = [2, 3]\n[beta]\n", "f.toml");

    ASSERT_TRUE(root) << refusal(root);
    const Table& table = *root->as_table();
    ASSERT_EQ(table.entries.size(), 3u);
    EXPECT_EQ(table.entries[0].key, "zeta");
    EXPECT_EQ(table.entries[1].key, "alpha");
    EXPECT_EQ(table.entries[1].line, 2);
    EXPECT_EQ(table.entries[1].column, 3);
    EXPECT_EQ(table.entries[1].value.as_array()->at(1).column, 15);
    EXPECT_EQ(table.entries[2].key, "beta");
    EXPECT_EQ(table.entries[2].value.line, 3);
}

TEST(TomlFile, ReadsEveryKindOfValue) {
    const Result<Value> root = parse_toml(
        "a = true\nb = -3\nc = 1.5\nd = \"x\"\ne = 1979-05-27T07:32:00.5-03:30\nf = [1]\ng = {}\n",
        "f.toml");

    ASSERT_TRUE(root) << refusal(root);
    const Table& table = *root->as_table();
    EXPECT_TRUE(*table.find("a")->as_bool());
    EXPECT_EQ(*table.find("b")->as_integer(), -3);
    EXPECT_EQ(*table.find("c")->as_float(), 1.5);
    EXPECT_EQ(*table.find("d")->as_string(), "x");
    EXPECT_EQ(std::get<DateTime>(table.find("e")->data).text, "1979-05-27T07:32:00.5-03:30");
    EXPECT_EQ(table.find("f")->as_array()->size(), 1u);
    EXPECT_TRUE(table.find("g")->as_table()->entries.empty());
}

TEST(TomlFile, ReadsLettersAfterALineEndingBackslash) {
    const Result<Value> root =
        parse_toml("a = \"\"\"x \\\n   ção \\\n  \u0451 \u3000\"\"\"\n", "f.toml");

    ASSERT_TRUE(root) << refusal(root);
    EXPECT_EQ(*root->as_table()->find("a")->as_string(), "x ção \u0451 \u3000");
}

TEST(TomlFile, NamesThePlaceOfAFaultOfGrammar) {
    const Result<Value> root = parse_toml("a = 1\nb = = 2\n", "f.toml");

    ASSERT_FALSE(root);
    EXPECT_TRUE(refusal(root).starts_with("f.toml:2:5: error: ")) << refusal(root);
    EXPECT_EQ(root.error()[0].code, "toml.syntax");
}

TEST(TomlFile, RefusesTablesTooDeepInOneAnother) {
    std::string deep = "a = ";
    for (int i = 0; i < 20; ++i) deep += "{ b.c = ";
    deep += "1";
    for (int i = 0; i < 20; ++i) deep += " }";

    const Result<Value> root = parse_toml(deep, "f.toml");

    ASSERT_FALSE(root);
    EXPECT_NE(refusal(root).find("tables are nested too deeply"), std::string::npos);
}

TEST(TomlFile, ReadsAFile) {
    const support::Scratch files;
    files.write("a.toml", "a = 1\n");

    const Result<Value> root = read_toml(files.path() / "a.toml");

    ASSERT_TRUE(root) << refusal(root);
    EXPECT_EQ(*root->as_table()->find("a")->as_integer(), 1);
}

TEST(TomlFile, NamesTheFileAsTheCallerWishes) {
    const Result<Value> root = read_toml("/nowhere/at/all.toml", {}, "mods/war/mod.toml");

    ASSERT_FALSE(root);
    EXPECT_EQ(refusal(root), "mods/war/mod.toml: error: there is no such file [file.missing]\n");
}

TEST(TomlFile, RefusesWhatIsNoPlainFile) {
    const support::Scratch files;
    std::filesystem::create_directory(files.path() / "folder.toml");
    ASSERT_EQ(::mkfifo((files.path() / "pipe.toml").c_str(), 0600), 0);
    files.write("real.toml", "a = 1\n");
    std::filesystem::create_symlink(files.path() / "real.toml", files.path() / "link.toml");
    std::filesystem::create_symlink("link2.toml", files.path() / "link2.toml");

    const auto code = [&](const std::filesystem::path& path) {
        const Result<Value> root = read_toml(path);
        return root ? "" : root.error()[0].code;
    };

    EXPECT_EQ(code(files.path() / "folder.toml"), "file.not_a_file");
    EXPECT_EQ(code(files.path() / "pipe.toml"), "file.not_a_file");
    EXPECT_EQ(code(files.path() / "link.toml"), "file.symlink");
    EXPECT_EQ(code(files.path() / "link2.toml"), "file.symlink");
    EXPECT_EQ(code("/dev/zero"), "file.not_a_file");
    EXPECT_EQ(code("/dev/null"), "file.not_a_file");
    EXPECT_EQ(code(files.path() / "none.toml"), "file.missing");
}

TEST(TomlFile, RefusesAHugeFileWithoutReadingIt) {
    const support::Scratch files;
    files.write("huge.toml", "");
    std::filesystem::resize_file(files.path() / "huge.toml", uint64_t{1} << 40);

    const Result<Value> root = read_toml(files.path() / "huge.toml");

    ASSERT_FALSE(root);
    EXPECT_EQ(root.error()[0].code, "file.too_large");
}

}  // namespace
}  // namespace fronteira::content
