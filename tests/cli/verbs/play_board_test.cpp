// SPDX-License-Identifier: MIT
// What a board and the list of seats look like in the terminal.
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

/// Where the mod of a copy is played; the input is at its end at once.
Ran begun(const ToyCopy& toy, const std::string& ruleset) {
    return fronteira_run({"--mods", std::filesystem::path(toy.path()).parent_path(), "play",
                          ruleset, "--seats", "human", "--seed", "4", "--lang", "en"});
}

TEST(PlayBoard, CountsSpacesByTheColumnThatTheLookFillsThemBy) {
    ToyCopy toy;
    toy.replace("rules/state.lua", "owner = seat,", "admirer = seat, owner = seat,");
    EXPECT_THAT(begun(toy, "toy_war").out, HasSubstr("Player 1  0 spaces"));

    toy.write("look.toml", "[space]\nfill = \"owner\"\n");
    EXPECT_THAT(begun(toy, "toy_war").out, testing::ContainsRegex("Player 1  [1-9] spaces"));
}

TEST(PlayBoard, DrawsNoNumberThatTheLookDoesNotDraw) {
    ToyCopy toy;
    EXPECT_THAT(begun(toy, "toy_war").out, testing::ContainsRegex("Cedro +\\[[12]\\] 2"));

    toy.write("look.toml", "[space]\nfill = \"owner\"\n");
    EXPECT_THAT(begun(toy, "toy_war").out, Not(testing::ContainsRegex("Cedro +\\[[12]\\] 2")));
}

// Seen by whoever stands there or beside it: the other's are not to be seen from afar.
TEST(PlayBoard, SaysOfASeatInTheFogWhatIsInSight) {
    const std::string told = begun(ToyCopy("toy_fog"), "toy_fog").out;

    EXPECT_THAT(told, HasSubstr("[1] Player 1  1 space\n"));
    EXPECT_THAT(told, HasSubstr("[2] Player 2  0 spaces in sight\n"));
}

TEST(PlayBoard, DrawsEverySecondRowOfHexagonsHalfACellLater) {
    ToyCopy toy("toy_march");
    toy.replace("maps/hills.toml", "height = 6", "height = 6\nshape = \"hex\"");

    EXPECT_THAT(begun(toy, "toy_march").out, HasSubstr("\n3 ·   ·   ·   ·   ·   3 \n"
                                                       "4   ·   ·   ·   ·   ·   4 \n"));
}

}  // namespace
}  // namespace fronteira::cli
