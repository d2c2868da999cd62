// SPDX-License-Identifier: MIT
#include "board/tokens/token_layout.hpp"

#include "gui.hpp"
#include "shapes.hpp"

using namespace fronteira::board;

namespace {

class TokenLayout : public Gui {
 protected:
    std::vector<PlacedPicture> lay_out(double scale) {
        view.fit({300 * scale, 100 * scale}, {0, 0, 300, 100}, 0);
        return lay_out_tokens(geometry, painting, style, view, {});
    }
    static bool is_label(const PlacedPicture& placed) {
        return placed.picture.key.startsWith("label");
    }

    static bool is_leader(const PlacedPicture& placed) {
        return placed.picture.key.startsWith("leader");
    }

    MapGeometry geometry{row_of_three()};
    BoardPainting painting;
    BoardStyle style;
    Viewport view;
};

}  // namespace

TEST_F(TokenLayout, PutsANameBelowItsCoin) {
    painting.reset(3);
    painting.set(0, {.badge = "7", .badge_fill = Qt::red, .badge_ink = Qt::white});
    const auto placed = lay_out(3);
    ASSERT_EQ(placed.size(), 4U);
    EXPECT_EQ(placed[0].centre, QPointF(150, 150));
    const auto label = std::find_if(placed.begin(), placed.end(), is_label);
    EXPECT_DOUBLE_EQ(label->centre.x(), 150);
    EXPECT_GT(label->box().top(), placed[0].box().bottom() - 4);
}

TEST_F(TokenLayout, LeavesOutNamesThatWouldCoverOneAnother) {
    EXPECT_EQ(lay_out(3).size(), 3U);
    const auto crammed = lay_out(0.2);
    for (size_t i = 0; i < crammed.size(); ++i)
        for (size_t j = 0; j < i; ++j) EXPECT_FALSE(crammed[i].box().intersects(crammed[j].box()));
    EXPECT_LT(crammed.size(), 3U);
}

TEST_F(TokenLayout, TiesANameToItsCoinWhereNoneOfItsSidesIsFree) {
    // Three coins in a row whose names are far wider than the spaces, and no more than one line of
    // them above and below.
    MapDrawing map = row_of_three();
    for (auto& space : map.spaces) space.name = "A name that is long";
    geometry = MapGeometry(map);
    painting.reset(3);
    for (int i = 0; i < 3; ++i)
        painting.set(i, {.badge = "7", .badge_fill = Qt::red, .badge_ink = Qt::white});

    const auto placed = lay_out(1);

    EXPECT_EQ(std::count_if(placed.begin(), placed.end(), is_label), 3);
    for (const PlacedPicture& one : placed)
        for (const PlacedPicture& label : placed)
            if (&one != &label && is_label(label) && !is_leader(one)) {
                const QRectF inner = label.box().adjusted(2, 2, -2, -2);
                EXPECT_FALSE(one.box().adjusted(2, 2, -2, -2).intersects(inner));
            }
}

TEST_F(TokenLayout, NeverLetsTheItemsEdgeCutAName) {
    for (const double scale : {0.3, 0.5, 0.8, 1.0, 2.0})
        for (const PlacedPicture& placed : lay_out(scale))
            EXPECT_TRUE(QRectF(0, 0, 300 * scale, 100 * scale).contains(placed.box())) << scale;
}

TEST_F(TokenLayout, NamesAPictureAnewForAnotherThemeAndSize) {
    BoardStyle other;
    other.label = Qt::black;
    BoardStyle larger;
    larger.text_size = 20;
    for (const BoardStyle* one : {&other, &larger}) {
        EXPECT_NE(label_picture("Alpha", *one).key, label_picture("Alpha", style).key);
        EXPECT_NE(mark_picture("star", *one, 12).key, mark_picture("star", style, 12).key);
        EXPECT_NE(region_picture("West", "+5", *one).key, region_picture("West", "+5", style).key);
    }
}

TEST_F(TokenLayout, TurnsWhereAPieceFacesWithTheBoard) {
    painting.reset(3);
    painting.set(0, {.piece = "tank", .notch = 90});
    const QString east = lay_out(3)[0].picture.key;
    MapDrawing map = row_of_three();
    turn(map);
    geometry = MapGeometry(map);
    painting.set(0, {.piece = "tank", .notch = 270});
    const PlacedPicture turned = lay_out(3)[0];
    EXPECT_EQ(turned.picture.key, east) << "west of the board is right on the screen";
    EXPECT_EQ(turned.centre, QPointF(750, 150)) << "where the board's first space is seen";
}

TEST_F(TokenLayout, GivesMoreDigitsALargerCoin) {
    painting.reset(3);
    painting.set(0, {.badge = "7", .badge_fill = Qt::red, .badge_ink = Qt::white});
    painting.set(1, {.badge = "1234", .badge_fill = Qt::red, .badge_ink = Qt::white});
    const auto placed = lay_out(3);
    EXPECT_GT(placed[1].picture.size.width(), placed[0].picture.size.width() + 5);
    EXPECT_EQ(placed[1].picture.size.height(), placed[0].picture.size.height());
}
