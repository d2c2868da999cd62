// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls
import Fronteira.Play

/// Pieces that wait to be set up: each is drawn onto the board. Formations are set up at once, and one's own is kept.
Flow {
    id: tray

    objectName: "tray"
    required property MatchScreen match
    readonly property var pieces: match.choice.tray ?? []
    /// A piece was let go of there, in the scene.
    signal dropped(string piece, point place)

    readonly property var look: match.seatLook(match.seat)

    readonly property var formations: match.choice.formations ?? []

    visible: pieces.length > 0 || formations.length > 0 || match.choice.mayKeepFormation === true
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
    Repeater {
        model: tray.formations
        FButton {
            required property var modelData
            objectName: "formation." + modelData.id
            text: modelData.name
            onClicked: tray.match.setUpFormation(modelData.id, turned.checked)
        }
    }
    FButton {
        id: turned
        objectName: "mirrored"
        visible: tray.formations.length > 0
        checkable: true
        sign: checked ? "check" : "mirror"
        text: qsTr("Mirrored")
        hint: qsTr("Set formations up with left and right exchanged")
    }
    FButton {
        objectName: "keepFormation"
        visible: tray.match.choice.mayKeepFormation === true
        text: qsTr("Keep as my formation")
        onClicked: tray.match.keepFormation()
    }
}
