// SPDX-License-Identifier: MIT
#include "map_edit/document/map_document.hpp"

#include "content/file_bytes.hpp"
#include "content/maps/map_reader.hpp"
#include "content/maps/map_writer.hpp"
#include "content/reading/finish.hpp"
#include "content/toml/toml_file.hpp"
#include "files/whole_file.hpp"
#include "map_edit/document/edit_command.hpp"

#include <QDir>
#include <QFileInfo>

namespace fronteira::map_edit {
namespace {

/// Findings about a text that is in no file: its lines mean nothing to anybody.
Diagnostics not_written(Diagnostics findings) {
    for (Diagnostic& finding : findings) {
        finding.place.line = finding.place.column = 0;
        finding.message = "is not written, as it could not be opened again: " + finding.message;
    }
    return findings;
}

QDir folder_of(const QString& path) {
    return QFileInfo(path).absoluteDir();
}

}  // namespace

Result<Map> read_draft(std::string_view text, const std::string& file) {
    const auto root = content::parse_toml(text, file, content::map_limits);
    if (!root) return fail(root.error());
    content::Report report(file, "map");
    Map map;
    content::read_map(content::Cursor(*root, report), map);
    return content::finish(report, std::move(map), nullptr);
}

MapDocument::MapDocument(QObject* parent) : QObject(parent), tell_([this] { emit changed(); }) {
    connect(&history_, &QUndoStack::cleanChanged, this, &MapDocument::cleanChanged);
}

void MapDocument::begin(Map map) {
    history_.clear();
    opened_text_.clear();
    map_ = std::move(map);
    set_path({});
    emit changed();
}

Result<MapDocument::Read> MapDocument::read(const QString& path) {
    auto text = content::read_file(path.toStdString(), content::map_limits.bytes);
    if (!text) return fail(text.error());
    auto map = read_draft(*text, path.toStdString());
    if (!map) return fail(std::move(map.error()));
    if (std::string& picture = map->picture.file; !picture.empty())
        picture = QDir::cleanPath(folder_of(path).absoluteFilePath(QString::fromStdString(picture)))
                      .toStdString();
    return Read{std::move(*text), std::move(*map)};
}

Result<void> MapDocument::open(const QString& path) {
    auto file = read(path);
    if (!file) return fail(std::move(file.error()));
    history_.clear();
    opened_text_ = text_in_file_ = std::move(file->text);
    map_ = std::move(file->map);
    set_path(path);
    emit changed();
    return {};
}

Result<void> MapDocument::load_again(const QString& name) {
    auto file = read(path_);
    if (!file) return fail(std::move(file.error()));
    edit(name, [&](Map& map) {
        map = std::move(file->map);
        return true;
    });
    opened_text_ = text_in_file_ = std::move(file->text);
    history_.setClean();
    return {};
}

bool MapDocument::is_changed_elsewhere() const {
    if (path_.isEmpty() || !QFileInfo::exists(path_)) return false;
    const auto text = content::read_file(path_.toStdString(), content::map_limits.bytes);
    return !text || *text != text_in_file_;
}

Result<void> MapDocument::open_copy(const QString& path) {
    auto opened = open(path);
    if (opened) set_path({});
    return opened;
}

Result<void> MapDocument::save(const QString& path) {
    const std::string text = text_for(path);
    if (auto again = read_draft(text, path.toStdString()); !again)
        return fail(not_written(std::move(again.error())));
    const QString why = files::write_whole(path, QByteArray::fromStdString(text));
    if (!why.isEmpty())
        return fail(error_at({path.toStdString(), 0, 0}, "file.unwritable",
                             "cannot be written: " + why.toStdString()));
    text_in_file_ = text;
    history_.setClean();
    set_path(path);
    return {};
}

std::string MapDocument::text() const {
    return text_for(path_);
}

// A picture is named from the folder of the map, so that both can be moved together.
std::string MapDocument::text_for(const QString& path) const {
    Map map = map_;
    if (std::string& picture = map.picture.file; !picture.empty() && !path.isEmpty())
        picture = folder_of(path).relativeFilePath(QString::fromStdString(picture)).toStdString();
    return opened_text_.empty() ? content::write_map(map) : content::update_map(opened_text_, map);
}

bool MapDocument::goes_on(int gesture) const {
    return gesture > 0 && history_.index() > 0 &&
           history_.command(history_.index() - 1)->id() == gesture;
}

bool MapDocument::edit(const QString& name, const std::function<bool(Map&)>& change, int gesture) {
    Map after = map_;
    if (goes_on(gesture))
        after = static_cast<const EditCommand*>(history_.command(history_.index() - 1))->before();
    if (!change(after)) return false;
    MapChange difference(map_, after);
    if (difference.empty()) return false;
    history_.push(new EditCommand(map_, tell_, name, std::move(difference), gesture));
    return true;
}

void MapDocument::set_path(const QString& path) {
    if (path == path_) return;
    path_ = path;
    emit pathChanged();
}

}  // namespace fronteira::map_edit
