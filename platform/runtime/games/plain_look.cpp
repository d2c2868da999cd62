// SPDX-License-Identifier: MIT
#include "runtime/games/plain_look.hpp"

namespace fronteira::runtime {

nlohmann::json plain_space_look(const core::Layout& layout) {
    nlohmann::json look = nlohmann::json::object();
    for (const core::PlacedColumn& column : layout.columns()) {
        if (column.entity != core::Entity::space) continue;
        if (column.kind == core::Kind::seat) look.emplace("fill", column.name);
        if (column.kind == core::Kind::integer) look.emplace("badge", column.name);
    }
    return look;
}

}  // namespace fronteira::runtime
