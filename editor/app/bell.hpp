// SPDX-License-Identifier: MIT
#pragma once

#include "play/match_screen.hpp"

#include <QPointer>
#include <QSoundEffect>
#include <memory>

namespace fronteira::app {

/// Rings once when somebody at this screen comes to decide. A machine without sound stays silent.
class Bell : public QObject {
    Q_OBJECT
 public:
    using QObject::QObject;

    void set_on(bool on);
    /// Follows that match from now on; null follows none.
    void follow(play::MatchScreen* match);

 private:
    void listen();

    QPointer<play::MatchScreen> match_;
    std::unique_ptr<QSoundEffect> sound_;  ///< only while it is on: a machine may have no sound
    bool decided_ = true;  ///< somebody here decided already when the bell last looked
};

}  // namespace fronteira::app
