// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.Play

/// The line above the board: what is played, where the match stands, the numbers of the moment, the clock.
Rectangle {
    id: bar

    required property MatchScreen match
    signal menu
    signal turned

    readonly property var turn: match.turn
    /// What undo does, or why it does nothing.
    readonly property string undoTold: turn.mayUndo > 0 ? qsTr("Undo the last move")
        : turn.number > 0 ? qsTr("The last move cannot be undone: dice were rolled, something hidden was revealed, or it was not yours.")
                          : qsTr("There is no move to undo yet.")
    readonly property var running: match.seats.find(seat => seat.decides && seat.seconds >= 0)

    implicitHeight: Theme.target + Theme.space3
    color: Theme.panel

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.space4
        anchors.rightMargin: Theme.space2
        spacing: Theme.space3

        FBarTitle {
            title: bar.match.title
            // The end of the last round may have begun another, in which nothing was played.
            standing: bar.match.over.kind ? bar.match.over.say : [bar.turn.round > 0 ? qsTr("round %1").arg(bar.turn.round) : "", bar.turn.phase].filter(part => part).join(" · ")
        }
        Row {
            Layout.fillWidth: true
            Layout.maximumWidth: implicitWidth
            spacing: Theme.space3
            clip: true
            Repeater {
                model: bar.match.facts
                Rectangle {
                    required property var modelData
                    implicitWidth: fact.implicitWidth + 2 * Theme.space2
                    implicitHeight: fact.implicitHeight + Theme.space1
                    radius: height / 2
                    color: Theme.raised
                    // By daylight it is as white as the bar.
                    border.width: Theme.hairline
                    border.color: Theme.line
                    FLabel {
                        id: fact
                        anchors.centerIn: parent
                        kind: "caption"
                        tabular: true
                        text: parent.modelData.name + ": " + parent.modelData.value
                    }
                }
            }
        }
        Item { Layout.fillWidth: true }
        FLabel { visible: bar.match.paused; text: qsTr("paused"); color: Theme.accent }
        Clock { visible: bar.running !== undefined; seconds: bar.running ? bar.running.seconds : 0; told: bar.running ? bar.running.clock_told : 0; going: visible && !bar.match.paused }
        TurnButton { match: bar.match; onClicked: bar.turned() }
        // A button that cannot be pressed hears of no pointer.
        Item {
            implicitWidth: undo.implicitWidth
            implicitHeight: undo.implicitHeight
            HoverHandler { id: over }
            FButton {
                id: undo
                objectName: "undoMove"
                anchors.fill: parent
                kind: "quiet"
                sign: "undo"
                hint: bar.undoTold
                enabled: bar.turn.mayUndo > 0
                onClicked: bar.match.undo()
            }
            FToolTip { visible: over.hovered && !undo.enabled; text: bar.undoTold }
        }
        FButton { kind: "quiet"; sign: "menu"; hint: qsTr("Menu"); objectName: "menu"; onClicked: bar.menu() }
    }
    Rectangle { anchors.bottom: parent.bottom; width: parent.width; height: Theme.hairline; color: Theme.line }
}
