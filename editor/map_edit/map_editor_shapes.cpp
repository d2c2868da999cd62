// SPDX-License-Identifier: MIT
// The edits of MapEditor that add shapes, cut, join and take them away, under its symmetry.
#include "map_edit/edits/corner_edits.hpp"
#include "map_edit/edits/region_edits.hpp"
#include "map_edit/edits/rings.hpp"
#include "map_edit/edits/space_edits.hpp"
#include "map_edit/map_editor.hpp"

#include <algorithm>

namespace fronteira::map_edit {
namespace {

/// The image of an outline; nothing when that is the outline itself, or not on the plane.
std::optional<Ring> image_of(const Ring& ring, const Counterpart& there, const Map& map) {
    constexpr double same_reach = 4;
    if (there.is_first()) return ring;
    Ring image;
    for (const Point corner : ring) {
        image.push_back(there.corner(corner).value_or(there.place(corner)));
        if (image.back() != kept_inside(map, image.back())) return std::nullopt;
    }
    const bool same = std::all_of(image.begin(), image.end(), [&](Point at) {
        return std::any_of(ring.begin(), ring.end(),
                           [&](Point corner) { return distance(at, corner) <= same_reach; });
    });
    return same ? std::nullopt : std::optional(image);
}

}  // namespace

std::string MapEditor::put_under_brush(Map& map, size_t space) const {
    if (find_region(map, brush_.toStdString())) map.spaces[space].region = brush_.toStdString();
    return map.spaces[space].id;
}

bool MapEditor::add_space(const Ring& ring) {
    std::string id;
    const auto add = [&](Map& map, const Counterpart& there) {
        const auto image = image_of(ring, there, map);
        const auto added = image ? map_edit::add_space(map, *image) : std::nullopt;
        if (!added) return false;
        const std::string fresh = put_under_brush(map, *added);
        if (there.is_first()) id = fresh;
        return true;
    };
    const bool done =
        edit_everywhere(tr("Draw a space"), add, 0, tr("A space needs three corners or more"));
    if (done) select(QString::fromStdString(id));
    return done;
}

bool MapEditor::split(const QStringList& spaces, const Ring& line) {
    const auto split_all = [&](Map& map, const Counterpart& there) {
        Ring image;
        for (const Point corner : line) image.push_back(there.place(corner));
        bool any = false;
        for (const QString& space : spaces) {
            const auto number = find_space(map, there.space(space.toStdString()));
            Map before = map;
            if (number && split_space(map, *number, image))
                any = true;
            else
                map = std::move(before);
        }
        return any;
    };
    const int count = static_cast<int>(spaces.size());
    const QString name =
        count == 1 ? tr("Split %1").arg(spaces.front()) : tr("Split %n spaces", "", count);
    return edit_everywhere(name, split_all, 0,
                           tr("The line must run across the space, from border to border"));
}

bool MapEditor::merge(const QString& space, const QString& other) {
    const bool done = find_space(map(), other.toStdString()) &&
                      edit_spaces(space, tr("Merge %1 and %2").arg(space, other),
                                  [&](Map& map, size_t first, const Counterpart& there) {
                                      const auto second =
                                          find_space(map, there.space(other.toStdString()));
                                      return second && merge_spaces(map, first, *second);
                                  });
    if (done) select(space);
    return done;
}

void MapEditor::removeSpace(const QString& space) {
    edit_spaces(space, tr("Delete %1").arg(space),
                [](Map& map, size_t number, const Counterpart& /*there*/) {
                    remove_space(map, number);
                    return true;
                });
}

void MapEditor::repeat(const QString& space) {
    repeat_these({space.toStdString()}, tr("Repeat %1").arg(space));
}

void MapEditor::repeatAll() {
    std::vector<std::string> all;
    for (const MapSpace& space : map().spaces) all.push_back(space.id);
    repeat_these(all, tr("Repeat all spaces"));
}

void MapEditor::repeat_these(const std::vector<std::string>& spaces, const QString& name) {
    std::optional<int> added;
    edit(name, [&](Map& map) {
        added = repeat_spaces(map, images(), spaces);
        return added.has_value();
    });
    if (!added)
        emit said(tr("An image would be outside the plane; a square plane may help"));
    else if (*added == 0)
        emit said(tr("All images already exist"));
}

}  // namespace fronteira::map_edit
