// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.Play

/// How the match ended, in which order, and how it went.
FDialog {
    id: end

    required property MatchScreen match
    property bool seen: false
    property bool canPlayAgain: false
    signal leave
    signal playAgain

    onOpened: seen = true
    readonly property string said: match.over.say ?? ""
    title: said.charAt(0).toUpperCase() + said.slice(1)

    ColumnLayout {
        spacing: Theme.space3
        FLabel {
            quiet: true
            text: qsTr("%n moves", "", end.match.turn.number) + (end.match.turn.round > 0 ? " · " + qsTr("%n rounds", "", end.match.turn.round) : "")
        }
        FLabel {
            Layout.fillWidth: true
            Layout.maximumWidth: 560
            visible: text !== ""
            wrapMode: Text.Wrap
            text: end.match.laidOpen.join("\n")
        }
        Repeater {
            model: [...end.match.seats].sort((a, b) => (a.place || 99) - (b.place || 99))
            RowLayout {
                required property var modelData
                spacing: Theme.space2
                FLabel { text: parent.modelData.place > 0 ? parent.modelData.place + "." : "–"; tabular: true; Layout.minimumWidth: Theme.space5 }
                Coin {
                    Layout.preferredWidth: Theme.icon + Theme.space2
                    Layout.preferredHeight: Theme.icon + Theme.space2
                    colour: parent.modelData.fill
                    emblem: parent.modelData.emblem
                    ink: parent.modelData.darkInk ? Theme.darkInk : Theme.lightInk
                }
                FLabel { Layout.fillWidth: true; text: parent.modelData.name; font.weight: parent.modelData.here ? Font.DemiBold : Font.Normal }
                FLabel {
                    quiet: true
                    tabular: true
                    text: parent.modelData.figures.map(figure => figure.value + " " + figure.name).join(", ")
                }
            }
        }
        HistoryChart { Layout.fillWidth: true; Layout.preferredWidth: 560; match: end.match }
    }
    actions: [
        FButton { text: qsTr("Look at the board"); onClicked: end.accept() },
        FButton { objectName: "playAgain"; visible: end.canPlayAgain; text: qsTr("Play again"); onClicked: { end.accept(); end.playAgain(); } },
        FButton { objectName: "leaveEnd"; kind: "primary"; text: qsTr("Back to the launcher"); onClicked: { end.accept(); end.leave(); } }
    ]
}
