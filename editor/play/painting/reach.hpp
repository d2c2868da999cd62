// SPDX-License-Identifier: MIT
#pragma once

#include "play/told/game.hpp"

namespace fronteira::play {

/// What a space reaches, as `[[space.reach]]` of the mod's look says: a shot at an exact distance,
/// what an explosion takes along. By what a view shows, so that it tells
/// nobody what is hidden.
struct Reach {
    QStringList reached;
    QStringList crossed;  ///< on the way there
};

Reach reach_of(const Game& game, const QJsonObject& view, const QString& space);

}  // namespace fronteira::play
