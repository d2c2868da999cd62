// SPDX-License-Identifier: MIT
#include "play/lesson.hpp"

#include <algorithm>

namespace fronteira::play {
namespace {

/// Cards are chosen in any order.
QJsonValue sorted(const QJsonValue& value) {
    if (!value.isArray()) return value;
    QStringList cards;
    for (const QJsonValue& one : value.toArray()) cards << one.toString();
    cards.sort();
    return QJsonArray::fromStringList(cards);
}

bool is_same(const QJsonObject& one, const QJsonObject& other) {
    const QJsonObject a = one["values"].toObject(), b = other["values"].toObject();
    if (one["kind"] != other["kind"] || a.size() != b.size()) return false;
    const QStringList slots_of_a = a.keys();
    return std::all_of(slots_of_a.begin(), slots_of_a.end(),
                       [&](const QString& slot) { return sorted(a[slot]) == sorted(b[slot]); });
}

}  // namespace

Lesson::Lesson(client::Host& host, const QString& match, const QJsonObject& lesson)
    : host_(host), match_(match), lesson_(lesson), waiting_(lesson["before"].toArray()) {
    number_ = static_cast<int>(waiting_.size());
    for (int seat = 1; seat <= lesson["players"].toInt(); ++seat)
        host_.ask({{"type", "join"}, {"match", match_}, {"seat", seat}}, this,
                  [this](const client::Reply& reply) {
                      if (!reply) emit failed(reply.fault());
                  });
}

QJsonObject Lesson::request(const QJsonObject& lesson) {
    QJsonArray seats;
    for (int seat = 1; seat <= lesson["players"].toInt(); ++seat)
        seats << QJsonObject{{"who", "human"}};
    QJsonObject open{{"type", "open"},
                     {"ruleset", lesson["ruleset"]},
                     {"seed", lesson["seed"]},
                     {"options", lesson["options"]},
                     {"seats", seats}};
    if (!lesson["map"].toString().isEmpty()) open["map"] = lesson["map"];
    return open;
}

void Lesson::play_next() {
    if (waiting_.isEmpty()) {
        if (!std::exchange(begun_, true)) {
            host_.tell({{"type", "leave"}, {"match", match_}, {"seat", lesson_["seat"]}});
            emit ready();
        }
        return emit changed();
    }
    const QJsonObject next = waiting_.takeAt(0).toObject();
    host_.ask({{"type", "move"}, {"match", match_}, {"seat", next["seat"]}, {"move", next["move"]}},
              this, [this](const client::Reply& reply) {
                  if (!reply) return emit failed(reply.fault());
                  play_next();
              });
}

void Lesson::watch(MatchScreen& screen) {
    screen_ = &screen;
    screen.set_objection([lesson = QPointer<Lesson>(this)](const QJsonObject& move) {
        if (!lesson || lesson->over() || is_same(move, lesson->wanted())) return QString();
        return tr("That is allowed, but this lesson asks for something else now.");
    });
    connect(&screen, &ShownMatch::changed, this, &Lesson::follow);
}

void Lesson::follow() {
    if (over() || !screen_ || !waiting_.isEmpty() || screen_->chair().number() <= number_) return;
    waiting_ = lesson_["steps"].toArray()[step_].toObject()["others"].toArray();
    number_ += 1 + static_cast<int>(waiting_.size());
    ++step_;
    play_next();
}

QJsonObject Lesson::wanted() const {
    return lesson_["steps"].toArray()[step_].toObject()["move"].toObject();
}

QString Lesson::say() const {
    if (over()) return lesson_["end"].toString();
    return lesson_["steps"].toArray()[step_].toObject()["say"].toString();
}

}  // namespace fronteira::play
