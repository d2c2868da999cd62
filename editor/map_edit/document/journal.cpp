// SPDX-License-Identifier: MIT
#include "map_edit/document/journal.hpp"

#include "content/file_bytes.hpp"
#include "content/maps/map_writer.hpp"
#include "content/toml/pre_scanner.hpp"
#include "files/whole_file.hpp"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace fronteira::map_edit {
namespace {

constexpr int behind = 800;  // milliseconds from an edit to its being kept

}  // namespace

Journal::Journal(MapDocument& document, QObject* parent) : QObject(parent), document_(document) {
    pause_.setSingleShot(true);
    pause_.setInterval(behind);
    connect(&pause_, &QTimer::timeout, this, &Journal::keep);
    // Not begun anew by the next edit: who draws without a pause is kept, too.
    connect(&document, &MapDocument::changed, this, [this] {
        wanted_ = true;
        if (!pause_.isActive()) pause_.start();
    });
    connect(&document, &MapDocument::cleanChanged, this, [this] {
        if (document_.is_clean()) keep();
    });
}

Journal::~Journal() {
    if (wanted_) keep();
}

QString Journal::file_of(const QString& map) {
    if (map.isEmpty())
        return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
            .filePath("unsaved_map.toml");
    const QFileInfo file(map);
    return file.dir().filePath("." + file.fileName() + ".unsaved");
}

std::optional<Map> Journal::left_behind() {
    const QString file = file_of(document_.path());
    const std::string path = file.toStdString();
    if (!QFile::exists(file)) return std::nullopt;
    const auto text = content::read_file(path, content::map_limits.bytes);
    auto map = text ? read_draft(*text, path) : Result<Map>(fail(text.error()));
    if (!map) {
        const QString aside = file + ".unreadable";
        QFile::remove(aside);
        if (QFile::rename(file, aside)) emit unreadable(aside);
        return std::nullopt;
    }
    file_ = file;  // and goes with what it holds
    if (content::write_map(*map) == content::write_map(document_.map())) return std::nullopt;
    return std::move(*map);
}

void Journal::keep() {
    pause_.stop();
    const QString file = file_of(document_.path());
    // Saved, or under another name: what was kept before belongs to nothing any more.
    if (!file_.isEmpty() && (file != file_ || document_.is_clean())) QFile::remove(file_);
    file_.clear();
    if (document_.is_clean()) return;
    QDir().mkpath(QFileInfo(file).path());
    const std::string text = content::write_map(document_.map());
    // A folder that cannot be written to has no journal; saving will tell.
    if (files::write_whole(file, QByteArray::fromStdString(text)).isEmpty()) file_ = file;
}

void Journal::discard() {
    pause_.stop();
    wanted_ = false;
    if (!file_.isEmpty()) QFile::remove(file_);
    file_.clear();
}

void Journal::undo_discard() {
    wanted_ = true;
    keep();
}

}  // namespace fronteira::map_edit
