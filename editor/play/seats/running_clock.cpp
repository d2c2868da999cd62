// SPDX-License-Identifier: MIT
#include "play/seats/running_clock.hpp"

#include <QJsonArray>
#include <algorithm>

namespace fronteira::play {

void RunningClock::tell(const QJsonObject& clock) {
    clock_ = clock;
    since_.start();
    ++told_;
}

int RunningClock::seconds(int seat) const {
    const QJsonValue left = clock_["left"][QString::number(seat)];
    if (!left.isDouble()) return -1;
    const bool runs = !paused() && clock_["running"].toArray().contains(seat);
    const qint64 now = left.toInteger() - (runs ? since_.elapsed() : 0);
    return static_cast<int>(std::max<qint64>(now, 0) / 1000);
}

}  // namespace fronteira::play
