// SPDX-License-Identifier: MIT
#pragma once

#include "play/told/game.hpp"

#include <QVariantList>

namespace fronteira::play {

/// Whether a value is worth a word: not zero, no, none or hidden.
bool says_something(const QJsonValue& value);

/// Numbers of the match that `[match] show` of `look.toml` names, while they are not 0: each
/// `name`, `value`.
QVariantList match_facts(const Game& game, const QJsonObject& view);

/// What not everybody sees of this seat, and what has a word in the mod: each `name`, `value`. What
/// `[seat.during]` of `look.toml` keeps to some phases is told in no other, nor at the end.
QVariantList own_facts(const Game& game, const QJsonObject& view, int seat,
                       const QString& phase = {});

}  // namespace fronteira::play
