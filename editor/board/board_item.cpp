// SPDX-License-Identifier: MIT
#include "board/board_item.hpp"

#include "board/geometry/rack_places.hpp"

#include <utility>

namespace fronteira::board {
namespace {

constexpr double zoom_step = 1.4;
constexpr int settling_time = 120;  // milliseconds after the last zoom until all is crisp again
constexpr double coin_reach = 18;   // pixels around the place of a small island that belong to it

}  // namespace

BoardItem::BoardItem(QQuickItem* parent) : QQuickItem(parent) {
    setFlag(ItemHasContents);
    setClip(true);
    set_interactive(true);
    setAcceptedMouseButtons(Qt::LeftButton | Qt::RightButton);
    setAcceptHoverEvents(true);
    settling_.setSingleShot(true);
    settling_.setInterval(settling_time);
    connect(&settling_, &QTimer::timeout, this, &BoardItem::settle);
    clock_.start();
}

BoardItem::~BoardItem() = default;

void BoardItem::set_map(const QVariantMap& map) {
    if (map == map_) return;
    map_ = map;
    frame_ = {};
    geometry_ = MapGeometry(drawing());
    land_ = {};  // built when it is known how finely
    cursor_ = hovered_ = -1;
    pulses_.clear();
    all_looks_changed_ = true;
    view_.fit(size(), whole(), room_around());
    mark(stale_all);
    emit mapChanged();
    emit cursorChanged();
    emit hoverChanged();
    emit viewChanged();
}

MapDrawing BoardItem::drawing() const {
    MapDrawing map = read_map(map_);
    if (turned_ && !map.grid.isEmpty()) turn(map);
    return map;
}

void BoardItem::set_turned(bool turned) {
    if (turned == turned_) return;
    turned_ = turned;
    if (!geometry_.map().grid.isEmpty()) {
        geometry_ = MapGeometry(drawing());
        land_ = {};  // built when it is known how finely
        pulses_.clear();
        all_looks_changed_ = true;
        set_hovered(-1);
        fit();
        mark(stale_all);
    }
    emit turnedChanged();
}

void BoardItem::show_draft(MapDrawing map, const QRectF& frame) {
    const QString cursor = this->cursor(), hovered = this->hovered();
    geometry_ = MapGeometry(std::move(map), geometry_);
    land_ = {};  // built when it is known how finely
    cursor_ = geometry_.index(cursor);
    hovered_ = geometry_.index(hovered);
    pulses_.clear();
    all_looks_changed_ = true;
    if (frame != std::exchange(frame_, frame)) fit();
    mark(stale_all);
    emit mapChanged();
    emit cursorChanged();
    emit hoverChanged();
}

void BoardItem::set_underlay(Underlay underlay) {
    if (underlay == underlay_) return;
    underlay_ = std::move(underlay);
    mark(stale_underlay);
}

void BoardItem::set_painting(BoardPainting* painting) {
    if (painting == painting_) return;
    if (painting_) painting_->disconnect(this);
    painting_ = painting;
    if (painting) {
        connect(painting, &BoardPainting::changed, this, &BoardItem::look_changed);
        connect(painting, &BoardPainting::pulse, this, [this](int space) { begin_pulse(space); });
        connect(painting, &BoardPainting::flight, this,
                [this](const BoardArrow& arrow) { begin_pulse(arrow.to, arrow); });
        connect(painting, &BoardPainting::arrowsChanged, this, [this] { mark(stale_arrows); });
        connect(painting, &BoardPainting::reachChanged, this, [this] { mark(stale_reach); });
        connect(painting, &BoardPainting::racksChanged, this, &BoardItem::racks_changed);
    }
    look_changed(-1);
    mark(stale_arrows | stale_reach);
    racks_changed();
    emit paintingChanged();
}

void BoardItem::set_style(BoardStyle* style) {
    if (style == style_) return;
    if (style_) style_->disconnect(this);
    style_ = style;
    const auto restyle = [this] {
        all_looks_changed_ = true;
        mark(stale_all);
    };
    if (style) connect(style, &BoardStyle::changed, this, restyle);
    restyle();
    emit styleChanged();
}

void BoardItem::set_link_looks(const QVariantMap& looks) {
    if (looks == link_looks_) return;
    link_looks_ = looks;
    mark(stale_lines);
    emit linkLooksChanged();
}

void BoardItem::set_region_notes(const QVariantMap& notes) {
    if (notes == region_notes_) return;
    region_notes_ = notes;
    mark(stale_regions | stale_tokens);
    emit regionNotesChanged();
}

void BoardItem::set_cursor(const QString& id) {
    const int space = geometry_.index(id);
    if (space == cursor_) return;
    cursor_ = space;
    mark(stale_focus);
    emit cursorChanged();
}

void BoardItem::set_labels(bool labels) {
    if (labels == labels_) return;
    labels_ = labels;
    mark(stale_regions | stale_tokens);
    emit labelsChanged();
}

void BoardItem::set_interactive(bool interactive) {
    if (interactive == interactive_) return;
    interactive_ = interactive;
    setAcceptedMouseButtons(interactive ? Qt::LeftButton | Qt::RightButton : Qt::NoButton);
    setAcceptHoverEvents(interactive);
    if (!interactive) set_hovered(-1);
    emit interactiveChanged();
}

void BoardItem::set_pullable(bool pullable) {
    if (pullable == pullable_) return;
    pullable_ = pullable;
    emit pullableChanged();
}

void BoardItem::set_margin(double margin) {
    if (margin == margin_) return;
    margin_ = margin;
    if (view_.is_fitted()) fit();
    emit marginChanged();
}

void BoardItem::set_showing(const QStringList& spaces) {
    if (spaces == showing_) return;
    showing_ = spaces;
    if (view_.is_fitted()) fit();
    emit showingChanged();
}

void BoardItem::fit() {
    view_.fit(size(), whole(), room_around());
    view_moved(true);
}

/// The coordinates of a grid stand in the margin.
double BoardItem::room_around() const {
    const bool coordinates = labels_ && !geometry_.map().grid.isEmpty();
    return margin_ + (coordinates ? style_or_plain().text_size : 0);
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

void BoardItem::panBy(QPointF by) {
    view_.pan(by);
    view_moved(false);
}

void BoardItem::centerOn(const QString& id) {
    const int space = geometry_.index(id);
    if (space < 0) return;
    view_.centre_on(geometry_.place(space).point);
    view_moved(false);
}

QString BoardItem::spaceAt(QPointF point) const {
    return id_of(index_at(point));
}

QPointF BoardItem::spacePoint(const QString& id) const {
    const int space = geometry_.index(id);
    return space < 0 ? QPointF() : view_.to_item(geometry_.place(space).point);
}

QRectF BoardItem::whole() const {
    if (const QRectF shown = geometry_.extent_around(showing_); !shown.isEmpty()) return shown;
    return frame_.isEmpty() ? area_with_racks(geometry_, painting_or_plain().racks()) : frame_;
}

QRectF BoardItem::spaceBox(const QString& id) const {
    const int space = geometry_.index(id);
    return space < 0 ? QRectF() : on_item(geometry_.extent(space));
}

QString BoardItem::spaceName(const QString& id) const {
    const int space = geometry_.index(id);
    return space < 0 ? QString() : geometry_.map().spaces[space].name;
}

QString BoardItem::id_of(int space) const {
    return space >= 0 && space < geometry_.count() ? geometry_.map().spaces[space].id : QString();
}

int BoardItem::index_at(QPointF point) const {
    const QPointF of_map = view_.to_map(point);
    const int space = geometry_.space_at(of_map);
    return space >= 0 ? space : geometry_.nearest(of_map, coin_reach / view_.scale());
}

const BoardPainting& BoardItem::painting_or_plain() const {
    return painting_ ? *painting_ : plain_painting_;
}

const BoardStyle& BoardItem::style_or_plain() const {
    return style_ ? *style_ : plain_style_;
}

void BoardItem::mark(unsigned stale) {
    stale_ |= stale;
    update();
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

void BoardItem::set_hovered(int space) {
    if (space == hovered_) return;
    hovered_ = space;
    mark(stale_hover);
    emit hoverChanged();
}

void BoardItem::look_changed(int space) {
    if (space < 0) {
        all_looks_changed_ = true;
    } else {
        changed_looks_ << space;
    }
    mark(stale_looks | stale_tokens | (space < 0 || space == hovered_ ? stale_hover : 0U));
}

/// What lies beside the board belongs to what is fitted.
void BoardItem::racks_changed() {
    if (view_.is_fitted()) fit();
    mark(stale_looks | stale_tokens);
}

void BoardItem::begin_pulse(int space, const BoardArrow& arrow) {
    if (space < 0 || space >= geometry_.count() || style_or_plain().pulse_time <= 0) return;
    pulses_ << Pulse{space, clock_.elapsed(), arrow};
    update();
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
