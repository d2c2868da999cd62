// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls

/// A game: its board, its name, who may play it, whose it is, and in which other ways it is played.
FCard {
    id: card

    required property var game
    required property var library
    property var variants: []
    /// Knows how games look when they are played; null where nothing does.
    property var scenes: null
    /// The one that is pointed at, or else the game.
    property var shown: game
    signal chosen(string ruleset)

    readonly property string seats: game.players[0] === game.players[1]
        ? qsTr("%n players", "", game.players[0])
        : qsTr("%1 to %2 players").arg(game.players[0]).arg(game.players[1])

    objectName: "game." + game.id
    text: game.name
    padding: 0
    implicitHeight: picture.height + words.height + 2 * Theme.space4
    Accessible.description: game.description

    MapPicture {
        id: picture
        x: 1
        y: 1
        width: card.width - 2
        height: Math.round(150 * Theme.textScale)
        radius: Theme.cardRadius
        library: card.library
        map: card.shown.map
        scene: card.scenes ? card.scenes.of(card.shown) : ({})
    }
    Connections {
        target: card.scenes
        function onCame(ruleset) { if (ruleset === card.shown.id) picture.scene = card.scenes.of(card.shown); }
    }
    // What sets a variant apart is said over its picture, where it covers no words and no button.
    Rectangle {
        objectName: "aboutVariant"
        anchors { left: picture.left; right: picture.right; bottom: picture.bottom }
        height: about.height + 2 * Theme.space2
        visible: card.shown !== card.game && about.text !== ""
        color: Theme.faded(Theme.panel, 0.92)
        FLabel {
            id: about
            x: Theme.space4
            y: Theme.space2
            width: parent.width - 2 * Theme.space4
            wrapMode: Text.Wrap
            text: card.shown.description ?? ""
            Accessible.ignored: true
        }
    }
    onShownChanged: picture.scene = scenes ? scenes.of(shown) : ({})
    Column {
        id: words
        x: Theme.space4
        y: picture.height + Theme.space3
        width: card.width - 2 * Theme.space4
        spacing: Theme.space1
        FLabel { width: parent.width; kind: "section"; text: card.game.name; wrapMode: Text.Wrap }
        FLabel { width: parent.width; text: card.game.description; quiet: true; wrapMode: Text.Wrap; visible: text !== "" }
        FLabel {
            width: parent.width
            topPadding: Theme.space1
            kind: "caption"
            quiet: true
            wrapMode: Text.Wrap
            text: [card.seats, card.game.modName + " " + card.game.version, [].concat(card.game.authors ?? []).join(", ")]
                .filter(part => part).join(" · ")
        }
        Flow {
            width: parent.width
            topPadding: Theme.space1
            spacing: Theme.space1
            visible: card.variants.length > 0
            Repeater {
                model: card.variants
                FButton {
                    required property var modelData
                    objectName: "game." + modelData.id
                    widest: parent.width
                    text: modelData.name
                    Accessible.description: modelData.description
                    readonly property bool pointedAt: hovered || visualFocus
                    onPointedAtChanged: card.shown = pointedAt ? modelData : card.game
                    onClicked: card.chosen(modelData.id)
                }
            }
        }
    }
}
