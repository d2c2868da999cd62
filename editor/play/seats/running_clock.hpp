// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QJsonObject>

namespace fronteira::play {

/// The time that is left to the seats of a match, as the host told it last and as it ran since.
class RunningClock {
 public:
    /// `clock` of the protocol.
    void tell(const QJsonObject& clock);
    /// How often it was told: whoever counts down begins anew each time.
    int told() const { return told_; }
    /// Whether anybody's time is limited.
    bool limits() const { return !clock_["left"].toObject().isEmpty(); }
    bool paused() const { return clock_["paused"].toBool(); }
    /// Whole seconds that are left now; -1 where there is no limit.
    int seconds(int seat) const;

 private:
    QJsonObject clock_;
    QElapsedTimer since_;
    int told_ = 0;
};

}  // namespace fronteira::play
