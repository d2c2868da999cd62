// SPDX-License-Identifier: MIT
#include "lab/study.hpp"

#include "support/toy_game.hpp"

#include <gmock/gmock.h>

namespace fronteira::lab {
namespace {

/// Random moves on a ring of six spaces.
match::TableFactory tables(int seats) {
    return [seats](int) -> Result<match::Table> {
        std::shared_ptr<support::ToyGame> game = support::toy_game(seats);
        match::Table table;
        table.rules = &game->rules;
        table.handlers = game->handlers.get();
        table.bots.resize(static_cast<size_t>(seats));
        table.keeps = std::move(game);
        return table;
    };
}

StudyPlan plan_of(uint64_t games, int jobs = 1) {
    StudyPlan plan;
    plan.series.games = games;
    plan.series.players = 3;
    plan.series.jobs = jobs;
    plan.question.owner =
        support::toy_game(3)->rules.layout.find(core::Entity::space, "owner").value();
    return plan;
}

Study study_of(const StudyPlan& plan, const StudyHooks& hooks = {}) {
    auto study = run_study(plan, tables(3), hooks);
    EXPECT_TRUE(study) << to_text(study.error());
    return study ? *study : Study(Tally(3, 0, 0));
}

void expect_same(const Study& one, const Study& other) {
    EXPECT_EQ(one.signature, other.signature);
    EXPECT_EQ(one.tally.seats, other.tally.seats);
    EXPECT_EQ(one.tally.order, other.tally.order);
    EXPECT_EQ(one.tally.starts, other.tally.starts);
    EXPECT_EQ(one.tally.regions, other.tally.regions);
    EXPECT_EQ(one.looked, other.looked);
    EXPECT_EQ(one.judgement.answer, other.judgement.answer);
}

TEST(Study, IsTheSameForEveryNumberOfJobs) {
    const Study one = study_of(plan_of(400));
    expect_same(study_of(plan_of(400, 2)), one);
    expect_same(study_of(plan_of(400, 5)), one);
}

TEST(Study, SaysThatTheRulesFailedForGood) {
    StudyPlan plan = plan_of(50);
    plan.series.cost_limit = 3000;
    const Study study = study_of(plan);
    EXPECT_EQ(study.stop, Study::Stop::broken);
    EXPECT_EQ(study.judgement.answer, Answer::undecided);
    ASSERT_TRUE(study.first_fault);
    EXPECT_EQ(study.first_fault->code, "rules.match_budget");
}

TEST(Study, CountsEveryMatchThatSomebodyWonBySeatOrderAndStart) {
    const Study study = study_of(plan_of(200));

    EXPECT_GT(study.tally.decided, 20u);
    EXPECT_EQ(study.tally.matches, study.tally.decided + study.tally.drawn);
    uint64_t seats = 0, order = 0;
    for (const Rate& rate : study.tally.seats) seats += rate.wins;
    for (const Rate& rate : study.tally.order) order += rate.wins;
    EXPECT_EQ(seats, study.tally.decided);
    EXPECT_EQ(order, study.tally.decided);
    for (const Rate& rate : study.tally.starts) EXPECT_EQ(rate.of, study.tally.decided);
}

TEST(Study, StopsAtTheFirstLookThatGivesAnAnswer) {
    StudyPlan easy = plan_of(1600);
    easy.standard.margin = 0.9;
    const Study study = study_of(easy);

    EXPECT_EQ(study.stop, Study::Stop::answered);
    EXPECT_EQ(study.looked, 1u);
    EXPECT_EQ(study.tally.matches, study.looks.front().matches);
    EXPECT_EQ(study.judgement.answer, Answer::fair);
}

TEST(Study, PlaysAllWhenItIsTold) {
    StudyPlan easy = plan_of(300);
    easy.standard.margin = 0.9;
    easy.all = true;
    const Study study = study_of(easy);

    EXPECT_EQ(study.tally.matches, 300u);
    EXPECT_EQ(study.looks.size(), 1u);
    EXPECT_EQ(study.looks.front().share, 1);
}

TEST(Study, GivesTheResultSoFarWhenItIsCancelled) {
    std::atomic<bool> cancel{false};
    StudyHooks hooks;
    hooks.cancel = &cancel;
    hooks.progress = [&](const Tally& so_far, const Standard&) { cancel = so_far.matches >= 130; };
    const Study study = study_of(plan_of(400), hooks);

    EXPECT_EQ(study.stop, Study::Stop::cancelled);
    EXPECT_EQ(study.tally.matches, 130u);
    EXPECT_EQ(study.judgement.answer, Answer::undecided);
    EXPECT_EQ(study.judgement.seats.size(), 3u);
    EXPECT_EQ(study.judgement.seats[0].rate.of, study.tally.decided);
}

TEST(Study, TellsItsProgressFromTheFirstMatchToTheLast) {
    uint64_t last = 0;
    std::vector<Rate> seats;
    StudyHooks hooks;
    hooks.progress = [&](const Tally& so_far, const Standard&) {
        EXPECT_GE(so_far.matches, last);
        last = so_far.matches;
        seats = so_far.seats;
    };
    StudyPlan hard = plan_of(400, 2);
    hard.standard.alpha = 1e-12;
    const Study study = study_of(hard, hooks);

    EXPECT_EQ(last, 400u);
    EXPECT_EQ(seats, study.tally.seats);
}

TEST(Study, PlaysBlocksThatAreNeverCut) {
    StudyPlan plan = plan_of(301);
    plan.standard.block = 3;
    plan.standard.alpha = 1e-12;
    EXPECT_EQ(study_of(plan).tally.matches, 303u);
}

}  // namespace
}  // namespace fronteira::lab
