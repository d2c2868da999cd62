// SPDX-License-Identifier: MIT
// Which part of the map a board shows, and how that changes.
#include "board/board_item.hpp"
#include "board/geometry/rack_places.hpp"

namespace fronteira::board {
namespace {

constexpr double zoom_step = 1.4;

}  // namespace

void BoardItem::fit() {
    view_.fit(size(), whole(), room_around());
    view_moved(true);
}

/// The coordinates of a grid stand in the margin.
double BoardItem::room_around() const {
    const bool coordinates = labels_ && !geometry_.map().grid.isEmpty();
    return margin_ + (coordinates ? style_or_plain().text_size : 0);
}

QRectF BoardItem::whole() const {
    if (const QRectF shown = geometry_.extent_around(showing_); !shown.isEmpty()) return shown;
    return frame_.isEmpty() ? area_with_racks(geometry_, painting_or_plain().racks()) : frame_;
}

void BoardItem::zoomIn() {
    zoomAt(boundingRect().center(), zoom_step);
}

void BoardItem::zoomOut() {
    zoomAt(boundingRect().center(), 1 / zoom_step);
}

void BoardItem::zoomAt(QPointF point, double factor) {
    view_.zoom_at(point, factor);
    view_moved(true);
}

// A map that is shown whole stays in the middle, and nothing needs to be drawn anew.
void BoardItem::panBy(QPointF by) {
    const Viewport before = view_;
    view_.pan(by);
    if (view_ != before) view_moved(false);
}

void BoardItem::centerOn(const QString& id) {
    const int space = geometry_.index(id);
    if (space < 0) return;
    view_.centre_on(geometry_.place(space).point);
    view_moved(false);
}

void BoardItem::view_moved(bool zoomed) {
    if (zoomed) settling_.start();
    update();
    emit viewChanged();
}

void BoardItem::settle() {
    mark(stale_lines | stale_looks | stale_hover | stale_focus | stale_tokens | stale_arrows |
         stale_reach);
}

void BoardItem::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickItem::geometryChange(now, before);
    if (now.size() == before.size()) return;
    view_.resize(now.size());
    if (view_.is_fitted()) view_.fit(now.size(), whole(), room_around());
    settle();
    mark(stale_sea | stale_regions);
    emit viewChanged();
}

void BoardItem::itemChange(ItemChange change, const ItemChangeData& data) {
    // Another screen may be of another density.
    if (change == ItemDevicePixelRatioHasChanged) mark(stale_all);
    QQuickItem::itemChange(change, data);
}

}  // namespace fronteira::board
