// SPDX-License-Identifier: MIT
#include "host/store.hpp"

#include "talk.hpp"

#include <sys/stat.h>

namespace fronteira::host {
namespace {

using Lines = std::vector<std::string>;

KeptMatch a_match(const std::string& id) {
    return {id, {{"map", "ring"}}, "head\n", "", 0};
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
    EXPECT_EQ(store->matches()->front().about["map"], "ring");
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
}

}  // namespace
}  // namespace fronteira::host
