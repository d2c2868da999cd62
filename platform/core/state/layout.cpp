// SPDX-License-Identifier: MIT
#include "core/state/layout.hpp"

#include <algorithm>

namespace fronteira::core {

bool Layout::shows(ColumnId column) const {
    const auto named = [column](const auto& one) { return one.sight_id == column; };
    const auto opened = [column](const PlacedColumn& one) { return one.opened_by_id == column; };
    return std::any_of(columns_.begin(), columns_.end(), named) ||
           std::any_of(columns_.begin(), columns_.end(), opened) ||
           std::any_of(decks_.begin(), decks_.end(), named);
}

int32_t Layout::rows_of(Entity entity) const {
    switch (entity) {
        case Entity::match:
            return 1;
        case Entity::seat:
            return seats_;
        case Entity::space:
            return board_->space_count();
        case Entity::region:
            return board_->region_count();
    }
    return 0;
}

bool Layout::has_secrets() const {
    return !decks_.empty() ||
           std::any_of(columns_.begin(), columns_.end(),
                       [](const PlacedColumn& column) { return column.sight != Sight::all; });
}

std::optional<ColumnId> Layout::find(Entity entity, std::string_view name) const {
    for (size_t i = 0; i < columns_.size(); ++i)
        if (columns_[i].entity == entity && columns_[i].name == name)
            return static_cast<ColumnId>(i);
    return std::nullopt;
}

std::optional<int> Layout::find_deck(std::string_view id) const {
    for (size_t i = 0; i < decks_.size(); ++i)
        if (decks_[i].deck.id == id) return static_cast<int>(i);
    return std::nullopt;
}

}  // namespace fronteira::core
