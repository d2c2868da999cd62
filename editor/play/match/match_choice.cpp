// SPDX-License-Identifier: MIT
// What a match screen tells of the move that is being built.
#include "play/battles/battle.hpp"
#include "play/match/match_screen.hpp"
#include "play/moves/formations.hpp"
#include "play/painting/compass.hpp"
#include "play/seats/seat_look.hpp"
#include "play/seats/seat_table.hpp"

#include <algorithm>

namespace fronteira::play {

QVariantList MatchScreen::kinds_json(const QStringList& kinds) const {
    QVariantList list;
    for (const QString& kind : kinds)
        list << QVariantMap{{"kind", kind},
                            {"name", match_.game().kind_name(kind)},
                            {"chosen", kind == builder_.kind()},
                            {"ends", match_.game().ends(kind)},
                            {"asks", match_.game().asks_first(kind)},
                            {"slots", !builder_.first_step(kind).slot.isEmpty()}};
    return list;
}

QVariantMap MatchScreen::choice() const {
    const Game& game = match_.game();
    const Step& step = builder_.step();
    QVariantList parts;
    for (const QString& slot : builder_.chosen()) {
        parts << QVariantMap{{"name", game.slot(builder_.kind(), slot)["name"].toString()},
                             {"text", value_text(builder_.kind(), slot, builder_.values()[slot])}};
    }
    QVariantMap choice{
        {"active", builder_.active()},
        {"ready", builder_.ready()},
        {"kinds", kinds_json(builder_.kinds())},
        {"kind", builder_.kind()},
        {"name", game.kind_name(builder_.kind())},
        {"parts", parts},
        {"slot", game.slot(builder_.kind(), step.slot)["name"].toString()},
        {"of", step.of},
        {"say", step.say},
        {"options", options()},
        {"from", step.from},
        {"upto", step.upto},
        {"proposed", builder_.proposed()},
        {"canGoBack", !builder_.chosen().isEmpty() || builder_.chose_among_kinds()},
        {"choseKind", builder_.chosen().isEmpty() && builder_.chose_among_kinds()},
        {"again", again_text()},
        {"leaves", left_where_it_begins()},
        {"repeating", repetition_.going()},
        {"contests", contests()},
        {"places", game.kind_name(placements_.kind())},
        {"placed", placements_.placed()},
        {"left", placements_.left()},
        {"pulls", std::any_of(builder_.kinds().begin(), builder_.kinds().end(),
                              [this](const QString& kind) { return leads_on(kind); })}};
    add_tray(choice);
    return choice;
}

QVariantList MatchScreen::contests() const {
    QVariantList list;
    for (const QJsonValue& one : builder_.step().contests) {
        const int ours = one["ours"].toInt(), theirs = one["theirs"].toInt();
        list << QVariantMap{{"ours", ours},
                            {"theirs", theirs},
                            {"outcomes", contest_outcomes(ours, theirs, one["sides"].toInt())}};
    }
    return list;
}

QStringList MatchScreen::spaces_on_offer() const {
    QStringList spaces;
    const auto offered = builder_.spaces_on_offer();
    for (const QString& space : game().spaces())
        if (offered && offered->contains(space)) spaces << space;
    return spaces;
}

QVariantList MatchScreen::options() const {
    QVariantList list;
    const Step& step = builder_.step();
    for (const QJsonValue& value : step.choices) {
        QVariantMap option{{"value", value.toVariant()},
                           {"text", value_text(builder_.kind(), step.slot, value)}};
        std::optional<SeatLook> look;
        if (step.of == QLatin1String("seat"))
            look = seat_look(game(), chair().view(), value.toInt(), colour_safe());
        else if (step.of == QLatin1String("choice"))
            look = look_of_word(game(), value.toString(), colour_safe());
        if (look)
            option["coin"] = QVariantMap{
                {"fill", look->fill}, {"darkInk", look->dark_ink}, {"emblem", look->emblem}};
        // A word for a direction is not enough where the board is turned.
        if (const auto degrees = degrees_of(value.toString()))
            if (turnable()) option["degrees"] = *degrees;
        list << option;
    }
    return list;
}

QString MatchScreen::value_text(const QString& kind, const QString& slot,
                                const QJsonValue& value) const {
    const QJsonObject typed = game().slot(kind, slot);
    return typed["of"] == QLatin1String("seat") ? sitter_name(sitters(), value.toInt())
                                                : game().value_name(typed, value);
}

QString MatchScreen::again_text() const {
    if (!builder_.ready() || !repetition_.possible()) return {};
    const MadeMove& move = repetition_.move();
    QStringList values;
    for (const auto& [slot, value] : move.values) values << value_text(move.kind, slot, value);
    return game().kind_name(move.kind) + ": " + values.join(", ");
}

int MatchScreen::left_where_it_begins() const {
    const QString badge = game().look()["space"]["badge"].toString();
    const MadeMove& move = repetition_.move();
    if (badge.isEmpty() || move.values.isEmpty()) return -1;
    const auto& [slot, space] = move.values.first();
    if (game().slot(move.kind, slot)["of"] != QLatin1String("space")) return -1;
    return match_.shown().view()["spaces"][space.toString()][badge].toInt(-1);
}

/// From a space to another.
bool MatchScreen::leads_on(const QString& kind) const {
    const QStringList slot = game().slots_of(kind);
    return slot.size() > 1 && game().slot(kind, slot[0])["of"] == QLatin1String("space") &&
           game().slot(kind, slot[1])["of"] == QLatin1String("space");
}

bool MatchScreen::sets_up() const {
    return builder_.active() && !setting_up_.isEmpty() &&
           match_.shown().turn()["phase"].toString() == setting_up_;
}

PieceTray MatchScreen::tray_of(const QJsonObject& view) const {
    return {game(), builder_, view, seat(), sets_up() ? placing_ : QString()};
}

void MatchScreen::add_tray(QVariantMap& choice) const {
    const QJsonObject view = match_.shown().view();
    const bool here = sets_up();
    const PieceTray tray = tray_of(view);
    const QVariantList pieces = tray.pieces();
    choice["tray"] = pieces;
    choice["taken"] = tray.taken();
    choice["formations"] = here && (builder_.chosen().isEmpty() || !tray.taken().isEmpty()) &&
                                   (!pieces.isEmpty() || tray.exchanges())
                               ? Formations(game()).offered(tray.formation().size())
                               : QVariantList();
    choice["mayKeepFormation"] = here && pieces.isEmpty() && !tray.formation().contains("-");
}

}  // namespace fronteira::play
