// SPDX-License-Identifier: MIT
#include "content/mods/content_hash.hpp"

#include "content/mods/mod_folder.hpp"
#include "support/scratch.hpp"

#include <gtest/gtest.h>

namespace fronteira::content {
namespace {

struct ContentHash : ::testing::Test {
    static void fill(const support::Scratch& files) {
        files.write("mod.toml",
                    "id = \"m\"\nversion = \"1.0.0\"\napi = 1\nname = \"M\"\n[[ruleset]]\n"
                    "id = \"m\"\nname = \"M\"\nrules = \"law\"\n");
        files.write("law/init.lua", "return {}");
        files.write("law/deep/er.lua", "return 1");
        files.write("maps/world.toml", "id = \"world\"");
        files.write("cards/deck.toml", "");
    }

    static std::string hash(const support::Scratch& files) {
        const Result<Mod> mod = load_mod(files.path());
        EXPECT_TRUE(mod) << to_text(mod.error());
        const Result<std::string> found = content_hash(*mod);
        return found ? *found : to_text(found.error());
    }

    ContentHash() { fill(files); }
    support::Scratch files;
};

TEST_F(ContentHash, IsTheSameForTheSameFilesWhereverTheyLie) {
    const support::Scratch others;
    fill(others);

    EXPECT_EQ(hash(files), hash(others));
    EXPECT_EQ(hash(files).size(), 32u);
}

TEST_F(ContentHash, ChangesWithEveryFileThatDecidesAMatch) {
    const std::string before = hash(files);
    for (const char* name :
         {"law/init.lua", "law/deep/er.lua", "maps/world.toml", "cards/deck.toml", "law/new.lua"}) {
        support::Scratch changed;
        fill(changed);
        changed.write(name, "-- other");
        EXPECT_NE(hash(changed), before) << name;
    }
}

TEST_F(ContentHash, LeavesMapsOutForWhoeverHasOneOfThem) {
    const auto without_maps = [&] { return content_hash_without_maps(*load_mod(files.path())); };
    const std::string before = *without_maps();
    files.write("maps/world.toml", "id = \"changed\"");
    files.write("maps/other.toml", "id = \"other\"");
    EXPECT_EQ(*without_maps(), before);
    files.write("cards/deck.toml", "# changed");
    EXPECT_NE(*without_maps(), before);
}

TEST_F(ContentHash, ChangesWhenBytesMoveFromOneFileToTheNext) {
    files.write("law/a.lua", "xy");
    files.write("law/b.lua", "z");
    const std::string before = hash(files);
    files.write("law/a.lua", "x");
    files.write("law/b.lua", "yz");

    EXPECT_NE(hash(files), before);
}

TEST_F(ContentHash, LeavesOutWhatDecidesNothing) {
    const std::string before = hash(files);
    files.write("text/en.toml", "a = \"b\"\n");
    files.write("bots/greedy.lua", "");
    files.write("tests/attack_spec.lua", "");
    files.write("readme.md", "");

    EXPECT_EQ(hash(files), before);
}

// The map editor keeps what is not saved beside the map, also after a crash.
TEST_F(ContentHash, LeavesOutHiddenFiles) {
    const std::string before = hash(files);
    files.write("maps/.world.toml.unsaved", "id = \"world\"\n");
    files.write("law/.deep/init.lua", "-- other");
    files.write("cards/.DS_Store", "");

    EXPECT_EQ(hash(files), before);
}

// A mod that came as a pack has no such folder, and plays the same matches.
TEST_F(ContentHash, LeavesOutWhatAuthorsKeep) {
    const std::string before = hash(files);
    files.write("maps/source/draw_world.py", "import os");
    files.write("law/deep/source/table.ods", "PK");

    EXPECT_EQ(hash(files), before);
}

TEST_F(ContentHash, RefusesSymbolicLinks) {
    const Result<Mod> mod = load_mod(files.path());
    ASSERT_TRUE(mod);
    std::filesystem::create_symlink("/etc/passwd", files.path() / "law/x.lua");
    const Result<std::string> file_link = content_hash(*mod);
    std::filesystem::remove(files.path() / "law/x.lua");
    std::filesystem::create_directory_symlink("/etc", files.path() / "law/etc");
    const Result<std::string> folder_link = content_hash(*mod);

    ASSERT_FALSE(file_link);
    EXPECT_EQ(file_link.error()[0].code, "file.symlink");
    ASSERT_FALSE(folder_link);
}

}  // namespace
}  // namespace fronteira::content
