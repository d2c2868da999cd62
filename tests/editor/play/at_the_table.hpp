// SPDX-License-Identifier: MIT
#pragma once

#include "play/match/match_screen.hpp"
#include "support/own_host.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::play {

using board::SpaceLook;
using support::own_host;
using support::wait_until;

/// A match screen without a window, at a real host.
struct AtTheTable : testing::Test {
    void sit(const QString& ruleset, const QStringList& who, const QList<int>& here) {
        QList<Match::Right> rights;
        for (const int seat : here) rights << Match::Right{seat, {}};
        match = support::opened(*host, ruleset, who);
        screen = std::make_unique<MatchScreen>(*host, match, rights);
        ASSERT_TRUE(wait_until([&] { return screen->ready() || !screen->fault().isEmpty(); }));
        ASSERT_EQ(screen->fault().toStdString(), "");
    }
    bool my_choice() {
        return wait_until([&] { return screen->choice()["ready"].toBool() && !kinds().isEmpty(); });
    }
    QStringList kinds() const {
        QStringList names;
        for (const QVariant& one : screen->choice()["kinds"].toList())
            names << one.toMap()["kind"].toString();
        return names;
    }
    QStringList in_state(SpaceLook::State state) const {
        QStringList names;
        for (int i = 0; i < screen->painting()->count(); ++i)
            if (screen->painting()->at(i).state == state) names << screen->game().spaces()[i];
        return names;
    }
    int number() const { return screen->turn()["number"].toInt(); }
    /// One step towards the end of the turn.
    void play_on() {
        ASSERT_TRUE(my_choice());
        const int before = number();
        const QVariantMap choice = screen->choice();
        if (choice["of"] == "number") {
            screen->pick(choice["upto"]);
        } else if (kinds().contains("place") || kinds().size() == 1) {
            if (kinds().contains("place"))
                screen->pickSpace(in_state(SpaceLook::State::legal).first());
            else
                screen->pickKind(kinds().first());
        } else {
            screen->pickKind(kinds().contains("end_attacks") ? "end_attacks"
                             : kinds().contains("end_turn")  ? "end_turn"
                                                             : kinds().last());
        }
        wait_until([&] { return number() != before || screen->choice() != choice; });
    }

    std::unique_ptr<client::Host> host = own_host();
    std::unique_ptr<MatchScreen> screen;
    QString match;
};

}  // namespace fronteira::play
