// SPDX-License-Identifier: MIT
#include "hands.hpp"

#include <gtest/gtest.h>

#include <QQmlComponent>

namespace fronteira::support {
namespace {

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
            choice: ({of: "card", name: "Numbers", options: [{value: []}]})
            onPicked: cards => taken = cards.length
        }
    )",
                      {});
    std::unique_ptr<QObject> view(component.create());
    ASSERT_NE(view, nullptr) << component.errorString().toStdString();
    qobject_cast<QQuickItem*>(view.get())->setParentItem(root);
    ASSERT_TRUE(hands.click("takeCards"));
    EXPECT_EQ(view->property("taken"), 0);
}

}  // namespace
}  // namespace fronteira::support
