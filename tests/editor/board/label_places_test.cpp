// SPDX-License-Identifier: MIT
#include "board/tokens/label_places.hpp"

#include <gtest/gtest.h>

using namespace fronteira::board;

namespace {

constexpr QSizeF a_coin(30, 20), a_name(60, 16);

QRectF around(QPointF centre, QSizeF size) {
    return {centre - QPointF(size.width(), size.height()) / 2, size};
}

/// How much of the coin a name would cover there, in height or width, whichever is less.
double covered(QPointF place) {
    const QRectF both = around({0, 0}, a_coin).intersected(around(place, a_name));
    return both.isEmpty() ? 0 : std::min(both.width(), both.height());
}

}  // namespace

TEST(LabelPlaces, BeginBelowTheCoinAndCoverNoMoreThanItsRim) {
    EXPECT_EQ(places_beside(a_coin, a_name).front().x(), 0);
    EXPECT_GT(places_beside(a_coin, a_name).front().y(), 0);
    for (const auto& places : {places_beside(a_coin, a_name), places_askew(a_coin, a_name)})
        for (const QPointF& place : places) EXPECT_LE(covered(place), 1);
}

TEST(LabelPlaces, AreOnTheSpaceItselfWhereThereIsNoCoin) {
    EXPECT_EQ(places_beside({0, 0}, a_name).front(), QPointF(0, 0));
}

TEST(LabelPlaces, AwayFromTheCoinAreTiedToItByALineFromRimToRim) {
    const QRectF at = around({0, 0}, a_coin);
    const auto places = places_away(a_coin, a_name, 12);
    ASSERT_FALSE(places.empty());
    for (const QPointF& place : places) {
        const QRectF box = around(place, a_name);
        EXPECT_FALSE(box.intersects(at));
        const QLineF line = leader(at, box);
        EXPECT_LE(line.length(), 20) << "it is short";
        EXPECT_FALSE(at.adjusted(1, 1, -1, -1).contains(line.center()));
        EXPECT_FALSE(box.adjusted(1, 1, -1, -1).contains(line.center()));
    }
}
