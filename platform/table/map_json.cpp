// SPDX-License-Identifier: MIT
#include "table/map_json.hpp"

#include "grid/grid.hpp"
#include "match/sentences.hpp"

namespace fronteira::table {
namespace {

using protocol::Json;

std::string name_of(const LocalText& name, const std::string& id, const std::string& language) {
    const std::string& text = text_in(name, language);
    return text.empty() ? match::readable(id) : text;
}

Json point_json(const Point& point) {
    return {point.x, point.y};
}

Json space_json(const MapSpace& space, const std::string& language) {
    Json shapes = Json::array();
    for (const Ring& ring : space.outline) {
        shapes.push_back(Json::array());
        for (const Point& corner : ring) shapes.back().push_back(point_json(corner));
    }
    return {{"id", space.id},
            {"name", name_of(space.name, space.id, language)},
            {"region", space.region},
            {"anchor", point_json(space.anchor)},
            {"shapes", std::move(shapes)},
            {"tags", space.tags},
            {"attributes", space.attributes}};
}

Json regions_json(const Map& map, const std::string& language) {
    Json regions = Json::array();
    for (const MapRegion& region : map.regions)
        regions.push_back({{"id", region.id},
                           {"name", name_of(region.name, region.id, language)},
                           {"colour", region.colour},
                           {"attributes", region.attributes}});
    return regions;
}

}  // namespace

Json map_json(const Map& written, const std::string& name, const std::string& language) {
    const Map map = written.grid.width > 0 ? grid::spell_out(written) : written;
    Json spaces = Json::array(), links = Json::array();
    for (const MapSpace& space : map.spaces) spaces.push_back(space_json(space, language));
    for (const MapLink& link : map.links)
        links.push_back(
            {{"from", link.from}, {"to", link.to}, {"kind", link.kind}, {"one_way", link.one_way}});
    Json json = protocol::message("map");
    json["map"] = name;
    json["name"] = name_of(map.name, map.id, language);
    json["description"] = text_in(map.description, language);
    json["size"] = {map.width, map.height};
    json["regions"] = regions_json(map, language);
    json["spaces"] = std::move(spaces);
    json["links"] = std::move(links);
    if (map.grid.width > 0) json["grid"] = {map.grid.width, map.grid.height};
    return json;
}

}  // namespace fronteira::table
