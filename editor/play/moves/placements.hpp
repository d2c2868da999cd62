// SPDX-License-Identifier: MIT
#pragma once

#include "play/moves/move_queue.hpp"
#include "play/told/game.hpp"

#include <QMap>

namespace fronteira::play {

/// Numbers laid on spaces by clicks, as a draft, before any of them is played: for a kind of move
/// that names a space and a number which is drawn from `stocks` of the match and of regions (see
/// the protocol). One confirmation plays them all, one after another.
class Placements : public QObject {
    Q_OBJECT
 public:
    /// All are lent; `game` may become another.
    Placements(MoveBuilder& builder, MoveQueue& queue, const Game& game, QObject* parent = nullptr);

    /// What the seat that decides sees now.
    void look_at(const QJsonObject& view) { view_ = view; }

    /// The kind of move on offer with which that is possible; empty where there is none.
    QString kind() const;
    /// Adds so many to the draft of a space, or takes some back: as many as there can be. False
    /// when the space cannot be chosen for that at all.
    bool add(const QString& space, int by);
    int at(const QString& space) const { return draft_.value(space); }
    /// In the whole draft.
    int placed() const;
    /// How many may still be placed somewhere.
    int left() const;
    /// The columns of the match as they will be once the draft is played: less is in stock.
    QJsonObject view_after() const;
    /// The last that was added is none any more.
    void take_back();
    void clear();
    /// Plays the draft. What becomes impossible on the way is dropped.
    void play();

 signals:
    void changed();

 private:
    void forget_what_is_over();
    int stock(const char* entity, const QJsonObject& cells) const;
    int common_stock() const;
    int region_stock(const QString& region) const;
    int in_region(const QString& region) const;
    int common_left() const;
    int room(const QString& space) const;
    QString region_of(const QString& space) const;

    MoveBuilder& builder_;
    MoveQueue& queue_;
    const Game& game_;
    QJsonObject view_;
    QMap<QString, int> draft_;
    QList<QPair<QString, int>> steps_;  ///< of the draft, to take them back
};

}  // namespace fronteira::play
