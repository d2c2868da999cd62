// SPDX-License-Identifier: MIT
#include "map_edit/exchange/map_formats.hpp"

#include <QJsonArray>

namespace fronteira::map_edit {

MapFormats::MapFormats(QString program, QObject* parent)
    : QObject(parent), run_(std::move(program)) {
    connect(&run_, &client::ProgramRun::ended, this, &MapFormats::take);
}

QStringList MapFormats::readable() {
    ask();
    return readable_;
}

QVariantList MapFormats::written() {
    ask();
    return written_;
}

void MapFormats::ask() {
    if (!std::exchange(asked_, true)) run_.start({"list", "formats", "--json"});
}

void MapFormats::take(const QJsonDocument& formats) {
    QStringList all;
    for (const QJsonValue& format : formats.array()) {
        const QString name = format["name"].toString();
        QStringList patterns;
        for (const QJsonValue& suffix : format["suffixes"].toArray())
            patterns << "*" + suffix.toString();
        const QString filter = name + " (" + patterns.join(' ') + ")";
        if (format["reads"].toBool()) {
            readable_ << filter;
            all << patterns;
        }
        if (format["writes"].toBool() && !patterns.isEmpty())
            written_ << QVariantMap{{"id", format["id"].toString()},
                                    {"name", name},
                                    {"suffix", patterns.first().mid(2)},
                                    {"filter", filter}};
    }
    all.removeDuplicates();
    if (!all.isEmpty()) readable_.prepend(tr("Maps of other programs (%1)").arg(all.join(' ')));
    emit changed();
}

}  // namespace fronteira::map_edit
