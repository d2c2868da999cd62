// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls

/// A game: its board, its name, who may play it, and whose it is.
FCard {
    id: card

    required property var game
    required property var library

    objectName: "game." + game.id
    text: game.name
    padding: 0
    implicitHeight: content.implicitHeight
    Accessible.description: game.description

    ColumnLayout {
        id: content
        width: card.width
        spacing: 0
        MapPicture {
            Layout.fillWidth: true
            Layout.margins: 1
            Layout.preferredHeight: Math.round(150 * Theme.textScale)
            radius: Theme.cardRadius
            library: card.library
            map: card.game.map
        }
        ColumnLayout {
            Layout.margins: Theme.space4
            Layout.topMargin: Theme.space3
            spacing: Theme.space1
            FLabel { Layout.fillWidth: true; kind: "section"; text: card.game.name; wrapMode: Text.Wrap }
            FLabel {
                Layout.fillWidth: true
                text: card.game.description
                quiet: true
                wrapMode: Text.Wrap
                visible: text !== ""
            }
            FLabel {
                Layout.fillWidth: true
                Layout.topMargin: Theme.space1
                kind: "caption"
                quiet: true
                elide: Text.ElideRight
                text: {
                    const seats = card.game.players;
                    const who = seats[0] === seats[1] ? qsTr("%n players", "", seats[0])
                                                      : qsTr("%1 to %2 players").arg(seats[0]).arg(seats[1]);
                    return [who, card.game.modName + " " + card.game.version].join(" · ");
                }
            }
        }
    }
}
