// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.Cup

/// What is next for me in a tournament, and the way there.
FCard {
    id: card

    required property Cup cup
    readonly property var match: cup ? cup.next : ({})
    readonly property bool open: match.match !== undefined
    signal go(var match)

    clickable: false
    implicitHeight: line.implicitHeight + 2 * padding
    text: said.text

    RowLayout {
        id: line
        width: card.availableWidth
        spacing: Theme.space3
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0
            FLabel {
                id: said
                objectName: "nextMatch"
                Layout.fillWidth: true
                kind: "control"
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
                text: card.match.number ? qsTr("Your next match: %1").arg(card.match.seats.join(" – "))
                    : card.cup && card.cup.state.over ? qsTr("The tournament is over.") : qsTr("No match is waiting for you now.")
            }
            FLabel {
                Layout.fillWidth: true
                quiet: true
                wrapMode: Text.Wrap
                text: [card.cup ? qsTr("you play as %1").arg(card.cup.me) : "",
                       card.match.number ? qsTr("round %1, match %2").arg(card.match.round).arg(card.match.number) : "",
                       card.match.number && !card.open ? qsTr("opening") : ""].filter(part => part).join(" · ")
            }
        }
        FButton {
            objectName: "goToMatch"
            kind: "primary"
            visible: card.match.number !== undefined
            enabled: card.open
            text: qsTr("Go to the match")
            onClicked: card.go(card.match)
        }
    }
}
