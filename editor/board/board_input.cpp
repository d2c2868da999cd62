// SPDX-License-Identifier: MIT
// What BoardItem does with mouse and keyboard.
#include "board/board_item.hpp"
#include "board/geometry/rack_places.hpp"

#include <QGuiApplication>
#include <QStyleHints>
#include <cmath>
#include <utility>

namespace fronteira::board {
namespace {

constexpr double wheel_factor = 1.0015;  // for each of the 120 units of a notch: a fifth
constexpr double reveal_margin = 60;     // pixels that stay visible around the cursor

}  // namespace

QString BoardItem::placeAt(QPointF point) const {
    for (const BoardRack& rack : painting_or_plain().racks())
        for (int place = 0; place < rack.places.size(); ++place)
            if (rack_place(geometry_, rack, place).contains(view_.to_map(point)))
                return rack.places[place].id;
    return {};
}

QPointF BoardItem::placePoint(const QString& id) const {
    for (const BoardRack& rack : painting_or_plain().racks())
        for (int place = 0; place < rack.places.size(); ++place)
            if (rack.places[place].id == id)
                return view_.to_item(rack_place(geometry_, rack, place).center());
    return {};
}

// Qt gives an item with pointer handlers all buttons, so a picture must let go of them by itself.
void BoardItem::mousePressEvent(QMouseEvent* event) {
    if (!interactive_) return event->ignore();
    forceActiveFocus(Qt::MouseFocusReason);
    pressed_at_ = dragged_to_ = event->position();
    pressed_ = event->button() == Qt::LeftButton;
    dragging_ = false;
    if (event->button() == Qt::RightButton)
        emit contextRequested(spaceAt(event->position()), event->position());
}

bool BoardItem::may_be_chosen(int space) const {
    const auto state = painting_or_plain().at(space).state;
    return space >= 0 && (state == SpaceLook::State::legal || state == SpaceLook::State::chosen);
}

void BoardItem::mouseMoveEvent(QMouseEvent* event) {
    if (!pressed_) return;
    const QPointF way = event->position() - pressed_at_;
    if (!dragging_ && way.manhattanLength() < QGuiApplication::styleHints()->startDragDistance())
        return;
    if (!dragging_) {
        const int space = pullable_ ? index_at(pressed_at_) : -1;
        pulled_from_ = may_be_chosen(space) ? space : -1;
        set_hovered(-1);
    }
    dragging_ = true;
    setKeepMouseGrab(true);
    if (pulled_from_ >= 0) {
        set_hovered(index_at(event->position()));
        emit pulling(id_of(pulled_from_), hovered());
        return;
    }
    panBy(event->position() - dragged_to_);
    dragged_to_ = event->position();
}

void BoardItem::mouseReleaseEvent(QMouseEvent* event) {
    const bool was_click = pressed_ && !dragging_;
    const int from = std::exchange(pulled_from_, -1);
    pressed_ = dragging_ = false;
    setKeepMouseGrab(false);
    const QString id = spaceAt(event->position());
    if (from >= 0) emit pulled(id_of(from), id);
    if (!was_click) return;
    if (const QString place = placeAt(event->position()); !place.isEmpty()) {
        emit placeActivated(place);
    } else if (id.isEmpty()) {
        emit seaActivated();
    } else {
        set_cursor(id);
        emit clicked(id, static_cast<int>(event->modifiers()));
        emit activated(id);
    }
}

/// Fits the map, unless the two clicks are quick choices of a space that may be chosen. The second
/// press has been told by itself.
void BoardItem::mouseDoubleClickEvent(QMouseEvent* event) {
    if (!interactive_) return event->ignore();
    const bool choice = may_be_chosen(index_at(event->position()));
    if (event->button() != Qt::LeftButton || choice) return;
    pressed_ = false;
    fit();
}

void BoardItem::mouseUngrabEvent() {
    if (const int from = std::exchange(pulled_from_, -1); from >= 0) emit pulled(id_of(from), {});
    pressed_ = dragging_ = false;
}

void BoardItem::wheelEvent(QWheelEvent* event) {
    if (!interactive_) return event->ignore();
    zoomAt(event->position(), std::pow(wheel_factor, event->angleDelta().y()));
    event->accept();
}

void BoardItem::hoverMoveEvent(QHoverEvent* event) {
    if (!dragging_) set_hovered(index_at(event->position()));
}

void BoardItem::hoverLeaveEvent(QHoverEvent* /*event*/) {
    set_hovered(-1);
}

void BoardItem::walk_to(int space) {
    if (space < 0 || space >= geometry_.count()) return;
    set_cursor(id_of(space));
    view_.reveal(geometry_.place(space).point, reveal_margin);
    view_moved(false);
}

/// In the order of the map, and around.
void BoardItem::walk_to_legal(int step) {
    const int count = geometry_.count();
    int space = cursor_ < 0 && step < 0 ? count : cursor_;
    for (int i = 0; i < count; ++i) {
        space = (space + step + count) % count;
        if (painting_or_plain().at(space).state == SpaceLook::State::legal) return walk_to(space);
    }
}

void BoardItem::keyPressEvent(QKeyEvent* event) {
    const auto walk = [this](Direction direction) {
        // The first key shows where the cursor stands.
        if (cursor_ < 0)
            return walk_to(
                index_at(boundingRect().center()) >= 0 ? index_at(boundingRect().center()) : 0);
        walk_to(geometry_.neighbour(cursor_, direction));
    };
    // With Ctrl, Alt or Meta a letter is a command of the page.
    const bool plain =
        !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    switch (event->key()) {
        case Qt::Key_Left:
            return walk(Direction::left);
        case Qt::Key_Right:
            return walk(Direction::right);
        case Qt::Key_Up:
            return walk(Direction::up);
        case Qt::Key_Down:
            return walk(Direction::down);
        case Qt::Key_N:
            if (!plain) break;
            return walk_to_legal(event->modifiers() & Qt::ShiftModifier ? -1 : 1);
        case Qt::Key_F:
            if (!plain) break;
            return fit();
        case Qt::Key_Plus:
        case Qt::Key_Equal:
            return zoomIn();
        case Qt::Key_Minus:
            return zoomOut();
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (cursor_ < 0 || event->modifiers() & Qt::ControlModifier) break;
            emit activated(cursor());
            return;
        case Qt::Key_Menu:
            if (cursor_ < 0) break;
            emit contextRequested(cursor(), spacePoint(cursor()));
            return;
        default:
            break;
    }
    event->ignore();
}

void BoardItem::focusInEvent(QFocusEvent* event) {
    QQuickItem::focusInEvent(event);
    mark(stale_focus);
}

void BoardItem::focusOutEvent(QFocusEvent* event) {
    QQuickItem::focusOutEvent(event);
    mark(stale_focus);
}

}  // namespace fronteira::board
