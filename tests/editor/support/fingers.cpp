// SPDX-License-Identifier: MIT
#include "support/fingers.hpp"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QDropEvent>
#include <QKeySequence>
#include <QMimeData>
#include <QtTest/QTest>
#include <algorithm>
#include <atomic>
#include <utility>

namespace fronteira::support {
namespace {

QQuickItem* visible_in(QQuickItem* item, const std::function<bool(QQuickItem*)>& wanted) {
    if (!item->isVisible()) return nullptr;
    const QList<QQuickItem*> children = item->childItems();
    for (auto child = children.rbegin(); child != children.rend(); ++child)
        if (QQuickItem* found = visible_in(*child, wanted)) return found;
    return wanted(item) ? item : nullptr;
}

}  // namespace

bool Fingers::trouble(const QString& what) {
    troubles_ << what;
    return false;
}

QQuickItem* Fingers::find(const QString& name) const {
    return visible_in(window_->contentItem(), [&](QQuickItem* item) {
        return item->objectName() == name && item->isEnabled() && item->width() > 0;
    });
}

bool Fingers::click(const QString& name, double across) {
    if (!wait_until([&] { return find(name) != nullptr; }))
        return trouble(name + " is not to be seen");
    see();
    if (find(name) == nullptr) return trouble(name + " went away");
    QPointF middle;
    // A page that has just changed is still being laid out, and what was scrolled to moves.
    const auto rests_in_sight = [&] {
        QQuickItem* item = find(name);
        if (item == nullptr) return false;
        scroll_to(*item);
        const QPointF before =
            std::exchange(middle, item->mapToScene({item->width() * across, item->height() / 2}));
        see();
        return before == middle && QRectF({0, 0}, window_->size()).contains(middle);
    };
    if (!wait_until(rests_in_sight)) return trouble(name + " is out of the window");
    click_at(middle);
    return true;
}

void Fingers::see() const {
    std::atomic<bool> laid_out = false;
    const QMetaObject::Connection eye = QObject::connect(
        window_, &QQuickWindow::afterSynchronizing, window_, [&] { laid_out = true; },
        Qt::DirectConnection);
    window_->update();
    wait_until([&] { return laid_out.load(); });
    QObject::disconnect(eye);
}

/// As a wheel would.
void Fingers::scroll_to(QQuickItem& item) const {
    for (QQuickItem* around = item.parentItem(); around != nullptr; around = around->parentItem()) {
        const QVariant top = around->property("contentY");
        if (!around->inherits("QQuickFlickable") || !top.isValid()) continue;
        const double y = item.mapToItem(around, {0, item.height() / 2}).y();
        const double most = around->property("contentHeight").toDouble() - around->height();
        if (y < 0 || y > around->height())
            around->setProperty("contentY", std::clamp(top.toDouble() + y - around->height() / 2,
                                                       0.0, std::max(0.0, most)));
        QTest::qWait(20);
    }
}

void Fingers::click_at(QPointF scene, Qt::KeyboardModifiers held) {
    QTest::mouseClick(window_, Qt::LeftButton, held, scene.toPoint());
}

void Fingers::key(int key, Qt::KeyboardModifiers modifiers) {
    QTest::keyClick(window_, static_cast<Qt::Key>(key), modifiers);
}

void Fingers::type(const QString& text) {
    for (const QChar letter : text) QTest::keyClick(window_, letter.toLatin1());
}

bool Fingers::fill_in(const QString& name, const QString& text) {
    if (!wait_until([&] { return find(name) != nullptr; }))
        return trouble(name + " is not to be seen");
    QQuickItem* box = find(name);
    if (by_keys_) {
        if (!tab_to(name)) return false;
        key(Qt::Key_A, Qt::ControlModifier);
    } else {
        auto* inner = box->property("contentItem").value<QQuickItem*>();
        QQuickItem* field = inner != nullptr && inner->property("text").isValid() ? inner : box;
        field->forceActiveFocus();
        QMetaObject::invokeMethod(field, "selectAll");
    }
    type(text);
    key(Qt::Key_Return);
    return true;
}

bool Fingers::has_keyboard(const QString& name) const {
    for (QQuickItem* item = window_->activeFocusItem(); item != nullptr; item = item->parentItem())
        if (item->objectName() == name) return true;
    return false;
}

bool Fingers::drop(const QUrl& file) {
    QMimeData files;
    files.setUrls({file});
    const QPoint middle(400, 300);
    QDragEnterEvent enter(middle, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window_, &enter);
    if (!enter.isAccepted()) return trouble("nothing takes " + file.fileName());
    QDropEvent leave(middle, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window_, &leave);
    return true;
}

bool Fingers::tab_to(const QString& name) {
    constexpr int enough = 300;
    for (int i = 0; i < enough && !has_keyboard(name); ++i) {
        key(Qt::Key_Tab);
        QTest::qWait(1);
    }
    return has_keyboard(name) || trouble("Tab does not lead to " + name);
}

bool Fingers::choose(const QString& name) {
    if (!by_keys_) return click(name);
    if (!wait_until([&] { return find(name) != nullptr; }))
        return trouble(name + " is not to be seen");
    if (!tab_to(name)) return false;
    key(Qt::Key_Return);
    return true;
}

bool Fingers::wait_until(const std::function<bool()>& holds, int milliseconds) const {
    const QDeadlineTimer deadline(milliseconds);
    while (!holds()) {
        if (deadline.hasExpired()) return false;
        // qWait also lets go what is deleted later, as the program's own loop does.
        QTest::qWait(1);
    }
    return true;
}

bool Fingers::picture(const QString& file) const {
    QTest::qWait(300);
    return window_->grabWindow().save(file);
}

QObject* Fingers::match() const {
    const auto* studio = window_->property("studio").value<QObject*>();
    return studio == nullptr ? nullptr : studio->property("match").value<QObject*>();
}

QVariantMap Fingers::of_match(const char* property) const {
    return match() == nullptr ? QVariantMap() : match()->property(property).toMap();
}

QQuickItem* Fingers::board() const {
    return visible_in(window_->contentItem(), [](QQuickItem* one) {
        return one->inherits("fronteira::board::BoardItem") && one->isEnabled() &&
               one->property("interactive").toBool();
    });
}

void Fingers::press_shortcut_of(const QQuickItem& button) {
    const QKeySequence keys(button.property("shortcut").toString());
    if (!keys.isEmpty()) key(keys[0].key(), keys[0].keyboardModifiers());
}

/// From one space on offer to the next, as N does.
bool Fingers::walk_to_space(const QString& space) {
    for (int i = 0; i < 50 && !board()->hasActiveFocus(); ++i) key(Qt::Key_Tab);
    for (int i = 0; i < 500 && board()->property("cursor") != space; ++i) key(Qt::Key_N);
    return board()->property("cursor") == space || trouble("N does not lead to " + space);
}

bool Fingers::choose_space(const QString& space) {
    QQuickItem* shown = board();
    if (shown == nullptr) return trouble("there is no board");
    if (by_keys_) {
        if (!walk_to_space(space)) return false;
        key(Qt::Key_Return);
        return true;
    }
    QPointF point;
    QMetaObject::invokeMethod(shown, "spacePoint", Q_RETURN_ARG(QPointF, point),
                              Q_ARG(QString, space));
    // Where that lays something out, as much as it can.
    const bool lays = !of_match("choice")["places"].toString().isEmpty();
    click_at(shown->mapToScene(point), lays ? Qt::ShiftModifier : Qt::NoModifier);
    return true;
}

bool Fingers::choose_button(const QString& name) {
    const QQuickItem* button = find(name);
    if (button == nullptr) return trouble(name + " is not to be seen");
    const auto press = [&] {
        if (!by_keys_) return click(name);
        if (button->property("shortcut").toString().isEmpty()) return choose(name);
        press_shortcut_of(*button);
        return true;
    };
    // Some ask first, and are pressed twice.
    const bool asks = button->property("asksFirst").toBool();
    return press() && (!asks || press());
}

bool Fingers::choose_cards(const QVariantMap& choice) {
    const QVariantList first = choice["options"].toList().value(0).toMap()["value"].toList();
    for (const QVariant& card : first) {
        const QString name = "card." + card.toString();
        // Of a card under others only the left edge is to be seen.
        if (!(by_keys_ ? choose(name) : click(name, 0.1))) return false;
    }
    return first.size() == 1 || choose("takeCards");
}

bool Fingers::choose_number(const QVariantMap& choice, Random& random) {
    if (!by_keys_) return click("takeNumber");
    const auto from = choice["from"].toInt(), upto = choice["upto"].toInt();
    type(QString::number(from +
                         static_cast<int>(random.below(static_cast<uint32_t>(upto - from + 1)))));
    key(Qt::Key_Return);
    return true;
}

/// Several kinds of move may begin on a space; then a menu asks.
bool Fingers::answer_menu(const QVariantMap& choice) {
    for (const QVariant& one : choice["kinds"].toList()) {
        const QString item = "menu." + one.toMap()["kind"].toString();
        if (find(item) != nullptr) return choose(item);
    }
    return true;
}

bool Fingers::choose_anything(const QVariantMap& choice, Random& random) {
    QStringList buttons;
    if (choice["parts"].toList().isEmpty())
        for (const QVariant& one : choice["kinds"].toList()) {
            const QVariantMap kind = one.toMap();
            const bool useful = !kind["slots"].toBool() || kind["kind"] != choice["kind"];
            if (useful && find("kind." + kind["kind"].toString()) != nullptr)
                buttons << "kind." + kind["kind"].toString();
        }
    for (int i = 0; find("option" + QString::number(i)) != nullptr; ++i)
        buttons << "option" + QString::number(i);
    for (const QVariant& one : choice["tray"].toList()) {
        const QString piece = one.toMap()["id"].toString();
        if (choice["taken"] != piece && find("tray." + piece) != nullptr)
            buttons << "tray." + piece;
    }
    const QStringList spaces = match()->property("spacesOnOffer").toStringList();
    const auto count = static_cast<uint32_t>(buttons.size() + spaces.size());
    if (count == 0) return false;
    const auto drawn = static_cast<qsizetype>(random.below(count));
    if (drawn < buttons.size()) return choose_button(buttons[drawn]);
    return choose_space(spaces[drawn - buttons.size()]) && answer_menu(choice);
}

bool Fingers::play_on(Random& random) {
    if (match()->property("curtain").toInt() > 0) return choose("lift");
    const auto mine = [&] {
        const QVariantMap choice = of_match("choice");
        return choice["active"].toBool() && choice["ready"].toBool() &&
               !choice["kinds"].toList().isEmpty();
    };
    const auto ended = [&] {
        return match() == nullptr || match_is_over() || match()->property("curtain").toInt() > 0;
    };
    if (!wait_until([&] { return mine() || ended(); })) return false;
    if (ended()) return true;
    const QVariantMap before = of_match("choice");
    const int number = of_match("turn")["number"].toInt();
    const QString of = before["of"].toString();
    const bool done = before["placed"].toInt() > 0 ? choose("confirmPlaced")
                      : of == "number"             ? choose_number(before, random)
                      : of == "card"               ? choose_cards(before)
                                                   : choose_anything(before, random);
    if (!done) return false;
    return wait_until(
        [&] {
            return of_match("turn")["number"].toInt() != number || of_match("choice") != before ||
                   ended();
        },
        1500);
}

bool Fingers::play_to_the_end(Random& random) {
    int stuck = 0;
    while (match() != nullptr && !match_is_over()) {
        stuck = play_on(random) ? 0 : stuck + 1;
        if (stuck > 20)
            return trouble("stuck where the match says: " + of_match("turn")["say"].toString());
    }
    return match() != nullptr;
}

}  // namespace fronteira::support
