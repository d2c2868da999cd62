// SPDX-License-Identifier: MIT
#pragma once

#include "map_edit/map_editor.hpp"

#include <QtQml/qqmlregistration.h>

#include <QPointer>

namespace fronteira::map_edit {

/// Draws a map by lot, as one edit, however often the author tries another one.
class MapGenerator : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        fronteira::map_edit::MapEditor* editor READ editor WRITE set_editor NOTIFY editorChanged)
    Q_PROPERTY(int spaces MEMBER spaces_ NOTIFY changed)
    Q_PROPERTY(int regions MEMBER regions_ NOTIFY changed)
    Q_PROPERTY(int landmasses MEMBER landmasses_ NOTIFY changed)
    /// Of 100.
    Q_PROPERTY(int land MEMBER land_ NOTIFY changed)
    Q_PROPERTY(int seed MEMBER seed_ NOTIFY changed)

 public:
    explicit MapGenerator(QObject* parent = nullptr) : QObject(parent) {}

    MapEditor* editor() const { return editor_; }
    void set_editor(MapEditor* editor);

    /// Puts a new map in place of what is drawn, under the editor's symmetry; what the map is
    /// called and its size stay. Says why not when it cannot.
    Q_INVOKABLE bool generate();
    /// The same with the next seed.
    Q_INVOKABLE bool another();
    /// What is generated from now on is an edit of its own.
    Q_INVOKABLE void beginAnew() { gesture_ = 0; }

 signals:
    void editorChanged();
    void changed();

 private:
    QPointer<MapEditor> editor_;
    int spaces_ = 42, regions_ = 6, landmasses_ = 3, land_ = 50, seed_ = 1;
    int gesture_ = 0;
};

}  // namespace fronteira::map_edit
