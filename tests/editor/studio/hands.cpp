// SPDX-License-Identifier: MIT
#include "hands.hpp"

#include "board/board_item.hpp"
#include "client/child_wire.hpp"

#include <gtest/gtest.h>
#include <signal.h>

#include <QDeadlineTimer>
#include <QDir>
#include <QGuiApplication>
#include <QSettings>
#include <QUrl>
#include <QtTest/QTest>
#include <algorithm>

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

Hands::Hands(const QString& language, QSize size, const QString& store) {
    QSettings().clear();
    QSettings().setValue("motion", 0);
    QSettings().setValue("language", language);
    const QString kept = store.isEmpty() ? ":memory:" : folder_.filePath(store);
    studio_ = std::make_unique<app::Studio>(
        app::Studio::Start{FRONTEIRA_BINARY_DIR "/bin/fronteira", kept, {}}, engine_);
    engine_.setInitialProperties({{"studio", QVariant::fromValue(studio_.get())}});
    engine_.load(QUrl("qrc:/qt-project.org/imports/Fronteira/App/Main.qml"));
    window_ = qobject_cast<QQuickWindow*>(engine_.rootObjects().value(0));
    EXPECT_NE(window_, nullptr);
    window_->resize(size);
    EXPECT_TRUE(QTest::qWaitForWindowExposed(window_));
    EXPECT_TRUE(wait_until([&] { return studio_->library() && studio_->library()->loaded(); }));
}

// The pages go before what they show.
Hands::~Hands() {
    delete window_;
}

QQuickItem* Hands::find(const QString& name) const {
    return visible_in(window_->contentItem(), [&](QQuickItem* item) {
        return item->objectName() == name && item->isEnabled() && item->width() > 0;
    });
}

bool Hands::click(const QString& name, double across) {
    const bool there = wait_until([&] { return find(name) != nullptr; }, 5000);
    EXPECT_TRUE(there) << name.toStdString() << " is not to be seen";
    if (!there) return false;
    scroll_to(*find(name));
    // A page that has just changed is still being laid out.
    const auto middle = [&] {
        const QQuickItem* item = find(name);
        return item == nullptr ? QPointF(-1, -1)
                               : item->mapToScene({item->width() * across, item->height() / 2});
    };
    if (!wait_until([&] { return QRectF({0, 0}, window_->size()).contains(middle()); }, 2000))
        return false;
    click_at(middle());
    return true;
}

/// As a wheel would.
void Hands::scroll_to(QQuickItem& item) const {
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

void Hands::click_at(QPointF scene) {
    QTest::mouseClick(window_, Qt::LeftButton, Qt::NoModifier, scene.toPoint());
}

void Hands::key(int key, Qt::KeyboardModifiers modifiers) {
    QTest::keyClick(window_, static_cast<Qt::Key>(key), modifiers);
}

void Hands::type(const QString& text) {
    for (const QChar letter : text) QTest::keyClick(window_, letter.toLatin1());
}

void Hands::fill_in(const QString& name, const QString& text) {
    QQuickItem* box = find(name);
    ASSERT_NE(box, nullptr) << name.toStdString();
    auto* inner = box->property("contentItem").value<QQuickItem*>();
    QQuickItem* field = inner != nullptr && inner->property("text").isValid() ? inner : box;
    field->forceActiveFocus();
    QMetaObject::invokeMethod(field, "selectAll");
    type(text);
    key(Qt::Key_Return);
}

bool Hands::wait_until(const std::function<bool()>& holds, int milliseconds) const {
    const QDeadlineTimer deadline(milliseconds);
    while (!holds()) {
        if (deadline.hasExpired()) return false;
        // qWait also lets go what is deleted later, as the program's own loop does.
        QTest::qWait(1);
    }
    return true;
}

void Hands::kill_host() {
    const auto* wire = dynamic_cast<const client::ChildWire*>(&studio_->host()->wire());
    ASSERT_NE(wire, nullptr);
    ::kill(static_cast<pid_t>(wire->process()), SIGKILL);
}

void Hands::picture(const QString& name) const {
    QTest::qWait(300);
    const QDir folder(FRONTEIRA_BINARY_DIR "/screenshots");
    folder.mkpath(".");
    EXPECT_TRUE(window_->grabWindow().save(folder.filePath(name + ".png")));
}

QStringList Hands::legal_spaces() const {
    QStringList spaces;
    const play::MatchScreen& match = *studio_->match();
    for (int i = 0; i < match.game().spaces().size(); ++i)
        if (studio_->match()->painting()->at(i).state == board::SpaceLook::State::legal)
            spaces << match.game().spaces()[i];
    return spaces;
}

bool Hands::click_space(const QString& space) {
    QQuickItem* item = visible_in(window_->contentItem(), [](QQuickItem* one) {
        const auto* board = qobject_cast<board::BoardItem*>(one);
        return board != nullptr && board->isEnabled() && board->property("interactive").toBool();
    });
    auto* board = qobject_cast<board::BoardItem*>(item);
    if (board == nullptr) return false;
    click_at(board->mapToScene(board->spacePoint(space)));
    return true;
}

bool Hands::choose_cards(const QVariantMap& choice) {
    const QVariantList first = choice["options"].toList().value(0).toMap()["value"].toList();
    for (const QVariant& card : first)
        // Of a card under others only the left edge is to be seen.
        if (!click("card." + card.toString(), 0.1)) return false;
    return first.size() == 1 || click("takeCards");
}

bool Hands::choose_anything(const QVariantMap& choice, Random& random) {
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
    const QStringList spaces = legal_spaces();
    const auto count = static_cast<uint32_t>(buttons.size() + spaces.size());
    if (count == 0) return false;
    const auto drawn = static_cast<qsizetype>(random.below(count));
    if (drawn < buttons.size()) return click(buttons[drawn]);
    if (!click_space(spaces[drawn - buttons.size()])) return false;
    // Several kinds of move may begin there; then a menu asks.
    for (const QVariant& one : choice["kinds"].toList()) {
        const QString item = "menu." + one.toMap()["kind"].toString();
        if (find(item) != nullptr) return click(item);
    }
    return true;
}

bool Hands::play_on(Random& random) {
    play::MatchScreen& match = *studio_->match();
    if (match.curtain() > 0) return click("lift");
    const auto mine = [&] {
        const QVariantMap choice = match.choice();
        return choice["active"].toBool() && choice["ready"].toBool() &&
               (!choice["kinds"].toList().isEmpty());
    };
    const auto ended = [&] { return !match.over().isEmpty() || match.curtain() > 0; };
    if (!wait_until([&] { return mine() || ended(); })) return false;
    if (ended()) return true;
    const QVariantMap before = match.choice();
    const int number = match.turn()["number"].toInt();
    const QString of = before["of"].toString();
    const bool done = of == "number" ? click("takeNumber")
                      : of == "card" ? choose_cards(before)
                                     : choose_anything(before, random);
    if (!done) return false;
    return wait_until(
        [&] {
            return match.turn()["number"].toInt() != number || match.choice() != before || ended();
        },
        1500);
}

bool Hands::play_to_the_end(Random& random) {
    int stuck = 0;
    while (studio_->match() != nullptr && studio_->match()->over().isEmpty()) {
        stuck = play_on(random) ? 0 : stuck + 1;
        if (stuck == 10) picture("stuck");
        if (stuck > 20) return false;
    }
    return studio_->match() != nullptr;
}

}  // namespace fronteira::support
