// SPDX-License-Identifier: MIT
#include "runtime/maps/map_study.hpp"

#include <gmock/gmock.h>

namespace fronteira::runtime {
namespace {

const Installation& toy_installation() {
    static const Installation made(Places{{FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods"}, {}});
    return made;
}

/// The toy war by random moves, on a map of the tests.
MapReport studied(const std::string& map, MapQuestion question = {}) {
    question.games = 5000;
    if (question.bots.empty()) question.bots = {"random"};
    const auto game = prepare(toy_installation(), "toy_war",
                              {FRONTEIRA_SOURCE_DIR "/tests/fixtures/maps/lab/" + map, 2, {}});
    EXPECT_TRUE(game) << to_text(game.error());
    auto report = study_map(toy_installation(), *game, question);
    EXPECT_TRUE(report) << to_text(report.error());
    return std::move(*report);
}

TEST(MapStudy, FindsAMapUnfairThatFavoursTheStartOfOneSeat) {
    const MapReport report = studied("uneven.toml");

    EXPECT_EQ(report.study.judgement.answer, lab::Answer::unfair);
    EXPECT_EQ(report.study.stop, lab::Study::Stop::answered);
    EXPECT_GT(report.study.judgement.starts[0].rate.value(), 0.6);
    EXPECT_TRUE(report.study.judgement.starts[0].differs);
    EXPECT_LT(report.study.judgement.starts[1].rate.value(), 0.4);
}

TEST(MapStudy, FindsAMapFairThatASeatCannotTellFromTheOtherSide) {
    for (uint64_t seed = 1; seed <= 5; ++seed) {
        MapQuestion question;
        question.seed = seed;
        EXPECT_EQ(studied("even.toml", question).study.judgement.answer, lab::Answer::fair) << seed;
    }
}

TEST(MapStudy, IsTheSameForEveryNumberOfJobs) {
    MapQuestion one, many;
    many.jobs = 4;
    const MapReport a = studied("uneven.toml", one), b = studied("uneven.toml", many);

    EXPECT_EQ(a.study.signature, b.study.signature);
    EXPECT_EQ(a.study.tally.starts, b.study.tally.starts);
}

TEST(MapStudy, PlaysEveryDealUnderAllRotationsOfDifferentBots) {
    MapQuestion question;
    question.bots = {"random", "first"};
    question.all = true;
    const MapReport report = studied("even.toml", question);

    EXPECT_EQ(report.line_up, (std::vector<std::string>{"random", "first"}));
    EXPECT_EQ(report.study.looks.back().matches % 2, 0u);
    // Whoever is stronger: it has sat in either seat, so neither wins more than luck gives it.
    EXPECT_FALSE(report.study.judgement.seats[0].differs);
}

TEST(MapStudy, SeatsTheUsualBotWhenNobodySaysWhich) {
    const auto game = prepare(toy_installation(), "toy_war", {});
    ASSERT_TRUE(game);
    MapQuestion question;
    question.games = 2;
    const auto report = study_map(toy_installation(), *game, question);

    ASSERT_TRUE(report);
    EXPECT_EQ(report->line_up, (std::vector<std::string>{"first", "first"}));
    EXPECT_EQ(report->owner, "owner");
}

TEST(MapStudy, SurveysAGridSpelledOut) {
    const auto game = prepare(toy_installation(), "toy_lamps", {});
    ASSERT_TRUE(game);
    MapQuestion question;
    question.games = 1;
    const auto report = study_map(toy_installation(), *game, question);

    ASSERT_TRUE(report);
    ASSERT_EQ(report->survey.spaces.size(), 20u);
    EXPECT_EQ(report->survey.spaces[0].degree, 3);
    EXPECT_EQ(report->survey.spaces[6].degree, 8);
}

TEST(Rotations, AreAsManyAsDiffer) {
    EXPECT_EQ(rotations({"a", "a", "a"}), 1u);
    EXPECT_EQ(rotations({"a", "b", "a", "b"}), 2u);
    EXPECT_EQ(rotations({"a", "b", "a"}), 3u);
    EXPECT_EQ(rotations({"a"}), 1u);
}

}  // namespace
}  // namespace fronteira::runtime
