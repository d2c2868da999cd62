// SPDX-License-Identifier: MIT
#pragma once

#include "play/match/match_screen.hpp"

#include <QPointer>
#include <QSoundEffect>
#include <map>
#include <memory>

namespace fronteira::app {

/// Lets a match be heard: when somebody at this screen comes to decide, when dice are thrown, when
/// something comes from a space to another, when it is over. A machine without sound stays silent.
class Bell : public QObject {
    Q_OBJECT
 public:
    using QObject::QObject;

    void set_on(bool on);
    /// Follows that match from now on; null follows none.
    void follow(play::MatchScreen* match);

 private:
    void listen();
    void hear(const QVariantList& events);
    void ring(const QString& sound);

    QPointer<play::MatchScreen> match_;
    /// Only while it is on: a machine may have no sound.
    std::map<QString, std::unique_ptr<QSoundEffect>> sounds_;
    bool decided_ = true;  ///< somebody here decided already when the bell last looked
    bool over_ = true;
};

}  // namespace fronteira::app
