// SPDX-License-Identifier: MIT
#include "app/bell.hpp"

#include <QUrl>

namespace fronteira::app {

void Bell::set_on(bool on) {
    if (on == (sound_ != nullptr)) return;
    sound_ = on ? std::make_unique<QSoundEffect>() : nullptr;
    if (on) sound_->setSource(QUrl("qrc:/qt-project.org/imports/Fronteira/App/sounds/turn.wav"));
}

void Bell::follow(play::MatchScreen* match) {
    if (match_) match_->disconnect(this);
    match_ = match;
    decided_ = true;
    if (match_) connect(match_, &play::ShownMatch::changed, this, &Bell::listen);
}

void Bell::listen() {
    const bool decides = match_->turn()["decides"].toBool() || match_->curtain() > 0;
    if (decides && !decided_ && sound_) sound_->play();
    decided_ = decides;
}

}  // namespace fronteira::app
