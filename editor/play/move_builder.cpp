// SPDX-License-Identifier: MIT
#include "play/move_builder.hpp"

namespace fronteira::play {
namespace {

/// A choice of cards is taken as a set.
bool takes(const Step& step, const QString& of, const QJsonValue& value) {
    if (step.of != of) return false;
    if (of == QLatin1String("number"))
        return value.toInt() >= step.from && value.toInt() <= step.upto;
    return step.choices.contains(value);
}

}  // namespace

Step Step::read(const QJsonObject& choices) {
    return {choices["asks"].toString(),    choices["of"].toString(),  choices["choices"].toArray(),
            choices["from"].toInt(),       choices["upto"].toInt(),   choices["whole"].toBool()};
}

MoveBuilder::MoveBuilder(client::Host& host, const QString& match, const Game& game,
                         QObject* parent)
    : QObject(parent), host_(host), match_(match), game_(game) {}

void MoveBuilder::begin(int seat, int number) {
    ++decision_;
    seat_ = seat;
    number_ = number;
    waiting_ = 0;
    kinds_.clear();
    first_.clear();
    kind_.clear();
    chosen_.clear();
    values_ = {};
    step_ = {};
    if (active()) ask_kinds();
    emit changed();
}

QJsonObject MoveBuilder::request(const QString& type) const {
    return {{"type", type}, {"match", match_}, {"seat", seat_}};
}

void MoveBuilder::ask(QJsonObject request, std::function<void(const client::Reply&)> answer) {
    ++waiting_;
    host_.ask(std::move(request), this, [this, decision = decision_, answer](const auto& reply) {
        if (decision != decision_) return;
        --waiting_;
        answer(reply);
    });
}

void MoveBuilder::ask_kinds() {
    QJsonObject kinds = request("complete");
    kinds["move"] = QJsonObject();
    ask(kinds, [this](const client::Reply& reply) {
        for (const QJsonValue& one : reply.message["choices"].toArray()) {
            const QString kind = one.toString();
            kinds_ << kind;
            QJsonObject first = request("complete");
            first["move"] = QJsonObject{{"kind", kind}};
            ask(first, [this, kind](const client::Reply& answer) {
                first_.insert(kind, Step::read(answer.message));
                if (waiting_ > 0) return;
                QStringList with_slots;
                for (const QString& each : std::as_const(kinds_))
                    if (!first_[each].slot.isEmpty()) with_slots << each;
                if (with_slots.size() == 1) pick_kind(with_slots.first());
                emit changed();
            });
        }
    });
}

QStringList MoveBuilder::kinds_taking(const QString& of, const QJsonValue& value) const {
    if (!ready()) return {};
    if (!kind_.isEmpty() && takes(step_, of, value)) return {kind_};
    if (!chosen_.isEmpty()) return {};
    QStringList found;
    for (const QString& kind : kinds_)
        if (takes(first_[kind], of, value)) found << kind;
    return found;
}

void MoveBuilder::pick_kind(const QString& kind) {
    if (!ready() || !kinds_.contains(kind)) return;
    kind_ = kind;
    chosen_.clear();
    values_ = {};
    step_ = first_[kind];
    if (step_.slot.isEmpty()) confirm();
    emit changed();
}

void MoveBuilder::pick(const QJsonValue& value) {
    if (!ready() || kind_.isEmpty() || !takes(step_, step_.of, value)) return;
    chosen_ << step_.slot;
    values_[step_.slot] = value;
    ask_step();
    emit changed();
}

void MoveBuilder::ask_step() {
    QJsonObject next = request("complete");
    next["move"] = move();
    ask(next, [this](const client::Reply& reply) {
        if (!reply) return emit refused(reply.fault());
        take(Step::read(reply.message));
        emit changed();
    });
}

void MoveBuilder::take(const Step& step) {
    step_ = step;
    if (step.whole && step.slot.isEmpty()) return confirm();
    // A number that can only be one thing need not be asked for.
    if (step.of == QLatin1String("number") && step.from == step.upto && picked_by_hand())
        pick(step.from);
}

void MoveBuilder::back() {
    if (!ready()) return;
    if (chosen_.isEmpty()) {
        kind_.clear();
        step_ = {};
        emit changed();
        return;
    }
    values_.remove(chosen_.takeLast());
    if (chosen_.isEmpty())
        step_ = first_[kind_];
    else
        ask_step();
    emit changed();
}

void MoveBuilder::confirm() {
    if (!ready() || kind_.isEmpty() || !step_.slot.isEmpty()) return;
    QJsonObject play = request("move");
    play["at"] = number_;
    play["move"] = move();
    ask(play, [this](const client::Reply& reply) {
        if (reply) return;
        begin(seat_, number_);
        emit refused(reply.fault());
    });
    emit changed();
}

void MoveBuilder::ask_why(const QString& of, const QJsonValue& value) {
    if (!ready()) return;
    QString kind = kind_;
    QString slot = step_.of == of ? step_.slot : QString();
    for (const QString& each : std::as_const(kinds_))
        if (slot.isEmpty() && kind_.isEmpty() && first_[each].of == of) {
            kind = each;
            slot = first_[each].slot;
        }
    if (slot.isEmpty()) return;
    QJsonObject values = values_;
    values[slot] = value;
    QJsonObject why = request("why");
    why["move"] = QJsonObject{{"kind", kind}, {"values", values}};
    host_.ask(why, this, [this, value, decision = decision_](const client::Reply& reply) {
        if (!reply || decision != decision_) return;
        QStringList lines;
        for (const QJsonValue& one : reply.message["reasons"].toArray())
            lines << one["say"].toString();
        emit reason(value, lines.join('\n'));
    });
}

}  // namespace fronteira::play
