// SPDX-License-Identifier: MIT
#pragma once

#include "play/moves/move_builder.hpp"
#include "play/told/game.hpp"

#include <QSet>
#include <QVariantList>

namespace fronteira::play {

/// Pieces beside the board that wait to be set up by one seat: of a kind of move on offer that
/// names first a piece and then a space, where the seat has a number for each piece.
class PieceTray {
 public:
    /// All is lent. `kind` was found at this stage of the match before: while the host is asked
    /// what is on offer, and while such a move is built, the tray stays as it is.
    PieceTray(const Game& game, const MoveBuilder& builder, const QJsonObject& view, int seat,
              const QString& kind = {});

    /// Empty where nothing is set up so now.
    const QString& kind() const { return kind_; }
    /// Nothing else is said of a piece than where it stands, so that formations say all.
    bool sets_up_all() const { return game_.slots_of(kind_).size() == 2; }
    /// Each `id`, `name`, `sign`, `left`; those of which any are left.
    QVariantList pieces() const;
    /// The piece that is to be put on the space that is chosen next; empty when none is.
    QString taken() const;
    /// The move that begins with that piece.
    MadeMove taking(const QString& piece) const;
    /// Columns of seats that count what is left to be set up.
    static QSet<QString> counts(const Game& game);
    int left_of(const QString& piece) const;
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
    QList<QStringList> own_rows() const;
    QString piece_on(const QString& space) const;

    const Game& game_;
    const MoveBuilder& builder_;
    const QJsonObject& view_;
    int seat_;
    QString kind_;
    QString exchange_;
};

}  // namespace fronteira::play
