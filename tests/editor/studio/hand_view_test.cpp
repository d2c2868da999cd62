// SPDX-License-Identifier: MIT
#include "hands.hpp"

#include <gtest/gtest.h>

#include <QQmlComponent>

namespace fronteira::support {
namespace {

/// With the keyboard on it, though cards were asked for before, too.
TEST(HandView, OffersToTakeNoCardWhereThatIsAChoice) {
    Hands hands;
    QQuickItem* root = hands.window().contentItem();
    QQmlComponent component(qmlEngine(root));
    component.setData(R"(
        import QtQuick
        import Fronteira.Play
        HandView {
            property int taken: -1
            width: 600; z: 100
            hands: []
            map: null
            property bool later: false
            choice: ({of: "card", name: "Numbers", options: [{value: later ? [] : ["a"]}]})
            onPicked: cards => taken = cards.length
        }
    )",
                      {});
    std::unique_ptr<QObject> view(component.create());
    ASSERT_NE(view, nullptr) << component.errorString().toStdString();
    qobject_cast<QQuickItem*>(view.get())->setParentItem(root);
    EXPECT_EQ(hands.find("takeCards"), nullptr);
    view->setProperty("later", true);
    EXPECT_TRUE(hands.wait_until([&] {
        const QQuickItem* take = hands.find("takeCards");
        return take != nullptr && take->hasActiveFocus();
    }));
    ASSERT_TRUE(hands.click("takeCards"));
    EXPECT_EQ(view->property("taken"), 0);
}

}  // namespace
}  // namespace fronteira::support
