// SPDX-License-Identifier: MIT
#pragma once

#include "board/board_painting.hpp"
#include "play/game.hpp"
#include "play/move_builder.hpp"

namespace fronteira::play {

/// Draws a view upon the board as the mod's `look.toml` says: who holds what, numbers, pieces,
/// marks, and which spaces the move that is being built may name next (`builder` may be null).
class BoardPainter {
 public:
    BoardPainter(const Game& game, const QJsonObject& view, bool colour_safe)
        : game_(game), view_(view), look_(game.look()["space"].toObject()), safe_(colour_safe) {}

    void paint(board::BoardPainting& painting, const MoveBuilder* builder) const;

 private:
    board::SpaceLook look_of(const QString& space) const;
    void dress(board::SpaceLook& look, const QJsonObject& cells) const;
    void mark(board::SpaceLook& look, const QString& space, const QJsonObject& cells) const;
    QString sign_of_piece(const QJsonValue& piece) const;

    const Game& game_;
    const QJsonObject& view_;
    QJsonObject look_;
    bool safe_;
};

}  // namespace fronteira::play
