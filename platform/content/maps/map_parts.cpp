// SPDX-License-Identifier: MIT
#include "content/maps/map_parts.hpp"

#include "content/reading/local_text.hpp"
#include "content/toml/toml_writer.hpp"

#include <map>
#include <vector>

namespace fronteira::content {
namespace {

Value text(std::string words) {
    return {std::move(words), 0, 0};
}
Value number(int64_t value) {
    return {value, 0, 0};
}

Value list(const std::vector<std::string>& words) {
    Array items;
    for (const std::string& word : words) items.push_back(text(word));
    return {std::move(items), 0, 0};
}

Value pair(int32_t x, int32_t y) {
    return {Array{number(x), number(y)}, 0, 0};
}

Value numbers(const Attributes& attributes) {
    Table table;
    for (const auto& [name, value] : attributes) table.set(name, number(value));
    return {std::move(table), 0, 0};
}

Value rings(const std::vector<Ring>& outline) {
    Array all;
    for (const Ring& ring : outline) {
        Array corners;
        for (const Point& corner : ring) {
            corners.push_back(number(corner.x));
            corners.push_back(number(corner.y));
        }
        all.push_back({std::move(corners), 0, 0});
    }
    return {std::move(all), 0, 0};
}

/// Gathers the lines of one table.
class Lines {
 public:
    explicit Lines(std::string header = {}) {
        if (!header.empty()) text_ = std::move(header) + "\n";
    }

    void add(const std::string& key, const Value& value) {
        text_ += key + " = " + write_value(value, key.size() + 3) + "\n";
    }

    std::string take() { return std::move(text_); }

 private:
    std::string text_;
};

}  // namespace

std::string write_map_head(const Map& map) {
    Lines lines;
    lines.add("id", text(map.id));
    lines.add("name", local_text(map.name));
    if (!map.description.empty()) lines.add("description", local_text(map.description));
    if (!map.authors.empty()) lines.add("authors", list(map.authors));
    if (!map.licence.empty()) lines.add("licence", text(map.licence));
    if (!map.source.empty()) lines.add("source", text(map.source));
    if (map.width > 0) lines.add("size", pair(map.width, map.height));
    return lines.take();
}

std::string write_picture(const MapPicture& picture) {
    if (picture.file.empty()) return {};
    Lines lines("[picture]");
    lines.add("file", text(picture.file));
    lines.add("corner", pair(picture.corner.x, picture.corner.y));
    lines.add("size", pair(picture.width, picture.height));
    if (picture.turns != 0) lines.add("turns", number(picture.turns));
    lines.add("opacity", number(picture.opacity));
    lines.add("shown", {picture.shown, 0, 0});
    lines.add("locked", {picture.locked, 0, 0});
    return lines.take();
}

std::string write_grid(const MapGrid& grid) {
    if (grid.width == 0) return {};
    Lines lines("[grid]");
    lines.add("width", number(grid.width));
    lines.add("height", number(grid.height));
    lines.add("shape", text(word_of(grid.shape)));
    return lines.take();
}

std::string write_region(const MapRegion& region) {
    Lines lines("[[region]]");
    lines.add("id", text(region.id));
    lines.add("name", local_text(region.name));
    if (!region.colour.empty()) lines.add("colour", text(region.colour));
    Attributes others = region.attributes;
    if (const auto bonus = others.find("bonus"); bonus != others.end()) {
        lines.add("bonus", number(bonus->second));
        others.erase(bonus);
    }
    if (!others.empty()) lines.add("attributes", numbers(others));
    return lines.take();
}

std::string write_space(const MapSpace& space) {
    Lines lines("[[space]]");
    lines.add("id", text(space.id));
    lines.add("name", local_text(space.name));
    if (!space.region.empty()) lines.add("region", text(space.region));
    lines.add("anchor", pair(space.anchor.x, space.anchor.y));
    if (!space.outline.empty()) lines.add("outline", rings(space.outline));
    if (!space.tags.empty()) lines.add("tags", list(space.tags));
    if (!space.attributes.empty()) lines.add("attributes", numbers(space.attributes));
    return lines.take();
}

std::string write_links(const Map& map, bool one_way) {
    std::map<std::string, std::string> kinds;
    for (const MapLink& link : map.links)
        if (link.one_way == one_way)
            kinds[link.kind] +=
                "  [" + write_string(link.from) + ", " + write_string(link.to) + "],\n";
    if (kinds.empty()) return {};
    std::string out = one_way ? "[one_way]\n" : "[links]\n";
    for (const auto& [kind, lines] : kinds) out += write_key(kind) + " = [\n" + lines + "]\n";
    return out;
}

}  // namespace fronteira::content
