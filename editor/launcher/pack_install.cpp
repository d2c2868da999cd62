// SPDX-License-Identifier: MIT
#include "launcher/pack_install.hpp"

#include "launcher/refusal.hpp"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>

namespace fronteira::launcher {
namespace {

/// Without the folder of the pack, which whoever chose it knows.
QString line_of(const QJsonObject& finding, const QString& pack) {
    const QString file = finding["file"].toString(), hint = finding["hint"].toString();
    const int line = finding["line"].toInt();
    QString where = file == pack ? QString() : file;
    if (line > 0) where += QStringLiteral(":%1:%2").arg(line).arg(finding["column"].toInt());
    return (where.isEmpty() ? QString() : where + ": ") + finding["message"].toString() +
           (hint.isEmpty() ? QString() : " (" + hint + ")");
}

}  // namespace

PackInstall::PackInstall(QString program, QObject* parent)
    : QObject(parent), run_(std::move(program)) {
    connect(&run_, &client::ProgramRun::ended, this, &PackInstall::take);
}

QString PackInstall::file() const {
    return QFileInfo(path_).fileName();
}

void PackInstall::install(const QUrl& file) {
    path_ = QFileInfo(file.toLocalFile()).absoluteFilePath();
    run({});
    emit asked();
}

void PackInstall::insist() {
    run({"--force"});
}

void PackInstall::run(const QStringList& options) {
    fault_.clear();
    findings_.clear();
    needed_ = false;
    done_.clear();
    // A name that begins with a dash is a name all the same.
    run_.start(QStringList{"install", "--json"} + options + QStringList{"--", path_});
    emit changed();
}

void PackInstall::take(const QJsonDocument& answer, const QString& fault) {
    QStringList lines, codes;
    for (const QJsonValue& finding : answer["findings"].toArray()) {
        lines << line_of(finding.toObject(), path_);
        codes << finding["code"].toString();
    }
    findings_ = answer.isNull() ? fault : lines.join('\n');
    if (answer["good"].toBool()) {
        done_ = answer.object().toVariantMap();
    } else {
        needed_ = codes.contains("pack.needed");
        fault_ = answer.isNull() ? tr("Nothing was installed") : refusal(codes);
    }
    emit changed();
    if (!done_.isEmpty() && !done_["was_there"].toBool()) emit installed();
}

}  // namespace fronteira::launcher
