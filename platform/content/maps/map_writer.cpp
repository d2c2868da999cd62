// SPDX-License-Identifier: MIT
#include "content/maps/map_writer.hpp"

#include "content/maps/map_parts.hpp"

namespace fronteira::content {
namespace {

void add_part(std::string& text, const std::string& part) {
    if (!part.empty()) text += "\n" + part;
}

}  // namespace

std::string write_map(const Map& map) {
    std::string text = write_map_head(map);
    add_part(text, write_picture(map.picture));
    add_part(text, write_grid(map.grid));
    for (const MapRegion& region : map.regions) add_part(text, write_region(region));
    for (const MapSpace& space : map.spaces) add_part(text, write_space(space));
    for (const bool one_way : {false, true}) add_part(text, write_links(map, one_way));
    return text;
}

}  // namespace fronteira::content
