// SPDX-License-Identifier: MIT
#include "play/recap.hpp"

#include "play/seat_table.hpp"

#include <QCoreApplication>

namespace fronteira::play {
namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("Recap", text);
}

QString names_of(const Game& game, const QStringList& spaces) {
    QStringList names;
    for (const QString& space : spaces) names << game.space_name(space);
    return names.join(QStringLiteral(", "));
}

}  // namespace

QStringList Recap::all_lost() const {
    QStringList all;
    for (const QStringList& some : lost) all << some;
    return all;
}

QStringList Recap::say(const Game& game, const QJsonArray& sitters) const {
    QStringList sentences;
    for (auto one = lost.begin(); one != lost.end(); ++one)
        sentences << (one.key() > 0
                          ? translated(QT_TRANSLATE_NOOP("Recap", "Lost to %1: %2"))
                                .arg(sitter_name(sitters, one.key()), names_of(game, one.value()))
                          : translated(QT_TRANSLATE_NOOP("Recap", "Lost: %1"))
                                .arg(names_of(game, one.value())));
    if (!gained.isEmpty())
        sentences
            << translated(QT_TRANSLATE_NOOP("Recap", "Yours now: %1")).arg(names_of(game, gained));
    QStringList numbers;
    for (const Change& one : changed)
        numbers << QStringLiteral("%1 %2 → %3")
                       .arg(game.space_name(one.space))
                       .arg(one.before)
                       .arg(one.now);
    if (!numbers.isEmpty())
        sentences << translated(QT_TRANSLATE_NOOP("Recap", "Changed: %1"))
                         .arg(numbers.join(QStringLiteral(", ")));
    return sentences;
}

Recap recap_of(const Game& game, const QJsonObject& before, const QJsonObject& now, int seat) {
    const QJsonObject look = game.look()["space"].toObject();
    const QString owner = look[look.contains("fill") ? "fill" : "coin"].toString();
    const QString badge = look["badge"].toString();
    Recap recap;
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
