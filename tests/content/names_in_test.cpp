// SPDX-License-Identifier: MIT
#include "content/names_in.hpp"

#include "support/scratch.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::content {
namespace {

TEST(NamesIn, AreThoseThatEndSoInOrder) {
    const support::Scratch folder;
    for (const char* name : {"b.lua", "a.lua", "c.lua.txt", ".lua", "d_spec.lua"})
        folder.write(name, "");

    EXPECT_THAT(names_in(folder.path(), ".lua"),
                testing::ElementsAre("a.lua", "b.lua", "d_spec.lua"));
    EXPECT_THAT(names_in(folder.path(), "_spec.lua"), testing::ElementsAre("d_spec.lua"));
}

TEST(NamesIn, AreTheFirstOfTooMany) {
    const support::Scratch folder;
    for (const char* name : {"c.lua", "a.lua", "b.lua"}) folder.write(name, "");

    EXPECT_THAT(names_in(folder.path(), ".lua", 2), testing::ElementsAre("a.lua", "b.lua"));
}

TEST(NamesIn, AreNoneWhereThereIsNoFolder) {
    const support::Scratch folder;
    folder.write("file", "");

    EXPECT_THAT(names_in(folder.path() / "gone", ".lua"), testing::IsEmpty());
    EXPECT_THAT(names_in(folder.path() / "file", ".lua"), testing::IsEmpty());
}

}  // namespace
}  // namespace fronteira::content
