// SPDX-License-Identifier: MIT
#include "map_edit/edits/counterparts.hpp"

#include "map_edit/edits/corner_edits.hpp"
#include "map_edit/edits/ids.hpp"
#include "map_edit/edits/space_edits.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace fronteira::map_edit {
namespace {

bool is_on_plane(const Map& map, Point at) {
    return at == kept_inside(map, at);
}

/// A space as it lies there; nothing when a part of it is beside the plane.
std::optional<MapSpace> image_of(const MapSpace& space, const Counterpart& there, const Map& map) {
    MapSpace image = space;
    image.anchor = there.place(space.anchor);
    if (!is_on_plane(map, image.anchor)) return std::nullopt;
    for (Ring& ring : image.outline)
        for (Point& corner : ring) {
            corner = there.corner(corner).value_or(there.place(corner));
            if (!is_on_plane(map, corner)) return std::nullopt;
        }
    return image;
}

}  // namespace

bool Counterpart::is_mirrored() const {
    const Point origin = place({0, 0}), right = place({1000, 0}), down = place({0, 1000});
    const auto product = [](int32_t a, int32_t b) { return static_cast<int64_t>(a) * b; };
    return product(right.x - origin.x, down.y - origin.y) <
           product(right.y - origin.y, down.x - origin.x);
}

std::optional<Point> Counterpart::corner(Point at) const {
    return is_first() ? at : before_->corner_at(place(at));
}

// Half of the way to the image of the place is on the mirror, or nearer to the middle.
Point Counterpart::place_for(Point corner, Point to) const {
    Point sum = to;
    int count = 1;
    for (int image = 1; image < images_.count(); ++image) {
        if (!SpacesByPlace::are_one(images_.of(corner, image), corner)) continue;
        const Point there = images_.of(to, image);
        sum = {sum.x + there.x, sum.y + there.y};
        ++count;
    }
    return {sum.x / count, sum.y / count};
}

std::string Counterpart::space(const std::string& id) const {
    if (is_first()) return id;
    const auto number = before_->find(id);
    return number ? before_->space_like(*number, place(before_->middle(*number))) : id;
}

bool everywhere(Map& map, const geometry::Images& images,
                const std::function<bool(Map&, const Counterpart&)>& change) {
    if (images.count() == 1) return change(map, Counterpart(images));
    const SpacesByPlace before(map);
    if (!change(map, Counterpart(images))) return false;
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
    const SpacesByPlace drawn(before);
    SpacesByPlace all(before);  // what was added by another image is there, too
    std::set<std::pair<std::string, std::string>> linked;
    for (const MapLink& link : map.links) linked.insert(std::minmax(link.from, link.to));
    for (int image = 1; image < images.count(); ++image) {
        const Counterpart there(drawn, images, image);
        std::map<std::string, std::string> images_of;
        for (const std::string& id : spaces) {
            const auto number = drawn.find(id);
            if (!number) continue;
            const std::string known = Counterpart(all, images, image).space(id);
            if (!known.empty()) {
                images_of[id] = known;
                continue;
            }
            auto copy = image_of(before.spaces[*number], there, map);
            if (!copy) return std::nullopt;
            copy->id = free_id(id + "_" + std::to_string(image + 1),
                               [&](const std::string& one) { return all.has(one); });
            for (auto& [language, name] : copy->name) name += " " + std::to_string(image + 1);
            images_of[id] = copy->id;
            all.add(*copy);
            map.spaces.push_back(std::move(*copy));
        }
        for (const MapLink& link : before.links) {
            const auto from = images_of.find(link.from), to = images_of.find(link.to);
            if (from == images_of.end() || to == images_of.end() || from->second == to->second)
                continue;
            if (linked.insert(std::minmax(from->second, to->second)).second)
                map.links.push_back({from->second, to->second, link.kind, link.one_way, {}});
        }
    }
    return static_cast<int>(map.spaces.size() - before.spaces.size());
}

bool move_everywhere(Map& map, const geometry::Images& images, const std::vector<size_t>& spaces,
                     Point by) {
    if (images.count() == 1) return move_spaces(map, spaces, by);
    const SpacesByPlace before(map);
    // A corner that several have in common goes a part of each way.
    struct Sum {
        int64_t x = 0, y = 0;
        int count = 0;
    };
    std::map<std::pair<int32_t, int32_t>, Sum> targets;
    std::map<std::string, Point> anchors;
    const auto move_twin = [&](const MapSpace& first, const Counterpart& there) {
        const auto twin = before.find(there.space(first.id));
        if (!twin) return;
        const MapSpace& space = map.spaces[*twin];
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
            move_twin(map.spaces[space], Counterpart(before, images, image));
    std::vector<std::pair<Point, Point>> moves;
    for (const auto& [at, sum] : targets) {
        const Point to{static_cast<int32_t>(sum.x / sum.count),
                       static_cast<int32_t>(sum.y / sum.count)};
        if (!is_on_plane(map, to)) return false;
        moves.emplace_back(Point{at.first, at.second}, to);
    }
    for (const auto& [id, anchor] : anchors)
        map.spaces[*before.find(id)].anchor = kept_inside(map, anchor);
    return moves.empty() || move_corners(map, moves);
}

}  // namespace fronteira::map_edit
