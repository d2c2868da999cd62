// SPDX-License-Identifier: MIT
#include "app/installed_mods.hpp"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

namespace fronteira::app {

QMap<QString, QString> installed_mods(const QString& program) {
    constexpr int patience = 10'000;  // milliseconds
    QProcess asked;
    asked.start(program, {"list", "mods", "--json"});
    if (!asked.waitForFinished(patience)) return {};
    QMap<QString, QString> mods;
    const QJsonDocument answer = QJsonDocument::fromJson(asked.readAllStandardOutput());
    for (const QJsonValue& mod : answer.array())
        mods[mod["id"].toString()] = mod["folder"].toString();
    return mods;
}

}  // namespace fronteira::app
