// SPDX-License-Identifier: MIT
// What MapEditor tells its panels of the map.
#include "map_edit/edits/link_edits.hpp"
#include "map_edit/edits/names.hpp"
#include "map_edit/edits/space_edits.hpp"
#include "map_edit/map_editor.hpp"
#include "map_edit/text.hpp"

#include <algorithm>
#include <set>

namespace fronteira::map_edit {
namespace {

QVariantList links_facts(const Map& map, const MapSpace& space, const std::string& language) {
    QVariantList links;
    for (const MapLink& link : links_of(map, space.id)) {
        const bool away = link.from == space.id;
        const std::string& other = away ? link.to : link.from;
        const auto number = find_space(map, other);
        const std::string name = number ? text_in(map.spaces[*number].name, language) : other;
        links << QVariantMap{{"other", text(other)},
                             {"name", text(name)},
                             {"kind", text(link.kind)},
                             {"oneWay", link.one_way},
                             {"from", text(link.from)},
                             {"to", text(link.to)},
                             {"away", away}};
    }
    return links;
}

QVariantList attribute_facts(const Attributes& attributes) {
    QVariantList facts;
    for (const auto& [name, value] : attributes)
        facts << QVariantMap{{"id", text(name)}, {"value", static_cast<qint64>(value)}};
    return facts;
}

}  // namespace

QVariantMap MapEditor::space() const {
    const auto number = find_space(map(), selected_.toStdString());
    if (!number) return {};
    const MapSpace& space = map().spaces[*number];
    size_t corners = 0;
    for (const Ring& ring : space.outline) corners += ring.size();
    QStringList tags;
    for (const std::string& tag : space.tags) tags << text(tag);
    return {{"id", text(space.id)},
            {"name", text(text_in(space.name, language_))},
            {"names", names_of(space.name)},
            {"region", text(space.region)},
            {"corners", static_cast<int>(corners)},
            {"tags", tags},
            {"attributes", attribute_facts(space.attributes)},
            {"links", links_facts(map(), space, language_)}};
}

QVariantList MapEditor::regions() const {
    QVariantList regions;
    for (const MapRegion& region : map().regions) {
        Attributes others = region.attributes;
        const auto bonus = others.extract("bonus");
        const auto spaces =
            std::count_if(map().spaces.begin(), map().spaces.end(),
                          [&](const MapSpace& space) { return space.region == region.id; });
        regions << QVariantMap{{"id", text(region.id)},
                               {"name", text(text_in(region.name, language_))},
                               {"names", names_of(region.name)},
                               {"colour", text(region.colour)},
                               {"bonus", bonus.empty() ? 0 : static_cast<int>(bonus.mapped())},
                               {"attributes", attribute_facts(others)},
                               {"spaces", static_cast<int>(spaces)}};
    }
    return regions;
}

QStringList MapEditor::link_kinds() const {
    std::set<std::string> kinds;
    for (const MapLink& link : map().links) kinds.insert(link.kind);
    QStringList list;
    for (const std::string& kind : kinds) list << text(kind);
    return list;
}

QVariantMap MapEditor::head() const {
    QStringList authors;
    for (const std::string& author : map().authors) authors << text(author);
    const MapGrid& grid = map().grid;
    QVariantMap grid_facts;
    if (grid.width > 0)
        grid_facts = {
            {"width", grid.width}, {"height", grid.height}, {"shape", word_of(grid.shape)}};
    return {
        {"id", text(map().id)},
        {"name", title()},
        {"names", names_of(map().name)},
        {"description", text(text_in(map().description, language_))},
        {"authors", authors.join(", ")},
        {"licence", text(map().licence)},
        {"source", text(map().source)},
        {"width", map().width},
        {"height", map().height},
        {"spaces", is_grid() ? grid.width * grid.height : static_cast<int>(map().spaces.size())},
        {"links", static_cast<int>(map().links.size())},
        {"grid", grid_facts}};
}

}  // namespace fronteira::map_edit
