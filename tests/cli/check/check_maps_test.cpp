// SPDX-License-Identifier: MIT
// What `check` finds in the maps of a mod.
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

using testing::HasSubstr;

TEST(CheckOfMaps, LeavesOutTheLastOfVeryManyLargeOnesAndSaysSo) {
    ToyCopy toy;
    for (int i = 0; i < 120; ++i) {
        const std::string id = "big" + std::to_string(i);
        toy.write("maps/" + id + ".toml", "id = \"" + id +
                                              "\"\nname = \"Big\"\n\n[grid]\n"
                                              "width = 170\nheight = 170\n");
    }

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 0) << ran.out.substr(0, 2000);
    EXPECT_THAT(ran.out, HasSubstr("[check.not_all_maps]"));
}

TEST(CheckOfMaps, TellsOfAFlawThatAllSpacesShareSomeTimesOnly) {
    ToyCopy toy;
    std::string map = "id = \"ring\"\nname = \"Ring\"\nsize = [9, 5000]\n";
    for (int i = 0; i < 5000; ++i) {
        const std::string number = std::to_string(i);
        map += "[[space]]\nid = \"s" + number + "\"\nname = \"S\"\nanchor = [1, " + number + "]\n";
    }
    toy.write("maps/ring.toml", map);

    const Ran ran = fronteira_run({"check", toy.path() + "/maps/ring.toml"});

    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, HasSubstr("[map.unreachable]"));
    EXPECT_THAT(ran.out, HasSubstr("there are 4899 more findings of these kinds [map.more]"));
}

TEST(CheckOfMaps, ReadsAsLargeAMapInAModAsAlone) {
    ToyCopy toy;
    const std::string remark = "# " + std::string(60'000, 'x') + "\n";
    std::string remarks;
    for (int i = 0; i < 100; ++i) remarks += remark;
    toy.replace("maps/ring.toml", "id = \"ring\"\n", remarks + "id = \"ring\"\n");

    EXPECT_EQ(toy.check().status, 0);
}

}  // namespace
}  // namespace fronteira::cli
