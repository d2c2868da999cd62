// SPDX-License-Identifier: MIT
#pragma once

#include "hands.hpp"
#include "map_edit/canvas/map_canvas.hpp"
#include "map_edit/document/journal.hpp"

#include <gtest/gtest.h>

#include <QFile>
#include <QTemporaryDir>
#include <QtTest/QTest>
#include <vector>

namespace fronteira::support {

/// A map editor in the window, and hands that know their way about the canvas.
struct AtTheMap : testing::Test {
    explicit AtTheMap(const QString& language = "en") : hands(language) {}

    Hands hands;
    bool fresh = forget_unsaved_maps();
    QTemporaryDir folder;

    map_edit::MapEditor& editor() { return *hands.studio().map_editor(); }
    map_edit::MapCanvas& canvas() {
        return *qobject_cast<map_edit::MapCanvas*>(hands.find("canvas"));
    }
    QPointF on_canvas(int x, int y) { return canvas().mapToScene(canvas().pointAt(x, y)); }
    void click_at(int x, int y) { hands.click_at(on_canvas(x, y)); }
    void begin() {
        ASSERT_TRUE(hands.click("page.maps"));
        ASSERT_TRUE(hands.click("newMap"));
        ASSERT_TRUE(hands.wait_until([&] { return hands.find("canvas") != nullptr; }));
        QTest::qWait(200);
    }
    void draw(const std::vector<Point>& corners) {
        ASSERT_TRUE(hands.click("tool.pen"));
        for (const Point corner : corners) {
            QTest::qWait(20);
            click_at(corner.x, corner.y);
        }
        hands.key(Qt::Key_Return);
    }
};

}  // namespace fronteira::support
