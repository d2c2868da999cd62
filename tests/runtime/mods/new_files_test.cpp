// SPDX-License-Identifier: MIT
#include "runtime/mods/new_files.hpp"

#include "support/scratch.hpp"

#include <gtest/gtest.h>

namespace fronteira::runtime {
namespace {

namespace fs = std::filesystem;

class NewFiles : public testing::Test {
 protected:
    support::Scratch scratch_;
    const fs::path folder_ = scratch_.path();
};

TEST_F(NewFiles, LeaveNothingBehindWhenOneOfThemCannotBeWritten) {
    const auto written = write_new_files({{folder_ / "maps/isle.toml", "id"},
                                          {folder_ / "isle.png", "picture"},
                                          {folder_ / std::string(300, 'x'), "more"}});

    ASSERT_FALSE(written);
    EXPECT_EQ(written.error()[0].code, "new.unwritable");
    EXPECT_NE(written.error()[0].message.find("File name too long"), std::string::npos);
    for (const auto& entry : fs::recursive_directory_iterator(folder_))
        EXPECT_TRUE(entry.is_directory()) << entry.path();
}

}  // namespace
}  // namespace fronteira::runtime
