// SPDX-License-Identifier: MIT
#include "conformance/declared.hpp"

#include "support/small_game.hpp"
#include "support/tiny_board.hpp"

#include <gmock/gmock.h>

namespace fronteira::conformance {
namespace {

using namespace core;
using namespace support;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

/// What a game does otherwise than it declares.
struct Deeds {
    int their_dice = 2;    ///< that the effect throws; 2 are declared, 0: it throws none
    int32_t taken = 0;     ///< from the stock, beyond the number that is declared as drawn
    bool declared = true;  ///< anything at all
};

/// One throws a die or two, and takes so many from the stock of 50; the other may.
class Game : public SmallGame {
 public:
    explicit Game(const Deeds& deeds)
        : SmallGame(ring_board(3), 2, {integer(Entity::match, "stock", 0, 50, 50)}) {
        const ColumnId stock = id(Entity::match, "stock");
        MoveKind fight = move_kind(
            "fight", {number_slot(words.number(1), words.column(Entity::match, "stock"))},
            effect([deeds, stock](Match& match, int seat, const Move* move) -> Result<void> {
                const int32_t number = move->values[0];
                if (deeds.their_dice > 0) contest(match, 1, deeds.their_dice);
                match.mutable_state().set(
                    stock, 0, std::max(0, match.state().get(stock, 0) - number - deeds.taken));
                match.finish(seat);
                if (match.state().get(stock, 0) == 0) match.draw();
                return {};
            }));
        fight.slots[0].drawn = deeds.declared;
        if (deeds.declared) fight.ours = words.number(1), fight.theirs = words.number(2);
        turn({phase("only", {move(fight)})});
        if (const auto faults = rules.finish(); !faults.empty())
            throw std::runtime_error(to_text(faults));
    }
};

Diagnostics found_in(const Deeds& deeds) {
    const Factory factory = [deeds]() -> Result<Instance> {
        const auto game = std::make_shared<Game>(deeds);
        return Instance{{game, &game->rules}, game};
    };
    return check(factory, {.seeds = {1, 2, 3}});
}

TEST(Declared, FindsNothingInAMoveThatDoesWhatItDeclares) {
    EXPECT_THAT(found_in({}), IsEmpty());
}

TEST(Declared, FindsDiceThatAreThrownOtherwise) {
    const Diagnostics found = found_in({.their_dice = 3});

    ASSERT_THAT(found, SizeIs(1));
    EXPECT_EQ(found[0].code, "conformance.other_contest");
    EXPECT_THAT(found[0].message, HasSubstr("move `fight` declares a contest of 1 against 2 dice, "
                                            "and its effect throws 1 against 3"));
}

TEST(Declared, FindsAContestThatIsNotHeld) {
    const Diagnostics found = found_in({.their_dice = 0});

    ASSERT_THAT(found, SizeIs(1));
    EXPECT_THAT(found[0].message, HasSubstr("declares a contest, and its effect throws none"));
}

TEST(Declared, FindsANumberThatIsNotTakenFromItsRange) {
    const Diagnostics found = found_in({.taken = 1});

    ASSERT_THAT(found, SizeIs(1));
    EXPECT_EQ(found[0].code, "conformance.not_drawn");
    EXPECT_THAT(found[0].message, HasSubstr("is declared as drawn: of "));
}

TEST(Declared, AsksNothingOfAMoveThatDeclaresNothing) {
    EXPECT_THAT(found_in({.their_dice = 4, .taken = 2, .declared = false}), IsEmpty());
}

}  // namespace
}  // namespace fronteira::conformance
