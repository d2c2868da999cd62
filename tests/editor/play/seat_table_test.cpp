// SPDX-License-Identifier: MIT
#include "play/seats/seat_table.hpp"

#include <gtest/gtest.h>

namespace fronteira::play {
namespace {

// A record of four equal bots was watched through the eyes of four equal names.
TEST(SitterName, TellsBotsWithoutANameApart) {
    const QJsonArray sitters{QJsonObject{{"seat", 1}, {"who", "human"}, {"name", "Ana"}},
                             QJsonObject{{"seat", 2}, {"who", "bot:war2/marshal"}},
                             QJsonObject{{"seat", 3}, {"who", "bot:war2/marshal"}},
                             QJsonObject{{"seat", 4}, {"who", "human"}}};
    EXPECT_EQ(sitter_name(sitters, 1), "Ana");
    EXPECT_EQ(sitter_name(sitters, 2), "Player 2 (marshal)");
    EXPECT_EQ(sitter_name(sitters, 3), "Player 3 (marshal)");
    EXPECT_EQ(sitter_name(sitters, 4), "Player 4");
}

}  // namespace
}  // namespace fronteira::play
