// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/move.hpp>
#include <fronteira/random.hpp>
#include <fronteira/view.hpp>

namespace fronteira {

/// A player that is a program. It sees its seat's view and nothing else.
///
///     Move choose(const View& view, Random& random) override { return view.random_move(random); }
class Bot {
 public:
    virtual ~Bot() = default;

    /// Called when this seat has to decide; `view.move_count()` is at least 1. A bot that returns
    /// an illegal move loses the match. `random` is the bot's own stream, the same on every run of
    /// the same match; a bot must not use any other source of randomness.
    virtual Move choose(const View& view, Random& random) = 0;

    /// The match is over, by the rules or otherwise: the next call of choose() is about another
    /// one.
    virtual void end(const View&) {}
};

}  // namespace fronteira
