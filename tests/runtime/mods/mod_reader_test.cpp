// SPDX-License-Identifier: MIT
#include "runtime/mods/mod_reader.hpp"

#include "support/scratch.hpp"

#include <gtest/gtest.h>

#include <filesystem>

namespace fronteira::runtime {
namespace {

namespace fs = std::filesystem;

/// Two mods side by side, and a file that belongs to neither.
class ModReader : public testing::Test {
 protected:
    ModReader() {
        base_.folder = root_ / "base";
        own_.folder = root_ / "own";
        write("secret.lua", "secret");
        write("base/rules/both.lua", "base");
        write("base/rules/base.lua", "base");
        write("own/rules/both.lua", "own");
        fs::create_symlink(root_ / "secret.lua", own_.folder / "rules/link.lua");
        fs::create_directory_symlink(root_, own_.folder / "out");
    }

    void write(const std::string& name, const std::string& text) { scratch_.write(name, text); }

    support::Scratch scratch_;
    const fs::path root_ = scratch_.path();
    Mod base_, own_;
};

TEST_F(ModReader, ReadsAFileOfTheMod) {
    EXPECT_EQ(read_mod_file(own_, "rules/both.lua"), "own");
}

TEST_F(ModReader, ReadsNothingOutsideOfTheMod) {
    for (const char* name : {"../secret.lua", "rules/../../secret.lua", "/etc/passwd",
                             "rules/link.lua", "out/secret.lua", "rules//both.lua", "rules", "",
                             ".", "rules/both.lua/", "./rules/both.lua"})
        EXPECT_EQ(read_mod_file(own_, name), std::nullopt) << name;
}

TEST_F(ModReader, PrefersTheModToThoseItDependsOn) {
    EXPECT_EQ(read_mod_file({&base_, &own_}, "rules/both.lua"), "own");
    EXPECT_EQ(read_mod_file({&base_, &own_}, "rules/base.lua"), "base");
    EXPECT_EQ(read_mod_file({&base_, &own_}, "rules/none.lua"), std::nullopt);
}

}  // namespace
}  // namespace fronteira::runtime
