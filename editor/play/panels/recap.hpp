// SPDX-License-Identifier: MIT
#pragma once

#include "play/told/game.hpp"

#include <QHash>
#include <QVariantList>

namespace fronteira::play {

/// What others did to a seat between two moments.
struct Recap {
    /// A number on a space of the seat that became smaller or larger.
    struct Change {
        QString space;
        int before;
        int now;
    };

    QMap<int, QStringList> lost;  ///< spaces by who holds them now; 0: nobody
    QStringList gained;
    QList<Change> changed;
    QStringList cards_received;  ///< names
    QStringList cards_gone;
    QStringList income;  ///< what is there for the turn now: names and numbers

    /// Income alone comes every turn, and is nothing to tell.
    bool empty() const {
        return lost.isEmpty() && gained.isEmpty() && changed.isEmpty() &&
               cards_received.isEmpty() && cards_gone.isEmpty();
    }
    /// Where anything happened, and the sign that says what. A colour would be taken for an
    /// owner's.
    QHash<QString, QString> signs() const;
    QStringList spaces() const { return signs().keys(); }
    /// Short sentences, none where it is empty: `text`, and `sign` as on the board, or empty.
    QVariantList lines(const Game& game, const QJsonArray& sitters) const;
    /// Their texts.
    QStringList say(const Game& game, const QJsonArray& sitters) const;
};

/// By the columns in which the game's look shows who holds a space and what number stands there,
/// the cards that the seat may see, and the numbers of the match and of regions that are shown.
Recap recap_of(const Game& game, const QJsonObject& before, const QJsonObject& now, int seat);

}  // namespace fronteira::play
