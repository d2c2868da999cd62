// SPDX-License-Identifier: MIT
#include "play/replay/replay_screen.hpp"

#include "play/seats/seat_table.hpp"

#include <algorithm>

namespace fronteira::play {

ReplayScreen::ReplayScreen(client::Host& host, const QString& match,
                           const QList<Match::Right>& rights, int moment, QObject* parent)
    : ShownMatch(parent), match_(host, match, rights), moment_(std::max(0, moment)) {
    connect(&match_, &Match::joined, this, [this] {
        begin();
        if (!match_.shown().over().isEmpty()) eyes_ = "all";
        tell();
    });
    connect(&match_, &Match::failed, this, [this](const QString& why) { fail(why); });
    connect(&match_, &Match::stopped, this, [this](const QString& why) { fail(why); });
}

void ReplayScreen::tell() {
    history_ = {};
    story_ = std::make_unique<Story>(match_.host(), match_.id(), match_.shown().seat(), eyes_);
    connect(story_.get(), &Story::failed, this, [this](const QString& why) { fail(why); });
    connect(story_.get(), &Story::grown, this, &ReplayScreen::grow);
}

void ReplayScreen::grow() {
    moment_ = std::min(moment_, moves());
    log_.show(story_->log());
    if (story_->complete())
        for (int number = 0; number <= moves(); ++number) history_.note(game(), story_->at(number));
    emit grown();
    emit readyChanged();
    set_moment(moment_);
}

Chair ReplayScreen::chair() const {
    return story_ ? story_->at(moment_) : Chair();
}

/// Also of a match that no move ended: somebody resigned.
QString ReplayScreen::outcome() const {
    const bool at_the_end = story_ && story_->complete() && moment_ == moves();
    return at_the_end ? match_.shown().over()["say"].toString() : QString();
}

int ReplayScreen::own_place() const {
    if (const int seat = eyes_.toInt(); seat > 0) return seat;
    const QList<int> here = match_.seats_here();
    return here.size() == 1 ? here.first() : 0;
}

void ReplayScreen::set_moment(int number) {
    moment_ = std::clamp(number, 0, moves());
    if (!ready()) return;
    paint();
    emit changed();
    emit seatsChanged();
}

bool ReplayScreen::step() {
    if (moment_ >= moves()) return false;
    set_moment(moment_ + 1);
    animate(story_->news(moment_), story_->at(moment_ - 1));
    return true;
}

void ReplayScreen::set_eyes(const QString& eyes) {
    if (eyes == eyes_) return;
    eyes_ = eyes;
    tell();
}

QVariantList ReplayScreen::all_eyes() const {
    const bool over = !match_.shown().over().isEmpty();
    if (!over) return {QVariantMap{{"id", "own"}, {"name", tr("My own eyes")}}};
    QVariantList list{QVariantMap{{"id", "all"}, {"name", tr("Everybody's eyes")}},
                      QVariantMap{{"id", "0"}, {"name", tr("A spectator's eyes")}}};
    for (int seat = 1; seat <= game().players(); ++seat)
        list << QVariantMap{{"id", QString::number(seat)}, {"name", sitter_name(sitters(), seat)}};
    return list;
}

}  // namespace fronteira::play
