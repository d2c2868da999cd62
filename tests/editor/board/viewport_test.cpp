// SPDX-License-Identifier: MIT
#include "board/geometry/viewport.hpp"

#include <gtest/gtest.h>

using fronteira::board::Viewport;

namespace {

Viewport fitted() {
    Viewport view;
    view.fit({420, 220}, QRectF(0, 0, 4000, 1000), 10);
    return view;
}

}  // namespace

TEST(Viewport, FitsTheAreaIntoTheMiddle) {
    const Viewport view = fitted();
    EXPECT_DOUBLE_EQ(view.scale(), 0.1);
    EXPECT_EQ(view.to_item({0, 0}), QPointF(10, 60));
    EXPECT_EQ(view.to_item({4000, 1000}), QPointF(410, 160));
    EXPECT_TRUE(view.is_fitted());
}

TEST(Viewport, KeepsThePointUnderThePointerWhileZooming) {
    Viewport view = fitted();
    const QPointF pointer(150, 110);
    const QPointF before = view.to_map(pointer);
    view.zoom_at(pointer, 4);
    EXPECT_NEAR(view.to_map(pointer).x(), before.x(), 1e-9);
    EXPECT_NEAR(view.to_map(pointer).y(), before.y(), 1e-9);
    EXPECT_DOUBLE_EQ(view.zoom(), 4);
}

TEST(Viewport, CannotLoseTheMap) {
    Viewport view = fitted();
    view.zoom_at({210, 110}, 5);
    view.pan({100000, -100000});
    EXPECT_TRUE(view.map_area().intersects(QRectF(0, 0, 4000, 1000)));
    view.zoom_at({0, 0}, 1e-9);
    EXPECT_GE(view.zoom(), 0.5);
}

TEST(Viewport, StaysFittedWhenTheItemGrows) {
    Viewport view = fitted();
    view.resize({820, 420});
    EXPECT_DOUBLE_EQ(view.scale(), 0.2);
}

// A key that walks to a space at the edge moved nothing, and yet the map did not grow any more.
TEST(Viewport, StaysFittedWhenItWasMovedInVain) {
    Viewport view = fitted();
    view.reveal({0, 0}, 60);
    view.pan({30, -20});
    view.centre_on({100, 100});
    EXPECT_EQ(view.to_item({0, 0}), QPointF(10, 60));
    EXPECT_TRUE(view.is_fitted());
    view.resize({820, 420});
    EXPECT_DOUBLE_EQ(view.scale(), 0.2);
}

TEST(Viewport, KeepsTheMiddleAndTheScaleWhenTheItemGrowsWhileZoomed) {
    Viewport view = fitted();
    view.zoom_at({210, 110}, 8);
    view.centre_on({1500, 500});
    view.resize({600, 300});
    EXPECT_DOUBLE_EQ(view.scale(), 0.8);
    EXPECT_NEAR(view.to_item({1500, 500}).x(), 300, 1e-9);
}

TEST(Viewport, PansAsLittleAsRevealsAPoint) {
    Viewport view = fitted();
    view.zoom_at({210, 110}, 10);
    const QPointF before = view.to_item({2000, 500});
    view.reveal({2000, 500}, 20);
    EXPECT_EQ(view.to_item({2000, 500}), before);
    view.reveal({2800, 500}, 20);
    EXPECT_NEAR(view.to_item({2800, 500}).x(), 420 - 20, 1e-9);
}
