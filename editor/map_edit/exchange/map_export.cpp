// SPDX-License-Identifier: MIT
#include "map_edit/exchange/map_export.hpp"

#include "files/whole_file.hpp"
#include "map_edit/exchange/losses.hpp"

#include <QDir>
#include <QFileInfo>
#include <QJsonObject>

namespace fronteira::map_edit {
namespace {

/// Empty, or which file cannot be written, and why.
QString write_file(const QString& path, const QByteArray& bytes) {
    const QString why = files::write_whole(path, bytes);
    return why.isEmpty() ? why : path + ": " + why;
}

}  // namespace

MapExport::MapExport(QString program, QObject* parent) : QObject(parent), run_(std::move(program)) {
    connect(&run_, &client::ProgramRun::ended, this, &MapExport::take);
}

QStringList MapExport::replaced() const {
    QStringList there;
    for (const QString& file : files_.mid(1))
        if (QFileInfo::exists(QFileInfo(to_).dir().filePath(file))) there << file;
    return there;
}

void MapExport::prepare(MapEditor* editor, const QUrl& file, const QString& format) {
    forget();
    to_ = file.toLocalFile();
    folder_ = std::make_unique<QTemporaryDir>();
    if (folder_->isValid()) QDir(folder_->path()).mkpath("out");
    const QString map = folder_->filePath(QString::fromStdString(editor->map().id) + ".toml");
    fault_ = folder_->isValid()
                 ? write_file(map, QByteArray::fromStdString(editor->document().text()))
                 : folder_->errorString();
    if (fault_.isEmpty())
        run_.start({"export", "--json", "--as", format, "--lang",
                    QString::fromStdString(editor->language()), "-o",
                    folder_->filePath("out/" + QFileInfo(to_).fileName()), map});
    emit changed();
}

void MapExport::take(const QJsonDocument& answer, const QString& fault) {
    fault_ = QString(fault).remove(folder_->path() + "/");
    losses_ = losses_of(answer["losses"].toArray());
    // The lines would be those of a file that nobody sees.
    for (QVariant& loss : losses_) {
        QVariantMap placeless = loss.toMap();
        placeless["line"] = 0;
        loss = placeless;
    }
    for (const QJsonValue& file : answer["files"].toArray())
        files_ << QFileInfo(file.toString()).fileName();
    emit changed();
}

bool MapExport::write() {
    fault_.clear();
    for (const QString& name : std::as_const(files_)) {
        QFile made(folder_->filePath("out/" + name));
        if (!made.open(QIODevice::ReadOnly)) fault_ = made.errorString();
        if (fault_.isEmpty())
            fault_ = write_file(QFileInfo(to_).dir().filePath(name), made.readAll());
        if (!fault_.isEmpty()) break;
    }
    emit changed();
    return fault_.isEmpty();
}

void MapExport::forget() {
    run_.kill();
    folder_.reset();
    fault_.clear();
    losses_.clear();
    files_.clear();
    emit changed();
}

}  // namespace fronteira::map_edit
