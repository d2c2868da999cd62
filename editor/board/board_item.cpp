// SPDX-License-Identifier: MIT
#include "board/board_item.hpp"

#include <utility>

namespace fronteira::board {
namespace {

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

void BoardItem::set_map(const DrawnMap& map) {
    if (map == map_) return;
    map_ = map;
    frame_ = {};
    take_geometry(seen_geometry());
    cursor_ = hovered_ = -1;
    view_.fit(size(), whole(), room_around());
    emit mapChanged();
    emit cursorChanged();
    emit hoverChanged();
    emit viewChanged();
}

MapGeometry BoardItem::seen_geometry() const {
    if (!turned_ || !map_.is_grid()) return map_.geometry();
    MapDrawing map = map_.geometry().map();
    turn(map);
    return MapGeometry(std::move(map));
}

void BoardItem::take_geometry(MapGeometry geometry) {
    geometry_ = std::move(geometry);
    land_ = {};  // built when it is known how finely
    pulses_.clear();
    all_looks_changed_ = true;
    mark(stale_all);
}

void BoardItem::set_turned(bool turned) {
    if (turned == turned_) return;
    turned_ = turned;
    if (!geometry_.map().grid.isEmpty()) {
        take_geometry(seen_geometry());
        set_hovered(-1);
        fit();
    }
    emit turnedChanged();
}

void BoardItem::show_draft(MapDrawing map, const QRectF& frame) {
    const QString cursor = this->cursor(), hovered = this->hovered();
    take_geometry(MapGeometry(std::move(map), geometry_));
    cursor_ = geometry_.index(cursor);
    hovered_ = geometry_.index(hovered);
    if (frame != std::exchange(frame_, frame)) fit();
    emit mapChanged();
    emit cursorChanged();
    emit hoverChanged();
}

void BoardItem::set_underlay(Underlay underlay) {
    if (underlay == underlay_) return;
    underlay_ = std::move(underlay);
    mark(stale_underlay);
}

void BoardItem::set_marks(Mesh marks) {
    if (marks.empty() && marks_.empty()) return;
    marks_ = std::move(marks);
    mark(stale_marks);
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

QString BoardItem::spaceAt(QPointF point) const {
    return id_of(index_at(point));
}

QPointF BoardItem::spacePoint(const QString& id) const {
    const int space = geometry_.index(id);
    return space < 0 ? QPointF() : view_.to_item(geometry_.place(space).point);
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

}  // namespace fronteira::board
