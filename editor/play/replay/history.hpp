// SPDX-License-Identifier: MIT
#pragma once

#include "play/told/chair.hpp"
#include "play/told/game.hpp"

#include <QJsonObject>
#include <QMap>
#include <QVariantMap>

namespace fronteira::play {

/// The figures of all seats (`[[seat.column]]` of `look.toml`) round by round, as far as this
/// screen saw the match.
class History {
 public:
    /// Where the match stands now. A round keeps what it was told last, and forgets what came after
    /// it.
    void note(const Game& game, const Chair& chair);

    /// For a chart: `names` of the figures, `rounds` (numbers), `values[round][figure][seat]`.
    QVariantMap chart(const Game& game) const;

    /// What was seen when it was told last.
    const QJsonObject& view() const { return view_; }

 private:
    QJsonObject view_;
    QMap<int, QVariantList> rounds_;
};

}  // namespace fronteira::play
