// SPDX-License-Identifier: MIT
#pragma once

#include "play/told/game.hpp"

#include <QColor>
#include <optional>

namespace fronteira::play {

/// How a seat is drawn wherever it appears: land, coins, lists, charts.
struct SeatLook {
    QColor fill;
    bool dark_ink = false;  ///< text upon the fill is dark
    bool bold = false;      ///< where the contrast is small
    QString emblem;         ///< says the same without colour
};

/// From the mod's `look.toml`, `[seat.words]` or `[seat.numbers]`; where that is silent, one of six
/// distinct looks by number. `colour_safe` takes the fills from a palette made for colour-blind
/// eyes.
SeatLook seat_look(const Game& game, const QJsonObject& view, int seat, bool colour_safe);

/// What a seat of that colour would look like, where `[seat.words]` has the word.
std::optional<SeatLook> look_of_word(const Game& game, const QString& word, bool colour_safe);

}  // namespace fronteira::play
