// SPDX-License-Identifier: MIT
#include "launcher/pack_removal.hpp"

#include <QJsonArray>

namespace fronteira::launcher {

PackRemoval::PackRemoval(QString program, QObject* parent)
    : QObject(parent), run_(std::move(program)) {
    connect(&run_, &client::ProgramRun::ended, this, &PackRemoval::take);
}

void PackRemoval::remove(const QString& mod) {
    fault_.clear();
    run_.start({"remove", "--json", "--", mod});
    emit changed();
}

void PackRemoval::take(const QJsonDocument& answer, const QString& fault) {
    if (!answer["good"].toBool()) {
        QStringList lines{tr("It could not be removed, and is still there.")};
        if (answer.isNull()) lines << fault;
        for (const QJsonValue& finding : answer["findings"].toArray())
            lines << finding["message"].toString();
        fault_ = lines.join('\n');
    }
    emit changed();
    if (fault_.isEmpty()) emit removed();
}

}  // namespace fronteira::launcher
