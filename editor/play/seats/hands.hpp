// SPDX-License-Identifier: MIT
#pragma once

#include "play/told/game.hpp"

#include <QVariantList>

namespace fronteira::play {

/// The cards that a view shows in the hands of a seat: of each deck with cards `deck`, `name`,
/// `fan` (false: one card as a sheet), `cards`, each as `card_face` tells.
QVariantList hand_of(const Game& game, const QJsonObject& view, int seat);

/// How a card looks by the mod's `[card.DECK]`: `id`, `deck`, `title`, `mark` (a shape),
/// `markText`, `space` (whose outline is its picture) and `also`, lines of text.
QVariantMap card_face(const Game& game, const QString& deck, const QString& id);

}  // namespace fronteira::play
