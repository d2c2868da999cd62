// SPDX-License-Identifier: MIT
#include "host/store.hpp"

#include "talk.hpp"

#include <gmock/gmock.h>
#include <sys/stat.h>

namespace fronteira::host {
namespace {

using Lines = std::vector<std::string>;

KeptMatch a_match(const std::string& id) {
    AboutMatch about;
    about.map = "ring";
    return {id, std::move(about), "head\n", "", 0};
}

TEST(Store, KeepsWhatWasCommittedAndNothingElse) {
    const Scratch scratch;
    {
        auto store = Store::open(scratch / "s").value();
        store->put(a_match("a"));
        store->put_moves("a", 0, {"one", "two"});
        ASSERT_TRUE(store->commit());
        store->put_moves("a", 2, {"three"});
    }
    const auto store = Store::open(scratch / "s").value();
    EXPECT_EQ(store->moves("a"), (Lines{"one", "two"}));
    ASSERT_EQ(store->matches()->size(), 1u);
    EXPECT_EQ(store->matches()->front().about.map, "ring");
    EXPECT_EQ(store->matches()->front().moves, 2u);
}

TEST(Store, TellsAMatchAsItWasCommittedLast) {
    const auto store = Store::open(":memory:").value();
    store->put(a_match("a"));
    store->put_moves("a", 0, {"one"});
    ASSERT_TRUE(store->commit());
    ASSERT_TRUE(store->match("a"));
    EXPECT_EQ(store->match("a")->head, "head\n");
    EXPECT_EQ(store->match("a")->moves, 1u);
    EXPECT_FALSE(store->match("b"));
}

TEST(Store, PutsNewMovesInPlaceOfThoseTakenBack) {
    const auto store = Store::open(":memory:").value();
    store->put(a_match("a"));
    store->put_moves("a", 0, {"one", "two", "three"});
    store->put_moves("a", 1, {"other"});
    ASSERT_TRUE(store->commit());
    EXPECT_EQ(store->moves("a"), (Lines{"one", "other"}));
}

TEST(Store, ForgetsAMatchAndItsMoves) {
    const auto store = Store::open(":memory:").value();
    store->put(a_match("a"));
    store->put(a_match("b"));
    store->put_moves("a", 0, {"one"});
    store->forget("a");
    ASSERT_TRUE(store->commit());
    EXPECT_EQ(store->matches()->size(), 1u);
    EXPECT_TRUE(store->moves("a")->empty());
}

TEST(Store, IsForItsOwnerAlone) {
    const Scratch scratch;
    const auto store = Store::open(scratch / "s").value();
    for (const char* file : {"s", "s-wal"}) {
        struct stat is {};
        ASSERT_EQ(stat((scratch / file).c_str(), &is), 0);
        EXPECT_EQ(is.st_mode & 0777, 0600u) << file;
    }
}

TEST(Store, SaysWhyItCannotBeOpened) {
    const auto store = Store::open("/proc/nowhere/s");
    ASSERT_FALSE(store);
    EXPECT_EQ(store.error().front().code, "store.open");
    EXPECT_THAT(store.error().front().message, testing::HasSubstr("No such file or directory"));
}

TEST(Store, IsKeptByOneHostAtATimeAndSaysSo) {
    const Scratch scratch;
    const auto first = Store::open(scratch / "s").value();
    const auto second = Store::open(scratch / "s");
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().front().code, "store.in_use");
    EXPECT_THAT(second.error().front().hint, testing::HasSubstr("another host"));
}

TEST(Store, LeavesAloneWhatIsNoStoreOfThisVersion) {
    const Scratch scratch;
    const auto lay = [&](const char* sql) {
        (void)database::Database::open(scratch / "s", database::Database::Access::create)
            .value()
            ->execute(sql);
        const auto store = Store::open(scratch / "s");
        return store ? "" : store.error().front().message;
    };
    EXPECT_THAT(lay("CREATE TABLE match (x INTEGER)"), testing::HasSubstr("another program"));
    EXPECT_THAT(lay("PRAGMA user_version = 1"), testing::HasSubstr("another program"));
    EXPECT_THAT(lay("PRAGMA user_version = 2"), testing::HasSubstr("later version"));
}

}  // namespace
}  // namespace fronteira::host
