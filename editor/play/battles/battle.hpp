// SPDX-License-Identifier: MIT
#pragma once

#include "play/told/chair.hpp"
#include "play/told/game.hpp"

#include <QVariantMap>

namespace fronteira::play {

/// What dice against dice can cost, with how probable it is: each `ours`, `theirs`, `chance` (0 to
/// 1), the best for us first. Empty where it is not known.
QVariantList contest_outcomes(int our_dice, int their_dice, int sides = 6);

/// A throw of dice against dice, so that eyes can follow it: `ours` and `theirs`, each with `dice`,
/// `beaten` (of each die, whether it lost its pair) and `lost`; of a move that leads from a space
/// to another also `space` (its name), `seat`, `before` and `after` (what the badge says, or -1);
/// and `outcomes`, beforehand. `before` is what the chair knew before the move. Empty where the
/// event is no such throw.
QVariantMap battle_of(const Game& game, const Chair& before, const QJsonObject& news,
                      const QJsonObject& event);

}  // namespace fronteira::play
