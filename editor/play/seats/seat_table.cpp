// SPDX-License-Identifier: MIT
#include "play/seats/seat_table.hpp"

#include "play/match/shown_match.hpp"

#include <QCoreApplication>

namespace fronteira::play {
namespace {

int spaces_of(const QJsonObject& view, const QString& owner, int seat, const QString& sum) {
    int total = 0;
    const QJsonObject spaces = view["spaces"].toObject();
    for (const QJsonValue& space : spaces)
        if (space[owner].toInt() == seat) total += sum.isEmpty() ? 1 : space[sum].toInt();
    return total;
}

QString plural(const Game& game, const QString& column) {
    const QString word = game.word("column." + column);
    return word.isEmpty() ? column : word;
}

SeatFigure figure(const Game& game, const QJsonObject& view, int seat, const QJsonObject& wanted) {
    const QString number = QString::number(seat);
    if (wanted.contains("count"))
        return {plural(game, "spaces"), spaces_of(view, wanted["count"].toString(), seat, {})};
    if (wanted.contains("sum"))
        return {plural(game, wanted["sum"].toString()),
                spaces_of(view, wanted["over"].toString(), seat, wanted["sum"].toString())};
    if (wanted.contains("hand")) {
        const QString deck = wanted["hand"].toString();
        const QJsonValue hand = view["decks"][deck]["hands"][number];
        return {plural(game, deck), hand.isArray() ? QJsonValue(hand.toArray().size()) : hand};
    }
    const QString column = wanted["value"].toString();
    return {plural(game, column), view["seats"][number][column]};
}

}  // namespace

QList<SeatFigure> seat_figures(const Game& game, const QJsonObject& view, int seat) {
    QList<SeatFigure> figures;
    for (const QJsonValue& one : game.look()["seat"]["column"].toArray())
        figures << figure(game, view, seat, one.toObject());
    return figures;
}

QString sitter_name(const QJsonArray& sitters, int seat) {
    for (const QJsonValue& one : sitters) {
        if (one["seat"].toInt() != seat) continue;
        // As the host calls it in the log; several seats may be one bot.
        const QString bot = one["who"].toString().section(':', 1).section('/', -1);
        const QString name = one["name"].toString();
        if (!name.isEmpty()) return name;
        if (!bot.isEmpty())
            return QCoreApplication::translate("Seats", "Player %1 (%2)").arg(seat).arg(bot);
    }
    return QCoreApplication::translate("Seats", "Player %1").arg(seat);
}

QVariantList seat_table(const ShownMatch& match) {
    QVariantList table;
    const Game& game = match.game();
    const Chair chair = match.chair();
    const QList<int> here = match.here();
    const RunningClock clock = match.clock();
    for (const QJsonValue& sitter : match.sitters()) {
        const int seat = sitter["seat"].toInt();
        QVariantMap row = match.seatLook(seat);
        QVariantList figures;
        for (const SeatFigure& one : seat_figures(game, chair.view(), seat))
            figures << QVariantMap{{"name", one.name}, {"value", one.value.toVariant()}};
        const QString number = QString::number(seat);
        row.insert({{"number", seat},
                    {"here", here.contains(seat)},
                    {"decides", chair.turn()["deciders"].toArray().contains(seat)},
                    {"turn", chair.turn()["seat"].toInt() == seat},
                    {"person", sitter["who"] == QLatin1String("human")},
                    {"present", sitter["present"].toBool()},
                    {"ready", sitter["ready"].toBool()},
                    {"invited", sitter["invited"].toBool()},
                    {"standing", chair.view()["seats"][number]["standing"].toInt(1) != 0},
                    {"place", chair.over()["places"][number].toInt()},
                    {"seconds", clock.seconds(seat)},
                    {"clock_told", clock.limits() ? clock.told() : 0},
                    {"figures", figures}});
        table << row;
    }
    return table;
}

}  // namespace fronteira::play
