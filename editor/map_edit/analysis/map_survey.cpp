// SPDX-License-Identifier: MIT
#include "map_edit/analysis/map_survey.hpp"

#include "map_edit/text.hpp"
#include "survey/graph.hpp"

#include <algorithm>

namespace fronteira::map_edit {
namespace {

constexpr int pause = 100;  // milliseconds after an edit

}  // namespace

MapSurvey::MapSurvey(QObject* parent) : SpaceOverlay(parent) {
    pause_.setSingleShot(true);
    pause_.setInterval(pause);
    connect(&pause_, &QTimer::timeout, this, &MapSurvey::look);
}

void MapSurvey::set_editor(MapEditor* editor) {
    if (editor == editor_) return;
    if (editor_) editor_->disconnect(&pause_);
    editor_ = editor;
    if (editor) connect(editor, &MapEditor::changed, &pause_, qOverload<>(&QTimer::start));
    look();
    emit editorChanged();
}

void MapSurvey::look() {
    map_ = editor_ ? editor_->spelled_out() : Map();
    survey_ = editor_ ? survey::survey(map_) : survey::Survey();
    cut_off_ = static_cast<int>(survey::cut_off(survey::graph_of(map_)).size());
    emit changed();
}

QVariantList MapSurvey::regions() const {
    QVariantList regions;
    if (!editor_) return regions;
    const Map& map = map_;
    for (size_t i = 0; i < survey_.regions.size(); ++i) {
        const survey::RegionSurvey& found = survey_.regions[i];
        QVariantMap region{{"id", text(map.regions[i].id)},
                           {"name", text(text_in(map.regions[i].name, editor_->language()))},
                           {"colour", text(map.regions[i].colour)},
                           {"spaces", found.spaces},
                           {"gates", found.gates},
                           {"approaches", found.approaches},
                           {"links", found.border_links},
                           {"bonus", static_cast<qint64>(found.bonus.value_or(0))}};
        if (const auto worth = found.bonus_per_gate()) region["worth"] = *worth;
        regions << region;
    }
    return regions;
}

QVariantList MapSurvey::choke_points() const {
    QVariantList points;
    if (!editor_) return points;
    const Map& map = map_;
    for (size_t i = 0; i < survey_.spaces.size(); ++i)
        if (survey_.spaces[i].choke_point())
            points << QVariantMap{{"id", text(map.spaces[i].id)},
                                  {"name", text(text_in(map.spaces[i].name, editor_->language()))},
                                  {"parts", survey_.spaces[i].parts}};
    return points;
}

void MapSurvey::show_on(board::SpaceLook& look, size_t space, const QString&,
                        const board::BoardStyle& style) const {
    if (space >= survey_.spaces.size()) return;
    const survey::SpaceSurvey& found = survey_.spaces[space];
    look.badge = QString::number(found.degree);
    look.badge_fill = style.light_ink;
    look.badge_ink = QColor(Qt::black);
    if (!found.choke_point()) return;
    look.tint = QColor(224, 80, 60, 130);
    look.marks = QStringList{"warning"};
}

int MapSurvey::least_neighbours() const {
    int least = survey_.spaces.empty() ? 0 : survey_.spaces.front().degree;
    for (const survey::SpaceSurvey& space : survey_.spaces) least = std::min(least, space.degree);
    return least;
}

int MapSurvey::most_neighbours() const {
    int most = 0;
    for (const survey::SpaceSurvey& space : survey_.spaces) most = std::max(most, space.degree);
    return most;
}

}  // namespace fronteira::map_edit
