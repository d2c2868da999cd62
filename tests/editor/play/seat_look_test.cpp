// SPDX-License-Identifier: MIT
#include "play/seats/seat_look.hpp"

#include "json_text.hpp"

#include <gtest/gtest.h>

namespace fronteira::play {
namespace {

/// The colours of War's armies, and of whoever has none yet.
struct Armies : testing::Test {
    Game game{json(R"({"look": {"seat": {"colour": "colour", "words": {
                  "none": {"fill": "#9aa0a3", "ink": "dark", "emblem": "ring"},
                  "white": {"fill": "#f4f1ea", "ink": "dark", "emblem": "circle"},
                  "red": {"fill": "#c8443c", "ink": "light", "emblem": "triangle"},
                  "black": {"fill": "#2f3437", "ink": "light", "emblem": "square"},
                  "blue": {"fill": "#2f6fb3", "ink": "light", "emblem": "star"},
                  "yellow": {"fill": "#e3b23c", "ink": "dark", "emblem": "diamond"},
                  "green": {"fill": "#3f8f5b", "ink": "light", "emblem": "cross"}}}}})"),
              {}};
    QColor safe(const char* word) {
        const QJsonObject view{{"seats", QJsonObject{{"1", QJsonObject{{"colour", word}}}}}};
        return seat_look(game, view, 1, true).fill;
    }
};

TEST_F(Armies, KeepTheirNamesInTheColourSafePalette) {
    EXPECT_GT(safe("white").lightnessF(), 0.9);
    EXPECT_LT(safe("black").lightnessF(), 0.3);
    const std::pair<const char*, int> hues[] = {
        {"red", 10}, {"yellow", 50}, {"green", 160}, {"blue", 205}};
    for (const auto& [word, hue] : hues)
        EXPECT_NEAR(safe(word).hsvHue(), hue, 25)
            << word << " is " << safe(word).name().toStdString();
}

TEST_F(Armies, AreToldApartFromEachOtherAndFromNobody) {
    const char* words[] = {"none", "white", "red", "black", "blue", "yellow", "green"};
    for (const char* one : words) {
        for (const char* other : words) {
            if (one == other) continue;
            EXPECT_NE(safe(one), safe(other)) << one << " " << other;
        }
    }
}

TEST_F(Armies, LookBeforeTheyAreChosenAsTheyWillAfterwards) {
    for (const bool colour_safe : {false, true})
        for (const char* word : {"white", "red", "green"}) {
            const QJsonObject view{{"seats", QJsonObject{{"1", QJsonObject{{"colour", word}}}}}};
            const auto before = look_of_word(game, word, colour_safe);
            const SeatLook after = seat_look(game, view, 1, colour_safe);
            ASSERT_TRUE(before) << word;
            EXPECT_EQ(before->fill, after.fill) << word;
            EXPECT_EQ(before->emblem, after.emblem) << word;
        }
    EXPECT_FALSE(look_of_word(game, "sideways", false));
}

}  // namespace
}  // namespace fronteira::play
