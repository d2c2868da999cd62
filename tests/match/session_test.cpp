// SPDX-License-Identifier: MIT
#include "match/session.hpp"

#include "match/notation.hpp"
#include "toy_session.hpp"

#include <algorithm>

namespace fronteira::match {
namespace {

/// Plays until the seat that decides may do the named move, and gives one such move.
Move wait_for(ToySession& toy, const std::string& name, uint64_t chance) {
    Random random{chance};
    for (int i = 0; i < 10000 && !toy.session.over(); ++i) {
        const int seat = toy.session.match().decider();
        const core::MoveList& legal = toy.session.match().legal(seat);
        for (size_t j = 0; j < legal.size(); ++j)
            if (toy.game->rules.moves[static_cast<size_t>(legal.kind_at(j))].name == name)
                return legal.at(j, toy.game->rules).move;
        const Move move = legal.pick(random, toy.game->rules);
        EXPECT_TRUE(toy.session.play(seat, move));
    }
    ADD_FAILURE() << "no " << name;
    return {};
}

std::vector<int32_t> cells_of(const Session& session) {
    const auto cells = session.match().state().cells();
    return {cells.begin(), cells.end()};
}

TEST(Session, RecordsTheMovesThatWerePlayed) {
    ToySession toy;
    ASSERT_TRUE(toy.session.start(7));
    toy.play_on(1, 5);
    const Record& record = toy.session.record();
    ASSERT_EQ(record.moves.size(), 5u);
    EXPECT_EQ(record.seed, 7u);
    EXPECT_EQ(record.players, 3);
    EXPECT_EQ(record.moves[0].text.substr(0, 11), "vow stance=");
}

TEST(Session, RecordsWhatAMoveChanged) {
    ToySession toy;
    ASSERT_TRUE(toy.session.start(3));
    const Move deploy = wait_for(toy, "deploy", 1);
    const int seat = toy.session.match().decider();
    const auto& layout = toy.game->rules.layout;
    const auto armies = *layout.find(core::Entity::space, "armies");
    const int32_t before = toy.session.match().state().get(armies, deploy.values[0]);
    ASSERT_TRUE(toy.session.play(seat, deploy));
    const std::string space = toy.game->rules.board->space(deploy.values[0]).id + ".armies";
    const std::string now = std::to_string(before + deploy.values[1]);
    const RecordedChange expected{space, now};
    const auto changes = parts_of(toy.session.record().moves.back().changes);
    EXPECT_NE(std::find(changes.begin(), changes.end(), expected), changes.end());
}

TEST(Session, RefusesAnIllegalMoveAndStaysAsItIs) {
    ToySession toy;
    ASSERT_TRUE(toy.session.start(3));
    const auto before = cells_of(toy.session);
    Move nonsense;
    nonsense.kind = 2;
    const Played played = toy.session.play(toy.session.match().decider(), nonsense);
    ASSERT_FALSE(played);
    EXPECT_EQ(played.refusals.front().reason, core::Reason::not_now);
    EXPECT_TRUE(played.faults.empty());
    EXPECT_EQ(cells_of(toy.session), before);
    EXPECT_TRUE(toy.session.record().moves.empty());
}

TEST(Session, RefusesAMoveOfASeatThatDoesNotDecide) {
    ToySession toy;
    ASSERT_TRUE(toy.session.start(3));
    const Move deploy = wait_for(toy, "deploy", 1);
    const int other = (toy.session.match().decider() + 1) % 3;
    EXPECT_EQ(toy.session.play(other, deploy).refusals.front().reason, core::Reason::not_your_turn);
    EXPECT_EQ(toy.session.play(-1, deploy).refusals.front().reason, core::Reason::not_your_turn);
    EXPECT_EQ(toy.session.play(77, deploy).refusals.front().reason, core::Reason::not_your_turn);
}

TEST(Session, ReadsMovesInTheLightOfThePhase) {
    ToySession toy;
    ASSERT_TRUE(toy.session.start(3));
    const auto move = toy.session.parse("vow bold");
    ASSERT_TRUE(move);
    EXPECT_TRUE(toy.session.play(toy.session.match().decider(), *move));
    EXPECT_EQ(toy.session.record().moves.back().text, "vow stance=bold");
}

TEST(Session, DropsValuesThatTheMoveDoesNotUse) {
    ToySession toy;
    ASSERT_TRUE(toy.session.start(3));
    Move vow = *toy.session.parse("vow bold");
    vow.values.back() = 99;
    ToySession same;
    ASSERT_TRUE(same.session.start(3));
    const int seat = toy.session.match().decider();
    ASSERT_TRUE(toy.session.play(seat, vow));
    ASSERT_TRUE(same.session.play(seat, *same.session.parse("vow bold")));
    EXPECT_EQ(toy.session.record().moves[0].hash, same.session.record().moves[0].hash);
}

TEST(Session, NumbersItsEventsByMove) {
    ToySession toy;
    ASSERT_TRUE(toy.session.start(3));
    const Move attack = wait_for(toy, "attack", 5);
    ASSERT_TRUE(toy.session.play(toy.session.match().decider(), attack));
    ASSERT_FALSE(toy.session.events().empty());
    EXPECT_EQ(toy.session.events().back().event.name, "attack");
    EXPECT_EQ(toy.session.events().back().move, toy.session.record().moves.size());
}

TEST(Session, TakesAMoveBackWithEverythingItDid) {
    ToySession toy;
    ASSERT_TRUE(toy.session.start(3));
    const Move attack = wait_for(toy, "attack", 5);
    const auto before = cells_of(toy.session);
    const std::string record_before = write_record(toy.session.record());
    const size_t events_before = toy.session.events().size();
    ASSERT_TRUE(toy.session.play(toy.session.match().decider(), attack));
    ASSERT_TRUE(toy.session.can_undo()) << "the defender has not rolled yet";
    ASSERT_TRUE(toy.session.undo());
    EXPECT_EQ(cells_of(toy.session), before);
    EXPECT_EQ(write_record(toy.session.record()), record_before);
    EXPECT_EQ(toy.session.events().size(), events_before);
    EXPECT_TRUE(toy.session.play(toy.session.match().decider(), attack)) << "and it can be played";
}

TEST(Session, TakesBackSeveralMovesUpToTheLastReveal) {
    ToySession toy;
    ASSERT_TRUE(toy.session.start(3));
    for (const char* name : {"attack", "defend"}) {
        const Move move = wait_for(toy, name, 5);
        ASSERT_TRUE(toy.session.play(toy.session.match().decider(), move));
    }
    const auto before = cells_of(toy.session);
    EXPECT_FALSE(toy.session.can_undo()) << "dice were thrown";
    for (const char* name : {"stop", "deploy"}) {
        const Move move = wait_for(toy, name, 1);
        ASSERT_TRUE(toy.session.play(toy.session.match().decider(), move));
    }
    ASSERT_TRUE(toy.session.can_undo());
    while (toy.session.can_undo()) ASSERT_TRUE(toy.session.undo());
    EXPECT_EQ(cells_of(toy.session), before);
}

TEST(Session, TakesBackASecretThatNobodySaw) {
    ToySession toy;
    ASSERT_TRUE(toy.session.start(3));
    const auto before = cells_of(toy.session);
    ASSERT_TRUE(toy.session.play(toy.session.match().decider(), *toy.session.parse("vow bold")));
    ASSERT_TRUE(toy.session.undo());
    EXPECT_EQ(cells_of(toy.session), before);
}

TEST(Session, DoesNotTakeBackARoll) {
    ToySession toy;
    ASSERT_TRUE(toy.session.start(3));
    ASSERT_TRUE(toy.session.play(toy.session.match().decider(), wait_for(toy, "attack", 5)));
    ASSERT_TRUE(toy.session.play(toy.session.match().decider(), wait_for(toy, "defend", 5)));
    const auto before = cells_of(toy.session);
    EXPECT_FALSE(toy.session.can_undo());
    EXPECT_FALSE(toy.session.undo());
    EXPECT_EQ(cells_of(toy.session), before);
}

TEST(Session, EndsAsTheRulesSay) {
    ToySession toy;
    ASSERT_TRUE(toy.session.start(11));
    toy.play_on(12);
    ASSERT_TRUE(toy.session.over());
    EXPECT_EQ(toy.session.outcome(), outcome_of(toy.session.match()));
    EXPECT_EQ(toy.session.deciders(), 0u);
    EXPECT_EQ(toy.session.play(0, Move{}).refusals.front().reason, core::Reason::over);
}

TEST(Session, EndsWhenASeatResignsOrTheMatchIsAbandoned) {
    ToySession resigned, abandoned;
    ASSERT_TRUE(resigned.session.start(1));
    ASSERT_TRUE(abandoned.session.start(1));
    resigned.session.resign(1);
    resigned.session.abandon();
    abandoned.session.abandon();
    EXPECT_EQ(to_text(resigned.session.outcome()), "resigned 2");
    EXPECT_EQ(to_text(abandoned.session.outcome()), "abandoned");
    EXPECT_EQ(resigned.session.deciders(), 0u);
    EXPECT_FALSE(resigned.session.can_undo());
}

TEST(Session, GoesOnFromARecord) {
    const Record saved = played_record(21, 40);
    ToySession toy, straight;
    const auto resumed = toy.session.resume(saved);
    ASSERT_TRUE(resumed) << to_text(resumed.error());
    EXPECT_EQ(write_record(toy.session.record()), write_record(saved));
    toy.play_on(5);
    ASSERT_TRUE(straight.session.start(21));
    straight.play_on(22, 40);
    straight.play_on(5);
    EXPECT_EQ(write_record(toy.session.record()), write_record(straight.session.record()));
}

TEST(Session, ResumesItsOwnRecord) {
    ToySession toy;
    ASSERT_TRUE(toy.session.start(2));
    toy.play_on(3, 30);
    const std::string before = write_record(toy.session.record());
    ASSERT_TRUE(toy.session.resume(toy.session.record()));
    EXPECT_EQ(write_record(toy.session.record()), before);
}

TEST(Session, DoesNotResumeARecordOfOtherMoves) {
    Record saved = played_record(21, 40);
    saved.moves[3].hash.low ^= 1;
    ToySession toy;
    const auto resumed = toy.session.resume(saved);
    ASSERT_FALSE(resumed);
    EXPECT_NE(to_text(resumed.error()).find("move 4 ("), std::string::npos);
}

class BrokenHandlers final : public support::ToyHandlers {
 public:
    using ToyHandlers::ToyHandlers;
    Result<void> run(core::Match& match, int handler, int seat, const Move* move) override {
        if (handler == deploy) {
            match.mutable_state().set(*rules().layout.find(core::Entity::match, "battles"), 0, 5);
            return fail(error_at({"toy.lua", 3, 1}, "toy.broken", "deploy is broken"));
        }
        return ToyHandlers::run(match, handler, seat, move);
    }
};

TEST(Session, HandsOnAFaultOfTheRulesetAndStaysAsItWas) {
    auto game = support::toy_game();
    BrokenHandlers broken(game->rules, 40);
    Session session(game->rules, broken, toy_header(3));
    ASSERT_TRUE(session.start(3));
    while (session.match().phase().name == "vow")
        ASSERT_TRUE(session.play(session.match().decider(), *session.parse("vow calm")));
    const auto before = cells_of(session);
    const size_t moves = session.record().moves.size();
    Random random{1};
    const int seat = session.match().decider();
    const Played played = session.play(seat, session.match().legal(seat).pick(random, game->rules));
    ASSERT_EQ(played.faults.size(), 1u);
    EXPECT_EQ(played.faults.front().code, "toy.broken");
    EXPECT_EQ(cells_of(session), before);
    EXPECT_EQ(session.record().moves.size(), moves);
}

TEST(Session, ShowsASeatItsOwnViewOnly) {
    ToySession toy;
    ASSERT_TRUE(toy.session.start(3));
    const int seat = toy.session.match().decider();
    ASSERT_TRUE(toy.session.play(seat, *toy.session.parse("vow sly")));
    EXPECT_EQ(toy.session.view(seat).value("stance", seat), 2);
    EXPECT_EQ(toy.session.view((seat + 1) % 3).value("stance", seat), std::nullopt);
}

}  // namespace
}  // namespace fronteira::match
