// SPDX-License-Identifier: MIT
// How the games that ship are drawn: every name in a look means something, so that the studio shows
// whose a space is, who has what, and what was thrown.
#include "installed.hpp"
#include "runtime/games/look.hpp"

#include <nlohmann/json.hpp>

namespace fronteira::mods {
namespace {

using nlohmann::json;

/// One table for each ruleset.
std::vector<Table> rulesets() {
    std::vector<Table> tables;
    for (const Table& table : every_table())
        if (tables.empty() || tables.back().ruleset != table.ruleset) tables.push_back(table);
    return tables;
}

bool has_column(const core::Layout& layout, core::Entity entity, const json& name) {
    return name.is_string() && layout.find(entity, name.get<std::string>()).has_value();
}

TEST(Looks, OfEveryGameTellWhoseASpaceIsAndWhatASeatHas) {
    for (const Table& table : rulesets()) {
        const auto game = prepared(table);
        const auto rules = game ? loaded(*game) : nullptr;
        ASSERT_NE(rules, nullptr);
        const core::Layout& layout = rules->rules().layout;
        const json look = runtime::look_of(game->mods);
        const json space = look.value("space", json::object());
        EXPECT_TRUE(has_column(layout, core::Entity::space, space.value("fill", json())) ||
                    has_column(layout, core::Entity::space, space.value("coin", json())))
            << table.ruleset << " draws nobody's spaces";
        const json columns = look.value("seat", json::object()).value("column", json::array());
        EXPECT_FALSE(columns.empty()) << table.ruleset << " shows no figures of a seat";
        for (const json& column : columns) {
            for (const char* of : {"count", "sum"})
                EXPECT_TRUE(!column.contains(of) ||
                            has_column(layout, core::Entity::space, column[of]))
                    << table.ruleset << ": " << column;
        }
    }
}

/// `attack {ours}, defence {theirs}` is what War says when dice are thrown; the island says
/// `{face}`.
TEST(Looks, OfEveryGameThatThrowsDiceShowThem) {
    int throwing = 0;
    for (const Table& table : rulesets()) {
        const auto game = prepared(table);
        ASSERT_NE(game, nullptr);
        const json look = runtime::look_of(game->mods);
        std::string thrown;
        for (const Mod* mod : game->mods)
            for (const auto& [key, text] : mod->text.at("en"))
                if (key == "event.dice" || key == "event.die") thrown = text;
        if (thrown.empty()) continue;
        ++throwing;
        bool shown = false;
        const json dice = look.value("dice", json::object());
        for (const auto& [field, side] : dice.items())
            shown = shown || thrown.find("{" + field + "}") != std::string::npos;
        EXPECT_TRUE(shown) << table.ruleset << " says \"" << thrown << "\" and shows no dice";
    }
    EXPECT_GT(throwing, 1) << "War and the Island throw";
}

}  // namespace
}  // namespace fronteira::mods
