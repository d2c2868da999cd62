// SPDX-License-Identifier: MIT
#include "script/hints/place_in_text.hpp"

#include "script/hints/without_comments.hpp"
#include "script/ruleset.hpp"
#include "support/tiny_board.hpp"

#include <gtest/gtest.h>

namespace fronteira::script {
namespace {

constexpr const char* text =
    "-- reserve = what is to be placed\n"
    "return {\n"
    "  region = { reserve = number },\n"
    "  match = { my_reserve = flag,\n"
    "    reserve = flag, on = 1 == 2 },\n"
    "}\n";

std::string found(std::string_view section, std::string_view key) {
    const Place place = place_of_key(without_comments(text), section, key, {"state.lua", 1, 0});
    return std::to_string(place.line) + ":" + std::to_string(place.column);
}

TEST(PlaceOfKey, IsThatOfTheWordBehindItsSection) {
    EXPECT_EQ(found("region", "reserve"), "3:14");
    EXPECT_EQ(found("match", "reserve"), "5:5");
    EXPECT_EQ(found("match", "on"), "5:21");
    EXPECT_EQ(found("", "match"), "4:3");
}

TEST(PlaceOfKey, IsTheOtherOneWhereItIsNotWritten) {
    EXPECT_EQ(found("match", "gold"), "1:0");
    EXPECT_EQ(found("match", ""), "1:0");
    EXPECT_EQ(found("match", "number"), "1:0");
}

TEST(PlaceOfKey, IsToldOfColumnsThatAreDeclaredByAWordAlone) {
    RulesetSource source;
    source.mod = source.id = "placed";
    source.board = support::ring_board(3);
    source.read = [](const std::string& file, const std::string&) -> std::optional<std::string> {
        if (file == "rules/state.lua")
            return "return {\n  match = { on = flag,\n    Off = flag },\n  mach = {},\n}\n";
        return "return { turn = { phase \"only\" { move \"stop\" { effect = finish_phase } } } }";
    };
    const auto loaded = Ruleset::load(source);
    ASSERT_FALSE(loaded);
    const std::string told = to_text(loaded.error());
    EXPECT_NE(told.find("placed/rules/state.lua:3:5: error: `Off` cannot be the name of a column"),
              std::string::npos)
        << told;
    EXPECT_NE(told.find("placed/rules/state.lua:4:3: error: `mach` is not part of the state"),
              std::string::npos)
        << told;
}

/// The column of a finding in the second line.
int column_of(std::string_view line, const std::string& message) {
    Diagnostic finding = error_at({"a.lua", 2, 0}, "a.code", message);
    find_column(finding, "first\n" + std::string(line) + "\nlast");
    return finding.place.column;
}

TEST(FindColumn, IsThatOfWhatTheSentenceNames) {
    EXPECT_EQ(column_of("  from.armeis = 3", "a space has no column `armeis`"), 8);
    EXPECT_EQ(column_of("n += 1", "syntax error near '+'"), 3);
    EXPECT_EQ(column_of("x = 'land'", "`kind` is never 'land'"), 6);
}

TEST(FindColumn, IsNoneWhereThatStandsTwiceOrNowhere) {
    EXPECT_EQ(column_of("a.gold = a.gold + 1", "`gold` is outside every range"), 0);
    EXPECT_EQ(column_of("golden = marigold", "`gold` is outside every range"), 0);
    EXPECT_EQ(column_of("x = 1", "it is the moon's"), 0);
    EXPECT_EQ(column_of("x = 1", "nothing is named"), 0);
}

TEST(FindColumn, IsThatOfNoWordInTheHint) {
    EXPECT_EQ(column_of("local s = \"foo\" match.r = foo",
                        "undefined global `foo` (declare it with `local` before it is used)"),
              0);
    EXPECT_EQ(column_of("match.r = foo", "undefined global `foo` (declare it with `local`)"), 11);
    EXPECT_EQ(column_of("local x = 1", "it is not there (write `local`)"), 0);
    EXPECT_EQ(column_of("{ t.a, t.b }", "`t` has no `b`"), 10);
}

TEST(FindColumn, IsInNoComment) {
    EXPECT_EQ(column_of("x = amry -- not amry", "a space has no column `amry`"), 5);
    EXPECT_EQ(column_of("x = y -- amry", "a space has no column `amry`"), 0);
}

TEST(FindColumn, IsKeptWhereItIsKnown) {
    Diagnostic finding = error_at({"a.lua", 1, 9}, "a.code", "`x` is wrong");
    find_column(finding, "x");
    EXPECT_EQ(finding.place.column, 9);
    finding.place = {"a.lua", 7, 0};
    find_column(finding, "x");
    EXPECT_EQ(finding.place.column, 0);
}

}  // namespace
}  // namespace fronteira::script
