// SPDX-License-Identifier: MIT
#include "runtime/games/owner_column.hpp"

#include "runtime/games/look.hpp"

namespace fronteira::runtime {
namespace {

using core::ColumnId;

bool holds_seats(const core::Layout& layout, ColumnId id) {
    const core::PlacedColumn& column = layout.column(id);
    return column.entity == core::Entity::space && column.kind == core::Kind::seat;
}

/// The column that `[space]` of a look names under a key.
std::optional<ColumnId> looked_up(const nlohmann::json& look, const char* key,
                                  const core::Layout& layout) {
    const auto space = look.find("space");
    if (space == look.end() || !space->is_object()) return std::nullopt;
    const auto named = space->find(key);
    if (named == space->end() || !named->is_string()) return std::nullopt;
    const auto found = layout.find(core::Entity::space, named->get<std::string>());
    return found && holds_seats(layout, *found) ? found : std::nullopt;
}

}  // namespace

std::optional<ColumnId> owner_column(const Game& game, const core::Layout& layout) {
    const nlohmann::json look = look_of(game.mods);
    for (const char* key : {"fill", "coin"})
        if (const auto found = looked_up(look, key, layout)) return found;
    for (size_t i = 0; i < layout.columns().size(); ++i)
        if (holds_seats(layout, static_cast<ColumnId>(i))) return static_cast<ColumnId>(i);
    return std::nullopt;
}

}  // namespace fronteira::runtime
