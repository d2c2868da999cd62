// SPDX-License-Identifier: MIT
#include "host/connections/door.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace fronteira::host {
namespace {

Limits small() {
    Limits limits;
    limits.connections = 5;
    limits.turned_away = 2;
    limits.address.connections = 3;
    limits.address.handshakes = {100, 1};
    return limits;
}

class DoorTest : public testing::Test {
 protected:
    /// What so many who come from there are told; empty: they are inside.
    std::vector<std::string> come(const std::string& address, int times) {
        std::vector<std::string> told;
        for (int i = 0; i < times; ++i) {
            auto place = door.admit(address);
            told.emplace_back(place == nullptr ? "(nothing)" : place->why ? place->why : "");
            if (place != nullptr) places.push_back(std::move(place));
        }
        return told;
    }

    Limits limits = small();
    Door door{limits};
    std::vector<std::unique_ptr<Door::Place>> places;
};

using Told = std::vector<std::string>;

TEST_F(DoorTest, LetsSoManyInFromOneAddressAndTellsTheOthersWhy) {
    EXPECT_EQ(come("127.0.0.1", 6),
              (Told{"", "", "", "address.crowded", "address.crowded", "(nothing)"}));
    EXPECT_EQ(come("192.0.2.1", 1), (Told{""}));
}

TEST_F(DoorTest, LetsSoManyInAltogether) {
    come("192.0.2.1", 3);
    EXPECT_EQ(come("192.0.2.2", 3), (Told{"", "", "host.full"}));
}

TEST_F(DoorTest, HasRoomAgainWhenSomebodyGoes) {
    come("192.0.2.1", 5);
    places.clear();
    EXPECT_EQ(come("192.0.2.1", 3), (Told{"", "", ""}));
}

TEST_F(DoorTest, CountsHandshakesThoughNobodyStays) {
    limits.address.handshakes = {4, 0.001};
    Door hurried(limits);
    for (int i = 0; i < 4; ++i) EXPECT_EQ(hurried.admit("192.0.2.1")->why, nullptr);
    EXPECT_STREQ(hurried.admit("192.0.2.1")->why, "address.hasty");
    EXPECT_EQ(hurried.admit("192.0.2.2")->why, nullptr);
}

TEST(AddressName, IsOneForAllThatOneGuestMayHave) {
    const auto name = [](const char* text) { return name_of(boost::asio::ip::make_address(text)); };
    EXPECT_EQ(name("2001:db8:1:2:aaaa::1"), name("2001:db8:1:2:bbbb::2"));
    EXPECT_NE(name("2001:db8:1:2::1"), name("2001:db8:1:3::1"));
    EXPECT_EQ(name("::ffff:192.0.2.1"), name("192.0.2.1"));
    EXPECT_NE(name("192.0.2.1"), name("192.0.2.2"));
}

TEST(AddressName, OfAProxyIsTheSameOverASocketOfEitherKind) {
    const auto address = [](const char* text) { return boost::asio::ip::make_address(text); };
    EXPECT_EQ(plain(address("::ffff:127.0.0.1")), address("127.0.0.1"));
    EXPECT_EQ(plain(address("::1")), address("::1"));
}

}  // namespace
}  // namespace fronteira::host
