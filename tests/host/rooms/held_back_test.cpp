// SPDX-License-Identifier: MIT
// What late spectators are told, without a host.
#include "host/rooms/spectators.hpp"

#include <gtest/gtest.h>

namespace fronteira::host {
namespace {

/// Ten seconds behind, and shown a match of which nothing was played.
class HeldBack : public testing::Test {
 protected:
    HeldBack() {
        spectators.show({{"type", "joined"},
                         {"view", {{"gold", 1}}},
                         {"turn", {{"number", 0}}},
                         {"log", Json::array()},
                         {"clock", {{"paused", false}}},
                         {"seats", Json::array()},
                         {"open", Json::object()}});
    }
    /// What the match has come to since.
    Json told(const char* type) const {
        return {{"type", type},
                {"match", "m"},
                {"seat", 0},
                {"view", {{"gold", 7}}},
                {"turn", {{"number", 9}}},
                {"clock", {{"paused", true}}},
                {"open", {{"what", "undo"}}},
                {"over", {{"kind", "won"}}},
                {"a key that nobody thought of", 7}};
    }

    boost::asio::io_context io;
    size_t used = 0;
    Spectators spectators{io, "m", std::chrono::seconds(10), false, {used, 1 << 20}};
};

TEST_F(HeldBack, IsEverythingButWhatIsShownAndWhatAlwaysIsSo) {
    Json view = told("view");
    spectators.hold_back(view);
    EXPECT_EQ(view, (Json{{"type", "view"},
                          {"match", "m"},
                          {"seat", 0},
                          {"view", {{"gold", 1}}},
                          {"turn", {{"number", 0}}},
                          {"clock", {{"paused", false}}},
                          {"open", Json::object()}}));
}

TEST_F(HeldBack, IsTheEndUntilItIsShown) {
    Json joined = told("joined");
    spectators.hold_back(joined);
    EXPECT_FALSE(joined.contains("over"));
    EXPECT_TRUE(spectators.behind());
}

TEST_F(HeldBack, IsANewDealUntilItIsShown) {
    Json shown = told("joined");
    shown["commitment"] = "old";
    shown["waiting"] = true;
    shown.erase("over");
    spectators.show(shown);
    Json joined = told("joined");
    joined["commitment"] = "new";
    joined["game"] = "toy";
    joined["watching"] = {"Rui"};

    spectators.hold_back(joined);

    EXPECT_EQ(joined["commitment"], "old");
    EXPECT_EQ(joined["waiting"], true);
    EXPECT_EQ(joined["game"], "toy");
    EXPECT_EQ(joined["watching"], Json({"Rui"}));
    EXPECT_TRUE(spectators.waiting());
}

TEST_F(HeldBack, IsNothingWhereNobodyIsLate) {
    Spectators at_once{io, "m", std::chrono::seconds(0), false, {used, 1 << 20}};
    Json view = told("view");
    at_once.hold_back(view);
    EXPECT_EQ(view, told("view"));
    EXPECT_FALSE(at_once.behind());
}

}  // namespace
}  // namespace fronteira::host
