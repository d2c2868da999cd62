// SPDX-License-Identifier: MIT
#include "play/panels/recap.hpp"

#include "play/match/facts.hpp"
#include "play/seats/seat_table.hpp"

#include <QCoreApplication>

namespace fronteira::play {
namespace {

const QString lost_sign = QStringLiteral("close"), gained_sign = QStringLiteral("flag"),
              fewer_sign = QStringLiteral("minus"), more_sign = QStringLiteral("plus");

QString translated(const char* text) {
    return QCoreApplication::translate("Recap", text);
}

QString names_of(const Game& game, const QStringList& spaces) {
    QStringList names;
    for (const QString& space : spaces) names << game.space_name(space);
    return names.join(QStringLiteral(", "));
}

/// Names of the cards of a seat that are in `now` and not in `before`.
QStringList new_cards(const Game& game, const QJsonObject& before, const QJsonObject& now,
                      int seat) {
    QStringList names;
    const QStringList decks = game.decks();
    for (const QString& deck : decks) {
        const auto hand = [&](const QJsonObject& view) {
            return view["decks"][deck]["hands"][QString::number(seat)].toArray();
        };
        const QJsonArray held = hand(before), cards = hand(now);
        for (const QJsonValue& card : cards)
            if (card.isString() && !held.contains(card))
                names << game.card_name(deck, card.toString());
    }
    return names;
}

/// Numbers of the match that are shown, and of regions where something waits, unless they were the
/// same before.
QStringList income_of(const Game& game, const QJsonObject& before, const QJsonObject& now) {
    QStringList income;
    const QVariantList then = match_facts(game, before), facts = match_facts(game, now);
    for (const QVariant& one : facts)
        if (!then.contains(one))
            income << one.toMap()["name"].toString() + ' ' + one.toMap()["value"].toString();
    const QString waiting = game.look()["region"]["waiting"].toString();
    const QJsonObject regions = now["regions"].toObject();
    for (auto one = regions.begin(); one != regions.end(); ++one)
        if (const int number = one.value().toObject()[waiting].toInt(); number > 0)
            income << game.region_name(one.key()) + ' ' + QString::number(number);
    return income;
}

}  // namespace

QHash<QString, QString> Recap::signs() const {
    QHash<QString, QString> signs;
    for (const QStringList& some : lost)
        for (const QString& space : some) signs[space] = lost_sign;
    for (const QString& space : gained) signs[space] = gained_sign;
    for (const Change& one : changed)
        signs[one.space] = one.now < one.before ? fewer_sign : more_sign;
    return signs;
}

QVariantList Recap::lines(const Game& game, const QJsonArray& sitters) const {
    if (empty()) return {};
    QVariantList lines;
    const auto add = [&](const QString& sign, const QString& text) {
        lines << QVariantMap{{"sign", sign}, {"text", text}};
    };
    for (auto one = lost.begin(); one != lost.end(); ++one)
        add(lost_sign, one.key() > 0
                           ? translated(QT_TRANSLATE_NOOP("Recap", "Lost to %1: %2"))
                                 .arg(sitter_name(sitters, one.key()), names_of(game, one.value()))
                           : translated(QT_TRANSLATE_NOOP("Recap", "Lost: %1"))
                                 .arg(names_of(game, one.value())));
    const auto add_all = [&](const QString& sign, const char* text, const QStringList& names) {
        if (!names.isEmpty()) add(sign, translated(text).arg(names.join(QStringLiteral(", "))));
    };
    if (!gained.isEmpty())
        add(gained_sign,
            translated(QT_TRANSLATE_NOOP("Recap", "Yours now: %1")).arg(names_of(game, gained)));
    QStringList fewer, more;
    for (const Change& one : changed)
        (one.now < one.before ? fewer : more) << QStringLiteral("%1 %2 → %3")
                                                     .arg(game.space_name(one.space))
                                                     .arg(one.before)
                                                     .arg(one.now);
    add_all(fewer_sign, QT_TRANSLATE_NOOP("Recap", "Fewer now: %1"), fewer);
    add_all(more_sign, QT_TRANSLATE_NOOP("Recap", "More now: %1"), more);
    add_all({}, QT_TRANSLATE_NOOP("Recap", "Cards received: %1"), cards_received);
    add_all({}, QT_TRANSLATE_NOOP("Recap", "Cards gone: %1"), cards_gone);
    add_all({}, QT_TRANSLATE_NOOP("Recap", "For this turn: %1"), income);
    return lines;
}

QStringList Recap::say(const Game& game, const QJsonArray& sitters) const {
    QStringList texts;
    const QVariantList all = lines(game, sitters);
    for (const QVariant& one : all) texts << one.toMap()["text"].toString();
    return texts;
}

Recap recap_of(const Game& game, const QJsonObject& before, const QJsonObject& now, int seat) {
    const QJsonObject look = game.look()["space"].toObject();
    const QString owner = look[look.contains("fill") ? "fill" : "coin"].toString();
    const QString badge = look["badge"].toString();
    Recap recap;
    recap.cards_received = new_cards(game, before, now, seat);
    recap.cards_gone = new_cards(game, now, before, seat);
    recap.income = income_of(game, before, now);
    for (const QString& space : game.spaces()) {
        const QJsonObject then = before["spaces"][space].toObject();
        const QJsonObject cells = now["spaces"][space].toObject();
        const bool was_mine = then[owner].toInt() == seat, is_mine = cells[owner].toInt() == seat;
        if (was_mine && !is_mine) recap.lost[cells[owner].toInt()] << space;
        if (!was_mine && is_mine) recap.gained << space;
        const QJsonValue stood = then[badge], stands = cells[badge];
        if (was_mine && is_mine && stood.isDouble() && stood != stands)
            recap.changed.append({space, stood.toInt(), stands.toInt()});
    }
    return recap;
}

}  // namespace fronteira::play
