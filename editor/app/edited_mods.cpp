// SPDX-License-Identifier: MIT
#include "app/edited_mods.hpp"

#include <QDirIterator>
#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <algorithm>

namespace fronteira::app {
namespace {

using namespace std::chrono_literals;

constexpr auto look_every = 2s;

/// The folders of a mod and of all that it builds on.
QStringList folders_of(const QString& mod, const QJsonArray& mods) {
    QHash<QString, QJsonObject> known;
    for (const QJsonValue& one : mods) known[one["id"].toString()] = one.toObject();
    QStringList ids{mod}, folders;
    for (qsizetype i = 0; i < ids.size(); ++i) {
        const QJsonObject& one = known[ids[i]];
        folders << one["folder"].toString();
        for (const QString& other : one["depends"].toObject().keys())
            if (!ids.contains(other)) ids << other;
    }
    folders.removeAll(QString());
    return folders;
}

/// When a file of them was written last, in milliseconds; 0 without any. What draws a map is no
/// part of the game.
qint64 last_written(const QStringList& folders) {
    qint64 last = 0;
    for (const QString& folder : folders) {
        const QDir top(folder);
        QDirIterator files(folder, {"*.lua", "*.toml"}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QFileInfo file(files.next());
            if (!top.relativeFilePath(file.path()).split('/').contains("source"))
                last = std::max(last, file.lastModified().toMSecsSinceEpoch());
        }
    }
    return last;
}

}  // namespace

EditedMods::EditedMods(const QString& program, QObject* parent) : QObject(parent), run_(program) {
    connect(&run_, &client::ProgramRun::ended, this, &EditedMods::take);
    connect(&often_, &QTimer::timeout, this, &EditedMods::look);
}

void EditedMods::follow(const QString& mod, const QDateTime& since) {
    forget();
    mod_ = mod;
    since_ = since.toMSecsSinceEpoch();
    run_.start({"list", "mods", "--json"});
}

void EditedMods::forget() {
    run_.kill();
    often_.stop();
    become(false);
}

void EditedMods::dismiss() {
    since_ = last_written(folders_);
    become(false);
}

void EditedMods::take(const QJsonDocument& mods) {
    folders_ = folders_of(mod_, mods.array());
    if (folders_.isEmpty()) return;
    often_.start(look_every);
    look();
}

void EditedMods::look() {
    become(last_written(folders_) > since_);
}

void EditedMods::become(bool found) {
    if (found == found_) return;
    found_ = found;
    emit changed();
}

}  // namespace fronteira::app
