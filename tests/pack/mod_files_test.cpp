// SPDX-License-Identifier: MIT
#include "pack/mod_files.hpp"

#include "support/scratch.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

namespace fronteira::pack {
namespace {

using support::Scratch;
using testing::ElementsAre;

std::vector<std::string> names(const Files& files) {
    std::vector<std::string> list;
    for (const File& file : files) list.push_back(file.name);
    return list;
}

TEST(ModFiles, AreAllButWhatIsHiddenAndWhatAuthorsKeep) {
    const Scratch folder;
    folder.write("mod.toml", "id = \"a\"\n");
    folder.write("rules/init.lua", "return {}\n");
    folder.write("maps/source/make.py", "import os\n");
    folder.write("maps/.world.toml.unsaved", "");
    folder.write(".git/config", "");
    folder.write("odd.exe", "MZ");

    const auto found = read_mod_files(folder.path());

    ASSERT_TRUE(found) << to_text(found.error());
    EXPECT_THAT(names(found->files), ElementsAre("mod.toml", "odd.exe", "rules/init.lua"));
    EXPECT_EQ(found->files[2].bytes, "return {}\n");
    EXPECT_THAT(found->left_out, ElementsAre("maps/source"));
}

TEST(ModFiles, HoldNoLinkAndNoDevice) {
    const Scratch folder;
    folder.write("mod.toml", "");
    std::filesystem::create_symlink("/etc/passwd", folder.path() / "a.txt");
    std::filesystem::create_directory_symlink("/etc", folder.path() / "etc");
    ASSERT_EQ(::mkfifo((folder.path() / "pipe.txt").c_str(), 0600), 0);

    const auto found = read_mod_files(folder.path());

    ASSERT_FALSE(found);
    std::vector<std::string> codes;
    for (const Diagnostic& finding : found.error()) codes.push_back(finding.code);
    EXPECT_THAT(codes, testing::UnorderedElementsAre("pack.link", "pack.link", "file.not_a_file"));
}

TEST(ModFiles, AreNotReadWithoutEnd) {
    const Scratch folder;
    folder.write("large.txt", std::string((size_t{8} << 20) + 1, 'a'));
    EXPECT_EQ(read_mod_files(folder.path()).error()[0].code, "file.too_large");

    const Scratch many;
    for (int i = 0; i < 2005; ++i) many.write("d/" + std::to_string(i) + ".txt", "");
    EXPECT_EQ(read_mod_files(many.path()).error()[0].code, "pack.too_many_files");

    EXPECT_EQ(read_mod_files("/nowhere").error()[0].code, "pack.unreadable");
}

TEST(ModFiles, AreTwoThousandAtMost) {
    const Scratch folder;
    for (int i = 0; i < 2000; ++i) folder.write("text/" + std::to_string(i) + ".toml", "");
    EXPECT_TRUE(read_mod_files(folder.path()));

    folder.write("mod.toml", "id = \"a\"\n");
    const auto found = read_mod_files(folder.path());

    ASSERT_FALSE(found);
    ASSERT_EQ(found.error().size(), 1u);
    EXPECT_EQ(found.error().front().code, "pack.too_many_files");
}

}  // namespace
}  // namespace fronteira::pack
