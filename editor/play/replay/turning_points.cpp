// SPDX-License-Identifier: MIT
#include "play/replay/turning_points.hpp"

#include <algorithm>

namespace fronteira::play {
namespace {

constexpr qsizetype most_leads = 3;
constexpr qsizetype most_points = 6;

/// The seat that has most alone; 0 where several have.
int leader(const Standing& round) {
    const auto most = std::max_element(round.by_seat.begin(), round.by_seat.end());
    if (most == round.by_seat.end() ||
        std::count(round.by_seat.begin(), round.by_seat.end(), *most) > 1)
        return 0;
    return static_cast<int>(most - round.by_seat.begin()) + 1;
}

QList<TurningPoint> leads(const QList<Standing>& rounds) {
    QList<TurningPoint> points;
    int before = leader(rounds.first());
    for (qsizetype i = 1; i < rounds.size(); ++i) {
        const int now = leader(rounds[i]);
        if (now == 0 || now == before) continue;
        points << TurningPoint{TurningPoint::Kind::lead, static_cast<int>(i), now,
                               rounds[i].by_seat[now - 1]};
        before = now;
    }
    return points.mid(std::max<qsizetype>(0, points.size() - most_leads));
}

/// From that round on the seat had nothing any more.
bool stays_out(const QList<Standing>& rounds, qsizetype round, qsizetype seat) {
    return std::all_of(rounds.begin() + round, rounds.end(),
                       [&](const Standing& later) { return later.by_seat[seat] <= 0; });
}

/// What each seat lost in a round, when that was all or a third of it at least.
QList<TurningPoint> losses(const QList<Standing>& rounds) {
    QList<TurningPoint> points;
    for (qsizetype i = 1; i < rounds.size(); ++i)
        for (qsizetype seat = 0; seat < rounds[i].by_seat.size(); ++seat) {
            const int had = rounds[i - 1].by_seat[seat], has = rounds[i].by_seat[seat];
            if (has >= had || (had - has) * 3 < had) continue;
            points << TurningPoint{
                stays_out(rounds, i, seat) ? TurningPoint::Kind::out : TurningPoint::Kind::fall,
                static_cast<int>(i), static_cast<int>(seat) + 1, had - has};
        }
    return points;
}

}  // namespace

QList<TurningPoint> turning_points(const QList<Standing>& rounds) {
    if (rounds.size() < 2) return {};
    QList<TurningPoint> points = leads(rounds);
    QList<TurningPoint> lost = losses(rounds);
    std::stable_sort(lost.begin(), lost.end(), [](const TurningPoint& a, const TurningPoint& b) {
        return a.amount > b.amount;
    });
    points << lost.mid(0, most_points - points.size());
    std::stable_sort(
        points.begin(), points.end(),
        [](const TurningPoint& a, const TurningPoint& b) { return a.round < b.round; });
    return points;
}

std::optional<int> deciding_round(const QList<Standing>& rounds, const QList<int>& winners,
                                  bool gave_up) {
    if (winners.isEmpty() || rounds.size() < 2) return std::nullopt;
    const int last = static_cast<int>(rounds.size()) - 1;
    int decided = last;
    for (int i = last; i > 0 && winners.contains(leader(rounds[i])); --i) decided = i;
    return gave_up && decided == last ? std::nullopt : std::optional(decided);
}

}  // namespace fronteira::play
