// SPDX-License-Identifier: MIT
#include "play/panels/lesson.hpp"

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

/// Pieces of that kind of move are laid out by clicks.
bool is_laid_out(const Game& game, const QString& kind) {
    const QStringList slot = game.slots_of(kind);
    return slot.size() == 2 && game.slot(kind, slot[0])["of"] == QLatin1String("space") &&
           !game.slot(kind, slot[1])["stocks"].toArray().isEmpty();
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
}

/// A seat is one's own only when the host has said so.
void Lesson::begin() {
    sit_down(1);
}

void Lesson::sit_down(int seat) {
    if (seat > lesson_["players"].toInt()) return play_next();
    host_.ask({{"type", "join"}, {"match", match_}, {"seat", seat}}, this,
              [this, seat](const client::Reply& reply) {
                  if (!reply) return emit failed(reply.fault());
                  sit_down(seat + 1);
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
        point();
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
    connect(&screen, &ShownMatch::readyChanged, this, [this] {
        point();
        emit changed();
    });
}

void Lesson::point() const {
    if (over() || !screen_ || !screen_->ready()) return;
    const QJsonObject move = wanted();
    for (const QString& slot : screen_->game().slots_of(move["kind"].toString()))
        screen_->pointAt(move["values"][slot].toString());
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

QString Lesson::how() const {
    if (over() || !screen_ || !screen_->ready()) return {};
    const Game& game = screen_->game();
    const QJsonObject move = wanted();
    const QString kind = move["kind"].toString();
    const auto value = [&](const QString& slot) {
        return game.value_name(game.slot(kind, slot), move["values"][slot]);
    };
    const QStringList slot_names = game.slots_of(kind);
    if (slot_names.isEmpty()) return tr("Press “%1”.").arg(game.kind_name(kind));
    if (is_laid_out(game, kind))
        return tr("Click %1 %n times, or with Shift for five at once; then press Enter.", "",
                  move["values"][slot_names[1]].toInt())
            .arg(value(slot_names[0]));
    QStringList acts;
    for (const QString& slot : slot_names) {
        const QString of = game.slot(kind, slot)["of"].toString();
        acts << (of == QLatin1String("space")    ? tr("click %1")
                 : of == QLatin1String("number") ? tr("choose %1 and press Enter")
                                                 : tr("choose %1"))
                    .arg(value(slot));
    }
    return tr("%1: %2.").arg(game.kind_name(kind), acts.join(tr(", then ")));
}

QString Lesson::say() const {
    if (over()) return lesson_["end"].toString();
    return lesson_["steps"].toArray()[step_].toObject()["say"].toString();
}

}  // namespace fronteira::play
