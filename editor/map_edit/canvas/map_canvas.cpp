// SPDX-License-Identifier: MIT
#include "map_edit/canvas/map_canvas.hpp"

#include "map_edit/canvas/canvas_overlays.hpp"
#include "map_edit/canvas/map_drawing_of.hpp"
#include "map_edit/edits/space_edits.hpp"

#include <QCursor>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QHash>
#include <QStyleHints>
#include <cmath>

namespace fronteira::map_edit {
namespace {

constexpr double least_square = 8;        // pixels between two lines of the grid
constexpr float ruling_strength = 0.16F;  // of its lines, of 1

}  // namespace

MapCanvas::MapCanvas(QQuickItem* parent)
    : BoardItem(parent),
      ruling_(new ThinLines(*this)),
      edge_(new ThinLines(*this)),
      marks_(new CanvasMarks(*this)) {
    setActiveFocusOnTab(true);
    set_painting(&looks_);
    setAcceptedMouseButtons(Qt::LeftButton | Qt::RightButton | Qt::MiddleButton);
    redrawing_.setSingleShot(true);
    connect(&redrawing_, &QTimer::timeout, this, &MapCanvas::redraw);
    connect(this, &BoardItem::viewChanged, this, &MapCanvas::update_marks);
}

MapCanvas::~MapCanvas() = default;

void MapCanvas::set_editor(MapEditor* editor) {
    if (editor == editor_) return;
    if (editor_) editor_->disconnect(this);
    editor_ = editor;
    if (editor) {
        // Several changes before a frame are one; large maps are not drawn at every step.
        connect(editor, &MapEditor::changed, this, [this] {
            if (!redrawing_.isActive()) redrawing_.start();
            update_marks();
        });
        connect(editor, &MapEditor::selectionChanged, this, &MapCanvas::show_selection);
        connect(editor, &MapEditor::toolChanged, this, &MapCanvas::take_tool);
        redraw();
        take_tool();
    }
    emit editorChanged();
}

void MapCanvas::redraw() {
    if (!editor_) return;
    QElapsedTimer clock;
    clock.start();
    const Map map = editor_->spelled_out();
    frame_ = QRectF(0, 0, std::max(1, map.width), std::max(1, map.height));
    show_draft(drawing_of(map, editor_->language()), frame_);
    redrawing_.setInterval(static_cast<int>(2 * clock.elapsed()));
    show_selection();
}

void MapCanvas::set_overlay(SpaceOverlay* overlay) {
    if (overlay == overlay_) return;
    if (overlay_) overlay_->disconnect(this);
    overlay_ = overlay;
    if (overlay) connect(overlay, &SpaceOverlay::changed, this, &MapCanvas::show_selection);
    show_selection();
    emit overlayChanged();
}

void MapCanvas::set_picture(TracedPicture* picture) {
    if (picture == picture_) return;
    if (picture_) picture_->disconnect(this);
    picture_ = picture;
    if (picture) {
        connect(picture, &TracedPicture::changed, this, &MapCanvas::show_picture);
        connect(picture, &TracedPicture::wishesChanged, this, &MapCanvas::update_marks);
    }
    show_picture();
    emit pictureChanged();
}

void MapCanvas::show_picture() {
    if (picture_ && picture_->is_shown())
        set_underlay({picture_->image(), picture_->place(), picture_->opacity() / 100.0});
    else
        set_underlay({});
    update_marks();
}

void MapCanvas::set_finder(LinkFinder* finder) {
    if (finder == finder_) return;
    if (finder_) finder_->disconnect(this);
    finder_ = finder;
    if (finder) connect(finder, &LinkFinder::changed, this, &MapCanvas::update_marks);
    update_marks();
    emit finderChanged();
}

void MapCanvas::set_drawing_grid(DrawingGrid* grid) {
    if (grid == grid_) return;
    if (grid_) grid_->disconnect(this);
    grid_ = grid;
    if (grid) connect(grid, &DrawingGrid::changed, this, &MapCanvas::update_marks);
    update_marks();
    emit drawingGridChanged();
}

board::SpaceLook MapCanvas::look_of(int space) const {
    const board::BoardStyle plain;
    board::SpaceLook look;
    if (editor_->is_selected(idAt(space))) look.state = board::SpaceLook::State::chosen;
    if (overlay_)
        overlay_->show_on(look, static_cast<size_t>(space), idAt(space),
                          style() != nullptr ? *style() : plain);
    return look;
}

void MapCanvas::show_selection() {
    if (!editor_) return;
    looks_.reset(geometry_of_map().count());
    for (int space = 0; space < geometry_of_map().count(); ++space)
        if (board::SpaceLook look = look_of(space); look != board::SpaceLook())
            looks_.set(space, std::move(look));
    set_cursor(editor_->selected());
    update_marks();
}

void MapCanvas::take_tool() {
    if (editor_->tool() == tool_name_) return update_marks();
    tool_name_ = editor_->tool();
    tool_ = make_tool(tool_name_, *this);
    setCursor(tool_ ? (tool_name_ == "select" ? Qt::ArrowCursor : Qt::CrossCursor)
                    : Qt::OpenHandCursor);
    update_marks();
}

QPointF MapCanvas::to_item(Point of_map) const {
    return view().to_item(QPointF(of_map.x, of_map.y));
}

Point MapCanvas::to_map(QPointF of_item) const {
    const QPointF at = view().to_map(of_item);
    return {static_cast<int32_t>(std::lround(at.x())), static_cast<int32_t>(std::lround(at.y()))};
}

double MapCanvas::pixels(QPointF a, QPointF b) {
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

void MapCanvas::updatePolish() {
    const board::BoardStyle plain;
    const board::BoardStyle& colours = style() != nullptr ? *style() : plain;
    const QRectF plane = view().transform().mapRect(frame_);
    edge_->show({{plane.topLeft(), plane.topRight()},
                 {plane.topRight(), plane.bottomRight()},
                 {plane.bottomRight(), plane.bottomLeft()},
                 {plane.bottomLeft(), plane.topLeft()}},
                colours.sea_link);
    QColor faint = colours.label;
    faint.setAlphaF(ruling_strength);
    ruling_->show(ruled_lines(), faint);
    QPicture marks;
    board::Mesh on_the_map;
    if (editor_) {
        QPainter painter(&marks);
        painter.setRenderHint(QPainter::Antialiasing);
        const Ink ink{colours.accent, colours.halo, colours.focus};
        paint_symmetry(painter, *this, editor_->images(), ink);
        const MapPen pen{on_the_map, 1 / view().scale(), ink};
        if (finder_) lay_proposals(pen, *this, finder_->proposals());
        if (tool_) {
            tool_->lay(pen);
            tool_->paint(painter, ink);
        }
    }
    set_marks(std::move(on_the_map));
    marks_->show(std::move(marks));
}

/// Those of the grid within the plane, as far as they are seen.
std::vector<QLineF> MapCanvas::ruled_lines() const {
    if (!grid_ || !grid_->is_shown() || !editor_ || editor_->is_grid()) return {};
    const QRectF seen = view().map_area().intersected(frame_);
    if (seen.isEmpty()) return {};
    const int step = grid_->drawn_step(view().scale(), least_square);
    const auto first = [&](double from) { return step * static_cast<int>(std::ceil(from / step)); };
    std::vector<QLineF> lines;
    for (int x = first(seen.left()); x <= seen.right(); x += step)
        lines.emplace_back(view().to_item(QPointF(x, seen.top())),
                           view().to_item(QPointF(x, seen.bottom())));
    for (int y = first(seen.top()); y <= seen.bottom(); y += step)
        lines.emplace_back(view().to_item(QPointF(seen.left(), y)),
                           view().to_item(QPointF(seen.right(), y)));
    return lines;
}

void MapCanvas::geometryChange(const QRectF& now, const QRectF& before) {
    BoardItem::geometryChange(now, before);
    update_marks();
}

void MapCanvas::mousePressEvent(QMouseEvent* event) {
    forceActiveFocus(Qt::MouseFocusReason);
    pressed_at_ = panned_to_ = event->position();
    moved_ = false;
    const bool worked = event->button() == Qt::LeftButton && tool_ && editor_ &&
                        !editor_->is_grid() &&
                        tool_->press(pointer_at(event->position(), event->modifiers()));
    hold_ = worked ? Hold::tool : Hold::view;
    setKeepMouseGrab(true);
}

void MapCanvas::mouseMoveEvent(QMouseEvent* event) {
    const QPointF way = event->position() - pressed_at_;
    if (!moved_ && way.manhattanLength() < QGuiApplication::styleHints()->startDragDistance())
        return;
    moved_ = true;
    if (hold_ == Hold::view) panBy(event->position() - panned_to_);
    panned_to_ = event->position();
    if (hold_ == Hold::tool) tool_->drag(pointer_at(event->position(), event->modifiers()));
    place_ = view().to_map(event->position());
    emit placeChanged();
}

void MapCanvas::mouseReleaseEvent(QMouseEvent* event) {
    setKeepMouseGrab(false);
    const Hold held = std::exchange(hold_, Hold::nothing);
    if (held == Hold::tool)
        tool_->release(pointer_at(event->position(), event->modifiers()), moved_);
    else if (held == Hold::view && !moved_ && event->button() == Qt::LeftButton && editor_)
        editor_->select({});
}

void MapCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && tool_ && editor_)
        tool_->double_click(pointer_at(event->position(), event->modifiers()));
}

void MapCanvas::mouseUngrabEvent() {
    hold_ = Hold::nothing;
}

void MapCanvas::hoverMoveEvent(QHoverEvent* event) {
    BoardItem::hoverMoveEvent(event);
    place_ = view().to_map(event->position());
    emit placeChanged();
    if (tool_ && editor_) tool_->hover(pointer_at(event->position(), event->modifiers()));
}

/// With Ctrl an arrow moves what is selected by a unit, with Shift too by ten.
bool MapCanvas::nudge(const QKeyEvent& event) {
    static const QHash<int, Point> ways{{Qt::Key_Left, {-1, 0}},
                                        {Qt::Key_Right, {1, 0}},
                                        {Qt::Key_Up, {0, -1}},
                                        {Qt::Key_Down, {0, 1}}};
    const auto way = ways.find(event.key());
    if (way == ways.end() || !(event.modifiers() & Qt::ControlModifier) || tool_name_ != "select")
        return false;
    const int far = event.modifiers() & Qt::ShiftModifier ? 10 : 1;
    editor_->nudge_selection({far * way->x, far * way->y});
    return true;
}

void MapCanvas::keyPressEvent(QKeyEvent* event) {
    if (editor_ && nudge(*event)) return;
    if (tool_ && editor_ && tool_->key(event->key())) return;
    BoardItem::keyPressEvent(event);
    if (editor_ && event->isAccepted() && !cursor().isEmpty() && tool_name_ == "select")
        editor_->select(cursor());
}

}  // namespace fronteira::map_edit
