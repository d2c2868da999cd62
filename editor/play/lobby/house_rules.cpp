// SPDX-License-Identifier: MIT
#include "play/lobby/house_rules.hpp"

#include <QCoreApplication>

namespace fronteira::play {
namespace {

QString words(const char* source) {
    return QCoreApplication::translate("HouseRules", source);
}

QString value_of(const QJsonObject& rule) {
    const QJsonValue value = rule["value"];
    if (rule["type"] == QLatin1String("flag"))
        return value.toBool() ? words(QT_TRANSLATE_NOOP("HouseRules", "yes"))
                              : words(QT_TRANSLATE_NOOP("HouseRules", "no"));
    for (const QJsonValue& one : rule["choices"].toArray())
        if (one["id"] == value) return one["name"].toString();
    return value.toVariant().toString();
}

}  // namespace

QVariantList house_rules(const Game& game) {
    QVariantList list;
    for (const QJsonValue& one : game.house_rules()) {
        QVariantMap rule = one.toObject().toVariantMap();
        rule["told"] = value_of(one.toObject());
        list << rule;
    }
    return list;
}

QStringList rules_in_words(const Game& game, const QJsonObject& options) {
    QStringList lines;
    for (const QJsonValue& rule : game.house_rules())
        if (options.contains(rule["id"].toString()))
            lines << words(QT_TRANSLATE_NOOP("HouseRules", "%1: %2"))
                         .arg(rule["name"].toString(), value_of(rule.toObject()));
    return lines;
}

}  // namespace fronteira::play
