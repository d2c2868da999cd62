// SPDX-License-Identifier: MIT
#pragma once

#include "support/small_game.hpp"
#include "support/tiny_board.hpp"

#include <gtest/gtest.h>

#include <functional>

namespace fronteira::core {

using namespace support;

/// Words for small courses of play.
class FlowTest : public testing::Test {
 protected:
    SmallGame game{ring_board(4),
                   3,
                   {flag(Entity::match, "skip"), pointer(Entity::space, "owner", Kind::seat),
                    secret(flag(Entity::seat, "plan"), Sight::self)},
                   {plain_deck("goal", 4)}};
    std::vector<std::string> trace;

    int16_t finishing(const std::string& name) {
        return game.move(move_kind(name, {}, game.effect([](Match& match, int seat, const Move*) {
            match.finish(seat);
            return Result<void>();
        })));
    }
    int16_t doing(const std::string& name, std::function<void(Match&, int)> what) {
        return game.move(
            move_kind(name, {}, game.effect([what](Match& match, int seat, const Move*) {
                what(match, seat);
                return Result<void>();
            })));
    }
    int noted(const std::string& name) {
        return game.effect([this, name](Match&, int seat, const Move*) {
            trace.push_back(name + std::to_string(seat));
            return Result<void>();
        });
    }
    static void play(Match& match, int16_t kind) {
        const int seat = match.decider();
        ASSERT_TRUE(match.check(seat, a_move(kind)).empty());
        ASSERT_TRUE(match.apply(seat, a_move(kind)));
    }
    static std::vector<int> next_seats(Match& match, int16_t kind, int count) {
        std::vector<int> seats;
        for (int i = 0; i < count; ++i) {
            seats.push_back(match.decider());
            play(match, kind);
        }
        return seats;
    }
};

}  // namespace fronteira::core
