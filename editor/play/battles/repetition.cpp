// SPDX-License-Identifier: MIT
#include "play/battles/repetition.hpp"

#include <algorithm>

namespace fronteira::play {

Repetition::Repetition(client::Host& host, const QString& match, MoveBuilder& builder,
                       QObject* parent)
    : QObject(parent), host_(host), match_(match), builder_(builder) {
    connect(&builder_, &MoveBuilder::sent, this, [this](const MadeMove& move) {
        if (!move.values.isEmpty()) last_ = move;
    });
}

void Repetition::begin(int seat) {
    ++decision_;
    seat_ = seat;
    move_ = last_;
    possible_ = false;
    if (seat_ == 0 || move_.values.isEmpty()) return found(false);
    probe(0);
}

/// Whether the first values of the move are legal, and so the next one. What throws no dice has
/// done what it was to do, and is not to be done again.
void Repetition::probe(qsizetype values) {
    MadeMove tried = move_;
    tried.values.resize(values);
    QJsonObject request{{"type", "complete"}, {"match", match_}, {"seat", seat_}};
    request["move"] = tried.json();
    host_.ask(request, this, [this, values, decision = decision_](const client::Reply& reply) {
        if (decision != decision_) return;
        const Step step = Step::read(reply.message);
        if (!reply || values == move_.values.size())
            return found(reply && step.whole && step.slot.isEmpty() && !step.contests.isEmpty());
        auto& [slot, value] = move_.values[values];
        if (slot != step.slot || !fit(value, step)) return found(false);
        probe(values + 1);
    });
}

bool Repetition::fit(QJsonValue& value, const Step& step) const {
    if (step.of == QLatin1String("number")) value = std::min(value.toInt(), step.upto);
    return step.takes(step.of, value);
}

void Repetition::found(bool possible) {
    possible_ = possible;
    const bool goes_on = enough_ && possible && !enough_();
    if (!goes_on) stop();
    emit changed();
    if (goes_on) again();
}

void Repetition::again() {
    if (!possible_) return;
    possible_ = false;
    builder_.make(move_);
}

void Repetition::go_on_until(std::function<bool()> enough) {
    if (!possible_ || enough()) return;
    enough_ = std::move(enough);
    again();
}

}  // namespace fronteira::play
