// SPDX-License-Identifier: MIT
#include "map_edit/issues/map_issues.hpp"

#include "map_edit/issues/issue_words.hpp"
#include "map_edit/issues/repairs.hpp"
#include "map_edit/text.hpp"

#include <QElapsedTimer>
#include <algorithm>

namespace fronteira::map_edit {
namespace {

constexpr int shortest_pause = 150;  // milliseconds after an edit

std::vector<std::string> words_under(const QVariantMap& told, const char* key) {
    std::vector<std::string> list;
    const QStringList all = told[key].toStringList();
    for (const QString& word : all) list.push_back(word.toStdString());
    return list;
}

std::vector<int> numbers_under(const QVariantMap& told, const char* key) {
    std::vector<int> list;
    for (const QVariant& number : told[key].toList()) list.push_back(number.toInt());
    return list;
}

GridNeeds grid_needs_of(const QVariantMap& told) {
    GridNeeds needs;
    const auto shape = std::find(grid_shape_words.begin(), grid_shape_words.end(),
                                 told["shape"].toString().toStdString());
    if (shape != grid_shape_words.end())
        needs.shape = static_cast<MapGrid::Shape>(shape - grid_shape_words.begin());
    needs.widths = numbers_under(told, "widths");
    needs.heights = numbers_under(told, "heights");
    return needs;
}

Needs needs_of(const QVariantMap& told) {
    Needs needs;
    needs.regions = told["regions"].toBool();
    needs.connected = told["connected"].toBool();
    const QVariantList spaces = told["spaces"].toList();
    if (spaces.size() == 2) {
        needs.min_spaces = spaces[0].toInt();
        needs.max_spaces = spaces[1].toInt();
    }
    if (told.contains("grid")) needs.grid = grid_needs_of(told["grid"].toMap());
    needs.space_attributes = words_under(told, "space_attributes");
    needs.region_attributes = words_under(told, "region_attributes");
    const QVariantMap tags = told["tags"].toMap();
    for (auto tag = tags.begin(); tag != tags.end(); ++tag)
        needs.tags[tag.key().toStdString()] = tag.value().toInt();
    return needs;
}

/// Spaces that have one of the tags.
QSet<QString> spaces_with(const QVariantMap& tags, const Map& map) {
    QSet<QString> found;
    for (const MapSpace& space : map.spaces)
        for (const std::string& tag : space.tags)
            if (tags.contains(text(tag))) found << text(space.id);
    return found;
}

}  // namespace

MapIssues::MapIssues(QObject* parent) : SpaceOverlay(parent) {
    pause_.setSingleShot(true);
    pause_.setInterval(shortest_pause);
    connect(&pause_, &QTimer::timeout, this, &MapIssues::look);
}

void MapIssues::set_editor(MapEditor* editor) {
    if (editor == editor_) return;
    if (editor_) editor_->disconnect(this);
    editor_ = editor;
    if (editor) connect(editor, &MapEditor::changed, &pause_, qOverload<>(&QTimer::start));
    // A large map is shown before it is judged.
    if (editor) pause_.start(shortest_pause + static_cast<int>(editor->map().spaces.size()) / 10);
    emit editorChanged();
}

void MapIssues::set_needs(const QVariantMap& needs) {
    if (needs == needs_) return;
    needs_ = needs;
    pause_.start();
    emit needsChanged();
}

// A large map is looked at after a longer pause.
void MapIssues::look() {
    if (!editor_) return;
    pause_.stop();
    QElapsedTimer clock;
    clock.start();
    const Map& map = editor_->map();
    issues_ =
        find_issues(map, needs_.isEmpty() ? std::nullopt : std::optional(needs_of(needs_)),
                    {words_under(needs_, "card_spaces"), words_under(needs_, "card_regions")});
    list_.clear();
    const Map spelled_out = editor_->spelled_out();
    marked_ = spaces_with(needs_["tags"].toMap(), spelled_out);
    for (const Issue& issue : issues_) {
        static constexpr const char* severities[] = {"note", "warning", "error"};
        QString space;
        if (issue.space) space = QString::fromStdString(map.spaces[*issue.space].id);
        if (issue.link) space = QString::fromStdString(map.links[*issue.link].from);
        const QString region =
            issue.region ? QString::fromStdString(map.regions[*issue.region].id) : QString();
        const IssueWords words = words_of(issue, spelled_out, editor_->language());
        list_ << QVariantMap{{"severity", severities[static_cast<size_t>(issue.finding.severity)]},
                             {"text", words.text},
                             {"hint", words.hint},
                             {"code", QString::fromStdString(issue.finding.code)},
                             {"space", space},
                             {"region", region},
                             {"repair", repair_name(issue)},
                             {"asks", repair_asks(issue)}};
    }
    pause_.setInterval(std::max(shortest_pause, static_cast<int>(3 * clock.elapsed())));
    emit changed();
}

void MapIssues::show_on(board::SpaceLook& look, size_t, const QString& id,
                        const board::BoardStyle&) const {
    if (marked_.contains(id)) look.marks << QStringLiteral("star");
}

int MapIssues::errors() const {
    return static_cast<int>(std::count_if(issues_.begin(), issues_.end(), [](const Issue& issue) {
        return issue.finding.severity == Severity::error;
    }));
}

// The map may have changed since they were found.
void MapIssues::repair(int number, int answer) {
    if (pause_.isActive()) look();
    if (!editor_ || number < 0 || number >= static_cast<int>(issues_.size())) return;
    Issue issue = issues_[static_cast<size_t>(number)];
    issue.answer = answer;
    editor_->edit(repair_name(issue), [&](Map& map) { return map_edit::repair(map, issue); });
    look();
}

}  // namespace fronteira::map_edit
