// SPDX-License-Identifier: MIT
#include "play/moves/move_builder.hpp"

#include <algorithm>

namespace fronteira::play {
Step Step::read(const QJsonObject& choices) {
    return {choices["asks"].toString(), choices["of"].toString(),     choices["choices"].toArray(),
            choices["from"].toInt(),    choices["upto"].toInt(),      choices["whole"].toBool(),
            choices["say"].toString(),  choices["contests"].toArray()};
}

bool Step::takes(const QString& kind, const QJsonValue& value) const {
    if (of != kind) return false;
    if (of == QLatin1String("number")) return value.toInt() >= from && value.toInt() <= upto;
    return choices.contains(value);
}

QJsonObject MadeMove::json() const {
    QJsonObject named;
    for (const auto& [slot, value] : values) named[slot] = value;
    return {{"kind", kind}, {"values", named}};
}

MoveBuilder::MoveBuilder(client::Host& host, const QString& match, const Game& game,
                         QObject* parent)
    : QObject(parent), host_(host), match_(match), game_(game) {}

void MoveBuilder::begin(int seat, int number) {
    wanted_kind_.clear();
    wanted_.clear();
    building_ = false;
    if (seat == seat_ && !sent_) {
        wanted_kind_ = kind_;
        wanted_ = move().values;
    }
    ++decision_;
    seat_ = seat;
    number_ = number;
    waiting_ = 0;
    sent_ = false;
    kinds_.clear();
    first_.clear();
    forget();
    if (active()) ask_kinds();
    emit changed();
}

void MoveBuilder::forget() {
    kind_.clear();
    chosen_.clear();
    values_ = {};
    step_ = {};
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
        if (!reply) return emit refused(reply.fault());
        for (const QJsonValue& one : reply.message["choices"].toArray()) {
            const QString kind = one.toString();
            kinds_ << kind;
            QJsonObject first = request("complete");
            first["move"] = QJsonObject{{"kind", kind}};
            ask(first, [this, kind](const client::Reply& answer) {
                if (!answer) return emit refused(answer.fault());
                first_.insert(kind, Step::read(answer.message));
                if (waiting_ > 0) return;
                QStringList with_slots;
                for (const QString& each : std::as_const(kinds_))
                    if (!first_[each].slot.isEmpty()) with_slots << each;
                if (with_slots.contains(wanted_kind_))
                    choose_again();
                else if (with_slots.size() == 1)
                    pick_kind(with_slots.first());
                emit changed();
            });
        }
    });
}

/// One value after another, while they are on offer; then the choice is where it was.
void MoveBuilder::choose_again() {
    if (kind_.isEmpty()) pick_kind(wanted_kind_);
    if (wanted_.isEmpty()) return;
    const auto [slot, value] = wanted_.takeFirst();
    const bool on_offer = slot == step_.slot && step_.takes(step_.of, value);
    choosing_again_ = on_offer && !building_;
    if (on_offer)
        pick(value);
    else
        wanted_.clear();
}

QStringList MoveBuilder::kinds_taking(const QString& of, const QJsonValue& value) const {
    if (!ready()) return {};
    if (!kind_.isEmpty() && step_.takes(of, value)) return {kind_};
    if (!chosen_.isEmpty()) return {};
    QStringList found;
    for (const QString& kind : kinds_)
        if (first_[kind].takes(of, value)) found << kind;
    return found;
}

bool MoveBuilder::chose_among_kinds() const {
    return !kind_.isEmpty() && std::count_if(first_.begin(), first_.end(), [](const Step& step) {
                                   return !step.slot.isEmpty();
                               }) > 1;
}

std::optional<QSet<QString>> MoveBuilder::spaces_on_offer() const {
    if (!ready()) return {};
    QList<Step> asking{step_};
    if (chosen_.isEmpty() && !step_.asks_for_spaces()) asking << first_.values();
    std::optional<QSet<QString>> found;
    for (const Step& step : std::as_const(asking)) {
        if (!step.asks_for_spaces()) continue;
        if (!found) found.emplace();
        const bool region = step.of == QLatin1String("region");
        for (const QJsonValue& one : step.choices) {
            const QString id = one.toString();
            const QStringList spaces = region ? game_.spaces_in(id) : QStringList{id};
            found->unite({spaces.begin(), spaces.end()});
        }
    }
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
    if (!ready() || kind_.isEmpty() || !step_.takes(step_.of, value)) return;
    if (step_.of == QLatin1String("number")) {
        remembered_.remove(remembered_under());
        if (value.toInt() < step_.upto) remembered_[remembered_under()] = value.toInt();
    }
    chosen_ << step_.slot;
    values_[step_.slot] = value;
    ask_step();
    emit changed();
}

void MoveBuilder::ask_step() {
    QJsonObject next = request("complete");
    next["move"] = move().json();
    ask(next, [this](const client::Reply& reply) {
        if (!reply) {
            wanted_.clear();
            return emit refused(reply.fault());
        }
        take(Step::read(reply.message));
        emit changed();
    });
}

void MoveBuilder::take(const Step& step) {
    step_ = step;
    if (!wanted_.isEmpty()) return choose_again();
    if (std::exchange(choosing_again_, false)) {
        // Nobody has said that the move is to be made now.
        if (step.slot.isEmpty()) forget();
        return;
    }
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
    if (const QString why = objection_ ? objection_(move().json()) : QString(); !why.isEmpty()) {
        forget();
        emit changed();
        return emit refused(why);
    }
    sent_ = true;
    emit sent(move());
    QJsonObject play = request("move");
    play["at"] = number_;
    play["move"] = move().json();
    ask(play, [this](const client::Reply& reply) {
        if (reply) return;
        begin(seat_, number_);
        emit refused(reply.fault());
    });
    emit changed();
}

int MoveBuilder::proposed() const {
    return std::clamp(remembered_.value(remembered_under(), step_.upto), step_.from,
                      std::max(step_.from, step_.upto));
}

void MoveBuilder::make(const MadeMove& move) {
    if (!ready() || !kinds_.contains(move.kind)) return;
    kind_ = move.kind;
    chosen_.clear();
    values_ = {};
    step_ = {};
    for (const auto& [slot, value] : move.values) {
        chosen_ << slot;
        values_[slot] = value;
    }
    confirm();
}

void MoveBuilder::build(const MadeMove& part) {
    if (!ready() || !kinds_.contains(part.kind)) return;
    forget();
    kind_ = part.kind;
    step_ = first_[part.kind];
    wanted_ = part.values;
    building_ = true;
    choose_again();
    emit changed();
}

MadeMove MoveBuilder::move() const {
    MadeMove made{kind_};
    for (const QString& slot : chosen_) made.values << qMakePair(slot, values_[slot]);
    return made;
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
    // Of what the move begins with nobody asks why it is not its own neighbour.
    if (slot.isEmpty() || std::find(values_.begin(), values_.end(), value) != values_.end()) return;
    QJsonObject values = values_;
    values[slot] = value;
    QJsonObject why = request("why");
    why["move"] = QJsonObject{{"kind", kind}, {"values", values}};
    host_.ask(why, this, [this, value, decision = decision_](const client::Reply& reply) {
        if (!reply || decision != decision_) return;
        // The rest may only follow from the first: what holds nothing of one's own holds nothing
        // that moves.
        emit reason(value, reply.message["reasons"][0]["say"].toString());
    });
}

}  // namespace fronteira::play
