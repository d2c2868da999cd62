// SPDX-License-Identifier: MIT
#include "core/chance/die.hpp"

#include "core/match.hpp"
#include "support/small_game.hpp"
#include "support/tiny_board.hpp"

#include <gmock/gmock.h>

#include <map>

namespace fronteira::core {
namespace {

using namespace support;
using testing::ElementsAre;
using testing::Pair;
using testing::UnorderedElementsAre;

const Die weather{"weather", {{0, "sun"}, {0, "sun"}, {0, "rain"}}};
const Die pace{"pace", {{-1, {}}, {0, {}}, {0, {}}, {4, {}}}};

class DieTest : public testing::Test {
 protected:
    SmallGame game{ring_board(3), 2};

    /// What happens when the one move of a match does that.
    std::vector<Event> events_of(std::function<void(Match&)> what) {
        game.move(move_kind("go", {}, game.effect([what](Match& match, int, const Move*) {
            what(match);
            return Result<void>();
        })));
        game.turn({game.phase("only", {0})});
        Match match = game.begin();
        match.listen(true);
        match.load_dice(loaded);
        EXPECT_TRUE(match.apply(0, a_move(0)));
        return match.take_events();
    }

    std::vector<Face> loaded;
};

TEST_F(DieTest, ShowsItsFacesAndNoOthers) {
    std::map<std::string, int> words;
    std::map<int32_t, int> numbers;
    events_of([&](Match& match) {
        for (int i = 0; i < 300; ++i) ++words[throw_die(match, weather, 0)->word];
        for (int i = 0; i < 300; ++i) ++numbers[throw_die(match, pace, 0)->number];
    });

    // Two thirds of 300 and a half of 300, give or take more than five standard deviations.
    EXPECT_THAT(
        words, UnorderedElementsAre(Pair("sun", testing::AllOf(testing::Ge(155), testing::Le(245))),
                                    Pair("rain", testing::Gt(0))));
    EXPECT_THAT(numbers,
                UnorderedElementsAre(Pair(-1, testing::Gt(0)),
                                     Pair(0, testing::AllOf(testing::Ge(105), testing::Le(195))),
                                     Pair(4, testing::Gt(0))));
}

TEST_F(DieTest, ShowsWhatItIsLoadedWith) {
    loaded = {{4, {}}, {0, "rain"}, {0, "sun"}};
    events_of([&](Match& match) {
        EXPECT_EQ(throw_die(match, pace, 0)->number, 4);
        EXPECT_EQ(throw_die(match, weather, 0)->word, "rain");
        EXPECT_EQ(throw_die(match, weather, 0)->word, "sun");
    });
}

TEST_F(DieTest, ShowsNothingWhenItLacksTheLoadedFace) {
    loaded = {{0, "snow"}, {3, {}}};
    events_of([&](Match& match) {
        EXPECT_EQ(throw_die(match, weather, 0), nullptr);
        EXPECT_EQ(throw_die(match, pace, 0), nullptr);
        EXPECT_NE(throw_die(match, pace, 0), nullptr);  // the loaded ones are used up
    });
}

TEST_F(DieTest, IsToldToEveryoneWithWhoThrewIt) {
    loaded = {{0, "rain"}, {4, {}}};
    const auto events = events_of([&](Match& match) {
        throw_die(match, weather, 1);
        throw_die(match, pace, 0);
    });

    ASSERT_EQ(events.size(), 2u);
    EXPECT_EQ(events[0].name, "die");
    EXPECT_EQ(events[0].audience, ~uint32_t{0});
    ASSERT_EQ(events[0].fields.size(), 3u);
    EXPECT_EQ(events[0].fields[0].word, "weather");
    EXPECT_EQ(events[0].fields[1].word, "rain");
    EXPECT_EQ(events[0].fields[2].value, 1);
    EXPECT_EQ(events[1].fields[1].kind, Kind::integer);
    EXPECT_EQ(events[1].fields[1].value, 4);
}

TEST_F(DieTest, IsNobodysDuringTheSetUp) {
    std::vector<Event> events;
    game.on_setup = [&](Match& match) {
        match.listen(true);
        throw_die(match, weather, 0);
        events = match.take_events();
        match.listen(false);
    };
    events_of([](Match&) {});

    ASSERT_EQ(events.size(), 1u);
    EXPECT_EQ(events[0].fields.size(), 2u);
}

}  // namespace
}  // namespace fronteira::core
