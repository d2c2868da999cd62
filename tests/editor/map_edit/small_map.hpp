// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

namespace fronteira::map_edit {

/// Three squares in a row, 100 wide, between (100, 100) and (400, 200): `a`, `b`, `c`, linked in
/// that order. The first two stand in the region `west`.
inline Map small_map() {
    const auto square = [](const char* id, int32_t left, const char* region) {
        MapSpace space;
        space.id = id;
        space.name[""] = std::string("The ") + id;
        space.region = region;
        space.anchor = {left + 50, 150};
        space.outline = {{{left, 100}, {left + 100, 100}, {left + 100, 200}, {left, 200}}};
        return space;
    };
    Map map;
    map.id = "small";
    map.name[""] = "Small";
    map.width = 1000;
    map.height = 800;
    map.regions = {{"west", {{"", "West"}}, "#d9b566", {{"bonus", 2}}, {}}};
    map.spaces = {square("a", 100, "west"), square("b", 200, "west"), square("c", 300, "")};
    map.links = {{"a", "b", "land", false, {}}, {"b", "c", "land", false, {}}};
    return map;
}

}  // namespace fronteira::map_edit
