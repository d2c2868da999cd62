// SPDX-License-Identifier: MIT
#include "match/records/record_file.hpp"

#include "toy_session.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <fstream>

namespace fronteira::match {
namespace {

namespace fs = std::filesystem;

class RecordFile : public ::testing::Test {
 protected:
    void SetUp() override {
        folder = fs::path(::testing::TempDir()) /
                 ("record_file_" + std::to_string(::getpid()) + "_" +
                  ::testing::UnitTest::GetInstance()->current_test_info()->name());
        fs::create_directories(folder);
    }
    void TearDown() override { fs::remove_all(folder); }
    std::vector<std::string> names() const {
        std::vector<std::string> found;
        for (const auto& entry : fs::directory_iterator(folder))
            found.push_back(entry.path().filename().string());
        return found;
    }

    fs::path folder;
};

TEST_F(RecordFile, LoadsWhatWasSaved) {
    const Record record = played_record(4, 20);
    ASSERT_TRUE(save_record(record, folder / "a.record"));
    const auto loaded = load_record(folder / "a.record");
    ASSERT_TRUE(loaded) << to_text(loaded.error());
    EXPECT_EQ(write_record(*loaded), write_record(record));
    EXPECT_EQ(loaded->file, (folder / "a.record").string());
}

TEST_F(RecordFile, ReplacesAnOlderSaveAndLeavesNothingBeside) {
    ASSERT_TRUE(save_record(played_record(4, 5), folder / "a.record"));
    const Record record = played_record(4, 20);
    ASSERT_TRUE(save_record(record, folder / "a.record"));
    EXPECT_EQ(write_record(*load_record(folder / "a.record")), write_record(record));
    EXPECT_EQ(names(), std::vector<std::string>{"a.record"});
}

TEST_F(RecordFile, IsSavedWhereALinkLeadsForWhomItWasToRead) {
    fs::create_directories(folder / "real");
    ASSERT_TRUE(save_record(played_record(4, 5), folder / "real/a.record"));
    fs::permissions(folder / "real/a.record", fs::perms::owner_read | fs::perms::owner_write);
    fs::create_symlink("real/a.record", folder / "link.record");
    const Record record = played_record(4, 20);

    ASSERT_TRUE(save_record(record, folder / "link.record"));

    EXPECT_TRUE(fs::is_symlink(folder / "link.record"));
    EXPECT_EQ(write_record(*load_record(folder / "real/a.record")), write_record(record));
    EXPECT_EQ(fs::status(folder / "real/a.record").permissions(), fs::perms(0600));
}

TEST_F(RecordFile, MayHaveTheLongestNameThatAFolderHolds) {
    const std::string name(255, 'a');

    EXPECT_TRUE(save_record(played_record(4, 5), folder / name));

    EXPECT_EQ(names(), std::vector<std::string>{name});
}

TEST_F(RecordFile, KeepsTheOldSaveWhenItCannotWrite) {
    fs::create_directories(folder / "a.record" / "inside");
    const auto saved = save_record(played_record(4, 5), folder / "a.record");
    ASSERT_FALSE(saved);
    EXPECT_NE(to_text(saved.error()).find("cannot be saved"), std::string::npos);
    EXPECT_EQ(names(), std::vector<std::string>{"a.record"}) << "no half-written file is left";
}

TEST_F(RecordFile, NamesAFileThatIsNotThere) {
    const auto loaded = load_record(folder / "none.record");
    ASSERT_FALSE(loaded);
    EXPECT_NE(to_text(loaded.error()).find("none.record: error: there is no such file"),
              std::string::npos);
    EXPECT_FALSE(load_record(folder)) << "a folder is no record";
}

TEST_F(RecordFile, DoesNotReadAFileOfAbsurdSize) {
    std::ofstream(folder / "big.record") << "fronteira record 1\n";
    fs::resize_file(folder / "big.record", most_record_bytes + 1);
    const auto loaded = load_record(folder / "big.record");
    ASSERT_FALSE(loaded);
    EXPECT_EQ(loaded.error().front().code, "record.too_large");
}

TEST_F(RecordFile, TellsOfAFileOfNothingButFaultsOnlyAFew) {
    std::ofstream file(folder / "odd.record");
    file << "fronteira record 1\nruleset a 1\nmap b 0\nplayers 2\nseed 1\n";
    for (int i = 0; i < 100'000; ++i) file << "option x y\n";
    file.close();

    const auto loaded = load_record(folder / "odd.record");

    ASSERT_FALSE(loaded);
    EXPECT_LT(loaded.error().size(), 50u);
}

TEST_F(RecordFile, DoesNotWaitForAPipe) {
    ASSERT_EQ(::mkfifo((folder / "pipe.record").c_str(), 0600), 0);

    EXPECT_FALSE(load_record(folder / "pipe.record"));
}

}  // namespace
}  // namespace fronteira::match
