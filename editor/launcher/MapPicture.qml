// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Board
import Fronteira.Controls

/// A map as a small picture, or what stands on one.
Rectangle {
    id: picture

    required property var library
    required property string map
    /// `map` and `painting` of a position; without them it is the bare map.
    property var scene: ({})
    property var drawn: library ? library.map(map) : undefined

    onMapChanged: if (library) drawn = library.map(map)
    color: Theme.sea
    clip: true

    Thumbnail {
        anchors.fill: parent
        anchors.margins: Theme.space2
        map: picture.scene.map ?? picture.drawn
        painting: picture.scene.painting ?? null
    }
    Connections {
        target: picture.library
        function onMapLoaded(id) { if (id === picture.map) picture.drawn = picture.library.map(id); }
    }
}
