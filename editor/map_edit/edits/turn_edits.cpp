// SPDX-License-Identifier: MIT
#include "map_edit/edits/turn_edits.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace fronteira::map_edit {
namespace {

struct Extent {
    Point least{std::numeric_limits<int32_t>::max(), std::numeric_limits<int32_t>::max()};
    Point most{std::numeric_limits<int32_t>::min(), std::numeric_limits<int32_t>::min()};

    void reach(Point at) {
        least = {std::min(least.x, at.x), std::min(least.y, at.y)};
        most = {std::max(most.x, at.x), std::max(most.y, at.y)};
    }
    int32_t width() const { return most.x - least.x; }
    int32_t height() const { return most.y - least.y; }
};

/// What a box `width` by `height` from the origin holds goes where the turned box, from the origin
/// too, holds it.
Point quarter_turned(Point at, int32_t width, int32_t height, bool clockwise) {
    return clockwise ? Point{height - at.y, at.x} : Point{at.y, width - at.x};
}

template <class Deed>
void for_each_place(MapSpace& space, const Deed& deed) {
    deed(space.anchor);
    for (Ring& ring : space.outline)
        for (Point& corner : ring) deed(corner);
}

// Whoever turns back and forth gets the picture as it was.
void turn_picture(MapPicture& picture, int32_t width, int32_t height, bool clockwise) {
    const Point far{picture.corner.x + picture.width, picture.corner.y + picture.height};
    const Point one = quarter_turned(picture.corner, width, height, clockwise),
                other = quarter_turned(far, width, height, clockwise);
    picture.corner = {std::min(one.x, other.x), std::min(one.y, other.y)};
    std::swap(picture.width, picture.height);
    picture.turns = (picture.turns + (clockwise ? 1 : 3)) % 4;
}

}  // namespace

bool turn_spaces(Map& map, const std::vector<size_t>& spaces, bool clockwise) {
    if (spaces.empty()) return false;
    Extent box;
    for (const size_t number : spaces)
        for_each_place(map.spaces[number], [&](Point at) { box.reach(at); });
    const int32_t width = box.height(), height = box.width();
    if (width > map.width || height > map.height) return false;
    // Halves are cut off towards nothing, so that the next turn gives back what this one took.
    const Point corner{
        std::clamp(box.least.x + (box.width() - width) / 2, 0, map.width - width),
        std::clamp(box.least.y + (box.height() - height) / 2, 0, map.height - height)};
    for (const size_t number : spaces)
        for_each_place(map.spaces[number], [&](Point& at) {
            const Point there = quarter_turned({at.x - box.least.x, at.y - box.least.y},
                                               box.width(), box.height(), clockwise);
            at = {corner.x + there.x, corner.y + there.y};
        });
    return true;
}

void turn_map(Map& map, bool clockwise) {
    for (MapSpace& space : map.spaces)
        for_each_place(
            space, [&](Point& at) { at = quarter_turned(at, map.width, map.height, clockwise); });
    if (!map.picture.file.empty()) turn_picture(map.picture, map.width, map.height, clockwise);
    std::swap(map.width, map.height);
}

}  // namespace fronteira::map_edit
