// SPDX-License-Identifier: MIT
#include "board/tokens/sprite_sheet.hpp"

#include "gui.hpp"

#include <QPainter>

using fronteira::board::SpriteSheet;

namespace {

class Sprites : public Gui {
 protected:
    SpriteSheet sheet;
    int drawn = 0;
    QRect place(const QString& key, QSizeF size) {
        return sheet.place(key, size, [&](QPainter& painter) {
            ++drawn;
            painter.fillRect(QRectF(QPointF(), size), Qt::red);
        });
    }
};

}  // namespace

TEST_F(Sprites, AreDrawnOnceForEachKey) {
    sheet.clear(1);
    const QRect first = place("a", {10, 10});
    EXPECT_EQ(place("a", {10, 10}), first);
    EXPECT_EQ(drawn, 1);
    EXPECT_EQ(sheet.image().pixelColor(first.center()), QColor(Qt::red));
}

TEST_F(Sprites, DoNotCoverOneAnother) {
    sheet.clear(1);
    std::vector<QRect> places;
    for (int i = 0; i < 400; ++i)
        places.push_back(place(QString::number(i), QSizeF(20 + i % 90, 10 + i % 7)));
    for (size_t i = 0; i < places.size(); ++i) {
        EXPECT_TRUE(sheet.image().rect().contains(places[i]));
        for (size_t j = 0; j < i; ++j) EXPECT_FALSE(places[i].intersects(places[j]));
    }
}

TEST_F(Sprites, HaveAsManyPixelsAsTheScreenAsksFor) {
    sheet.clear(2);
    EXPECT_EQ(place("a", {10, 5}).size(), QSize(20, 10));
}

TEST_F(Sprites, SayWhenTheSheetIsFull) {
    sheet.clear(1);
    QRect last(0, 0, 1, 1);
    for (int i = 0; i < 6000 && !last.isEmpty(); ++i) last = place(QString::number(i), {200, 200});
    EXPECT_TRUE(last.isEmpty());
    sheet.clear(1);
    EXPECT_FALSE(place("again", {200, 200}).isEmpty());
}
