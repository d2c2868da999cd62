// SPDX-License-Identifier: MIT
#pragma once

#include "board/board_style.hpp"
#include "board/space_look.hpp"

#include <QtQml/qqmlregistration.h>

#include <QObject>
#include <QString>

namespace fronteira::map_edit {

/// Something about every space that the canvas can show upon the land.
class SpaceOverlay : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("what is shown is one of its kinds")

 public:
    using QObject::QObject;

    /// Adds to the look of a space, by its id and its place in the map's list, grids spelled out.
    virtual void show_on(board::SpaceLook& look, size_t space, const QString& id,
                         const board::BoardStyle& style) const = 0;

 signals:
    void changed();
};

}  // namespace fronteira::map_edit
