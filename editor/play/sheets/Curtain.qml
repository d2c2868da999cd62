// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls
import Fronteira.Play

/// Between two people at one screen: nothing of the one's secrets is seen until the other lifts it.
FocusScope {
    id: curtain

    required property MatchScreen match
    readonly property var next: match.seats.find(seat => seat.number === match.curtain)
    signal lifted
    signal menu

    function raise() { match.lift(); lifted(); }

    visible: match.curtain > 0 && next !== undefined
    focus: visible
    onVisibleChanged: if (visible) lift.forceActiveFocus()
    Component.onCompleted: if (visible) lift.forceActiveFocus()
    Keys.onReturnPressed: raise()
    Keys.onEnterPressed: raise()
    Keys.onEscapePressed: menu()

    Rectangle { anchors.fill: parent; color: Theme.window }
    MouseArea { anchors.fill: parent; hoverEnabled: true; acceptedButtons: Qt.AllButtons; onWheel: {} }
    Column {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.space5
        spacing: Theme.space4
        Coin {
            anchors.horizontalCenter: parent.horizontalCenter
            width: 96
            height: 96
            colour: curtain.next ? curtain.next.fill : Theme.raised
            ink: curtain.next && curtain.next.darkInk ? Theme.darkInk : Theme.lightInk
            emblem: curtain.next ? curtain.next.emblem : ""
        }
        FLabel {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            kind: "title"
            text: curtain.next ? qsTr("Hand the screen to %1").arg(curtain.next.name) : ""
        }
        FLabel {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            quiet: true
            text: qsTr("Nothing secret is shown until they confirm.")
        }
        FButton {
            id: lift
            objectName: "lift"
            anchors.horizontalCenter: parent.horizontalCenter
            kind: "primary"
            text: curtain.next ? qsTr("I am %1").arg(curtain.next.name) : ""
            focus: true
            key: "Enter"
            onClicked: curtain.raise()
        }
    }
    FButton {
        objectName: "curtainMenu"
        anchors { top: parent.top; right: parent.right; topMargin: Theme.space3 / 2; rightMargin: Theme.space2 }
        kind: "quiet"
        sign: "menu"
        hint: qsTr("Menu")
        onClicked: curtain.menu()
    }
}
