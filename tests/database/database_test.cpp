// SPDX-License-Identifier: MIT
#include "database/database.hpp"

#include "support/scratch.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

namespace fronteira::database {
namespace {

namespace fs = std::filesystem;
using support::Scratch;
using testing::HasSubstr;

constexpr const char* one_row =
    "PRAGMA journal_mode = WAL; CREATE TABLE kept (number); INSERT INTO kept VALUES (7)";

/// The program in a folder of its own.
class InAFolder : public testing::Test {
 protected:
    InAFolder() { fs::current_path(scratch_.path()); }
    ~InAFolder() override { fs::current_path(before_); }

    static int64_t read(const fs::path& path) {
        const auto database = Database::open(path, Database::Access::read);
        if (!database) throw std::runtime_error(to_text(database.error()));
        Statement found = (*database)->prepare("SELECT number FROM kept");
        return found.row() ? found.whole(0) : -1;
    }

    Scratch scratch_;
    fs::path before_ = fs::current_path();
};

using DatabaseFile = InAFolder;

TEST_F(DatabaseFile, LiesWhereItsPathSaysWhateverThePathLooksLike) {
    for (const char* name : {"plain", "file:led?mode=memory", "file:led", ":memory:", "50%#1?"}) {
        {
            const auto made = Database::open(name, Database::Access::create);
            ASSERT_TRUE(made) << to_text(made.error());
            ASSERT_TRUE((*made)->execute(one_row));
        }
        EXPECT_TRUE(fs::exists(fs::path(name))) << name;
        EXPECT_EQ(read(name), 7) << name;
    }
}

TEST_F(DatabaseFile, IsNoneInMemory) {
    const auto made = Database::open("nowhere", Database::Access::memory);
    ASSERT_TRUE(made) << to_text(made.error());

    EXPECT_TRUE((*made)->execute(one_row));

    EXPECT_TRUE(fs::is_empty(scratch_.path()));
}

/// Nobody in particular, who may write nothing here.
class AsAnybody {
 public:
    AsAnybody() { is_other_ = ::geteuid() == 0 && ::seteuid(65534) == 0; }
    ~AsAnybody() {
        if (is_other_ && ::seteuid(0) != 0) std::abort();
    }

 private:
    bool is_other_ = false;
};

TEST_F(DatabaseFile, IsReadWhereNothingMayBeWritten) {
    ASSERT_TRUE((*Database::open("50% ?#", Database::Access::create))->execute(one_row));
    fs::permissions(scratch_.path(), fs::perms(0555));
    fs::permissions("50% ?#", fs::perms(0444));
    {
        const AsAnybody anybody;
        EXPECT_EQ(read("50% ?#"), 7);
    }
    fs::permissions(scratch_.path(), fs::perms(0700));
}

TEST_F(DatabaseFile, ThatMayNotBeReadSaysSo) {
    ASSERT_TRUE((*Database::open("secret", Database::Access::create))->execute(one_row));
    fs::permissions("secret", fs::perms(0000));
    fs::permissions(scratch_.path(), fs::perms(0755));
    const AsAnybody anybody;

    const auto refused = Database::open("secret", Database::Access::read);

    ASSERT_FALSE(refused);
    EXPECT_THAT(to_text(refused.error()), HasSubstr("secret: error: cannot be read: "));
}

}  // namespace
}  // namespace fronteira::database
