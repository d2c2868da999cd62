// SPDX-License-Identifier: MIT
#include "play/match_screen.hpp"

#include "play/board_painter.hpp"
#include "play/facts.hpp"
#include "play/hands.hpp"
#include "play/seat_look.hpp"
#include "play/seat_table.hpp"

#include <QSaveFile>
#include <QUrl>

namespace fronteira::play {

MatchScreen::MatchScreen(client::Host& host, const QString& match,
                         const QList<Match::Right>& rights, QObject* parent)
    : QObject(parent), match_(host, match, rights), builder_(host, match, match_.game()) {
    connect(&match_, &Match::joined, this, &MatchScreen::begin);
    const auto fail = [this](const QString& why) {
        fault_ = why;
        emit readyChanged();
    };
    connect(&match_, &Match::failed, this, fail);
    connect(&match_, &Match::stopped, this, fail);
    connect(&match_, &Match::changed, this, &MatchScreen::refresh);
    connect(&match_, &Match::moved, this, &MatchScreen::animate);
    connect(&match_, &Match::people_changed, this, &MatchScreen::seatsChanged);
    connect(&match_, &Match::refused, this, &MatchScreen::said);
    connect(&builder_, &MoveBuilder::refused, this, &MatchScreen::said);
    connect(&builder_, &MoveBuilder::reason, this,
            [this](const QJsonValue& space, const QString& say) {
                emit reason(space.toString(), say);
            });
    connect(&builder_, &MoveBuilder::changed, this, [this] {
        paint();
        emit choiceChanged();
    });
}

void MatchScreen::begin() {
    painting_.reset(static_cast<int>(match_.game().spaces().size()));
    emit readyChanged();
}

void MatchScreen::refresh() {
    if (!ready()) return;
    const Chair chair = match_.shown();
    log_.show(chair.log());
    history_.note(match_.game(), chair);
    const int decider = chair.decides() && chair.over().isEmpty() ? chair.seat() : 0;
    if (decision_ != chair.number() || decider_ != decider) {
        decision_ = chair.number();
        decider_ = decider;
        builder_.begin(decider, decision_);
    }
    paint();
    emit changed();
    emit seatsChanged();
}

void MatchScreen::paint() {
    if (!ready()) return;
    const QJsonObject view = match_.shown().view();
    BoardPainter(match_.game(), view, colour_safe_)
        .paint(painting_, builder_.active() ? &builder_ : nullptr);
}

void MatchScreen::set_colour_safe(bool on) {
    if (on == colour_safe_) return;
    colour_safe_ = on;
    paint();
    emit changed();
    emit seatsChanged();
}

void MatchScreen::animate(const QJsonObject& news) {
    QVariantList events;
    const QJsonObject looks = match_.game().look()["event"].toObject();
    for (const QJsonValue& event : news["events"].toArray()) {
        const QJsonObject look = looks[event["name"].toString()].toObject();
        const QString pulse = event["fields"][look["pulse"].toString()].toString();
        const int space = match_.game().space_index(pulse);
        if (space >= 0) painting_.pulse_at(space);
        QVariantMap told = event.toObject().toVariantMap();
        told["look"] = look.toVariantMap();
        told["by"] = news["by"].toInt();
        events << told;
    }
    if (!events.isEmpty()) emit happened(events);
}

QVariantMap MatchScreen::turn() const {
    const QJsonObject turn = match_.shown().turn();
    return {{"number", turn["number"].toInt()},
            {"round", turn["round"].toInt()},
            {"phase", match_.game().phase_name(turn["phase"].toString())},
            {"say", turn["say"].toString()},
            {"mayUndo", turn["may_undo"].toInt()},
            {"seat", turn["seat"].toInt()},
            {"decides", match_.shown().decides()}};
}

QVariantList MatchScreen::seats() const {
    return ready() ? seat_table(match_, colour_safe_) : QVariantList();
}

QVariantList MatchScreen::facts() const {
    return match_facts(match_.game(), match_.shown().view());
}

QVariantList MatchScreen::own_facts() const {
    return play::own_facts(match_.game(), match_.shown().view(), seat());
}

QVariantList MatchScreen::hands() const {
    return hand_of(match_.game(), match_.shown().view(), seat());
}

int MatchScreen::curtain() const {
    return match_.shown().over().isEmpty() ? match_.next_here() : 0;
}

void MatchScreen::lift() {
    match_.show(match_.next_here());
}

QVariantList MatchScreen::kinds_json(const QStringList& kinds) const {
    QVariantList list;
    for (const QString& kind : kinds)
        list << QVariantMap{{"kind", kind},
                            {"name", match_.game().kind_name(kind)},
                            {"chosen", kind == builder_.kind()},
                            {"slots", !builder_.first_step(kind).slot.isEmpty()}};
    return list;
}

QVariantMap MatchScreen::choice() const {
    const Game& game = match_.game();
    const Step& step = builder_.step();
    QVariantList parts;
    for (const QString& slot : builder_.chosen()) {
        const QJsonObject typed = game.slot(builder_.kind(), slot);
        const QJsonValue value = builder_.values()[slot];
        const bool seat = typed["of"] == QLatin1String("seat");
        parts << QVariantMap{{"name", typed["name"].toString()},
                             {"text", seat ? match_.seat_name(value.toInt())
                                           : game.value_name(typed, value)}};
    }
    return {{"active", builder_.active()},
            {"ready", builder_.ready()},
            {"kinds", kinds_json(builder_.kinds())},
            {"kind", builder_.kind()},
            {"name", game.kind_name(builder_.kind())},
            {"parts", parts},
            {"slot", game.slot(builder_.kind(), step.slot)["name"].toString()},
            {"of", step.of},
            {"options", options()},
            {"from", step.from},
            {"upto", step.upto},
            {"canGoBack", !builder_.chosen().isEmpty() ||
                              (!builder_.kind().isEmpty() && builder_.kinds().size() > 1)}};
}

QVariantList MatchScreen::options() const {
    QVariantList list;
    const Step& step = builder_.step();
    const QJsonObject typed = match_.game().slot(builder_.kind(), step.slot);
    for (const QJsonValue& value : step.choices)
        list << QVariantMap{{"value", value.toVariant()},
                            {"text", step.of == QLatin1String("seat")
                                         ? match_.seat_name(value.toInt())
                                         : match_.game().value_name(typed, value)}};
    return list;
}

void MatchScreen::pickSpace(const QString& space) {
    if (builder_.step().of == QLatin1String("region")) {
        pick(match_.game().space(space)["region"].toString());
        return;
    }
    const QStringList kinds = builder_.kinds_taking("space", space);
    if (kinds.size() == 1)
        pickSpaceAs(kinds.first(), space);
    else if (kinds.size() > 1)
        emit kindsOffered(space, kinds_json(kinds));
    else
        askWhy(space);
}

void MatchScreen::pickSpaceAs(const QString& kind, const QString& space) {
    if (builder_.kind() != kind) builder_.pick_kind(kind);
    builder_.pick(space);
}

void MatchScreen::pick(const QVariant& value) {
    const bool number = builder_.step().of == QLatin1String("number");
    builder_.pick(number ? QJsonValue(value.toInt()) : QJsonValue::fromVariant(value));
}

void MatchScreen::saveRecord(const QUrl& file) {
    match_.ask_record([this, file](const QString& text) {
        QSaveFile out(file.toLocalFile());
        const QByteArray bytes = text.toUtf8();
        const bool written = out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size() &&
                             out.commit();
        emit said(written ? tr("Saved to %1").arg(file.toLocalFile())
                          : tr("%1 cannot be written: %2")
                                .arg(file.toLocalFile(), out.errorString()));
    });
}

QVariantMap MatchScreen::cardFace(const QString& deck, const QString& id) const {
    return card_face(match_.game(), deck, id);
}

QString MatchScreen::deckOf(const QString& card) const {
    for (const QString& deck : match_.game().decks())
        if (!match_.game().card(deck, card).isEmpty()) return deck;
    return {};
}

QVariantMap MatchScreen::seatLook(int seat) const {
    const SeatLook look =
        seat_look(match_.game(), match_.shown().view(), seat, colour_safe_);
    return {{"fill", look.fill},
            {"darkInk", look.dark_ink},
            {"bold", look.bold},
            {"emblem", look.emblem},
            {"name", match_.seat_name(seat)}};
}

QString MatchScreen::describe(const QString& space) const {
    const Game& game = match_.game();
    const QJsonObject cells = match_.shown().view()["spaces"][space].toObject();
    QStringList lines{game.space_name(space)};
    for (const QJsonObject& column : game.columns("space")) {
        const QJsonValue value = cells[column["id"].toString()];
        if (!column["named"].toBool() || value == QLatin1String("-") || value == false || value == 0)
            continue;
        const bool seat = column["of"] == QLatin1String("seat");
        lines << column["name"].toString() + ": " +
                     (seat && value.isDouble() ? match_.seat_name(value.toInt())
                                               : game.value_name(column, value));
    }
    return lines.join('\n');
}

}  // namespace fronteira::play
