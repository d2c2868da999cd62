// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonArray>
#include <QJsonObject>

namespace fronteira::play {

/// What one seat at this screen was told: its view, where the match stands, the log. Kept in step
/// with the host by the news that it sends.
class Chair {
 public:
    Chair() = default;
    /// From the host's `joined`.
    explicit Chair(const QJsonObject& joined);

    /// True when the message changed something: `moved`, `undone`, `ended`.
    bool hear(const QJsonObject& news);

    int seat() const { return seat_; }
    const QJsonObject& view() const { return view_; }
    const QJsonObject& turn() const { return turn_; }
    /// Empty while the match goes on.
    const QJsonObject& over() const { return over_; }
    /// What `moved` told of each move, the oldest first; without views.
    const QJsonArray& log() const { return log_; }

    int number() const { return turn_["number"].toInt(); }
    /// Whether this seat may decide now.
    bool decides() const { return turn_["deciders"].toArray().contains(seat_); }

 private:
    int seat_ = 0;
    QJsonObject view_;
    QJsonObject turn_;
    QJsonObject over_;
    QJsonArray log_;
};

}  // namespace fronteira::play
