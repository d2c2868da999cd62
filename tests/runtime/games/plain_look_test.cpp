// SPDX-License-Identifier: MIT
#include "runtime/games/plain_look.hpp"

#include "support/declare.hpp"
#include "support/tiny_board.hpp"

#include <gtest/gtest.h>

namespace fronteira::runtime {
namespace {

using core::Entity;
using core::Kind;

nlohmann::json look_with(std::vector<core::Column> columns) {
    const auto board = support::TinyBoard().space("a").space("b").link("a", "b").build();
    return plain_space_look(*core::Layout::make(board, 2, std::move(columns), {}));
}

TEST(PlainSpaceLook, FillsSpacesByTheFirstSeatAndCountsTheFirstNumber) {
    EXPECT_EQ(look_with({support::pointer(Entity::seat, "ally", Kind::seat),
                         support::integer(Entity::match, "pot", 0, 9),
                         support::pointer(Entity::space, "owner", Kind::seat),
                         support::pointer(Entity::space, "admirer", Kind::seat),
                         support::integer(Entity::space, "armies", 0, 9),
                         support::integer(Entity::space, "age", 0, 9)}),
              (nlohmann::json{{"fill", "owner"}, {"badge", "armies"}}));
}

TEST(PlainSpaceLook, IsEmptyWhereSpacesHaveNeither) {
    EXPECT_EQ(look_with({}), nlohmann::json::object());
}

}  // namespace
}  // namespace fronteira::runtime
