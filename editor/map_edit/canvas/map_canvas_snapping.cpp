// SPDX-License-Identifier: MIT
// What draws the pointer to itself: corners, borders, crossings of the grid, mirrors.
#include "map_edit/canvas/map_canvas.hpp"
#include "map_edit/edits/rings.hpp"
#include "map_edit/edits/space_edits.hpp"

namespace fronteira::map_edit {
namespace {

constexpr double snap_reach = 9;  // pixels around a corner or a border

}  // namespace

/// The corner nearby, of any space, else the border; with Alt nothing draws the pointer away.
Pointer MapCanvas::pointer_at(QPointF item, Qt::KeyboardModifiers keys) const {
    Pointer pointer{item,
                    to_map(item),
                    {},
                    {},
                    {},
                    {},
                    spaceAt(item),
                    (keys & (Qt::ShiftModifier | Qt::ControlModifier)) != 0};
    pointer.ruled = pointer.snapped = pointer.at;
    if (keys & Qt::AltModifier) return pointer;
    if (grid_ && grid_->snaps()) pointer.ruled = pointer.snapped = grid_->crossing(pointer.at);
    const double reach = snap_reach / view().scale();
    double least_corner = reach, least_border = reach;
    const QRectF around(pointer.at.x - reach, pointer.at.y - reach, 2 * reach, 2 * reach);
    for (const int number : geometry_of_map().spaces_in(around)) {
        const auto space = find_space(editor_->map(), idAt(number).toStdString());
        if (!space) continue;
        const Outline& outline = editor_->map().spaces[*space].outline;
        for (const Ring& ring : outline)
            for (const Point corner : ring) {
                const double away = distance(corner, pointer.at);
                if (away > least_corner || corner == held_) continue;
                least_corner = away;
                pointer.corner = corner;
            }
        draw_to_border(pointer, outline, least_border);
    }
    if (pointer.corner) pointer.snapped = *pointer.corner;
    draw_to_mirrors(pointer, reach);
    return pointer;
}

/// To a crossing of the grid that lies on it, if it does, else to the nearest place of it.
void MapCanvas::draw_to_border(Pointer& pointer, const Outline& outline, double& least) const {
    const auto on = nearest_point(outline, pointer.at);
    if (!on || on->distance > least) return;
    least = on->distance;
    const auto crossing = nearest_point(outline, pointer.ruled);
    pointer.snapped = crossing->point == pointer.ruled ? pointer.ruled : on->point;
}

/// A place near a mirror is on it, unless a corner or border is there.
void MapCanvas::draw_to_mirrors(Pointer& pointer, double reach) const {
    const geometry::Images images = editor_->images();
    if (images.count() == 1) return;
    const Point fixed = images.nearest_fixed(pointer.at);
    if (distance(fixed, pointer.at) > reach) return;
    pointer.fixed = fixed;
    if (!pointer.corner && pointer.snapped == pointer.ruled) pointer.snapped = fixed;
}

}  // namespace fronteira::map_edit
