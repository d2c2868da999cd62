// SPDX-License-Identifier: MIT
#pragma once

#include "play/game.hpp"
#include "play/move_builder.hpp"

#include <QVariantList>

namespace fronteira::play {

/// Pieces beside the board that wait to be set up by one seat: of a kind of move on offer that
/// names first a piece and then a space, where the seat has a number for each piece.
class PieceTray {
 public:
    /// All is lent.
    PieceTray(const Game& game, const MoveBuilder& builder, const QJsonObject& view, int seat);

    /// Empty where nothing is set up so now.
    const QString& kind() const { return kind_; }
    /// Each `id`, `name`, `sign`, `left`; those of which any are left.
    QVariantList pieces() const;
    /// The move that puts a piece on a space, as far as that says it.
    MadeMove move(const QString& piece, const QString& space) const;

    /// What stands on the seat's own spaces, from its left to its right and from its own edge of
    /// the board on, as if it sat at the bottom; `-` where nothing does. It fits either side.
    QStringList formation() const;
    /// The moves that set up a formation, as far as pieces are left; `mirrored`: left is right.
    QList<MadeMove> moves_for(const QStringList& formation, bool mirrored) const;

 private:
    int left_of(const QString& piece) const;
    QList<QStringList> own_rows() const;
    QString piece_on(const QString& space) const;

    const Game& game_;
    const QJsonObject& view_;
    int seat_;
    QString kind_;
};

}  // namespace fronteira::play
