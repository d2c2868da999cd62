// SPDX-License-Identifier: MIT
#pragma once

#include "play/told/game.hpp"

#include <QVariantList>

namespace fronteira::play {

/// Set-ups to choose from: those that the mod brings (`[[formation]]` of its look), and one of
/// one's own, which is kept in a file for each ruleset. Pieces stand in the order of
/// PieceTray::formation().
class Formations {
 public:
    explicit Formations(const Game& game) : game_(game) {}

    /// For so many spaces: each `id`, `name`; one's own is the last, without an id.
    QVariantList offered(qsizetype spaces) const;
    /// Pieces in their order; none, and `why` says it, where there is no such formation.
    QStringList find(const QString& id, qsizetype spaces, QString& why) const;
    /// Keeps one's own; why that cannot be, or nothing.
    QString keep(const QStringList& formation) const;

 private:
    QString own_file() const;

    const Game& game_;
};

}  // namespace fronteira::play
