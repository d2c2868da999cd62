// SPDX-License-Identifier: MIT
#include "map_edit/edits/space_edits.hpp"

#include "board/geometry/inner_point.hpp"
#include "map_edit/edits/corner_edits.hpp"
#include "map_edit/edits/ids.hpp"
#include "map_edit/edits/link_edits.hpp"
#include "map_edit/edits/rings.hpp"

#include <QCoreApplication>
#include <QPolygonF>
#include <algorithm>
#include <cmath>

namespace fronteira::map_edit {
namespace {

/// Where the edges of an outline meet a line, the nearest to its beginning first.
std::vector<Point> crossings(const Outline& outline, Point from, Point to) {
    std::vector<Point> met;
    for (const Ring& ring : outline)
        for (size_t i = 0; i < ring.size(); ++i)
            if (const auto at = crossing(from, to, ring[i], ring[(i + 1) % ring.size()]))
                met.push_back(*at);
    std::sort(met.begin(), met.end(),
              [&](Point a, Point b) { return distance(from, a) < distance(from, b); });
    return met;
}

/// Inside, and not on the border.
bool is_within(const Outline& outline, Point at) {
    return contains(outline, at) && nearest_point(outline, at)->distance > 0;
}

/// The first stretch of a straight line that lies inside.
std::optional<Ring> straight_through(const Outline& outline, Point from, Point to) {
    const std::vector<Point> met = crossings(outline, from, to);
    for (size_t i = 1; i < met.size(); ++i)
        if (is_within(outline, {(met[i - 1].x + met[i].x) / 2, (met[i - 1].y + met[i].y) / 2}))
            return Ring{met[i - 1], met[i]};
    return std::nullopt;
}

/// The same of a line with corners, none of which lies inside.
std::optional<Ring> passing_through(const Outline& outline, const Ring& line) {
    for (size_t i = 1; i < line.size(); ++i)
        if (auto stretch = straight_through(outline, line[i - 1], line[i])) return stretch;
    return std::nullopt;
}

/// The line from border to border: an end inside goes to the nearest point of the border, one
/// outside back to where the line comes in.
std::optional<Ring> across(const Outline& outline, Ring line) {
    for (int end = 0; end < 2; ++end) {
        size_t inside = 0;
        while (inside < line.size() && !is_within(outline, line[inside])) ++inside;
        if (inside == line.size()) return passing_through(outline, line);
        if (inside == 0) {
            line.insert(line.begin(), nearest_point(outline, line.front())->point);
        } else {
            const auto met = crossings(outline, line[inside], line[inside - 1]);
            if (met.empty()) return std::nullopt;
            line.erase(line.begin(), line.begin() + static_cast<ptrdiff_t>(inside));
            line.insert(line.begin(), met.front());
        }
        std::reverse(line.begin(), line.end());
    }
    return line;
}

/// Makes a point of the border a corner, for neighbours too.
bool make_corner(Map& map, const Outline& outline, Point& at) {
    const auto on = nearest_point(outline, at);
    if (!on) return false;
    const Ring& ring = outline[on->ring];
    const Point a = ring[on->edge], b = ring[(on->edge + 1) % ring.size()];
    at = on->point;
    // Rounded elsewhere, the same place is the corner that a cut of the neighbour left there.
    constexpr double same_place = 1.5;
    for (const Point corner : {a, b})
        if (distance(at, corner) <= same_place) at = corner;
    return at == a || at == b || insert_corner(map, a, b, at);
}

/// Corners that lie on the border of a space become corners of it, so that both have them.
void join_border(Map& map, const MapSpace& space, const Ring& corners) {
    constexpr double on_border = 1;  // a whole number is that near to any line
    for (const Point corner : corners) {
        const auto on = nearest_point(space.outline, corner);
        if (!on || on->distance > on_border) continue;
        const Ring& ring = space.outline[on->ring];
        insert_corner(map, ring[on->edge], ring[(on->edge + 1) % ring.size()], corner);
    }
}

void take_over_links(Map& map, const std::string& from, const std::string& to) {
    std::vector<MapLink> links;
    std::swap(links, map.links);
    for (MapLink& link : links) {
        for (std::string* end : {&link.from, &link.to})
            if (*end == from) *end = to;
        const auto known = [&](const MapLink& other) {
            const bool alike = other.from == link.from && other.to == link.to;
            const bool turned = other.from == link.to && other.to == link.from;
            return other.kind == link.kind && other.one_way == link.one_way &&
                   (alike || (turned && !link.one_way));
        };
        if (link.from != link.to && std::none_of(map.links.begin(), map.links.end(), known))
            map.links.push_back(std::move(link));
    }
}

}  // namespace

std::optional<size_t> find_space(const Map& map, const std::string& id) {
    const auto found = std::find_if(map.spaces.begin(), map.spaces.end(),
                                    [&](const MapSpace& space) { return space.id == id; });
    if (found == map.spaces.end()) return std::nullopt;
    return static_cast<size_t>(found - map.spaces.begin());
}

bool has_tag(const MapSpace& space, const std::string& tag) {
    return std::find(space.tags.begin(), space.tags.end(), tag) != space.tags.end();
}

Point best_anchor(const MapSpace& space) {
    if (space.outline.empty()) return space.anchor;
    QVector<QPolygonF> rings;
    for (const Ring& ring : space.outline) {
        QPolygonF polygon;
        for (const Point corner : ring) polygon << QPointF(corner.x, corner.y);
        rings << polygon;
    }
    const QPointF best = board::find_inner_point(rings).point;
    return {static_cast<int32_t>(std::lround(best.x())),
            static_cast<int32_t>(std::lround(best.y()))};
}

std::optional<size_t> add_outline(Map& map, std::vector<Ring> outline) {
    MapSpace space;
    space.outline = std::move(outline);
    for (Ring& ring : space.outline)
        for (Point& corner : ring) corner = kept_inside(map, corner);
    if (space.outline.empty() || !tidy(space.outline)) return std::nullopt;
    space.id = free_space_id(map, "space_" + std::to_string(map.spaces.size() + 1));
    space.name[""] =
        QCoreApplication::translate("Spaces", "Space %1").arg(map.spaces.size() + 1).toStdString();
    space.anchor = best_anchor(space);
    map.spaces.push_back(std::move(space));
    return map.spaces.size() - 1;
}

std::optional<size_t> add_space(Map& map, const Ring& ring) {
    Ring corners = ring;
    for (Point& corner : corners) corner = kept_inside(map, corner);
    for (const MapSpace& other : map.spaces) join_border(map, other, corners);
    return add_outline(map, {std::move(corners)});
}

std::optional<size_t> split_space(Map& map, size_t number, const Ring& drawn) {
    if (drawn.size() < 2 || map.spaces[number].outline.empty()) return std::nullopt;
    auto line = across(map.spaces[number].outline, drawn);
    if (!line) return std::nullopt;
    for (Point* end : {&line->front(), &line->back()})
        if (!make_corner(map, map.spaces[number].outline, *end)) return std::nullopt;
    auto halves = cut(map.spaces[number].outline, *line);
    if (!halves || !tidy(halves->first) || !tidy(halves->second)) return std::nullopt;
    MapSpace& old = map.spaces[number];
    if (contains(halves->second, old.anchor)) std::swap(halves->first, halves->second);
    MapSpace part = old;
    part.id = free_space_id(map, old.id + "_2");
    const int number_behind = free_number_behind(map, part.name);
    for (auto& [language, name] : part.name) name += " " + std::to_string(number_behind);
    old.outline = std::move(halves->first);
    if (!contains(old.outline, old.anchor)) old.anchor = best_anchor(old);
    part.outline = std::move(halves->second);
    part.anchor = best_anchor(part);
    map.spaces.push_back(std::move(part));
    const size_t fresh = map.spaces.size() - 1;
    link_to_bordering(map, number, fresh);
    return fresh;
}

std::vector<std::string> spaces_crossed(const Map& map, const Ring& line) {
    constexpr double on_border = 1.5;
    std::vector<std::string> crossed;
    for (const MapSpace& space : map.spaces) {
        const auto ends_in = [&](Point end) {
            return contains(space.outline, end) &&
                   nearest_point(space.outline, end)->distance > on_border;
        };
        if (space.outline.empty() || line.size() < 2 || ends_in(line.front()) ||
            ends_in(line.back()))
            continue;
        const bool bends_in = std::any_of(line.begin(), line.end(), ends_in);
        if (bends_in || passing_through(space.outline, line)) crossed.push_back(space.id);
    }
    return crossed;
}

bool merge_spaces(Map& map, size_t number, size_t second) {
    if (number == second) return false;
    MapSpace& space = map.spaces[number];
    const MapSpace other = map.spaces[second];
    space.outline = joined(space.outline, other.outline);
    if (!tidy(space.outline)) return false;
    for (const std::string& tag : other.tags)
        if (!has_tag(space, tag)) space.tags.push_back(tag);
    take_over_links(map, other.id, space.id);
    map.spaces.erase(map.spaces.begin() + static_cast<ptrdiff_t>(second));
    return true;
}

void remove_space(Map& map, size_t space) {
    remove_spaces(map, {map.spaces[space].id});
}

void remove_spaces(Map& map, const std::set<std::string>& spaces) {
    std::erase_if(map.links, [&](const MapLink& link) {
        return spaces.contains(link.from) || spaces.contains(link.to);
    });
    std::erase_if(map.spaces, [&](const MapSpace& space) { return spaces.contains(space.id); });
}

int free_number_behind(const Map& map, const LocalText& names) {
    const auto taken = [&](int number) {
        return std::any_of(map.spaces.begin(), map.spaces.end(), [&](const MapSpace& space) {
            return std::any_of(names.begin(), names.end(), [&](const auto& one) {
                const auto other = space.name.find(one.first);
                return other != space.name.end() &&
                       other->second == one.second + " " + std::to_string(number);
            });
        });
    };
    int number = 2;
    while (taken(number)) ++number;
    return number;
}

bool set_space_id(Map& map, size_t space, const std::string& id) {
    if (!is_id(id) || find_space(map, id)) return false;
    const std::string old = map.spaces[space].id;
    map.spaces[space].id = id;
    for (MapLink& link : map.links)
        for (std::string* end : {&link.from, &link.to})
            if (*end == old) *end = id;
    return true;
}

}  // namespace fronteira::map_edit
