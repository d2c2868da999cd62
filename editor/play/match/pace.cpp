// SPDX-License-Identifier: MIT
#include "play/match/pace.hpp"

#include <QSet>
#include <algorithm>

namespace fronteira::play {

Pace::Pace(QObject* parent) : QObject(parent) {
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, &Pace::next);
}

void Pace::set_interval(int milliseconds) {
    interval_ = milliseconds;
    if (interval_ == 0) skip();
}

void Pace::take(const QJsonObject& news, bool followed) {
    queue_.append({news, followed && interval_ > 0});
    // What was taken back is not to be followed any more.
    if (news["type"] == QLatin1String("undone")) return skip();
    go_on();
}

/// Every chair of this screen is told of a move.
bool Pace::is_early(const Waiting& one) const {
    return one.followed && one.news["number"].toInt() != number_ && since_.isValid() &&
           !since_.hasExpired(interval_);
}

void Pace::tell_first() {
    const QJsonObject news = queue_.takeFirst().news;
    if (news["type"] == QLatin1String("moved")) {
        number_ = news["number"].toInt();
        since_.start();
    }
    emit told(news);
}

void Pace::go_on() {
    while (!queue_.isEmpty() && !is_early(queue_.first())) tell_first();
    timer_.stop();
    if (!queue_.isEmpty())
        timer_.start(std::max(1, interval_ - static_cast<int>(since_.elapsed())));
    if (std::exchange(waited_, waiting()) != waiting()) emit changed();
}

int Pace::waiting() const {
    QSet<int> numbers;
    for (const Waiting& one : queue_)
        if (one.news["type"] == QLatin1String("moved")) numbers << one.news["number"].toInt();
    return static_cast<int>(numbers.size());
}

void Pace::next() {
    if (queue_.isEmpty())
        since_.invalidate();
    else
        tell_first();
    go_on();
}

void Pace::skip() {
    while (!queue_.isEmpty()) tell_first();
    go_on();
}

}  // namespace fronteira::play
