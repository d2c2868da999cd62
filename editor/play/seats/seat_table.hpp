// SPDX-License-Identifier: MIT
#pragma once

#include "play/told/game.hpp"

#include <QVariantList>

namespace fronteira::play {

class ShownMatch;

/// A number that the mod's `[[seat.column]]` shows of a seat, such as its spaces or cards.
struct SeatFigure {
    QString name;
    QJsonValue value;  ///< `?` where it is hidden
};

/// The figures of a seat in this view, in the order of `look.toml`.
QList<SeatFigure> seat_figures(const Game& game, const QJsonObject& view, int seat);

/// The list of seats: of each `number`, `name`, `fill`, `darkInk`, `bold`, `emblem`, `here`,
/// `decides`, `turn`, `person`, `present`, `ready`, `invited`, `standing`, `seconds` (-1 without a
/// clock), `figures` (each `name`, `value`).
QVariantList seat_table(const ShownMatch& match);

/// What a seat is called: by its person's name, or else as what it is. `sitters` is the protocol's
/// `seats`.
QString sitter_name(const QJsonArray& sitters, int seat);

}  // namespace fronteira::play
