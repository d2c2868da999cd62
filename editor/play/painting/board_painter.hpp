// SPDX-License-Identifier: MIT
#pragma once

#include "board/board_painting.hpp"
#include "play/moves/move_builder.hpp"
#include "play/moves/placements.hpp"
#include "play/panels/recap.hpp"
#include "play/seats/seat_look.hpp"
#include "play/told/game.hpp"

namespace fronteira::play {

/// The sign of a piece, by the word of its column; empty for none.
QString sign_of_piece(const Game& game, const QJsonValue& piece);
/// An empty coin of a seat.
board::SpaceLook coin_of(const SeatLook& seat);

/// Draws a view upon the board as the mod's `look.toml` says: who holds what, numbers, pieces,
/// marks, and which spaces the move that is being built may name next (`builder` may be null); what
/// is drafted upon it, and what others did there.
class BoardPainter {
 public:
    BoardPainter(const Game& game, const QJsonObject& view, bool colour_safe)
        : game_(game), view_(view), look_(game.look()["space"].toObject()), safe_(colour_safe) {}

    /// Both may be null, and are lent.
    BoardPainter& with(const Placements* draft, const Recap* recap) {
        draft_ = draft;
        recap_ = recap;
        return *this;
    }
    /// The bare spaces of that seat are tinted: it sets its pieces up there. 0: those of none.
    BoardPainter& setting_up(int seat) {
        setting_up_ = seat;
        return *this;
    }
    void paint(board::BoardPainting& painting, const MoveBuilder* builder) const;

 private:
    board::SpaceLook look_of(const QString& space) const;
    void dress(board::SpaceLook& look, const QJsonObject& cells) const;
    void tint(board::SpaceLook& look, int seat) const;
    void mark(board::SpaceLook& look, const QString& space, const QJsonObject& cells) const;

    const Game& game_;
    const QJsonObject& view_;
    QJsonObject look_;
    bool safe_;
    const Placements* draft_ = nullptr;
    const Recap* recap_ = nullptr;
    int setting_up_ = 0;
};

}  // namespace fronteira::play
