// SPDX-License-Identifier: MIT
// The games on a grid before their first decision: on which boards they begin, and with what dice.
#include "content/maps/map_writer.hpp"
#include "core/match.hpp"
#include "installed.hpp"
#include "support/scratch.hpp"

namespace fronteira::mods {
namespace {

/// Whether Espionage begins on such a board.
bool begins_on(int columns, int rows) {
    Map map;
    map.id = "field";
    map.name[""] = "Field";
    map.grid.width = columns;
    map.grid.height = rows;
    map.grid.shape = MapGrid::Shape::square_with_diagonals;
    const support::Scratch folder;
    const std::string file = folder.write("field.toml", content::write_map(map));
    const auto game = runtime::prepare(installed(), "espionage/espionage", {file, 2, {}});
    if (!game) return false;
    const auto rules = loaded(*game);
    core::Match match(rules->rules(), *rules);
    return match.start(1).has_value();
}

TEST(EspionageBegins, WhereNobodyHasAVolcanoInItsRows) {
    EXPECT_TRUE(begins_on(8, 8));
    EXPECT_TRUE(begins_on(8, 12));
    EXPECT_TRUE(begins_on(10, 8));
    EXPECT_TRUE(begins_on(10, 10));
    EXPECT_FALSE(begins_on(10, 7));
    EXPECT_FALSE(begins_on(10, 9));
    EXPECT_FALSE(begins_on(8, 9));
}

TEST(EspionageBegins, WithTheArmyOfItsWidthAlone) {
    EXPECT_FALSE(begins_on(9, 9));
    EXPECT_FALSE(begins_on(12, 8));
}

/// What was thrown for the right to begin; nothing when the die has no such face.
std::vector<int32_t> thrown_to_begin(const std::vector<int32_t>& dice) {
    const auto game = prepared({"island/island", 2});
    const auto rules = loaded(*game);
    core::Match match(rules->rules(), *rules);
    match.listen(true);
    match.load_dice(dice);
    std::vector<int32_t> points;
    if (!match.start(1)) return points;
    for (const core::Event& event : match.take_events())
        if (event.name == "throw") points.push_back(event.fields[0].value);
    return points;
}

TEST(TheIslandBegins, ByTheDieThatShowsZeroToFive) {
    EXPECT_EQ(thrown_to_begin({0, 5}), (std::vector<int32_t>{0, 5}));
    EXPECT_EQ(thrown_to_begin({3, 3, 1, 0}), (std::vector<int32_t>{3, 3, 1, 0}));
    EXPECT_TRUE(thrown_to_begin({6, 1}).empty());
}

}  // namespace
}  // namespace fronteira::mods
