// SPDX-License-Identifier: MIT
#include "map_edit/map_editor.hpp"

#include "grid/grid.hpp"
#include "map_edit/edits/ids.hpp"
#include "map_edit/edits/space_edits.hpp"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace fronteira::map_edit {
namespace {

constexpr const char* unnamed_id = "new_map";

}  // namespace

bool MapEditor::unnamed() const {
    return map().id == unnamed_id;
}

MapEditor::MapEditor(QString language, QObject* parent)
    : QObject(parent), language_(language.toStdString()) {
    connect(&document_, &MapDocument::changed, this, [this] {
        keep_selection();
        emit changed();
        emit selectionChanged();
    });
    connect(&document_, &MapDocument::pathChanged, this, &MapEditor::pathChanged);
    connect(&document_, &MapDocument::cleanChanged, this, &MapEditor::cleanChanged);
    connect(&document_.history(), &QUndoStack::indexChanged, this, &MapEditor::historyChanged);
    connect(&journal_, &Journal::unreadable, this, [this](const QString& file) {
        emit said(tr("What was not saved last time cannot be read. It is kept in %1").arg(file));
    });
    begin();
}

void MapEditor::set_language(const QString& language) {
    language_ = language.toStdString();
    emit changed();
    emit selectionChanged();
}

QString MapEditor::fileName(const QString& text) {
    const QString stem = text.endsWith(".toml") ? text.chopped(5) : text;
    return stem.isEmpty() ? stem : QString::fromStdString(id_of_name(stem.toStdString(), "map"));
}

QString MapEditor::title() const {
    return QString::fromStdString(text_in(map().name, language_));
}

Map MapEditor::spelled_out() const {
    return is_grid() ? grid::spell_out(map()) : map();
}

void MapEditor::set_tool(const QString& tool) {
    if (tool == tool_) return;
    tool_ = tool;
    emit toolChanged();
}

void MapEditor::set_brush(const QString& region) {
    brush_ = region;
    emit toolChanged();
}

void MapEditor::set_link_kind(const QString& kind) {
    link_kind_ = kind;
    emit toolChanged();
}

void MapEditor::set_one_way(bool one_way) {
    one_way_ = one_way;
    emit toolChanged();
}

void MapEditor::set_symmetry(const QString& symmetry) {
    if (symmetry == symmetry_ || !geometry::symmetry_of(symmetry.toStdString())) return;
    symmetry_ = symmetry;
    emit toolChanged();
}

geometry::Images MapEditor::images() const {
    return {*geometry::symmetry_of(symmetry_.toStdString()), map().width, map().height};
}

QStringList MapEditor::history() const {
    QStringList names;
    for (int i = 0; i < document_.history().count(); ++i) names << document_.history().text(i);
    return names;
}

bool MapEditor::edit(const QString& name, const std::function<bool(Map&)>& change, int gesture,
                     const QString& why_not) {
    bool possible = false;
    const bool done = document_.edit(
        name, [&](Map& map) { return possible = change(map); }, gesture);
    if (!possible && !why_not.isEmpty()) emit said(why_not);
    return done;
}

bool MapEditor::edit_everywhere(const QString& name,
                                const std::function<bool(Map&, const Counterpart&)>& change,
                                int gesture, const QString& why_not) {
    return edit(
        name, [&](Map& map) { return everywhere(map, images(), change); }, gesture, why_not);
}

bool MapEditor::edit_spaces(const QString& id, const QString& name,
                            const std::function<bool(Map&, size_t, const Counterpart&)>& change,
                            const QString& why_not) {
    return find_space(map(), id.toStdString()) &&
           edit_everywhere(
               name,
               [&](Map& map, const Counterpart& there) {
                   const auto space = find_space(map, there.space(id.toStdString()));
                   return space && change(map, *space, there);
               },
               0, why_not);
}

bool MapEditor::edit_space(const QString& id, const QString& name,
                           const std::function<bool(Map&, size_t)>& change,
                           const QString& why_not) {
    const auto space = find_space(map(), id.toStdString());
    return space && edit(
                        name, [&](Map& map) { return change(map, *space); }, 0, why_not);
}

void MapEditor::begin() {
    Map map;
    map.id = unnamed_id;
    map.name[""] = tr("New map").toStdString();
    map.width = 2000;
    map.height = 1200;
    map.licence = "CC0-1.0";
    choose({});
    document_.begin(std::move(map));
}

bool MapEditor::is_open(const QString& path, const Result<void>& opened) {
    if (opened) {
        select({});
        return true;
    }
    const Diagnostic& first = opened.error().front();
    emit said(tr("%1 cannot be opened: %2").arg(path, QString::fromStdString(to_text(first))));
    return false;
}

bool MapEditor::open(const QString& path) {
    auto place = JournalPlace::of_map(path);
    is_elsewhere_ = !place.has_value();
    if (is_elsewhere_) return open_copy(path);
    if (!is_open(path, document_.open(path))) return false;
    journal_.move_to(std::move(*place));
    recover();
    return true;
}

bool MapEditor::open_copy(const QString& path) {
    if (!is_open(path, document_.open_copy(path))) return false;
    copied_ = true;
    return true;
}

void MapEditor::replace_map(const QString& name, const Map& map) {
    edit(name, [&](Map& mine) {
        mine = map;
        return true;
    });
}

bool MapEditor::recover() {
    const auto left = journal_.left_behind();
    if (left) replace_map(tr("Recover unsaved changes"), *left);
    recovered_ = left.has_value();
    return recovered_;
}

bool MapEditor::save() {
    if (path().isEmpty()) return false;
    if (!changedElsewhere()) return save_to(path());
    emit said(tr("Another program wrote to the file of this map while it was open here."));
    return false;
}

bool MapEditor::saveOver() {
    const QFileInfo file(path());
    const QString aside = file.dir().filePath(
        "." + file.fileName() + file.lastModified().toString(".yyyy-MM-dd_hhmmss_zzz"));
    if (!QFile::exists(aside) && !QFile::copy(path(), aside)) {
        emit said(tr("What another program wrote could not be kept in %1, so nothing was saved. "
                     "Save the map under another name.")
                      .arg(aside));
        return false;
    }
    emit said(tr("What another program wrote is kept in %1").arg(aside));
    return save_to(path());
}

bool MapEditor::loadAgain() {
    return is_open(path(), document_.load_again(tr("Load what another program wrote")));
}

bool MapEditor::saveAs(const QUrl& file) {
    QString path = file.isLocalFile() ? file.toLocalFile() : file.toString();
    if (!path.endsWith(".toml")) path += ".toml";
    if (unnamed()) name_after(QFileInfo(path).completeBaseName());
    return save_to(path);
}

void MapEditor::name_after(const QString& file) {
    if (file.isEmpty()) return;
    QString name = file == fileName(title()) ? title() : file;
    name.replace('_', ' ');
    setName({}, name.at(0).toUpper() + name.mid(1));
}

bool MapEditor::save_to(const QString& path) {
    std::optional<JournalPlace> place;
    if (QFileInfo(path) != QFileInfo(this->path())) {
        place = JournalPlace::of_map(path);
        if (!place) {
            emit said(tr("%1 is open in another window. Save the map under another name, or close "
                         "that window first.")
                          .arg(path));
            return false;
        }
    }
    const auto saved = document_.save(path);
    if (!saved) {
        emit said(tr("The map could not be saved: %1")
                      .arg(QString::fromStdString(to_text(saved.error().front()))));
        return false;
    }
    if (place) journal_.move_to(std::move(*place));
    return true;
}

}  // namespace fronteira::map_edit
