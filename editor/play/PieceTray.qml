// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls
import Fronteira.Play

/// Pieces that wait to be set up: each is drawn onto the board. A formation of one's own is kept and set up again.
Flow {
    id: tray

    objectName: "tray"
    required property MatchScreen match
    readonly property var pieces: match.choice.tray ?? []
    /// A piece was let go of there, in the scene.
    signal dropped(string piece, point place)

    readonly property var look: match.seatLook(match.seat)

    visible: pieces.length > 0 || match.choice.mayKeepFormation === true
    spacing: Theme.space2

    Repeater {
        model: tray.pieces
        Item {
            id: place
            required property var modelData
            objectName: "tray." + modelData.id
            implicitWidth: coin.width + count.implicitWidth + Theme.space2
            implicitHeight: Theme.target
            Accessible.role: Accessible.Graphic
            Accessible.name: modelData.name + ": " + modelData.left

            Coin {
                id: coin
                width: Theme.target
                height: Theme.target
                colour: tray.look.fill
                ink: tray.look.darkInk ? Theme.darkInk : Theme.lightInk
                emblem: place.modelData.sign
                DragHandler {
                    id: drag
                    onActiveChanged: {
                        if (active) return;
                        tray.dropped(place.modelData.id, coin.mapToItem(null, coin.width / 2, coin.height / 2));
                        coin.x = 0;
                        coin.y = 0;
                    }
                }
                HoverHandler { id: pointer; cursorShape: drag.active ? Qt.ClosedHandCursor : Qt.OpenHandCursor }
                FToolTip { visible: pointer.hovered && !drag.active; text: place.modelData.name }
            }
            FLabel {
                id: count
                x: Theme.target + Theme.space1
                height: parent.height
                kind: "caption"
                tabular: true
                quiet: true
                text: "×" + place.modelData.left
            }
        }
    }
    FButton {
        objectName: "setUpMine"
        visible: tray.pieces.length > 0 && tray.match.choice.hasFormation === true
        text: qsTr("My formation")
        onClicked: tray.match.setUpFormation(false)
    }
    FButton {
        objectName: "setUpMirrored"
        visible: tray.pieces.length > 0 && tray.match.choice.hasFormation === true
        text: qsTr("Mirrored")
        onClicked: tray.match.setUpFormation(true)
    }
    FButton {
        objectName: "keepFormation"
        visible: tray.match.choice.mayKeepFormation === true
        text: qsTr("Keep as my formation")
        onClicked: tray.match.keepFormation()
    }
}
