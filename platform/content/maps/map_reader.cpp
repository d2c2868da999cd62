// SPDX-License-Identifier: MIT
#include "content/maps/map_reader.hpp"

#include "content/reading/lone_names.hpp"
#include "content/reading/table_reader.hpp"

namespace fronteira::content {
namespace {

constexpr Range coordinates{0, 1'000'000};
constexpr Range plane{1, 1'000'000};
constexpr Range around_the_plane{-1'000'000, 1'000'000};
constexpr int64_t most_cells = 65'535;

void read_colour(const Cursor& cursor, std::string& out) {
    const std::string* text = cursor.value.as_string();
    const bool good = text && text->size() == 7 && (*text)[0] == '#' &&
                      text->find_first_not_of("0123456789abcdefABCDEF", 1) == std::string::npos;
    if (good)
        out = *text;
    else
        cursor.error("bad_colour", "expected a colour such as \"#3f8f5b\"");
}

void read_ring(const Cursor& cursor, Ring& ring) {
    const Array* numbers = cursor.value.as_array();
    if (!numbers) return cursor.expected("a list of coordinates x, y, x, y, ...");
    if (numbers->size() % 2 != 0)
        return cursor.error("odd_ring",
                            "has an odd number of coordinates, " + std::to_string(numbers->size()),
                            "each corner is an x and a y");
    if (numbers->size() < 6)
        return cursor.error("short_ring", "has " + std::to_string(numbers->size() / 2) +
                                              " corners; an outline needs at least 3");
    ring.resize(numbers->size() / 2);
    for (size_t i = 0; i < ring.size(); ++i) {
        read(Cursor(cursor, 2 * i, (*numbers)[2 * i]), ring[i].x, coordinates);
        read(Cursor(cursor, 2 * i + 1, (*numbers)[2 * i + 1]), ring[i].y, coordinates);
    }
}

void read_outline(const Cursor& cursor, std::vector<Ring>& outline) {
    const Array* rings = cursor.value.as_array();
    if (!rings || (!rings->empty() && rings->front().as_integer()))
        return cursor.error("flat_outline", "expected a list of rings, [[x, y, x, y, ...]]");
    for (size_t i = 0; i < rings->size(); ++i)
        read_ring(Cursor(cursor, i, (*rings)[i]), outline.emplace_back());
}

void read_attributes(const Cursor& cursor, Attributes& attributes, LoneNames& names) {
    read(cursor, attributes, Range{});
    if (const Table* table = cursor.value.as_table())
        for (const Entry& entry : table->entries) names.note(entry);
}

void read_region(const Cursor& cursor, MapRegion& region, LoneNames& names) {
    region.place = cursor.place();
    TableReader in(cursor);
    in.required("id", region.id, Identifier{});
    in.required("name", region.name);
    in.with("colour", [&](const Cursor& colour) { read_colour(colour, region.colour); });
    in.with("attributes",
            [&](const Cursor& table) { read_attributes(table, region.attributes, names); });
    in.with("bonus", [&](const Cursor& bonus) {
        if (region.attributes.contains("bonus"))
            bonus.error("two_bonuses", "the bonus is also given in `attributes`");
        else
            read(bonus, region.attributes["bonus"], Range{});
    });
}

void read_space(const Cursor& cursor, MapSpace& space, LoneNames& names) {
    space.place = cursor.place();
    TableReader in(cursor);
    in.required("id", space.id, Identifier{});
    in.required("name", space.name);
    in.optional("region", space.region, Identifier{});
    in.required("anchor", space.anchor.x, space.anchor.y, coordinates);
    in.with("outline", [&](const Cursor& outline) { read_outline(outline, space.outline); });
    in.optional("tags", space.tags, Identifier{});
    in.with("attributes",
            [&](const Cursor& table) { read_attributes(table, space.attributes, names); });
}

void read_link(const Cursor& cursor, MapLink& link) {
    link.place = cursor.place();
    const Array* ends = cursor.value.as_array();
    if (!ends || ends->size() != 2) return cursor.expected_two("a list of two ids of spaces");
    read(Cursor(cursor, 0, (*ends)[0]), link.from, Identifier{});
    read(Cursor(cursor, 1, (*ends)[1]), link.to, Identifier{});
}

void read_links(const Cursor& cursor, bool one_way, std::vector<MapLink>& links) {
    TableReader in(cursor);
    in.others([&](const Entry& kind, const Cursor& list) {
        if (!is_identifier(kind.key))
            list.report.error(
                kind.line, kind.column, "bad_id",
                in_quotes(kind.key) + " is not a kind of link made of a-z, 0-9 and _");
        const Array* items = list.value.as_array();
        if (!items) return list.expected("a list of links [\"from\", \"to\"]");
        for (size_t i = 0; i < items->size(); ++i) {
            MapLink link{{}, {}, kind.key, one_way, {}};
            read_link(Cursor(list, i, (*items)[i]), link);
            links.push_back(std::move(link));
        }
    });
}

void read_grid(const Cursor& cursor, MapGrid& grid) {
    grid.place = cursor.place();
    TableReader in(cursor);
    in.required("width", grid.width, Range{1, 1000});
    in.required("height", grid.height, Range{1, 1000});
    int32_t shape = 0;
    in.optional("shape", shape, OneOf{{grid_shape_words.begin(), grid_shape_words.end()}});
    grid.shape = static_cast<MapGrid::Shape>(shape);
    if (int64_t{grid.width} * grid.height > most_cells)
        cursor.error("too_many_spaces", "has more than " + std::to_string(most_cells) + " cells");
}

void read_picture(const Cursor& cursor, MapPicture& picture) {
    picture.place = cursor.place();
    TableReader in(cursor);
    in.required("file", picture.file, Words{});
    in.required("corner", picture.corner.x, picture.corner.y, around_the_plane);
    in.required("size", picture.width, picture.height, plane);
    in.optional("turns", picture.turns, Range{0, 3});
    in.optional("opacity", picture.opacity, Range{0, 100});
    in.optional("shown", picture.shown);
    in.optional("locked", picture.locked);
}

}  // namespace

void read_map(const Cursor& cursor, Map& map) {
    map.place = cursor.place();
    TableReader in(cursor);
    in.required("id", map.id, Identifier{});
    in.required("name", map.name);
    in.optional("description", map.description);
    in.optional("authors", map.authors, Words{});
    in.optional("licence", map.licence, Words{});
    in.optional("source", map.source, Words{});
    in.with("picture", [&](const Cursor& picture) { read_picture(picture, map.picture); });
    const bool gridded = in.with("grid", [&](const Cursor& grid) { read_grid(grid, map.grid); });
    if (gridded)
        in.optional("size", map.width, map.height, plane);
    else
        in.required("size", map.width, map.height, plane);
    LoneNames of_regions, of_spaces;
    in.each("region", [&](const Cursor& region, size_t) {
        read_region(region, map.regions.emplace_back(), of_regions);
    });
    in.each("space", [&](const Cursor& space, size_t) {
        if (gridded)
            space.error("grid_and_spaces", "a map with a grid cannot have spaces of its own");
        read_space(space, map.spaces.emplace_back(), of_spaces);
    });
    of_regions.warn(cursor.report, "no other region has", {"bonus"});
    of_spaces.warn(cursor.report, "no other space has");
    for (const bool one_way : {false, true})
        in.with(one_way ? "one_way" : "links", [&](const Cursor& links) {
            if (gridded)
                links.error("grid_and_links", "a map with a grid gets its links from its shape");
            read_links(links, one_way, map.links);
        });
}

}  // namespace fronteira::content
