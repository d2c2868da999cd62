// SPDX-License-Identifier: MIT
#include "map_edit/edits/counterparts.hpp"

#include "geometry/outline.hpp"
#include "map_edit/edits/corner_edits.hpp"
#include "map_edit/edits/ids.hpp"
#include "map_edit/edits/link_edits.hpp"
#include "map_edit/edits/rings.hpp"
#include "map_edit/edits/space_edits.hpp"

#include <algorithm>
#include <cmath>
#include <map>

namespace fronteira::map_edit {
namespace {

// Turns by a third do not fall upon whole numbers, and what was drawn by hand is not exact.
constexpr double corner_reach = 4;

/// Labels of counterparts were placed one by one.
double label_reach(const Map& map) {
    return std::max(map.width, map.height) / 60.0;
}

bool is_on_plane(const Map& map, Point at) {
    return at == kept_inside(map, at);
}

double area(const MapSpace& space) {
    double twice = 0;
    for (const Ring& ring : space.outline)
        twice += std::abs(static_cast<double>(geometry::twice_area(ring)));
    return twice / 2;
}

/// The middle of the corners: the same for a space and its image, wherever their labels stand.
Point middle(const MapSpace& space) {
    int64_t x = 0, y = 0, count = 0;
    for (const Ring& ring : space.outline)
        for (const Point corner : ring) {
            x += corner.x;
            y += corner.y;
            ++count;
        }
    if (count == 0) return space.anchor;
    return {static_cast<int32_t>(x / count), static_cast<int32_t>(y / count)};
}

}  // namespace

bool Counterpart::is_mirrored() const {
    const Point origin = place({0, 0}), right = place({1000, 0}), down = place({0, 1000});
    const auto product = [](int32_t a, int32_t b) { return static_cast<int64_t>(a) * b; };
    return product(right.x - origin.x, down.y - origin.y) <
           product(right.y - origin.y, down.x - origin.x);
}

std::optional<Point> Counterpart::corner(Point at) const {
    if (is_first()) return at;
    const Point wanted = place(at);
    std::optional<Point> best;
    double least = corner_reach;
    for (const MapSpace& space : before_.spaces)
        for (const Ring& ring : space.outline)
            for (const Point corner : ring) {
                const double away = distance(corner, wanted);
                if (away > least) continue;
                least = away;
                best = corner;
            }
    return best;
}

// Half of the way to the image of the place is on the mirror, or nearer to the middle.
Point Counterpart::place_for(Point corner, Point to) const {
    Point sum = to;
    int count = 1;
    for (int image = 1; image < images_.count(); ++image) {
        if (distance(images_.of(corner, image), corner) > corner_reach) continue;
        const Point there = images_.of(to, image);
        sum = {sum.x + there.x, sum.y + there.y};
        ++count;
    }
    return {sum.x / count, sum.y / count};
}

std::string Counterpart::space(const std::string& id) const {
    if (is_first()) return id;
    const auto number = find_space(before_, id);
    if (!number) return id;
    const MapSpace& space = before_.spaces[*number];
    const Point wanted = place(space.outline.empty() ? space.anchor : middle(space));
    const double size = area(space);
    std::string best;
    double least = label_reach(before_);
    for (const MapSpace& other : before_.spaces) {
        const double away = distance(other.outline.empty() ? other.anchor : middle(other), wanted);
        if (away > least || std::abs(area(other) - size) > 0.2 * size) continue;
        least = away;
        best = other.id;
    }
    return best;
}

bool everywhere(Map& map, const geometry::Images& images,
                const std::function<bool(Map&, const Counterpart&)>& change) {
    if (images.count() == 1) return change(map, Counterpart(map, images, 0));
    const Map before = map;
    if (!change(map, Counterpart(before, images, 0))) return false;
    for (int image = 1; image < images.count(); ++image) {
        // What cannot be done there leaves no half of it behind.
        Map there = map;
        if (change(there, Counterpart(before, images, image))) map = std::move(there);
    }
    return true;
}

std::optional<int> repeat_spaces(Map& map, const geometry::Images& images,
                                 const std::vector<std::string>& spaces) {
    const Map before = map;
    int added = 0;
    for (int image = 1; image < images.count(); ++image) {
        const Counterpart there(before, images, image);
        std::map<std::string, std::string> images_of;
        for (const std::string& id : spaces) {
            const auto number = find_space(before, id);
            if (!number) continue;
            const MapSpace& space = before.spaces[*number];
            // What was added by another image is there, too.
            const std::string known = Counterpart(map, images, image).space(id);
            if (!known.empty()) {
                images_of[id] = known;
                continue;
            }
            MapSpace copy = space;
            for (Ring& ring : copy.outline)
                for (Point& corner : ring)
                    corner = there.corner(corner).value_or(there.place(corner));
            copy.anchor = there.place(space.anchor);
            for (const Ring& ring : copy.outline)
                for (const Point corner : ring)
                    if (!is_on_plane(map, corner)) return std::nullopt;
            if (!is_on_plane(map, copy.anchor)) return std::nullopt;
            copy.id = free_space_id(map, id + "_" + std::to_string(image + 1));
            for (auto& [language, name] : copy.name) name += " " + std::to_string(image + 1);
            images_of[id] = copy.id;
            map.spaces.push_back(std::move(copy));
            ++added;
        }
        for (const MapLink& link : before.links) {
            const auto from = images_of.find(link.from), to = images_of.find(link.to);
            if (from == images_of.end() || to == images_of.end()) continue;
            if (!are_linked(map, from->second, to->second))
                set_link(map, from->second, to->second, link.kind, link.one_way);
        }
    }
    return added;
}

bool move_everywhere(Map& map, const geometry::Images& images, const std::vector<size_t>& spaces,
                     Point by) {
    if (images.count() == 1) return move_spaces(map, spaces, by);
    const Map before = map;
    // A corner that several have in common goes a part of each way.
    struct Sum {
        int64_t x = 0, y = 0;
        int count = 0;
    };
    std::map<std::pair<int32_t, int32_t>, Sum> targets;
    std::map<std::string, Point> anchors;
    const auto move_twin = [&](const MapSpace& first, const Counterpart& there) {
        const auto twin = find_space(before, there.space(first.id));
        if (!twin) return;
        const MapSpace& space = before.spaces[*twin];
        const Point from = there.place(first.anchor);
        const Point to = there.place({first.anchor.x + by.x, first.anchor.y + by.y});
        const Point way{to.x - from.x, to.y - from.y};
        for (const Ring& ring : space.outline)
            for (const Point corner : ring) {
                Sum& sum = targets[{corner.x, corner.y}];
                sum.x += corner.x + way.x;
                sum.y += corner.y + way.y;
                ++sum.count;
            }
        anchors.emplace(space.id, Point{space.anchor.x + way.x, space.anchor.y + way.y});
    };
    for (int image = 0; image < images.count(); ++image)
        for (const size_t space : spaces)
            move_twin(before.spaces[space], Counterpart(before, images, image));
    std::vector<std::pair<Point, Point>> moves;
    for (const auto& [at, sum] : targets) {
        const Point to{static_cast<int32_t>(sum.x / sum.count),
                       static_cast<int32_t>(sum.y / sum.count)};
        if (!is_on_plane(map, to)) return false;
        moves.emplace_back(Point{at.first, at.second}, to);
    }
    for (const auto& [id, anchor] : anchors)
        map.spaces[*find_space(map, id)].anchor = kept_inside(map, anchor);
    return moves.empty() || move_corners(map, moves);
}

}  // namespace fronteira::map_edit
