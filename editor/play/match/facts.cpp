// SPDX-License-Identifier: MIT
#include "play/match/facts.hpp"

#include "play/moves/piece_tray.hpp"

namespace fronteira::play {
namespace {

QVariantMap fact(const Game& game, const QJsonObject& column, const QJsonValue& value) {
    return {{"name", column["name"].toString()}, {"value", game.value_name(column, value)}};
}

}  // namespace

bool says_something(const QJsonValue& value) {
    if (value.isDouble()) return value.toInt() != 0;
    if (value.isBool()) return value.toBool();
    return !value.isUndefined() && value != QLatin1String("-") && value != QLatin1String("?") &&
           value != QLatin1String("none");
}

QVariantList match_facts(const Game& game, const QJsonObject& view) {
    QVariantList facts;
    for (const QJsonValue& id : game.look()["match"]["show"].toArray()) {
        const QJsonValue value = view["match"][id.toString()];
        if (says_something(value)) facts << fact(game, game.column("match", id.toString()), value);
    }
    return facts;
}

// The tray shows what is left to be set up.
QVariantList own_facts(const Game& game, const QJsonObject& view, int seat, const QString& phase) {
    QVariantList facts;
    const QJsonObject during = game.look()["seat"]["during"].toObject();
    const QSet<QString> in_the_tray = PieceTray::counts(game);
    for (const QJsonObject& column : game.columns("seat")) {
        if (column["seen_by"] == QLatin1String("all") || !column["named"].toBool()) continue;
        const QString id = column["id"].toString();
        if (in_the_tray.contains(id)) continue;
        if (during.contains(id) && !during[id].toArray().contains(phase)) continue;
        const QJsonValue value = view["seats"][QString::number(seat)][id];
        if (says_something(value)) facts << fact(game, column, value);
    }
    return facts;
}

}  // namespace fronteira::play
