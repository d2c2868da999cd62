// SPDX-License-Identifier: MIT
#include "cup/own_cups.hpp"

#include "client/invitation.hpp"
#include "files/home.hpp"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace fronteira::cup {
namespace {

QString beside(const QString& file, const char* ending) {
    const QFileInfo info(file);
    return info.dir().filePath(info.completeBaseName() + ending);
}

QByteArray text_of(const QString& path) {
    constexpr qint64 most = 1 << 20;
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(most) : QByteArray();
}

/// The rulesets, maps and bots that a plan names.
QStringList needs_of(const QString& plan) {
    static const QRegularExpression named(R"re(\b(?:ruleset|map)\s*=\s*"(\w+)"|"(\w+/\w+)")re");
    QStringList needs;
    for (auto found = named.globalMatch(plan); found.hasNext();)
        needs << found.next().capturedTexts().last();
    return needs;
}

}  // namespace

QVariantList own_cups() {
    static const QRegularExpression named(R"re(^name\s*=\s*"([^"\n]*)")re",
                                          QRegularExpression::MultilineOption);
    static const QRegularExpression of_people(R"(^\[people\])",
                                              QRegularExpression::MultilineOption);
    QVariantList cups;
    const QDir folder(files::Home::tournaments());
    for (const QFileInfo& file : folder.entryInfoList({"*.toml"}, QDir::Files, QDir::Time)) {
        const QString text = QString::fromUtf8(text_of(file.filePath()));
        const auto name = named.match(text);
        cups << QVariantMap{{"file", file.filePath()},
                            {"name", name.hasMatch() ? name.captured(1) : file.fileName()},
                            {"people", of_people.match(text).hasMatch()},
                            {"needs", needs_of(text)},
                            {"begun", QFile::exists(beside(file.filePath(), ".ledger"))}};
    }
    return cups;
}

/// The plan goes last: as long as it is there, so is the tournament in the list.
QString delete_cup(const QString& file) {
    const QFileInfo plan(file);
    const QString base = plan.completeBaseName();
    for (const QFileInfo& one : plan.dir().entryInfoList(QDir::Files | QDir::Hidden))
        for (const char* ending : {".ledger", ".matches", ".keys"})
            if (one.fileName().startsWith(base + ending) && !QFile::remove(one.filePath()))
                return one.fileName();
    return QFile::remove(file) ? QString() : plan.fileName();
}

QString door_of(const QString& file) {
    return QJsonDocument::fromJson(text_of(beside(file, ".keys")))["address"].toString();
}

QString address_of(const QString& file) {
    return client::reachable(door_of(file));
}

}  // namespace fronteira::cup
