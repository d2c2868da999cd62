// SPDX-License-Identifier: MIT
#pragma once

#include "support/small_game.hpp"
#include "support/tiny_board.hpp"

#include <gtest/gtest.h>

#include <functional>

namespace fronteira::core {

using namespace support;

/// A match of four seats that has one move, which does what a test says.
class MatchOfOneMove : public testing::Test {
 protected:
    SmallGame game{ring_board(4),
                   4,
                   {pointer(Entity::space, "owner", Kind::seat),
                    secret(flag(Entity::space, "trap"), Sight::column, "owner"),
                    flag(Entity::match, "late"), secret(flag(Entity::seat, "plan"), Sight::self),
                    pointer(Entity::seat, "spies", Kind::seats)},
                   {plain_deck("goal", 5)},
                   {{"goal", "spies", {}}}};

    using What = std::function<Result<void>(Match&)>;

    /// A match of one move, which does that.
    Match with_move(What what) {
        game.move(move_kind(
            "go", {}, game.effect([what](Match& match, int, const Move*) { return what(match); })));
        game.turn({game.phase("only", {0})});
        return game.begin();
    }
    void write(Match& match, Entity entity, const char* column, int row, int32_t value) {
        ASSERT_TRUE(match.mutable_state().set(game.id(entity, column), row, value));
    }
};

}  // namespace fronteira::core
