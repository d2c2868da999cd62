// SPDX-License-Identifier: MIT
#include "runtime/mods/new_files.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

namespace fronteira::runtime {
namespace {

namespace fs = std::filesystem;

class NewFiles : public testing::Test {
 protected:
    NewFiles() {
        std::string form = (fs::temp_directory_path() / "fronteira_XXXXXX").string();
        folder_ = ::mkdtemp(form.data());
    }
    ~NewFiles() override { fs::remove_all(folder_); }

    fs::path folder_;
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
