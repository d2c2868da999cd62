// SPDX-License-Identifier: MIT
#pragma once

#include "hands.hpp"

#include <gtest/gtest.h>

namespace fronteira::support {

/// The studio's window, and hands that can set up a match.
struct AtAMatch : testing::Test {
    bool playing(int seats_here = 1, int minutes = 0) {
        launcher::MatchSetup setup;
        setup.set_ruleset(shelf()->ruleset("war/war"));
        setup.setOption("colours", "seats");
        setup.setProperty("seed", "5");
        setup.setProperty("minutes", minutes);
        if (seats_here > 1) setup.setSeat(1, "friend", "Bia");
        hands.studio().start(&setup);
        return hands.wait_until([&] {
            return hands.studio().match() && hands.studio().match()->choice()["ready"].toBool();
        });
    }
    play::MatchScreen& match() { return *hands.studio().match(); }
    launcher::Library* shelf() {
        app::Studio* studio = &hands.studio();
        return studio->library();
    }
    bool board_has_keyboard() {
        return hands.wait_until([&] {
            const auto* item = hands.window().activeFocusItem();
            return item != nullptr && item->objectName() == "board";
        });
    }
    Hands hands{"en", {1280, 800}, "kept"};
};

}  // namespace fronteira::support
