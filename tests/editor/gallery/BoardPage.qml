// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Board
import Fronteira.Controls

Rectangle {
    color: Theme.window
    Component.onCompleted: {
        Theme.dark = look.dark;
        Theme.textScale = look.text;
    }
    Timer {
        interval: 300
        running: look.at !== undefined
        onTriggered: {
            board.forceActiveFocus();
            board.cursor = look.at;
            if (look.zoom === 1) return;
            board.zoomAt(Qt.point(board.width / 2, board.height / 2), look.zoom);
            board.centerOn(look.at);
        }
    }

    Board {
        id: board
        focus: true
        anchors.fill: parent
        anchors.margins: Theme.space4
        map: shownMap
        painting: demo
        regionNotes: {
            const notes = {};
            for (const region of shownRegions)
                if (region.attributes.bonus) notes[region.id] = "+" + region.attributes.bonus;
            return notes;
        }
        linkLooks: ({ land: "border", sea: "dotted" })
    }
    Rectangle {
        anchors { right: parent.right; bottom: parent.bottom; margins: Theme.space6 }
        width: 240; height: 150
        radius: Theme.radius
        color: Theme.panel
        Thumbnail { anchors.fill: parent; anchors.margins: 4; map: shownMap }
    }
}
