// SPDX-License-Identifier: MIT
// How BoardItem is drawn: what is stale is made anew, all else only moves.
#include "board/board_item.hpp"
#include "board/board_scene.hpp"
#include "board/geometry/rack_places.hpp"
#include "board/geometry/region_places.hpp"
#include "board/meshes/line_meshes.hpp"
#include "board/meshes/state_meshes.hpp"

#include <QMatrix4x4>
#include <QQuickWindow>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

namespace fronteira::board {
namespace {

// Pictures are laid out this far beyond the item, in parts of its size, and anew when the view goes
// farther.
constexpr double reach = 0.25;
// An arrow that runs has arrived after the first part of a pulse, and fades in the last.
constexpr double flight_speed = 2.2, fade_speed = 4;
constexpr double region_room = 12;  // pixels of sea around the name of a region, in all
// A board smaller than this, in pixels, has thinner lines in proportion, down to a limit.
constexpr double full_width = 640, thinnest = 0.4;
// How much the land hides of a picture under it.
constexpr double veil = 0.5;

}  // namespace

QSGNode* BoardItem::updatePaintNode(QSGNode* node, UpdatePaintNodeData* /*data*/) {
    if (width() <= 0 || height() <= 0) {
        delete node;
        return nullptr;
    }
    auto* scene = static_cast<BoardScene*>(node);
    if (!scene) {
        scene = new BoardScene;
        stale_ = stale_all;
        all_looks_changed_ = true;
    }
    const QPointF moved = view_.to_item({}) - laid_out_.to_item({});
    if (std::abs(moved.x()) > reach * width() || std::abs(moved.y()) > reach * height())
        if (view_.scale() == laid_out_.scale()) stale_ |= stale_tokens;

    const unsigned stale = std::exchange(stale_, 0);
    if (stale & stale_sea) {
        Mesh mesh;
        const QColor sea = style_or_plain().sea;
        for (const QPointF corner :
             {QPointF(0, 0), QPointF(width(), 0), QPointF(0, height()), QPointF(width(), height())})
            mesh.add(corner, sea);
        mesh.indices = {0, 1, 2, 1, 3, 2};
        scene->sea.show(mesh);
    }
    if (stale & stale_underlay) lay_underlay(*scene);
    if (stale & (stale_map | stale_lines)) shape_land();
    if (stale & (stale_map | stale_looks | stale_lines)) paint_land(*scene);
    if (stale & stale_lines) make_lines(*scene);
    make_states(*scene, stale);
    if (stale & stale_regions) place_regions();
    if (stale & stale_tokens) make_tokens(*scene);
    make_pulses(*scene);

    scene->map.setMatrix(QMatrix4x4(view_.transform()));
    scene->land.cull(view_.map_area());
    scene->borders.cull(view_.map_area());
    carry_pictures(*scene);
    return scene;
}

/// Pictures follow the view from where they were laid out; while only panned, by whole pixels.
void BoardItem::carry_pictures(BoardScene& scene) const {
    QTransform carried = laid_out_.transform().inverted() * view_.transform();
    const bool panned = view_.scale() == laid_out_.scale();
    if (panned) {
        const double density = window()->effectiveDevicePixelRatio();
        carried = QTransform::fromTranslate(std::round(carried.dx() * density) / density,
                                            std::round(carried.dy() * density) / density);
    }
    scene.tokens.set_exact(panned);
    scene.pictures.setMatrix(QMatrix4x4(carried));
}

void BoardItem::lay_underlay(BoardScene& scene) const {
    scene.underlay.show(underlay_.is_seen() ? underlay_.image : QImage(), underlay_.place,
                        underlay_.opacity, window());
    scene.land_veil.setOpacity(underlay_.is_seen() ? veil : 1);
}

/// From afar the land has fewer corners.
void BoardItem::shape_land() {
    const double now = roughness(geometry_, 1 / view_.scale()), before = land_.tolerance();
    // Built anew only when the difference would be seen, or saves something.
    if ((now > 0) == (before > 0) && now < 2 * before + 1e-9 && now > before / 2 - 1e-9) return;
    land_.build(geometry_, now);
    all_looks_changed_ = true;
}

void BoardItem::paint_land(BoardScene& scene) {
    const auto paint = [this](int space) {
        const SpaceLook& look = painting_or_plain().at(space);
        return land_.paint(space, land_colour(geometry_.map(), space, look, style_or_plain()));
    };
    if (std::exchange(all_looks_changed_, false)) {
        for (int space = 0; space < geometry_.count(); ++space) paint(space);
        scene.land.show(land_.mesh());
    } else {
        std::set<size_t> tiles;
        for (const int space : std::as_const(changed_looks_))
            if (space < geometry_.count()) tiles.insert(paint(space));
        for (const size_t tile : tiles) scene.land.show_tile(land_.mesh(), tile);
    }
    changed_looks_.clear();
}

void BoardItem::make_lines(BoardScene& scene) const {
    const BoardStyle& style = style_or_plain();
    const double pixel = std::clamp(width() / full_width, thinnest, 1.0) / view_.scale();
    scene.graticule.show(interactive_ ? graticule_mesh(geometry_.map().size, style, pixel)
                                      : Mesh{});
    scene.shallows.show(shallows_mesh(geometry_, style, pixel));
    scene.borders.show(border_mesh(geometry_, style, pixel));
    scene.links.show(link_mesh(geometry_, link_looks_, style, pixel));
}

void BoardItem::make_states(BoardScene& scene, unsigned stale) const {
    const BoardStyle& style = style_or_plain();
    const BoardPainting& painting = painting_or_plain();
    const double pixel = 1 / view_.scale();
    if (stale & (stale_looks | stale_lines))
        scene.edges.show(edge_mesh(geometry_, painting, style, pixel));
    if (stale & (stale_looks | stale_lines))
        scene.racks.show(rack_mesh(geometry_, painting.racks(), style, pixel));
    if (stale & (stale_reach | stale_lines))
        scene.reach.show(reach_mesh(geometry_, painting.reach(), style, pixel));
    if (stale & (stale_hover | stale_lines))
        scene.lifted.show(
            hovered_ < 0 ? Mesh{}
                         : lifted_mesh(geometry_, hovered_, painting.at(hovered_), style, pixel));
    if (stale & (stale_focus | stale_lines))
        scene.focus.show(cursor_ < 0 || !hasActiveFocus()
                             ? Mesh{}
                             : focus_mesh(geometry_, cursor_, style, pixel));
    if (stale & (stale_arrows | stale_lines))
        scene.arrows.show(arrow_mesh(geometry_, painting, style, pixel));
    if (stale & stale_marks) scene.marks.show(marks_);
}

/// Looks for sea for the names of regions, as large as they are while the map is fitted.
void BoardItem::place_regions() {
    region_labels_.clear();
    if (!labels_) return;
    const double scale = view_.scale() / view_.zoom();
    std::vector<QSizeF> sizes;
    for (const DrawnRegion& region : geometry_.map().regions) {
        const QString note = region_notes_.value(region.id).toString();
        region_labels_.push_back({note, {}});
        const QSizeF size = region_picture(region.name, note, style_or_plain()).size;
        sizes.push_back(region.name.isEmpty() ? QSizeF()
                                              : (size + QSizeF(region_room, region_room)) / scale);
    }
    // A coin of usual size in the middle, a name below it.
    const double coin = style_or_plain().text_scale / scale;
    const QRectF kept_free(-30 * coin, -15 * coin, 60 * coin, 46 * coin);
    const auto places = find_region_places(geometry_, sizes, kept_free);
    for (size_t region = 0; region < places.size(); ++region)
        region_labels_[region].place = places[region];
}

void BoardItem::make_tokens(BoardScene& scene) {
    laid_out_ = view_;
    const TokenWishes wishes{labels_, region_labels_,
                             interactive_ ? reach * std::max(width(), height()) : 0};
    scene.tokens.show(
        lay_out_tokens(geometry_, painting_or_plain(), style_or_plain(), view_, wishes),
        window()->effectiveDevicePixelRatio(), window());
}

void BoardItem::make_pulses(BoardScene& scene) {
    if (pulses_.isEmpty() && scene.pulse.geometry()->vertexCount() == 0) return;
    const BoardStyle& style = style_or_plain();
    const qint64 now = clock_.elapsed();
    Mesh mesh;
    for (const Pulse& pulse : std::as_const(pulses_)) {
        const double part = static_cast<double>(now - pulse.since) / std::max(1, style.pulse_time);
        if (part >= 1) continue;
        if (pulse.arrow.from >= 0)
            add_arrow(mesh, geometry_, pulse.arrow, style, 1 / view_.scale(),
                      {std::min(1.0, part * flight_speed), std::min(1.0, (1 - part) * fade_speed)});
        else
            add_pulse(mesh, geometry_, pulse.space, style, std::sin(std::numbers::pi * part),
                      1 / view_.scale());
    }
    const auto over = [&](const Pulse& pulse) { return now - pulse.since >= style.pulse_time; };
    pulses_.erase(std::remove_if(pulses_.begin(), pulses_.end(), over), pulses_.end());
    scene.pulse.show(mesh);
    // The next frame is asked for from the window's own thread.
    if (!mesh.empty())
        QMetaObject::invokeMethod(
            this, [this] { update(); }, Qt::QueuedConnection);
}

}  // namespace fronteira::board
