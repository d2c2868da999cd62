// SPDX-License-Identifier: MIT
#include "play/moves/formations.hpp"

#include "files/home.hpp"
#include "files/whole_file.hpp"

#include <QCoreApplication>
#include <QFile>

namespace fronteira::play {
namespace {

constexpr qint64 most_formation_bytes = 1 << 16;

QString in_words(const char* text) {
    return QCoreApplication::translate("Formations", text);
}

QStringList pieces_of(const QJsonValue& formation) {
    QStringList pieces;
    for (const QJsonValue& row : formation["rows"].toArray())
        for (const QJsonValue& piece : row.toArray()) pieces << piece.toString();
    return pieces;
}

}  // namespace

QVariantList Formations::offered(qsizetype spaces) const {
    QVariantList list;
    for (const QJsonValue& one : game_.look()["formation"].toArray()) {
        const QString id = one["id"].toString(), name = game_.word("formation." + id);
        if (pieces_of(one).size() == spaces)
            list << QVariantMap{{"id", id}, {"name", name.isEmpty() ? id : name}};
    }
    if (QFile::exists(own_file()))
        list << QVariantMap{{"id", QString()},
                            {"name", in_words(QT_TRANSLATE_NOOP("Formations", "My formation"))}};
    return list;
}

QStringList Formations::find(const QString& id, qsizetype spaces, QString& why) const {
    for (const QJsonValue& one : game_.look()["formation"].toArray())
        if (!id.isEmpty() && one["id"] == id && pieces_of(one).size() == spaces)
            return pieces_of(one);
    QFile in(own_file());
    if (in.open(QIODevice::ReadOnly))
        return QString::fromUtf8(in.read(most_formation_bytes)).split('\n');
    why = in_words(QT_TRANSLATE_NOOP("Formations", "%1 cannot be read: %2"))
              .arg(in.fileName(), in.errorString());
    return {};
}

QString Formations::keep(const QStringList& formation) const {
    const QString why = files::write_whole(own_file(), formation.join('\n').toUtf8());
    if (why.isEmpty()) return {};
    return in_words(QT_TRANSLATE_NOOP("Formations", "%1 cannot be written: %2"))
        .arg(own_file(), why);
}

QString Formations::own_file() const {
    return files::Home::formations() + '/' + game_.ruleset().replace('/', '.') + ".txt";
}

}  // namespace fronteira::play
