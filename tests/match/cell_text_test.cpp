// SPDX-License-Identifier: MIT
#include "match/cell_text.hpp"

#include "core/state/changed_cells.hpp"
#include "support/declare.hpp"
#include "support/tiny_board.hpp"

#include <gtest/gtest.h>

namespace fronteira::match {
namespace {

using core::Entity;
using core::Kind;

core::Layout sample_layout() {
    const auto board =
        support::TinyBoard().space("oz", "oz").space("b", "oz").link("oz", "b").build();
    core::Column allies;
    allies.name = "allies";
    allies.entity = Entity::seat;
    allies.kind = Kind::seats;
    return *core::Layout::make(board, 3,
                               {support::integer(Entity::space, "armies", -5, 99),
                                support::pointer(Entity::space, "owner", Kind::seat),
                                support::pointer(Entity::region, "owner", Kind::seat), allies,
                                support::choice(Entity::match, "weather", {"sun", "heavy rain"}),
                                support::pointer(Entity::match, "target", Kind::space),
                                support::card_of(Entity::seat, "goal", "goals")},
                               {support::plain_deck("goals", 4)});
}

class CellText : public ::testing::Test {
 protected:
    int32_t cell(Entity entity, const std::string& column, int32_t row) const {
        return layout.column(*layout.find(entity, column)).offset + row;
    }
    std::string value(Entity entity, const std::string& column, int32_t number) const {
        return cell_value_text(layout, cell(entity, column, 0), number);
    }
    core::Layout layout = sample_layout();
};

TEST_F(CellText, NamesCellsByRowAndColumn) {
    EXPECT_EQ(cell_text(layout, cell(Entity::space, "armies", 1)), "b.armies");
    EXPECT_EQ(cell_text(layout, cell(Entity::seat, "allies", 2)), "3.allies");
    EXPECT_EQ(cell_text(layout, cell(Entity::match, "weather", 0)), ".weather");
    EXPECT_EQ(cell_text(layout, core::cell_round), "#" + std::to_string(core::cell_round));
}

TEST_F(CellText, TellsARegionFromASpaceOfTheSameId) {
    EXPECT_EQ(cell_text(layout, cell(Entity::space, "owner", 0)), "oz.owner");
    EXPECT_EQ(cell_text(layout, cell(Entity::region, "owner", 0)), "@oz.owner");
}

TEST_F(CellText, FindsEveryCellByItsName) {
    for (int32_t at = 0; at < layout.state_cells(); ++at)
        EXPECT_EQ(find_cell(layout, cell_text(layout, at)), at);
    EXPECT_EQ(find_cell(layout, "nowhere.armies"), std::nullopt);
    EXPECT_EQ(find_cell(layout, "#99999"), std::nullopt);
    EXPECT_EQ(find_cell(layout, "#-1"), std::nullopt);
    EXPECT_EQ(find_cell(layout, ""), std::nullopt);
}

TEST_F(CellText, WritesValuesAsAReaderKnowsThem) {
    EXPECT_EQ(value(Entity::space, "armies", -5), "-5");
    EXPECT_EQ(value(Entity::space, "owner", 0), "1");
    EXPECT_EQ(value(Entity::space, "owner", core::none), "-");
    EXPECT_EQ(value(Entity::seat, "allies", 0b101), "1+3");
    EXPECT_EQ(value(Entity::seat, "allies", 0), "-");
    EXPECT_EQ(value(Entity::match, "weather", 0), "sun");
    EXPECT_EQ(value(Entity::match, "weather", 1), "#1") << "two words would break the line";
    EXPECT_EQ(value(Entity::match, "target", 1), "b");
    EXPECT_EQ(value(Entity::seat, "goal", 2), "c2");
}

TEST_F(CellText, ListsEachChangedCellOnceAndOnlyIfItChanged) {
    core::State state(layout);
    const auto armies = *layout.find(Entity::space, "armies");
    state.set(armies, 1, 4);
    state.set(armies, 1, 6);
    state.set(armies, 0, 3);
    state.set(*layout.find(Entity::space, "owner"), 0, 2);
    state.set(*layout.find(Entity::match, "target"), 0, 1);
    state.set(*layout.find(Entity::match, "target"), 0, core::none);
    core::ChangedCells changed(layout);
    Line line;
    ChangeWriter(layout).add(line, state, changed.of(state));
    EXPECT_EQ(line.text(), " oz.armies=3 b.armies=6 oz.owner=3");
}

TEST_F(CellText, TakesChangesApartAgain) {
    const std::vector<RecordedChange> parts{{"oz.armies", "3"}, {".target", "-"}};
    EXPECT_EQ(parts_of(" oz.armies=3 .target=-"), parts);
    EXPECT_TRUE(parts_of("").empty());
}

}  // namespace
}  // namespace fronteira::match
