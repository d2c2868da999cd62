// SPDX-License-Identifier: MIT
#include "map_edit/document/journal_place.hpp"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace fronteira::map_edit {
namespace {

QDir folder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

}  // namespace

JournalPlace::JournalPlace(const QString& file)
    : file_(file), lock_(std::make_unique<QLockFile>(file + ".lock")) {
    lock_->setStaleLockTime(0);  // a window may be open for days; that of a dead program is known
    lock_->tryLock(0);
}

// A folder that cannot be written to has neither locks nor journals.
bool JournalPlace::is_taken() const {
    return lock_->error() == QLockFile::LockFailedError;
}

std::optional<JournalPlace> JournalPlace::of_map(const QString& map) {
    JournalPlace place(file_of(map));
    if (place.is_taken()) return std::nullopt;
    return place;
}

JournalPlace JournalPlace::unused() {
    folder().mkpath(".");
    QString file = first_file();
    for (int number = 2;; ++number) {
        if (!QFile::exists(file))
            if (JournalPlace place(file); !place.is_taken()) return place;
        file = folder().filePath(QString("unsaved_map_%1.toml").arg(number));
    }
}

std::optional<JournalPlace> JournalPlace::left_behind() {
    const QStringList files = folder().entryList({"unsaved_map*.toml"}, QDir::Files, QDir::Name);
    for (const QString& file : files)
        if (JournalPlace place(folder().filePath(file)); !place.is_taken()) return place;
    return std::nullopt;
}

QString JournalPlace::file_of(const QString& map) {
    const QFileInfo file(map);
    return file.dir().filePath("." + file.fileName() + ".unsaved");
}

QString JournalPlace::first_file() {
    return folder().filePath("unsaved_map.toml");
}

}  // namespace fronteira::map_edit
