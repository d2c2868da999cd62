// SPDX-License-Identifier: MIT
// What Studio does with maps that are drawn.
#include "app/installed_mods.hpp"
#include "app/studio.hpp"
#include "files/home.hpp"
#include "map_edit/document/journal.hpp"

#include <QDir>
#include <QFileInfo>
#include <QUrl>
#include <algorithm>

namespace fronteira::app {

/// The page lets go of the old map before it goes.
void Studio::edit(std::unique_ptr<map_edit::MapEditor> editor) {
    std::swap(map_editor_, editor);
    tried_ = {};
    map_game_.clear();
    auto fairness = std::exchange(fairness_, nullptr);
    if (map_editor_)
        fairness_ = std::make_unique<map_edit::MapFairness>(*map_editor_, start_.program);
    emit matchChanged();
    if (fairness) fairness.release()->deleteLater();
    if (editor) editor.release()->deleteLater();
}

void Studio::newMap() {
    auto editor = std::make_unique<map_edit::MapEditor>(language_);
    editor->recover();
    edit(std::move(editor));
}

void Studio::editMap(const QUrl& file) {
    open_map(file.toLocalFile(), &map_edit::MapEditor::open);
}

void Studio::open_map(const QString& file, bool (map_edit::MapEditor::*way)(const QString&)) {
    auto editor = std::make_unique<map_edit::MapEditor>(language_);
    connect(editor.get(), &map_edit::MapEditor::said, this, &Studio::said);
    if (map_editor_ && QFileInfo(map_editor_->path()) == QFileInfo(file)) map_editor_->let_go();
    if (!(editor.get()->*way)(file)) {
        if (map_editor_) map_editor_->stayOpen();
        return;
    }
    editor->disconnect(this);
    edit(std::move(editor));
}

// A shipped map stays what it is: matches that are played on it could not go on otherwise.
void Studio::editInstalledMap(const QString& id) {
    const auto mods = installed_mods(start_.program);
    const auto mod = mods.constFind(id.section('/', 0, 0));
    if (mod == mods.constEnd()) return emit said(tr("There is no mod with the map %1").arg(id));
    const QString file = QDir(*mod).filePath("maps/" + id.section('/', 1) + ".toml");
    open_map(file, files::Home::holds(file) ? &map_edit::MapEditor::open
                                            : &map_edit::MapEditor::open_copy);
    if (!map_editor_) return;
    map_game_ = ruleset_of(id);
    emit matchChanged();
}

// Of its mod: the first that is usually played on it, else the first of all.
QString Studio::ruleset_of(const QString& map) const {
    QString found;
    const QVariantList rulesets = library_ ? library_->rulesets() : QVariantList();
    for (const QVariant& one : rulesets) {
        const QString id = one.toMap()["id"].toString();
        if (id.section('/', 0, 0) != map.section('/', 0, 0)) continue;
        if (one.toMap()["map"] == map) return id;
        if (found.isEmpty()) found = id;
    }
    return found;
}

void Studio::openImported() {
    if (map_import_.found().isEmpty()) return;
    auto editor = std::make_unique<map_edit::MapEditor>(language_);
    editor->replace_map(tr("Import %1").arg(map_import_.file()), map_import_.map());
    map_import_.forget();
    edit(std::move(editor));
}

// A host finds what is installed when it begins; a map that was saved at home meanwhile is new to
// it.
void Studio::closeEditor() {
    const QFileInfo file(map_editor_ ? map_editor_->path() : QString());
    const bool fresh = files::Home::holds_map(file.filePath()) && file.lastModified() >= began_;
    edit(nullptr);
    if (fresh) restart();
}

bool Studio::isOwnMap(const QString& id) {
    return id.startsWith("my_maps/");
}

bool Studio::hasDraft(const QString& id) {
    if (id.isEmpty()) return map_edit::JournalPlace::left_behind().has_value();
    const QString file = QDir(files::Home::maps()).filePath(id.section('/', 1) + ".toml");
    return isOwnMap(id) && QFileInfo::exists(map_edit::JournalPlace::file_of(file));
}

int Studio::matchesOn(const QUrl& file) const {
    const QString path = file.isLocalFile() ? file.toLocalFile() : file.toString();
    if (!library_ || !files::Home::holds_map(path)) return 0;
    const QString map = "my_maps/" + QFileInfo(path).completeBaseName();
    const QVariantList matches = library_->matches();
    return static_cast<int>(std::count_if(matches.begin(), matches.end(), [&](const QVariant& one) {
        return one.toMap()["map"] == map && !one.toMap()["over"].toBool();
    }));
}

// A host of its own knows one mod more, with nothing but the map; nobody else sees either.
void Studio::tryMap(const QString& ruleset, const QVariantMap& options, bool like_before) {
    if (!map_editor_) return;
    const auto map = trial_.prepare(map_editor_->map());
    if (!map) return emit said(map.error());
    QStringList folders;
    const auto mods = installed_mods(start_.program);
    for (const QString& folder : mods)
        if (const QString around = QDir::cleanPath(folder + "/.."); !folders.contains(around))
            folders << around;
    folders << trial_.folder();
    QStringList arguments;
    for (const QString& folder : std::as_const(folders)) arguments << "--mods" << folder;
    show(nullptr, nullptr);
    meet(private_host(arguments));
    launcher::MatchSetup setup;
    setup.set_ruleset(library_->ruleset(ruleset));
    setup.set_map(*map);
    for (auto one = options.begin(); one != options.end(); ++one)
        setup.setOption(one.key(), one.value());
    if (!settings_.name().isEmpty()) setup.setSeat(0, "me", settings_.name());
    open(
        *elsewhere_, setup.request(bot_pace()),
        [=, this] { tryMap(ruleset, options, like_before); },
        like_before && triedBefore(ruleset) ? tried_.record : QString());
}

bool Studio::triedBefore(const QString& ruleset) const {
    return tried_.ruleset == ruleset && !tried_.record.isEmpty();
}

}  // namespace fronteira::app
