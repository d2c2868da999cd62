// SPDX-License-Identifier: MIT
// What a seat is told follows from what it may see and from nothing else.
#include "support/every_slot.hpp"
#include "support/tiny_board.hpp"
#include "support/toy_game.hpp"

#include <gmock/gmock.h>

namespace fronteira::core {
namespace {

using namespace support;
using testing::Contains;
using testing::Not;

constexpr int32_t canary = 77'000'000;

/// A match full of numbers that betray where they came from.
class SeenTest : public testing::Test {
 protected:
    SmallGame game{ring_board(4),
                   3,
                   {pointer(Entity::space, "owner", Kind::seat),
                    secret(integer(Entity::space, "cache", 0, INT32_MAX), Sight::column, "owner"),
                    secret(integer(Entity::space, "curse", 0, INT32_MAX), Sight::nobody),
                    pointer(Entity::space, "watchers", Kind::seats),
                    secret(integer(Entity::space, "camp", 0, INT32_MAX), Sight::column, "watchers"),
                    secret(integer(Entity::seat, "plan", 0, INT32_MAX), Sight::self),
                    secret(integer(Entity::match, "fate", 0, INT32_MAX), Sight::nobody),
                    integer(Entity::seat, "gold", 0, INT32_MAX)},
                   {plain_deck("goal", 12)}};

    Match given_secrets() {
        const auto nothing = game.effect([](Match&, int, const Move*) { return Result<void>(); });
        game.turn({game.phase("only", {game.move(move_kind("go", {}, nothing))})});
        Match match = game.begin(0xC0FFEE'DEADBEEF);
        State& state = match.mutable_state();
        const auto put = [&](Entity entity, const char* column, int row, int32_t value) {
            ASSERT_TRUE(state.set(game.id(entity, column), row, value));
        };
        put(Entity::space, "owner", 0, 0);
        put(Entity::space, "owner", 1, 1);
        put(Entity::space, "watchers", 2, 0b110);
        for (int space = 0; space < 4; ++space) {
            put(Entity::space, "cache", space, canary + 10 + space);
            put(Entity::space, "curse", space, canary + 20 + space);
            put(Entity::space, "camp", space, canary + 30 + space);
        }
        for (int seat = 0; seat < 3; ++seat) {
            put(Entity::seat, "plan", seat, canary + 40 + seat);
            put(Entity::seat, "gold", seat, canary + 50 + seat);
            for (int i = 0; i < 2; ++i) state.move_card(0, pile, 0, Layout::hand(seat));
        }
        put(Entity::match, "fate", 0, canary + 60);
        state.move_card(0, pile, 0, discard);
        return match;
    }

    static std::set<int32_t> canaries(const std::vector<int32_t>& cells) {
        std::set<int32_t> found;
        for (const int32_t cell : cells)
            if (cell >= canary) found.insert(cell - canary);
        return found;
    }
};

TEST_F(SeenTest, ShowsASeatItsOwnSecretsAndNoOthers) {
    const Match match = given_secrets();

    EXPECT_EQ(canaries(match.seen_cells(0)), (std::set<int32_t>{10, 40, 50, 51, 52}));
    EXPECT_EQ(canaries(match.seen_cells(1)), (std::set<int32_t>{11, 32, 41, 50, 51, 52}));
    EXPECT_EQ(canaries(match.seen_cells(2)), (std::set<int32_t>{32, 42, 50, 51, 52}));
}

TEST_F(SeenTest, ShowsASpectatorWhatAllSee) {
    const Match match = given_secrets();

    EXPECT_EQ(canaries(match.seen_cells(-1)), (std::set<int32_t>{50, 51, 52}));
}

TEST_F(SeenTest, HidesTheGenerator) {
    const Match match = given_secrets();
    const State& state = match.state();
    for (int seat = -1; seat < 3; ++seat) {
        EXPECT_THAT(match.seen_cells(seat), Not(Contains(state.cell(cell_random_low))));
        EXPECT_THAT(match.seen_cells(seat), Not(Contains(state.cell(cell_random_high))));
    }
}

TEST_F(SeenTest, ShowsTheSizesOfAllZonesButOnlyOwnAndOpenCards) {
    const Match match = given_secrets();
    const PlacedDeck& deck = game.rules.layout.deck(0);
    const auto part = [](const std::vector<int32_t>& cells, int32_t from, int32_t count) {
        return std::vector<int32_t>(cells.begin() + from, cells.begin() + from + count);
    };
    // Cards 0 to 5 were dealt in pairs, card 6 was discarded; the rest lies in the pile.
    const int32_t h = hidden;

    EXPECT_EQ(part(match.seen_cells(1), deck.cards, 12),
              (std::vector<int32_t>{h, h, h, h, h, 6, h, h, 2, 3, h, h}));
    EXPECT_EQ(part(match.seen_cells(-1), deck.cards, 12),
              (std::vector<int32_t>{h, h, h, h, h, 6, h, h, h, h, h, h}));
    for (int seat = -1; seat < 3; ++seat)
        EXPECT_EQ(part(match.seen_cells(seat), deck.sizes, 6),
                  (std::vector<int32_t>{5, 1, 0, 2, 2, 2}));
}

TEST(SeenHands, AreShownToWhomTheirColumnNamesForAsLongAsItDoes) {
    SmallGame game(ring_board(3), 3, {pointer(Entity::seat, "spies", Kind::seats)},
                   {plain_deck("goal", 4)}, {{"goal", "spies", {}}});
    const auto nothing = game.effect([](Match&, int, const Move*) { return Result<void>(); });
    game.turn({game.phase("only", {game.move(move_kind("go", {}, nothing))})});
    Match match = game.begin();
    match.mutable_state().move_card(0, pile, 3, Layout::hand(0));
    const auto spies = [&](int32_t seats) {
        match.mutable_state().set(game.id(Entity::seat, "spies"), 0, seats);
    };
    const auto card = [&](int seat) {
        return match.seen_cells(seat)[static_cast<size_t>(game.rules.layout.deck(0).cards) + 3];
    };

    EXPECT_EQ(card(1), hidden);
    spies(0b010);
    EXPECT_EQ(card(1), 3);
    for (const int seat : {-1, 2}) EXPECT_EQ(card(seat), hidden);
    spies(0);
    EXPECT_EQ(card(1), hidden);
}

/// Everything a seat is told about a position, refusals of many guesses included.
struct Told {
    std::vector<int32_t> cells;
    std::vector<std::pair<Move, std::optional<int32_t>>> offers;
    std::vector<std::string> refusals;
    friend bool operator==(const Told&, const Told&) = default;
};

Told told(const Match& match, int seat, uint64_t seed) {
    Told all;
    all.cells = match.seen_cells(seat);
    const MoveList& list = match.legal(seat);
    for (size_t i = 0; i < list.size(); ++i) {
        const Offer offer = list.at(i, match.rules());
        all.offers.emplace_back(offer.move, offer.upto);
    }
    Random random{seed};
    for (int i = 0; i < 300; ++i) {
        Move guess;
        guess.kind =
            static_cast<int16_t>(random.below(static_cast<uint32_t>(match.rules().moves.size())));
        for (int32_t& value : guess.values) value = random.between(-1, 6);
        for (const Refusal& refusal : match.check(seat, guess))
            all.refusals.push_back(refusal.move + refusal.slot + refusal.subject +
                                   word_of(refusal.reason) + std::to_string(refusal.from) + "," +
                                   std::to_string(refusal.upto));
    }
    return all;
}

/// Draws by lot everything that the seat does not see.
void change_secrets(State& state, int seat, Random& random) {
    const Layout& layout = state.layout();
    state.seed(random.next());
    for (size_t id = 0; id < layout.columns().size(); ++id) {
        const PlacedColumn& column = layout.columns()[id];
        for (int row = 0; row < column.rows; ++row)
            if (!state.can_see(column, row, seat))
                state.set(static_cast<ColumnId>(id), row, random.between(column.min, column.max));
    }
    for (size_t d = 0; d < layout.decks().size(); ++d) {
        std::vector<int32_t> places;
        int32_t at = layout.decks()[d].cards;
        for (int zone = 0; zone < layout.zones(); ++zone)
            for (int i = 0; i < state.zone_size(static_cast<int>(d), zone); ++i, ++at)
                if (!state.can_see_zone(static_cast<int>(d), zone, seat)) places.push_back(at);
        for (size_t i = places.size(); i > 1; --i) {
            const int32_t a = places[i - 1], b = places[random.below(static_cast<uint32_t>(i))];
            const int32_t card = state.cell(a);
            state.write(a, state.cell(b));
            state.write(b, card);
        }
    }
}

class SecrecyTest : public testing::TestWithParam<uint64_t> {};

TEST_P(SecrecyTest, TwoPositionsThatDifferInSecretsOnlyAreToldAlike) {
    Random random{GetParam()};
    const auto game = every_slot_game(random_board(GetParam(), 7), 3);
    Match match = game->begin(), other = game->begin();
    for (int position = 0; position < 60; ++position) {
        scatter(match.mutable_state(), random, {"standing"});
        match.go_to(0, static_cast<int>(random.below(3)));
        for (int seat = -1; seat < 3; ++seat) {
            ASSERT_TRUE(other.resume(match.state().cells()));
            change_secrets(other.mutable_state(), seat, random);
            ASSERT_NE(other.state().hash(), match.state().hash());

            ASSERT_EQ(told(match, seat, GetParam()), told(other, seat, GetParam()));
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Boards, SecrecyTest, testing::Range<uint64_t>(0, 6));

TEST(Secrecy, HoldsThroughoutMatchesOfTheToyGame) {
    Random random{8};
    for (uint64_t seed = 0; seed < 8; ++seed) {
        const auto game = toy_game();
        Match match(game->rules, *game->handlers), other(game->rules, *game->handlers);
        ASSERT_TRUE(match.start(seed));
        for (int moves = 0; moves < 120 && match.over() == Over::no; ++moves) {
            const int watcher = static_cast<int>(random.below(4)) - 1;
            ASSERT_TRUE(other.resume(match.state().cells()));
            change_secrets(other.mutable_state(), watcher, random);
            ASSERT_EQ(told(match, watcher, seed), told(other, watcher, seed));
            const int seat = match.decider();
            ASSERT_TRUE(match.apply(seat, match.legal(seat).pick(random, match.rules())));
        }
    }
}

}  // namespace
}  // namespace fronteira::core
