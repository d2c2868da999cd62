// SPDX-License-Identifier: MIT
#pragma once

#include "board/board_rack.hpp"
#include "play/moves/move_builder.hpp"
#include "play/told/game.hpp"

namespace fronteira::play {

/// The rows of pieces beside the board, as `[[seat.rack]]` of the mod's look says. Where a choice
/// of the move that is being built names places, those of the seat `chosen_of` may be chosen
/// (`builder` may be null).
QVector<board::BoardRack> racks_of(const Game& game, const QJsonObject& view, bool colour_safe,
                                   const MoveBuilder* builder, int chosen_of);

/// The same in words: a line for each rack, that begins with the seat's name.
QStringList racks_in_words(const Game& game, const QJsonObject& view, const QJsonArray& sitters);

}  // namespace fronteira::play
