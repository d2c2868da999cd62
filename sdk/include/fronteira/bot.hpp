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

    /// Called when it is this seat's turn to decide; `view.move_count()` is at least 1. A move that
    /// is not legal loses the match for the bot. `random` is the bot's own stream, the same on
    /// every run of the same match; a bot uses no other source of chance.
    virtual Move choose(const View& view, Random& random) = 0;

    /// The match is over, by the rules or otherwise: what choose() is asked next is of another one.
    virtual void end(const View&) {}
};

}  // namespace fronteira
