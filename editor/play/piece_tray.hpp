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
    /// All is lent. `kind` was found at this stage of the match before: while the host is asked
    /// what is on offer, the tray stays as it is.
    PieceTray(const Game& game, const MoveBuilder& builder, const QJsonObject& view, int seat,
              const QString& kind = {});

    /// Empty where nothing is set up so now.
    const QString& kind() const { return kind_; }
    /// Nothing else is said of a piece than where it stands, so that formations say all.
    bool sets_up_all() const { return game_.slots_of(kind_).size() == 2; }
    /// Each `id`, `name`, `sign`, `left`; those of which any are left.
    QVariantList pieces() const;
    /// The move that puts a piece on a space, as far as that says it.
    MadeMove move(const QString& piece, const QString& space) const;

    /// What stands on the seat's own spaces, from its left to its right and from its own edge of
    /// the board on, as if it sat at the bottom; `-` where nothing does. It fits either side.
    QStringList formation() const;
    /// The game has a move that exchanges what stands on two spaces.
    bool exchanges() const { return !exchange_.isEmpty(); }
    /// The moves that make a formation of what stands there and what is left; `mirrored`: left is
    /// right.
    QList<MadeMove> moves_for(const QStringList& formation, bool mirrored) const;

 private:
    int left_of(const QString& piece) const;
    QList<QStringList> own_rows() const;
    QString piece_on(const QString& space) const;

    const Game& game_;
    const QJsonObject& view_;
    int seat_;
    QString kind_;
    QString exchange_;
};

}  // namespace fronteira::play
