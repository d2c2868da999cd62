// SPDX-License-Identifier: MIT
#include "files/whole_file.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <cerrno>
#include <csignal>
#include <cstring>

namespace fronteira::files {
namespace {

/// No file may be larger than this: as when the disk is full.
class FullDisk {
 public:
    explicit FullDisk(rlim_t bytes) : signal_(std::signal(SIGXFSZ, SIG_IGN)) {
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit now{bytes, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &now);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;
    ~FullDisk() {
        setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, signal_);
    }

 private:
    void (*signal_)(int);
    rlimit before_{};
};

struct WholeFile : testing::Test {
    QByteArray kept() const {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QTemporaryDir folder;
    QString path = folder.filePath("map.toml");
};

TEST_F(WholeFile, TakesThePlaceOfWhatStoodThere) {
    ASSERT_EQ(write_whole(path, "a longer text"), QString());
    EXPECT_EQ(write_whole(path, "a text"), QString());
    EXPECT_EQ(kept(), "a text");
}

TEST_F(WholeFile, LeavesWhatStoodThereOnAFullDiskAndSaysSo) {
    ASSERT_EQ(write_whole(path, "a text"), QString());
    for (const qsizetype size : {100, 1 << 20}) {  // within Qt's buffer, and beyond it
        const FullDisk full(50);
        EXPECT_EQ(write_whole(path, QByteArray(size, 'x')), std::strerror(EFBIG)) << size;
        EXPECT_TRUE(kept() == "a text") << size;
        EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1) << size;
    }
}

TEST_F(WholeFile, SaysWhyThereIsNoPlaceForIt) {
    EXPECT_NE(write_whole(folder.filePath("gone/map.toml"), "a text"), QString());
    EXPECT_NE(write_whole(folder.path(), "a text"), QString());
}

}  // namespace
}  // namespace fronteira::files
