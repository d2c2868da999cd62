// SPDX-License-Identifier: MIT
#include "runtime/games/drawn_columns.hpp"

#include "runtime/games/guarded_rules.hpp"
#include "support/scratch.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace fronteira::runtime {
namespace {

namespace fs = std::filesystem;

/// A copy of the toy war, whose spaces have an admirer as well as an owner.
class DrawnColumnsOfToyWar : public testing::Test {
 protected:
    void SetUp() override {
        fs::copy(FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods/toy_war", folder_ / "toy_war",
                 fs::copy_options::recursive);
        replace("rules/state.lua", "owner = seat,", "admirer = seat, owner = seat,");
    }

    void replace(const std::string& file, const std::string& from, const std::string& to) {
        const fs::path path = folder_ / "toy_war" / file;
        std::string text = support::Scratch::read(path);
        const size_t at = text.find(from);
        ASSERT_NE(at, std::string::npos);
        std::ofstream(path) << text.replace(at, from.size(), to);
    }
    void draw(const std::string& look) { std::ofstream(folder_ / "toy_war/look.toml") << look; }

    std::string found() {
        const Installation installation(Places{{folder_}, {}});
        const auto game = prepare(installation, "toy_war", {});
        EXPECT_TRUE(game) << to_text(game.error());
        const auto rules = GuardedRules::load(*game);
        EXPECT_TRUE(rules) << to_text(rules.error());
        const core::Layout& layout = (*rules)->rules().layout;
        const auto column = drawn_columns(*game, layout).owner;
        return column ? layout.column(*column).name : "";
    }

    support::Scratch scratch_;
    const fs::path folder_ = scratch_.path();
};

TEST_F(DrawnColumnsOfToyWar, OwnerIsTheOneThatSpacesAreFilledBy) {
    draw("[space]\nfill = \"owner\"\n");
    EXPECT_EQ(found(), "owner");
}

TEST_F(DrawnColumnsOfToyWar, OwnerIsElseTheOneThatCoinsAreDrawnBy) {
    draw("[space]\ncoin = \"owner\"\n");
    EXPECT_EQ(found(), "owner");
}

TEST_F(DrawnColumnsOfToyWar, OwnerIsElseTheFirstThatHoldsASeat) {
    EXPECT_EQ(found(), "admirer");
}

TEST_F(DrawnColumnsOfToyWar, OwnerIsNoColumnOfAnotherKindWhateverTheLookSays) {
    for (const char* look : {"[space]\nfill = \"armies\"\n", "[space]\nfill = \"nothing\"\n",
                             "[space]\nfill = 3\n", "space = 1\n", "[space\n"}) {
        draw(look);
        EXPECT_EQ(found(), "admirer") << look;
    }
}

TEST_F(DrawnColumnsOfToyWar, OwnerIsNoneWhereSpacesHoldNoSeats) {
    replace("rules/state.lua", "admirer = seat, owner = seat, armies", "armies");
    for (const char* file : {"init", "setup"})
        std::ofstream(folder_ / "toy_war/rules" / (std::string(file) + ".lua"))
            << (std::string(file) == "setup"
                    ? "return function() end"
                    : "return { setup = require \"setup\", turn = { phase \"only\" { move \"stop\" "
                      "{ effect = finish_phase } } } }");
    EXPECT_EQ(found(), "");
}

}  // namespace
}  // namespace fronteira::runtime
