// SPDX-License-Identifier: MIT
#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(VerbGenerate, WritesAMapThatTheCheckHasNothingToSayOf) {
    const Scratch scratch;

    const Ran made = fronteira_run({"generate", "far_isles", "--spaces", "30", "--symmetry",
                                    "half_turn", "--into", scratch / ""});

    EXPECT_EQ(made.status, 0) << made.err;
    EXPECT_THAT(made.out, HasSubstr("far_isles.toml"));
    const Ran checked = fronteira_run({"check", scratch / "far_isles.toml"});
    EXPECT_THAT(checked.out, HasSubstr("nothing to complain of"));
}

TEST(VerbGenerate, WritesAMapThatCanBePlayedOn) {
    const Scratch scratch;
    fronteira_run({"new", "mod", "sea_war", "--into", scratch / ""});
    fronteira_run({"generate", "far_isles", "--into", scratch / ""});

    const Ran played =
        fronteira_run({"sim", "sea_war", "--mods", scratch / "", "--map",
                       scratch / "far_isles.toml", "--bot", "random", "--games", "2"});

    EXPECT_EQ(played.status, 0) << played.err;
}

TEST(VerbGenerate, RefusesNumbersThatCannotBe) {
    const Ran made = fronteira_run({"generate", "far_isles", "--spaces", "3", "--regions", "5"});

    EXPECT_EQ(made.status, 2);
    EXPECT_THAT(made.err, HasSubstr("regions: 5 (from 1 to 3)"));
}

TEST(VerbGenerate, FitsWhatNobodyAskedForToWhatSomebodyDid) {
    const Scratch scratch;

    const Ran few = fronteira_run({"generate", "islet", "--spaces", "4", "--into", scratch / ""});
    EXPECT_EQ(few.status, 0) << few.err;
    const Ran one = fronteira_run({"generate", "isle", "--regions", "1", "--into", scratch / ""});
    EXPECT_EQ(one.status, 0) << one.err;
}

TEST(VerbGenerate, NamesTheMapAfterItsId) {
    const Scratch scratch;
    fronteira_run({"generate", "far_isles", "--into", scratch / ""});
    EXPECT_THAT(Scratch::read(scratch / "far_isles.toml"), HasSubstr("name = \"Far Isles\""));
}

TEST(VerbGenerate, TakesNoSeedThatWouldBecomeAnother) {
    const Scratch scratch;
    for (const std::string seed : {"-1", "99999999999999999999", "0x10", "5x", ""}) {
        const Ran made =
            fronteira_run({"generate", "far_isles", "--seed", seed, "--into", scratch / ""});
        EXPECT_EQ(made.status, 2) << seed;
        EXPECT_THAT(made.err,
                    HasSubstr("`--seed` must be 0-18446744073709551615, not `" + seed + "`"));
    }
}

TEST(VerbGenerate, ComparesOnlyNumbersThatCanBe) {
    const Ran made = fronteira_run({"generate", "far_isles", "--regions", "0"});

    EXPECT_THAT(made.err, HasSubstr("`--regions` must be 1-2000, not `0`"));
    EXPECT_THAT(made.err, Not(HasSubstr("landmasses")));
}

TEST(VerbGenerate, OverwritesNothing) {
    const Scratch scratch;
    fronteira_run({"generate", "far_isles", "--into", scratch / ""});
    EXPECT_EQ(fronteira_run({"generate", "far_isles", "--into", scratch / ""}).status, 1);
}

}  // namespace
}  // namespace fronteira::cli
