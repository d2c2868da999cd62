// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Board
import Fronteira.Controls

/// Some spaces of a board with what stands there, as a picture.
Rectangle {
    id: picture

    /// `map`, `painting` and `showing` of it; there is nothing to see without them.
    property var scene: ({})

    visible: scene.map !== undefined
    implicitHeight: visible ? Math.round(190 * Theme.textScale) : 0
    radius: Theme.radius
    color: Theme.sea
    clip: true

    Thumbnail {
        anchors.fill: parent
        labels: !(picture.scene.map?.grid ?? false)
        map: picture.scene.map
        painting: picture.scene.painting ?? null
        showing: picture.scene.showing ?? []
    }
}
