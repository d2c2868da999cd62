// SPDX-License-Identifier: MIT
#include "match/records/replay.hpp"

#include "match/cell_text.hpp"
#include "toy_session.hpp"

#include <gmock/gmock.h>

namespace fronteira::match {
namespace {

using ::testing::HasSubstr;

std::optional<Difference> verified(const Record& record, core::Handlers* handlers = nullptr,
                                   const OnMove& on_move = {}) {
    auto game = support::toy_game(3);
    return verify(record, toy_header(3).lock, "41ab", game->rules,
                  handlers != nullptr ? *handlers : *game->handlers, on_move);
}

/// The first move of that name, from 1.
size_t move_named(const Record& record, const std::string& name) {
    for (size_t i = 0; i < record.moves.size(); ++i)
        if (record.moves[i].text.rfind(name + " ", 0) == 0) return i + 1;
    ADD_FAILURE() << "no " << name;
    return 1;
}

TEST(Verify, FindsNoDifferenceInATrueRecord) {
    for (uint64_t seed = 1; seed <= 5; ++seed) {
        const auto record = parse_record(write_record(played_record(seed)), "toy.record");
        ASSERT_TRUE(record);
        const auto difference = verified(*record);
        EXPECT_FALSE(difference) << to_text(difference->finding);
    }
}

TEST(Verify, CallsBackAfterEveryMove) {
    const Record record = played_record(3, 12);
    std::vector<size_t> moves;
    verified(record, nullptr, [&](const Session& session, size_t move) {
        moves.push_back(move);
        EXPECT_EQ(session.record().moves.size(), move);
    });
    ASSERT_EQ(moves.size(), 13u);
    EXPECT_EQ(moves.back(), 12u);
}

TEST(Verify, NamesMoveColumnAndCellThatDiffer) {
    Record record = *parse_record(write_record(played_record(3)), "toy.record");
    const size_t at = move_named(record, "deploy");
    RecordedMove& move = record.moves[at - 1];
    const auto changes = parts_of(move.changes);
    const auto armies = std::find_if(changes.begin(), changes.end(), [](const auto& change) {
        return change.cell.find(".armies") != std::string::npos;
    });
    ASSERT_NE(armies, changes.end());
    const std::string cell(armies->cell), right(armies->value);
    const std::string whole = " " + cell + "=" + right;
    move.changes.replace(move.changes.find(whole), whole.size(), " " + cell + "=77");
    const auto difference = verified(record);
    ASSERT_TRUE(difference);
    EXPECT_EQ(difference->move, at);
    EXPECT_EQ(difference->column, "armies");
    EXPECT_EQ(difference->cell, cell);
    EXPECT_EQ(difference->finding.place.file, "toy.record");
    EXPECT_EQ(difference->finding.place.line, move.line);
    const std::string space = cell.substr(0, cell.find('.'));
    EXPECT_EQ(difference->finding.message, "move " + std::to_string(at) + " (" + move.text +
                                               "): `armies of " + space + "` is " + right +
                                               " here and 77 in the record");
}

TEST(Verify, NamesAChangeThatTheRecordLacksOrHasTooMany) {
    Record lacking = played_record(3);
    const size_t at = move_named(lacking, "deploy");
    Record extra = lacking;
    std::string& changes = lacking.moves[at - 1].changes;
    changes.erase(changes.rfind(' '));
    extra.moves[at - 1].changes += " .battles=55";
    const auto first = verified(lacking);
    ASSERT_TRUE(first);
    EXPECT_THAT(first->finding.message, HasSubstr("here and unchanged in the record"));
    const auto second = verified(extra);
    ASSERT_TRUE(second);
    EXPECT_EQ(second->column, "battles");
    EXPECT_THAT(second->finding.message, HasSubstr("`battles` is 0 here and 55 in the record"));
}

TEST(Verify, NamesACellThatDoesNotExist) {
    Record record = played_record(3);
    record.moves[0].changes += " nowhere.armies=1";
    const auto difference = verified(record);
    ASSERT_TRUE(difference);
    EXPECT_THAT(difference->finding.message, HasSubstr("`nowhere.armies`, which does not exist"));
}

TEST(Verify, NamesAnIllegalMoveAndWhy) {
    Record record = played_record(3);
    const size_t at = move_named(record, "deploy");
    record.moves[at - 1].text = "deploy to=s0 number=99";
    const auto difference = verified(record);
    ASSERT_TRUE(difference);
    EXPECT_EQ(difference->move, at);
    EXPECT_THAT(difference->finding.message, HasSubstr("not legal for seat"));
    record.moves[at - 1].text = "deploy to=nowhere number=1";
    EXPECT_THAT(verified(record)->finding.message, HasSubstr("no space `nowhere`"));
}

TEST(Verify, WantsEachMoveAsTheProgramWritesIt) {
    // People may write it otherwise: a record that could be, could be changed unnoticed.
    Record record = played_record(3);
    const size_t at = move_named(record, "deploy");
    std::string& text = record.moves[at - 1].text;
    const std::string written = text;
    for (const std::string& otherwise :
         {"DEPLOY" + written.substr(6), " " + written, "deploy  " + written.substr(7)}) {
        text = otherwise;
        const auto difference = verified(record);
        ASSERT_TRUE(difference) << otherwise;
        EXPECT_EQ(difference->move, at);
        EXPECT_EQ(difference->finding.code, "replay.words");
        EXPECT_THAT(difference->finding.message, HasSubstr("`" + written + "`"));
    }
}

TEST(Verify, NamesAHashThatWasEdited) {
    Record record = played_record(3);
    record.moves[2].hash.high ^= 1;
    const auto difference = verified(record);
    ASSERT_TRUE(difference);
    EXPECT_EQ(difference->move, 3u);
    EXPECT_EQ(difference->finding.code, "replay.hash");
}

TEST(Verify, NoticesAnotherSeedPlayerNameOrOption) {
    const Record record = played_record(3, 10);
    Record seed = record, name = record, option = record;
    seed.seed = 4;
    name.seats[1] = "bot:other";
    option.options["limit"] = 4;
    for (const Record& edited : {seed, name, option}) {
        const auto difference = verified(edited);
        ASSERT_TRUE(difference);
        EXPECT_EQ(difference->move, 0u);
        EXPECT_EQ(difference->finding.code, "replay.start");
    }
}

TEST(Verify, NamesAWrongOutcome) {
    Record record = played_record(3);
    ASSERT_NE(record.outcome.kind, Outcome::Kind::going_on);
    Record won = record;
    won.outcome = {Outcome::Kind::won, record.outcome.seats == 1 ? 2u : 1u};
    EXPECT_THAT(verified(won)->finding.message, HasSubstr("the end: the match is"));
    Record early = record;
    early.moves.pop_back();
    EXPECT_THAT(verified(early)->finding.message, HasSubstr("is going_on here"));
    Record late = record;
    late.moves.push_back(late.moves.back());
    EXPECT_THAT(verified(late)->finding.message, HasSubstr("is over here"));
}

TEST(Verify, NamesAResignationThatWasEdited) {
    ToySession toy;
    ASSERT_TRUE(toy.session.start(3));
    toy.session.resign(1);
    Record record = toy.session.record();
    EXPECT_FALSE(verified(record));
    record.outcome.seats = 1;
    ASSERT_TRUE(verified(record));
    EXPECT_EQ(verified(record)->finding.code, "replay.hash");
}

TEST(Verify, NamesAModOfOtherContentOrVersion) {
    const Record record = played_record(3, 5);
    const auto against = [&](std::vector<LockedMod> lock, const std::string& map_hash) {
        return to_text(compare_lock(record, lock, map_hash));
    };
    EXPECT_EQ(against({{"toy", "1.0.0", "9f3c"}, {"base", "1.2.0", "77aa"}}, "41ab"), "");
    EXPECT_THAT(against({{"toy", "1.0.0", "dead"}, {"base", "1.2.0", "77aa"}}, "41ab"),
                HasSubstr("mod `toy` 1.0.0 has other content here (dead)"));
    EXPECT_THAT(against({{"toy", "1.1.0", "9f3c"}, {"base", "1.2.0", "77aa"}}, "41ab"),
                HasSubstr("mod `toy` 1.0.0; version installed here: 1.1.0"));
    EXPECT_THAT(against({{"toy", "1.0.0", "9f3c"}}, "41ab"),
                HasSubstr("mod `base` 1.2.0, which is not"));
    EXPECT_THAT(
        against({{"toy", "1.0.0", "9f3c"}, {"base", "1.2.0", "77aa"}, {"x", "1", "0"}}, "41ab"),
        HasSubstr("without mod `x`"));
    EXPECT_THAT(against(record.lock, "0000"), HasSubstr("the map `toy/ring`"));
}

TEST(Verify, ReportsTheLockBeforeAnythingElse) {
    const Record record = played_record(3, 5);
    auto game = support::toy_game(3);
    const auto difference = verify(record, {}, "41ab", game->rules, *game->handlers);
    ASSERT_TRUE(difference);
    EXPECT_EQ(difference->finding.code, "replay.no_mod");
}

TEST(Verify, RefusesRulesForAnotherNumberOfPlayers) {
    const Record record = played_record(3, 5);
    auto game = support::toy_game(2);
    const auto difference = verify(record, record.lock, "41ab", game->rules, *game->handlers);
    ASSERT_TRUE(difference);
    EXPECT_EQ(difference->finding.code, "replay.players");
}

/// Rules that were changed after the match: one army more for each deployment.
class GenerousHandlers final : public support::ToyHandlers {
 public:
    using ToyHandlers::ToyHandlers;
    Result<void> run(core::Match& match, int handler, int seat, const Move* move) override {
        if (handler != deploy) return ToyHandlers::run(match, handler, seat, move);
        const auto armies = *rules().layout.find(core::Entity::space, "armies");
        match.mutable_state().set(armies, move->values[0],
                                  match.state().get(armies, move->values[0]) + 1);
        return ToyHandlers::run(match, handler, seat, move);
    }
};

TEST(Verify, NamesTheFirstMoveThatChangedRulesPlayOtherwise) {
    const Record record = played_record(3);
    auto game = support::toy_game(3);
    GenerousHandlers generous(game->rules, 40);
    const auto difference = verify(record, record.lock, record.map_hash, game->rules, generous);
    ASSERT_TRUE(difference);
    EXPECT_EQ(difference->move, move_named(record, "deploy"));
    EXPECT_EQ(difference->column, "armies");
}

}  // namespace
}  // namespace fronteira::match
