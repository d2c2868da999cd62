// SPDX-License-Identifier: MIT
#include "runtime/owner_column.hpp"

#include "content/toml_file.hpp"
#include "runtime/mod_reader.hpp"

namespace fronteira::runtime {
namespace {

using core::ColumnId;

bool holds_seats(const core::Layout& layout, ColumnId id) {
    const core::PlacedColumn& column = layout.column(id);
    return column.entity == core::Entity::space && column.kind == core::Kind::seat;
}

/// The column that `[space]` of look.toml names under a key. A look that cannot be read names none.
std::optional<ColumnId> looked_up(const content::Value& look, const char* key,
                                  const core::Layout& layout) {
    const auto* table = look.as_table();
    const content::Value* space = table != nullptr ? table->find("space") : nullptr;
    if (space == nullptr || space->as_table() == nullptr) return std::nullopt;
    const content::Value* named = space->as_table()->find(key);
    if (named == nullptr || named->as_string() == nullptr) return std::nullopt;
    const auto found = layout.find(core::Entity::space, *named->as_string());
    return found && holds_seats(layout, *found) ? found : std::nullopt;
}

}  // namespace

std::optional<ColumnId> owner_column(const Game& game, const core::Layout& layout) {
    if (const auto text = read_mod_file(game.mods, "look.toml"))
        if (const auto look = content::parse_toml(*text, "look.toml"))
            for (const char* key : {"fill", "coin"})
                if (const auto found = looked_up(*look, key, layout)) return found;
    for (size_t i = 0; i < layout.columns().size(); ++i)
        if (holds_seats(layout, static_cast<ColumnId>(i))) return static_cast<ColumnId>(i);
    return std::nullopt;
}

}  // namespace fronteira::runtime
