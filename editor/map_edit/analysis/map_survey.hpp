// SPDX-License-Identifier: MIT
#pragma once

#include "map_edit/canvas/space_overlay.hpp"
#include "map_edit/map_editor.hpp"
#include "survey/survey.hpp"

#include <QtQml/qqmlregistration.h>

#include <QPointer>
#include <QTimer>
#include <QVariantList>

namespace fronteira::map_edit {

/// What the places of the map are worth, always up to date while it has an editor. Shows upon the
/// canvas how many neighbours a space has, and marks it where the map would fall apart without it.
class MapSurvey : public SpaceOverlay {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        fronteira::map_edit::MapEditor* editor READ editor WRITE set_editor NOTIFY editorChanged)
    /// Each `id`, `name`, `colour`, `spaces`, `gates`, `approaches`, `links`, `bonus`, and
    /// `worth`: the bonus for each space to be defended, where there is one.
    Q_PROPERTY(QVariantList regions READ regions NOTIFY changed)
    /// Spaces without which the map falls apart, each `id`, `name`, `parts`.
    Q_PROPERTY(QVariantList chokePoints READ choke_points NOTIFY changed)
    /// How many spaces no way joins with the first one: the map is in pieces.
    Q_PROPERTY(int cutOff READ cut_off NOTIFY changed)
    /// The least and the most neighbours that a space has.
    Q_PROPERTY(int leastNeighbours READ least_neighbours NOTIFY changed)
    Q_PROPERTY(int mostNeighbours READ most_neighbours NOTIFY changed)

 public:
    explicit MapSurvey(QObject* parent = nullptr);

    MapEditor* editor() const { return editor_; }
    void set_editor(MapEditor* editor);
    QVariantList regions() const;
    QVariantList choke_points() const;
    int cut_off() const { return cut_off_; }
    int least_neighbours() const;
    int most_neighbours() const;
    void show_on(board::SpaceLook& look, size_t space, const QString& id,
                 const board::BoardStyle& style) const override;

 signals:
    void editorChanged();

 private:
    void look();

    QPointer<MapEditor> editor_;
    Map map_;  ///< as it was looked at, grids spelled out
    survey::Survey survey_;
    int cut_off_ = 0;
    QTimer pause_;
};

}  // namespace fronteira::map_edit
