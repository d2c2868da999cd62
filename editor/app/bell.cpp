// SPDX-License-Identifier: MIT
#include "app/bell.hpp"

#include <QUrl>
#include <algorithm>

namespace fronteira::app {

void Bell::set_on(bool on) {
    if (on == !sounds_.empty()) return;
    sounds_.clear();
    if (!on) return;
    for (const char* name : {"turn", "dice", "taken", "over"}) {
        auto& sound = sounds_[name] = std::make_unique<QSoundEffect>();
        sound->setSource(QUrl(
            QStringLiteral("qrc:/qt-project.org/imports/Fronteira/App/sounds/%1.wav").arg(name)));
    }
}

void Bell::follow(play::MatchScreen* match) {
    if (match_) match_->disconnect(this);
    match_ = match;
    decided_ = over_ = true;
    if (!match_) return;
    connect(match_, &play::ShownMatch::changed, this, &Bell::listen);
    connect(match_, &play::ShownMatch::happened, this, &Bell::hear);
}

void Bell::ring(const QString& sound) {
    if (const auto found = sounds_.find(sound); found != sounds_.end()) found->second->play();
}

void Bell::listen() {
    const bool over = !match_->over().isEmpty();
    const bool decides = match_->turn()["decides"].toBool() || match_->curtain() > 0;
    if (over && !over_) ring("over");
    if (decides && !decided_ && !over) ring("turn");
    decided_ = decides;
    over_ = over;
}

/// One sound for all that came at once: something that changed hands rather than the dice.
void Bell::hear(const QVariantList& events) {
    const auto any = [&](const auto& is) { return std::any_of(events.begin(), events.end(), is); };
    const QVariantMap dice = match_->look()["dice"].toMap();
    if (any([](const QVariant& one) { return one.toMap()["look"].toMap().contains("arrow"); }))
        ring("taken");
    else if (any([&](const QVariant& one) {
                 const QStringList fields = one.toMap()["fields"].toMap().keys();
                 return std::any_of(fields.begin(), fields.end(),
                                    [&](const QString& field) { return dice.contains(field); });
             }))
        ring("dice");
}

}  // namespace fronteira::app
