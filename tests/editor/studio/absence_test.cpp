// SPDX-License-Identifier: MIT
// Somebody whose turn it is and who is not there.
#include "hands.hpp"
#include "support/own_host.hpp"

#include <gtest/gtest.h>

namespace fronteira::support {
namespace {

TEST(Absence, OfWhoeverDecidesIsToldToWhoeverWaits) {
    const QTemporaryDir folder;
    const QString address = free_address();
    const auto host = own_host(folder.filePath("table"), address);
    ASSERT_TRUE(wait_until([&] { return host->welcomed(); }));
    const QJsonObject person{{"who", "human"}}, guest{{"who", "human"}, {"invited", true}};
    const QJsonObject opened =
        asked(*host, {{"type", "open"},
                      {"ruleset", "war/war"},
                      {"options", QJsonObject{{"colours", "seats"}}},
                      {"seats", QJsonArray{person, guest, QJsonObject{{"who", "bot"}}}}})
            .message;
    Hands hands;
    hands.studio().join(address, opened["invitation"].toString());
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("ready") != nullptr; }));

    ASSERT_TRUE(asked(*host, {{"type", "begin"}, {"match", opened["match"]}}));

    const auto decides = [&](int seat) {
        return hands.studio().match()->seats()[seat - 1].toMap()["decides"].toBool();
    };
    Random random{4};
    for (int i = 0; i < 30 && !decides(1); ++i) {
        ASSERT_TRUE(hands.wait_until([&] { return decides(1) || decides(2); }));
        if (decides(2)) hands.play_on(random);
    }
    ASSERT_TRUE(hands.wait_until([&] { return decides(1); }));
    EXPECT_TRUE(hands.wait_until([&] { return hands.find("gone") != nullptr; }));
}

}  // namespace
}  // namespace fronteira::support
