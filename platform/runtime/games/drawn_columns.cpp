// SPDX-License-Identifier: MIT
#include "runtime/games/drawn_columns.hpp"

#include "runtime/games/look.hpp"

namespace fronteira::runtime {
namespace {

using core::ColumnId;

bool is_of_spaces(const core::Layout& layout, ColumnId id, core::Kind kind) {
    const core::PlacedColumn& column = layout.column(id);
    return column.entity == core::Entity::space && column.kind == kind;
}

/// The column of that kind that `[space]` of a look names under a key.
std::optional<ColumnId> looked_up(const nlohmann::json& look, const char* key, core::Kind kind,
                                  const core::Layout& layout) {
    const auto space = look.find("space");
    if (space == look.end() || !space->is_object()) return std::nullopt;
    const auto named = space->find(key);
    if (named == space->end() || !named->is_string()) return std::nullopt;
    const auto found = layout.find(core::Entity::space, named->get<std::string>());
    return found && is_of_spaces(layout, *found, kind) ? found : std::nullopt;
}

std::optional<ColumnId> first_that_holds_a_seat(const core::Layout& layout) {
    for (size_t i = 0; i < layout.columns().size(); ++i)
        if (const auto id = static_cast<ColumnId>(i); is_of_spaces(layout, id, core::Kind::seat))
            return id;
    return std::nullopt;
}

std::set<ColumnId> values_of_seats(const nlohmann::json& look, const core::Layout& layout) {
    std::set<ColumnId> found;
    const auto seat = look.find("seat");
    if (seat == look.end() || !seat->is_object() || !seat->contains("column")) return found;
    for (const nlohmann::json& figure : (*seat)["column"])
        if (const auto value = figure.find("value"); value != figure.end() && value->is_string())
            if (const auto id = layout.find(core::Entity::seat, value->get<std::string>()))
                found.insert(*id);
    return found;
}

}  // namespace

DrawnColumns drawn_columns(const Game& game, const core::Layout& layout) {
    const nlohmann::json look = look_of(game.mods);
    DrawnColumns drawn;
    drawn.of_seats = values_of_seats(look, layout);
    drawn.by_look = look.contains("space");
    drawn.owner = looked_up(look, "fill", core::Kind::seat, layout);
    if (!drawn.owner) drawn.owner = looked_up(look, "coin", core::Kind::seat, layout);
    if (!drawn.owner) drawn.owner = first_that_holds_a_seat(layout);
    drawn.number = looked_up(look, "badge", core::Kind::integer, layout);
    drawn.piece = looked_up(look, "piece", core::Kind::choice, layout);
    return drawn;
}

}  // namespace fronteira::runtime
