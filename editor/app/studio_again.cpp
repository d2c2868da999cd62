// SPDX-License-Identifier: MIT
// How Studio plays a match once more: with other chances, or with what was edited meanwhile.
#include "app/studio.hpp"

#include <QJsonArray>

namespace fronteira::app {

void Studio::playAgain() {
    if (!can_play_again()) return;
    QJsonObject request = set_up_.request;
    request.remove("seed");
    leave();
    open(*host_, request);
}

void Studio::beginAnew() {
    if (!can_play_again()) return;
    const QJsonObject request = set_up_.request;
    leave();
    restart();
    open(*host_, request);
}

/// As the match on the screen was asked for, if it was set up here; else by those who sit there.
QJsonObject Studio::wanted_again() const {
    if (can_play_again()) return set_up_.request;
    QJsonArray seats;
    for (const QVariant& one : kept_match()["seats"].toList()) {
        const QVariantMap seat = one.toMap();
        seats.append(
            QJsonObject{{"who", seat["who"].toString()}, {"name", seat["name"].toString()}});
    }
    return {{"type", "open"}, {"seats", seats}, {"bot_pace", bot_pace()}};
}

void Studio::takeNewRules() {
    if (!presides()) return;
    const QJsonObject request = wanted_again();
    ask_for_record([=, this](const QString& record) {
        if (record.isEmpty() && !request.contains("ruleset"))
            return emit said(
                tr("Others can join this studio's matches, so its record is not shown."));
        leave();
        restart();
        if (record.isEmpty()) tell_how_far(client::Reply::lost({}));
        open(*host_, request, {}, record);
    });
}

/// Of the match on the screen; empty where its host tells nobody: others may come to it.
void Studio::ask_for_record(const std::function<void(const QString& record)>& then) {
    current_host().ask({{"type", "record"}, {"match", match_id_}}, this,
                       [then](const client::Reply& reply) {
                           then(reply ? reply.message["text"].toString() : QString());
                       });
}

/// What became of the moves of the match before.
void Studio::tell_how_far(const client::Reply& opened) {
    if (!opened)
        return emit told(tr("The moves could not be played again: the match is at its beginning."));
    const int played = opened.message["played"].toInt(), of = opened.message["of"].toInt();
    if (of == 0) return;
    if (played == of) return emit told(tr("%n moves were played again.", "", of));
    emit told(tr("%1 of %2 moves were played again. The next one is not possible any more.")
                  .arg(played)
                  .arg(of));
}

// A match that went on in this host since before has the rules of when the host began or later.
void Studio::look_after_mods() {
    if (!presides() || !match_->ready()) return edited_mods_.forget();
    const bool set_up_here = set_up_.match == match_id_;
    edited_mods_.follow(match_->ruleset().section('/', 0, 0), set_up_here ? set_up_.at : began_);
}

}  // namespace fronteira::app
