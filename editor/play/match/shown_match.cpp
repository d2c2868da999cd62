// SPDX-License-Identifier: MIT
#include "play/match/shown_match.hpp"

#include "play/battles/battle.hpp"
#include "play/match/facts.hpp"
#include "play/painting/board_painter.hpp"
#include "play/painting/racks.hpp"
#include "play/painting/reach.hpp"
#include "play/seats/hands.hpp"
#include "play/seats/seat_look.hpp"
#include "play/seats/seat_table.hpp"

namespace fronteira::play {

void ShownMatch::fail(const QString& why) {
    fault_ = why;
    emit readyChanged();
}

void ShownMatch::begin() {
    painting_.reset(static_cast<int>(game().spaces().size()));
    emit readyChanged();
}

void ShownMatch::paint() {
    const QJsonObject view = chair().view();
    BoardPainter(game(), view, colour_safe_).paint(painting_, nullptr);
    paint_besides(nullptr);
}

void ShownMatch::paint_besides(const MoveBuilder* builder) {
    const Chair shown = chair();
    // Before the first round it is nobody's turn: who sets up chooses places of their own. Later a
    // question may be about those of the seat whose turn it is.
    const QJsonObject turn = shown.turn();
    const int chosen_of = turn["round"].toInt() > 0 ? turn["seat"].toInt() : shown.seat();
    painting_.set_racks(racks_of(game(), shown.view(), colour_safe_, builder, chosen_of));
    show_reach();
}

void ShownMatch::lookAt(const QString& space) {
    if (space == looked_at_ || !ready()) return;
    looked_at_ = space;
    show_reach();
}

void ShownMatch::show_reach() {
    const Reach reach = reach_of(game(), chair().view(), looked_at_);
    const auto indices = [this](const QStringList& spaces) {
        QVector<int> list;
        for (const QString& space : spaces) list << game().space_index(space);
        return list;
    };
    painting_.set_reach({indices(reach.reached), indices(reach.crossed)});
}

QStringList ShownMatch::besides() const {
    return racks_in_words(game(), chair().view(), sitters());
}

void ShownMatch::set_colour_safe(bool on) {
    if (on == colour_safe_) return;
    colour_safe_ = on;
    if (ready()) paint();
    emit changed();
    emit seatsChanged();
}

void ShownMatch::draw_eye(const QJsonObject& look, const QJsonObject& values) {
    const QString place = values[look["pulse"].toString()].toString();
    painting_.pulse_at(game().space_index(place));
    for (const QString& space : game().spaces_in(place))
        painting_.pulse_at(game().space_index(space));
    const QJsonArray ends = look["arrow"].toArray();
    if (ends.size() != 2) return;
    painting_.fly({game().space_index(values[ends[0].toString()].toString()),
                   game().space_index(values[ends[1].toString()].toString()),
                   {}});
}

void ShownMatch::animate(const QJsonObject& news, const Chair& before) {
    QVariantList events;
    const QJsonObject move = news["move"].toObject();
    draw_eye(game().look()["move"][move["kind"].toString()].toObject(), move["values"].toObject());
    const QJsonObject looks = game().look()["event"].toObject();
    for (const QJsonValue& event : news["events"].toArray()) {
        const QJsonObject look = looks[event["name"].toString()].toObject();
        draw_eye(look, event["fields"].toObject());
        QVariantMap told = event.toObject().toVariantMap();
        told["look"] = look.toVariantMap();
        told["by"] = news["by"].toInt();
        const QVariantMap battle = battle_of(game(), before, news, event.toObject());
        if (!battle.isEmpty()) told["battle"] = battle;
        events << told;
    }
    if (!events.isEmpty()) emit happened(events);
}

QStringList ShownMatch::ending() const {
    const Chair shown = chair();
    const QString kind = shown.over()["kind"].toString();
    const bool by_a_move = kind == "won" || kind == "drawn" || kind == "lost";
    if (!by_a_move || shown.log().isEmpty()) return {};
    const QJsonValue last = shown.log().last();
    const QString who = seatLook(last["by"].toInt())["name"].toString();
    const QString move = last["say"].toString();
    QStringList sentences{who.isEmpty() || move.isEmpty() ? move : who + ": " + move};
    for (const QJsonValue& event : last["events"].toArray()) sentences << event["say"].toString();
    sentences.removeAll({});
    return sentences;
}

bool ShownMatch::seen_from_far() const {
    return ready() && game().look()["seat"]["edges"][own_place() - 1] == QLatin1String("north");
}

QVariantMap ShownMatch::turn() const {
    const Chair shown = chair();
    const QJsonObject turn = shown.turn();
    return {{"number", turn["number"].toInt()},
            {"round", turn["round"].toInt()},
            {"phase", game().phase_name(turn["phase"].toString())},
            {"say", turn["say"].toString()},
            {"mayUndo", turn["may_undo"].toInt()},
            {"seat", turn["seat"].toInt()},
            {"decides", shown.decides()}};
}

QVariantList ShownMatch::seats() const {
    return ready() ? seat_table(*this) : QVariantList();
}

QVariantList ShownMatch::facts() const {
    return match_facts(game(), chair().view());
}

QVariantList ShownMatch::own_facts() const {
    const Chair shown = chair();
    return play::own_facts(game(), shown.view(), seat(), shown.turn()["phase"].toString());
}

QVariantList ShownMatch::hands() const {
    return hand_of(game(), chair().view(), seat());
}

void ShownMatch::pointAt(const QString& space) {
    if (game().space_index(space) >= 0) painting_.pulse_at(game().space_index(space));
}

QVariantMap ShownMatch::pictureOf(const QVariantList& spaces) {
    return pictures_.of(game(), spaces, colour_safe_);
}

QStringList ShownMatch::topics(const QString& space) const {
    return topics_at(game(), chair().view(), space) << chair().turn()["phase"].toString();
}

QVariantMap ShownMatch::cardFace(const QString& deck, const QString& id) const {
    return card_face(game(), deck, id);
}

QString ShownMatch::deckOf(const QString& card) const {
    for (const QString& deck : game().decks())
        if (!game().card(deck, card).isEmpty()) return deck;
    return {};
}

QVariantMap ShownMatch::history() const {
    QVariantMap chart = history_.chart(game());
    QVariantList seats;
    for (int seat = 1; seat <= game().players(); ++seat) seats << look_of(history_.view(), seat);
    chart["seats"] = seats;
    return chart;
}

QVariantMap ShownMatch::seatLook(int seat) const {
    return look_of(chair().view(), seat);
}

QVariantMap ShownMatch::look_of(const QJsonObject& view, int seat) const {
    const SeatLook look = seat_look(game(), view, seat, colour_safe_);
    return {{"fill", look.fill},
            {"darkInk", look.dark_ink},
            {"bold", look.bold},
            {"emblem", look.emblem},
            {"name", sitter_name(sitters(), seat)}};
}

QVariantMap ShownMatch::places() const {
    QVariantList spaces;
    for (const QString& id : game().spaces()) {
        QJsonObject space = game().space(id);
        space.remove("shapes");
        spaces << space.toVariantMap();
    }
    const QJsonObject& map = game().map();
    return {{"spaces", spaces},
            {"regions", map["regions"].toArray().toVariantList()},
            {"links", map["links"].toArray().toVariantList()}};
}

QVariantMap ShownMatch::region_notes() const {
    QVariantMap notes;
    const QJsonArray regions = game().map()["regions"].toArray();
    for (const QJsonValue& region : regions) {
        const QString id = region["id"].toString(), worth = game().region_worth(id);
        if (!worth.isEmpty()) notes[id] = worth;
    }
    return notes;
}

QString ShownMatch::regionOf(const QString& space) const {
    const QString region = game().space(space)["region"].toString();
    if (region.isEmpty()) return {};
    return (game().region_name(region) + ' ' + game().region_worth(region)).trimmed();
}

QString ShownMatch::describe(const QString& space) const {
    const QJsonObject cells = chair().view()["spaces"][space].toObject();
    QStringList lines{game().space_name(space)};
    for (const QJsonObject& column : game().columns("space")) {
        const QJsonValue value = cells[column["id"].toString()];
        const bool hidden = value == QLatin1String("?");
        // The first word of a choice is what every space begins with: it tells nothing.
        const QJsonValue first = column["choices"].toArray().first()["id"];
        if (!column["named"].toBool() || !(hidden || says_something(value))) continue;
        if (value.isString() && value == first) continue;
        const bool is_seat = column["of"] == QLatin1String("seat") && value.isDouble();
        lines << column["name"].toString() + ": " +
                     (is_seat ? sitter_name(sitters(), value.toInt())
                              : game().value_name(column, value));
    }
    constexpr int few = 8;
    QStringList reached;
    for (const QString& one : reach_of(game(), chair().view(), space).reached)
        reached << game().space_name(one);
    if (!reached.isEmpty() && reached.size() <= few)
        lines << tr("Reaches: %1").arg(reached.join(QStringLiteral(", ")));
    return lines.join('\n');
}

}  // namespace fronteira::play
