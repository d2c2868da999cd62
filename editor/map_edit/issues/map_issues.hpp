// SPDX-License-Identifier: MIT
#pragma once

#include "map_edit/canvas/space_overlay.hpp"
#include "map_edit/issues/issues.hpp"
#include "map_edit/map_editor.hpp"

#include <QtQml/qqmlregistration.h>

#include <QPointer>
#include <QSet>
#include <QTimer>
#include <QVariantList>

namespace fronteira::map_edit {

/// What is wrong with the map that is drawn, always up to date. Marks upon the canvas which spaces
/// have a tag that the game asks for.
class MapIssues : public SpaceOverlay {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        fronteira::map_edit::MapEditor* editor READ editor WRITE set_editor NOTIFY editorChanged)
    /// What the game needs that the map is drawn for, as the protocol's `installed` says; empty:
    /// none is chosen.
    Q_PROPERTY(QVariantMap needs READ needs WRITE set_needs NOTIFY needsChanged)
    /// The worst first, each `severity` (`error`, `warning`, `note`), `text`, `hint`, `code`,
    /// `space` (an id, or empty), `region`, `repair` (what a click would do, or empty) and `asks`
    /// (whether that wants a number).
    Q_PROPERTY(QVariantList list READ list NOTIFY changed)
    Q_PROPERTY(int errors READ errors NOTIFY changed)

 public:
    explicit MapIssues(QObject* parent = nullptr);

    MapEditor* editor() const { return editor_; }
    void set_editor(MapEditor* editor);
    const QVariantMap& needs() const { return needs_; }
    void set_needs(const QVariantMap& needs);
    const QVariantList& list() const { return list_; }
    int errors() const;
    void show_on(board::SpaceLook& look, size_t space, const QString& id,
                 const board::BoardStyle& style) const override;

    /// With the number that it asks for.
    Q_INVOKABLE void repair(int issue, int answer = 0);
    /// Looks at once, without waiting for the next pause.
    Q_INVOKABLE void look();

 signals:
    void editorChanged();
    void needsChanged();

 private:
    QPointer<MapEditor> editor_;
    QVariantMap needs_;
    std::vector<Issue> issues_;
    QVariantList list_;
    QSet<QString> marked_;
    QTimer pause_;
};

}  // namespace fronteira::map_edit
