// SPDX-License-Identifier: MIT
#include "play/replay/story.hpp"

#include "play/told/merge_patch.hpp"

namespace fronteira::play {
namespace {

constexpr int between_kept = 32;

}  // namespace

Story::Story(client::Line host, QString match, int seat, QString eyes, QObject* parent)
    : QObject(parent), host_(host), match_(std::move(match)), seat_(seat), eyes_(std::move(eyes)) {
    ask();
}

void Story::ask() {
    QJsonObject request{
        {"type", "story"}, {"match", match_}, {"seat", seat_}, {"from", told_.size()}};
    if (eyes_ != QLatin1String("own")) {
        bool number = false;
        const int seat = eyes_.toInt(&number);
        request["eyes"] = number ? QJsonValue(seat) : QJsonValue(eyes_);
    }
    host_.ask(request, this, [this](const client::Reply& reply) {
        if (!reply) return emit failed(reply.fault());
        if (moves_ < 0) {
            first_ = reply.message;
            views_[0] = first_["view"].toObject();
        }
        moves_ = reply.message["moves"].toInt();
        const QJsonArray part = reply.message["told"].toArray();
        for (const QJsonValue& one : part) told_.append(one);
        if (!part.isEmpty() && told_.size() < moves_) ask();
        emit grown();
    });
}

QJsonObject Story::view_at(int number) const {
    int from = number - number % between_kept;
    while (!views_.contains(from)) from -= between_kept;
    QJsonObject view = views_[from];
    for (int i = from; i < number; ++i) {
        view = merged(view, told_.at(i)["changes"].toObject());
        if ((i + 1) % between_kept == 0) views_[i + 1] = view;
    }
    return view;
}

Chair Story::at(int number) const {
    if (moves_ < 0) return {};
    const int there = std::min(number, static_cast<int>(told_.size()));
    const QJsonValue last = there > 0 ? told_.at(there - 1) : QJsonValue(first_);
    bool is_number = false;
    const int seat = eyes_.toInt(&is_number);
    return Chair({{"seat", is_number                       ? seat
                           : eyes_ == QLatin1String("own") ? seat_
                                                           : 0},
                  {"view", view_at(there)},
                  {"turn", last["turn"]},
                  {"over", last["over"]}});
}

QJsonArray Story::log() const {
    QJsonArray log{QJsonObject{{"number", 0}, {"by", 0}, {"events", first_["events"]}}};
    for (const QJsonValue& one : told_) log.append(one);
    return log;
}

}  // namespace fronteira::play
