// SPDX-License-Identifier: MIT
#pragma once

#include "play/match_screen.hpp"

#include <QPointer>
#include <QSoundEffect>

namespace fronteira::app {

/// Rings once when somebody at this screen comes to decide. A machine without sound stays silent.
class Bell : public QObject {
    Q_OBJECT
 public:
    explicit Bell(QObject* parent = nullptr);

    void set_on(bool on) { on_ = on; }
    /// Follows that match from now on; null follows none.
    void follow(play::MatchScreen* match);

 private:
    void listen();

    QPointer<play::MatchScreen> match_;
    QSoundEffect sound_;
    bool on_ = false;
    bool decided_ = true;  ///< somebody here decided already when the bell last looked
};

}  // namespace fronteira::app
