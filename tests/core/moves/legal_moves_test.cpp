// SPDX-License-Identifier: MIT
#include "core/moves/legal_moves.hpp"

#include "support/every_slot.hpp"
#include "support/tiny_board.hpp"
#include "support/toy_game.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <set>

namespace fronteira::core {
namespace {

using namespace support;

using Values = std::array<int32_t, max_move_values>;

/// Cards in any order are the same choice: the lists are compared with sorted cards.
Values with_sorted_cards(const MoveKind& kind, Values values) {
    for (const Slot& slot : kind.slots)
        if (slot.type == Slot::Type::card)
            std::sort(values.begin() + slot.offset, values.begin() + slot.offset + slot.most,
                      std::greater<>());
    return values;
}

std::vector<int32_t> candidates(const Rules& rules, const Slot& slot) {
    int count = 0;
    switch (slot.type) {
        case Slot::Type::space:
            count = rules.board->space_count();
            break;
        case Slot::Type::seat:
            count = rules.layout.seats();
            break;
        case Slot::Type::region:
            count = rules.board->region_count();
            break;
        case Slot::Type::card:
            count = static_cast<int>(rules.layout.deck(slot.deck).deck.cards.size());
            break;
        case Slot::Type::choice:
            count = static_cast<int>(slot.choices.size());
            break;
        case Slot::Type::number:
            count = 8;
            break;
    }
    std::vector<int32_t> values;
    for (int value = -1; value <= count; ++value) values.push_back(value);
    return values;
}

/// Every combination of values that Match::check lets through, found by trying all of them.
class BruteForce {
 public:
    BruteForce(const Match& match, int seat, int16_t kind)
        : match_(match), seat_(seat), kind_(match.rules().moves[static_cast<size_t>(kind)]) {
        move_.kind = kind;
        for (const Slot& slot : kind_.slots)
            for (int i = 0; i < slot.width(); ++i)
                candidates_.push_back(candidates(match.rules(), slot));
        fill(0);
    }
    std::set<Values> found;

 private:
    void fill(size_t place) {
        if (place == candidates_.size()) {
            if (match_.check(seat_, move_).empty())
                found.insert(with_sorted_cards(kind_, move_.values));
            return;
        }
        for (const int32_t value : candidates_[place]) {
            move_.values[place] = value;
            fill(place + 1);
        }
    }

    const Match& match_;
    int seat_;
    const MoveKind& kind_;
    Move move_;
    std::vector<std::vector<int32_t>> candidates_;
};

/// What is on offer, numbers spelled out. Each combination must stand there once.
std::set<Values> offered(const Match& match, int seat, int16_t kind) {
    std::set<Values> found;
    const MoveKind& declared = match.rules().moves[static_cast<size_t>(kind)];
    const MoveList& list = match.legal(seat);
    for (size_t i = 0; i < list.size(); ++i) {
        Offer offer = list.at(i, match.rules());
        if (offer.move.kind != kind) continue;
        EXPECT_EQ(offer.upto.has_value(), declared.numbered);
        const auto number = static_cast<size_t>(declared.width);
        const int32_t last = offer.upto.value_or(offer.move.values[number]);
        for (; offer.move.values[number] <= last; ++offer.move.values[number])
            EXPECT_TRUE(found.insert(with_sorted_cards(declared, offer.move.values)).second);
    }
    return found;
}

class LegalMovesTest : public testing::TestWithParam<uint64_t> {};

TEST_P(LegalMovesTest, AreExactlyTheMovesThatPassTheCheck) {
    Random random{GetParam()};
    const auto game = every_slot_game(random_board(GetParam() + 100, 7), 3);
    Match match = game->begin(GetParam());
    std::map<int16_t, size_t> counts;
    for (int position = 0; position < 60; ++position) {
        const int seat = static_cast<int>(random.below(3));
        scatter(match.mutable_state(), random, {"standing"});
        match.go_to(0, seat);
        for (int16_t kind = 0; kind < static_cast<int16_t>(game->rules.moves.size()); ++kind) {
            const auto expected = BruteForce(match, seat, kind).found;
            ASSERT_EQ(offered(match, seat, kind), expected)
                << game->rules.moves[static_cast<size_t>(kind)].name;
            EXPECT_EQ(any_move(game->rules, match.state(), kind, seat, *game), !expected.empty());
            counts[kind] += expected.size();
        }
    }
    for (const auto& [kind, count] : counts)
        EXPECT_GT(count, 0u) << game->rules.moves[static_cast<size_t>(kind)].name;
}

INSTANTIATE_TEST_SUITE_P(Boards, LegalMovesTest, testing::Range<uint64_t>(0, 8));

// The rule said in C++, without the core's clauses: from an own space with two armies or more, to
// a neighbour of another seat, with up to three dice and one army left behind.
TEST(LegalMoves, AreThoseOfTheRuleOfAttack) {
    Random random{31};
    const auto board = random_board(7, 20);
    const auto game = every_slot_game(board, 3);
    Match match = game->begin();
    const auto owner = game->id(Entity::space, "owner"), armies = game->id(Entity::space, "armies");
    const auto kind = std::find_if(game->rules.moves.begin(), game->rules.moves.end(),
                                   [](const MoveKind& move) { return move.name == "attack"; }) -
                      game->rules.moves.begin();
    for (int position = 0; position < 50; ++position) {
        scatter(match.mutable_state(), random, {"standing"});
        match.go_to(0, 1);
        const State& state = match.state();
        std::set<Values> expected;
        for (int from = 0; from < 20; ++from)
            for (const int32_t to : board->neighbours(from))
                for (int32_t dice = 1; dice <= 3 && dice < state.get(armies, from); ++dice)
                    if (state.get(owner, from) == 1 && state.get(owner, to) != none &&
                        state.get(owner, to) != 1)
                        expected.insert(Values{from, to, dice});

        ASSERT_EQ(offered(match, 1, static_cast<int16_t>(kind)), expected);
    }
}

TEST(LegalMoves, AreNoneForASeatThatDoesNotDecide) {
    const auto game = every_slot_game(random_board(1, 7), 3);
    Match match = game->begin();
    match.go_to(0, 1);

    EXPECT_FALSE(match.legal(1).empty());
    EXPECT_TRUE(match.legal(0).empty());
    EXPECT_TRUE(match.legal(-1).empty());
    EXPECT_FALSE(match.legal(1).empty());
}

TEST(LegalMoves, FollowAPositionThatASpecBuilds) {
    SmallGame game(ring_board(4), 2, {pointer(Entity::space, "owner", Kind::seat)});
    const core::Test mine =
        game.words.test(core::Test::Op::equal, Entity::space, "owner", game.words.me());
    const auto nothing = game.effect([](Match&, int, const Move*) { return Result<void>(); });
    game.turn({game.phase("only", {game.move(move_kind("go", {space_slot("at", {mine})}, nothing)),
                                   game.move(move_kind("wait", {}, nothing))})});
    Match match = game.begin();
    EXPECT_EQ(match.legal(0).size(), 1u);

    match.mutable_state().set(game.id(Entity::space, "owner"), 2, 0);

    EXPECT_EQ(match.legal(0).size(), 2u);
}

TEST(LegalMoves, ShowAWhereHandlerOnlyWhatIsChosenSoFar) {
    SmallGame game(ring_board(3), 2);
    std::set<std::vector<int32_t>> asked;
    Slot first = choice_slot("first", {"a", "b"});
    first.where = game.where([&](const EvaluationContext& context) {
        asked.insert({context.move.values.begin(), context.move.values.begin() + 3});
        return true;
    });
    const auto nothing = game.effect([](Match&, int, const Move*) { return Result<void>(); });
    const int16_t move = game.move(move_kind(
        "go", {first, choice_slot("second", {"c", "d"}), seat_slot("third", {})}, nothing));
    game.turn({game.phase("only", {move})});
    const Match match = game.begin();

    EXPECT_EQ(match.legal(0).size(), 8u);
    EXPECT_TRUE(match.check(0, a_move(move, {1, 1, 1})).empty());
    EXPECT_EQ(asked, (std::set<std::vector<int32_t>>{{0, none, none}, {1, none, none}}));
}

// One offer of a single number and one of nine: the offers are equally likely, not the numbers.
TEST(LegalMoves, ArePickedByOfferAndThenByNumber) {
    SmallGame game(ring_board(3), 2);
    const auto nothing = game.effect([](Match&, int, const Move*) { return Result<void>(); });
    Words& words = game.words;
    const int16_t one =
        game.move(move_kind("one", {number_slot(words.number(5), words.number(5))}, nothing));
    const int16_t nine =
        game.move(move_kind("nine", {number_slot(words.number(-4), words.number(4))}, nothing));
    game.turn({game.phase("only", {one, nine})});
    const Match match = game.begin();

    Random random{12};
    std::map<int32_t, int> counts;
    for (int i = 0; i < 18000; ++i) {
        const Move move = match.legal(0).pick(random, match.rules());
        ++counts[move.kind == one ? 100 : move.values[0]];
    }

    ASSERT_EQ(counts.size(), 10u);
    EXPECT_NEAR(counts[100], 9000, 300);
    for (int32_t number = -4; number <= 4; ++number) EXPECT_NEAR(counts[number], 1000, 130);
}

TEST(LegalMoves, ArePickedFromTheListWhateverItsGroups) {
    Random random{4};
    const auto game = every_slot_game(random_board(3, 7), 3);
    Match match = game->begin();
    scatter(match.mutable_state(), random, {"standing"});
    match.go_to(0, 0);
    const MoveList& list = match.legal(0);
    std::map<int16_t, int> expected, seen;
    for (size_t i = 0; i < list.size(); ++i) {
        EXPECT_EQ(list.kind_at(i), list.at(i, match.rules()).move.kind);
        ++expected[list.kind_at(i)];
    }
    const int draws = 20000;
    Random players{derived_seed(4, 0)};
    for (int i = 0; i < draws; ++i) {
        const Move move = list.pick(players, match.rules());
        ASSERT_TRUE(match.check(0, move).empty());
        ++seen[move.kind];
    }

    for (const auto& [kind, count] : expected) {
        const double share = count / static_cast<double>(list.size());
        EXPECT_NEAR(seen[kind], draws * share, 5 * std::sqrt(draws * share)) << kind;
    }
}

TEST(LegalMoves, OfAnEmptyListGiveNoMove) {
    Random random{1};

    EXPECT_EQ(MoveList().pick(random, Rules{}).kind, -1);
    EXPECT_EQ(MoveList().kind_at(0), -1);
}

}  // namespace
}  // namespace fronteira::core
