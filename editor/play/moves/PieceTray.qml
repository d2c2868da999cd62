// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls
import Fronteira.Play

/// Pieces that wait to be set up: each is drawn onto the board, or taken by a click or its digit and put where the
/// next click goes.
Flow {
    id: tray

    objectName: "tray"
    required property MatchScreen match
    readonly property var pieces: match.choice.tray ?? []
    readonly property string taken: match.choice.taken ?? ""
    /// A piece was let go of there, in the scene.
    signal dropped(string piece, point place)

    readonly property var look: match.seatLook(match.seat)

    visible: pieces.length > 0
    spacing: Theme.space1

    Repeater {
        model: tray.pieces
        Item {
            id: place
            required property var modelData
            required property int index
            readonly property string shortcut: index < 9 ? String(index + 1) : ""
            objectName: "tray." + modelData.id
            implicitWidth: digit.x + (digit.visible ? digit.width : 0) + Theme.space2
            implicitHeight: Theme.target
            Accessible.role: Accessible.Button
            Accessible.name: modelData.name + ": " + modelData.left
            Accessible.onPressAction: tray.match.takePiece(modelData.id)
            Shortcut { sequence: place.shortcut; enabled: place.shortcut !== "" && tray.visible && tray.enabled; onActivated: tray.match.takePiece(place.modelData.id) }

            Rectangle {
                anchors.fill: parent
                radius: Theme.radius
                color: Theme.raised
                border.width: place.modelData.id === tray.taken ? Theme.focusWidth : 0
                border.color: Theme.accent
                visible: pointer.hovered || border.width > 0
            }
            Coin {
                id: coin
                x: Theme.space1 / 2
                y: Theme.space1 / 2
                width: Theme.target - Theme.space1
                height: width
                colour: tray.look.fill
                ink: tray.look.darkInk ? Theme.darkInk : Theme.lightInk
                emblem: place.modelData.sign
                DragHandler {
                    id: drag
                    onActiveChanged: {
                        if (active) {
                            // The board shows where it may go.
                            if (place.modelData.id !== tray.taken) tray.match.takePiece(place.modelData.id);
                            return;
                        }
                        tray.dropped(place.modelData.id, coin.mapToItem(null, coin.width / 2, coin.height / 2));
                        coin.x = coin.y = Theme.space1 / 2;
                    }
                }
            }
            HoverHandler { id: pointer; cursorShape: drag.active ? Qt.ClosedHandCursor : Qt.OpenHandCursor }
            TapHandler { onTapped: tray.match.takePiece(place.modelData.id) }
            Column {
                id: about
                x: Theme.target + Theme.space1
                anchors.verticalCenter: parent.verticalCenter
                FLabel { kind: "caption"; text: place.modelData.name }
                FLabel { kind: "caption"; tabular: true; quiet: true; text: "×" + place.modelData.left }
            }
            KeyHint {
                id: digit
                visible: place.shortcut !== ""
                x: about.x + about.width + Theme.space1
                anchors.verticalCenter: parent.verticalCenter
                text: place.shortcut
            }
        }
    }
}
