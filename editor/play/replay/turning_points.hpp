// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <optional>

namespace fronteira::play {

/// How the seats stood after the last move of a round, in one figure.
struct Standing {
    int move = 0;
    QList<int> by_seat;
};

/// A moment at which a match took its course.
struct TurningPoint {
    enum class Kind { lead, fall, out };
    Kind kind = Kind::lead;
    int round = 0;  ///< which of the standings
    int seat = 0;
    int amount = 0;  ///< of the figure: what the leader has, what was lost
};

/// When somebody took the lead alone, when somebody lost most of what they had, and when somebody
/// lost all for good; the latest and largest, six at most, in the order of play. The first round is
/// how it began, and no moment.
QList<TurningPoint> turning_points(const QList<Standing>& rounds);

/// The round in which it was decided: from its end on, a winner led to the last; where that never
/// was, the last round. None where nobody has won, nor where the rest is that others `gave_up`: no
/// position decided that.
std::optional<int> deciding_round(const QList<Standing>& rounds, const QList<int>& winners,
                                  bool gave_up);

}  // namespace fronteira::play
