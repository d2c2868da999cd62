// SPDX-License-Identifier: MIT
#include "core/sight/seat_view.hpp"

namespace fronteira::core {

std::optional<int32_t> SeatView::value(std::string_view name, int row) const {
    const Layout& layout = match_.rules().layout;
    for (const Entity entity : {Entity::space, Entity::seat, Entity::region, Entity::match}) {
        const auto id = layout.find(entity, name);
        if (!id) continue;
        if (row < 0 || row >= layout.column(*id).rows) return std::nullopt;
        const int32_t value = match_.state().seen(*id, row, seat_);
        if (value == hidden) return std::nullopt;
        return value;
    }
    return std::nullopt;
}

}  // namespace fronteira::core
