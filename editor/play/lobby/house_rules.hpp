// SPDX-License-Identifier: MIT
#pragma once

#include "play/told/game.hpp"

#include <QVariantList>

namespace fronteira::play {

/// Of each house rule what the host tells of it (see Game::house_rules()), and `told`, its value in
/// words.
QVariantList house_rules(const Game& game);

/// Those of `options` (values by their ids) as they are now, each in a line.
QStringList rules_in_words(const Game& game, const QJsonObject& options);

}  // namespace fronteira::play
