// SPDX-License-Identifier: MIT
#include "files/folder.hpp"

#include "files/home.hpp"
#include "files/recent_files.hpp"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QSettings>
#include <QStandardPaths>

namespace fronteira::files {
namespace {

QVariantMap place(const QString& name, const QString& path) {
    return {{"name", name}, {"path", path}};
}

}  // namespace

QString Folder::home() const {
    if (kind_ == QLatin1String("map")) return Home::maps();
    if (kind_ == QLatin1String("record")) return Home::records();
    return QDir::homePath();
}

void Folder::set_kind(const QString& kind) {
    if (kind == kind_) return;
    kind_ = kind;
    emit changed();
}

void Folder::set_patterns(const QStringList& patterns) {
    if (patterns == patterns_) return;
    patterns_ = patterns;
    if (!path_.isEmpty()) read();
    emit changed();
}

void Folder::look() {
    const QString last = QSettings().value("folder/" + kind_).toString();
    if (path_.isEmpty()) path_ = QFileInfo(last).isDir() ? last : home();
    read();
    emit changed();
}

void Folder::set_path(const QString& path) {
    path_ = QDir::cleanPath(QDir(path_).absoluteFilePath(path));
    read();
    emit changed();
}

void Folder::up() {
    set_path("..");
}

void Folder::read() {
    entries_.clear();
    const QFileInfo here(path_);
    fault_ = !here.isDir()        ? tr("There is no folder with that name.")
             : !here.isReadable() ? tr("This folder cannot be read.")
                                  : QString();
    if (!fault_.isEmpty()) return;
    const auto add = [&](const QFileInfoList& found) {
        for (const QFileInfo& one : found)
            entries_ << QVariantMap{
                {"name", one.fileName()},
                {"path", one.absoluteFilePath()},
                {"folder", one.isDir()},
                {"changed", QLocale().toString(one.lastModified(), QLocale::ShortFormat)}};
    };
    const QDir folder(path_);
    add(folder.entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name | QDir::IgnoreCase));
    add(folder.entryInfoList(patterns_, QDir::Files, QDir::Name | QDir::IgnoreCase));
}

QVariantList Folder::places() const {
    QVariantList list;
    if (kind_ == QLatin1String("map")) list << place(tr("My maps"), home());
    if (kind_ == QLatin1String("record")) list << place(tr("My records"), home());
    const auto usual = [&](const QString& name, QStandardPaths::StandardLocation location) {
        const QString path = QStandardPaths::writableLocation(location);
        if (QFileInfo(path).isDir() && !list.contains(place(name, path)) &&
            (path != QDir::homePath() || location == QStandardPaths::HomeLocation))
            list << place(name, path);
    };
    usual(tr("Home"), QStandardPaths::HomeLocation);
    usual(tr("Documents"), QStandardPaths::DocumentsLocation);
    usual(tr("Downloads"), QStandardPaths::DownloadLocation);
    usual(tr("Pictures"), QStandardPaths::PicturesLocation);
    return list;
}

QVariantList Folder::recent() const {
    QVariantList list;
    for (const QString& path : RecentFiles(kind_).list())
        list << place(QFileInfo(path).fileName(), path);
    return list;
}

QUrl Folder::file(const QString& name) const {
    return QUrl::fromLocalFile(QDir(path_).absoluteFilePath(name));
}

bool Folder::has(const QString& name) const {
    return !name.isEmpty() && QFileInfo::exists(QDir(path_).absoluteFilePath(name));
}

QString Folder::obstacle(const QString& name) const {
    if (name.isEmpty()) return tr("The file needs a name.");
    const QFileInfo file(QDir(path_).absoluteFilePath(name));
    if (file.isDir()) return tr("%1 is a folder.").arg(name);
    if (!file.dir().exists()) return tr("There is no folder with that name.");
    const QFileInfo around(file.absolutePath());
    if (file.exists() ? !file.isWritable() : !around.isWritable())
        return tr("Nothing can be written here.");
    return {};
}

void Folder::note(const QUrl& file) {
    const QString path = file.toLocalFile();
    QSettings().setValue("folder/" + kind_, QFileInfo(path).absolutePath());
    RecentFiles(kind_).note(path);
    emit changed();
}

}  // namespace fronteira::files
