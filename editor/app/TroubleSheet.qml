// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Fronteira.App
import Fronteira.Controls

/// Lies over the page that cannot be shown: what was tried, what came of it, and the ways on. What takes only
/// a moment is not told.
T.Popup {
    id: sheet

    required property Trouble trouble
    property bool patient: false

    parent: T.Overlay.overlay
    width: parent ? parent.width : 0
    height: parent ? parent.height : 0
    modal: true
    focus: true
    closePolicy: T.Popup.NoAutoClose
    visible: trouble.present
    background: Rectangle { color: Theme.window }
    onAboutToShow: patient = true
    onOpened: ways.forceActiveFocus()

    Timer {
        interval: 400
        running: sheet.trouble.present && sheet.patient
        onTriggered: sheet.patient = false
    }
    Connections {
        target: sheet.trouble
        function onChanged() { if (sheet.trouble.present) ways.forceActiveFocus(); }
    }
    contentItem: FocusScope {
        id: ways
        focus: true
        Keys.onEscapePressed: sheet.trouble.back()
        Keys.onReturnPressed: sheet.trouble.retry()
        Keys.onEnterPressed: sheet.trouble.retry()

        Column {
            anchors.centerIn: parent
            width: Math.min(parent.width - 2 * Theme.space6, 560 * Theme.textScale)
            spacing: Theme.space4
            visible: !sheet.trouble.waiting || !sheet.patient

            FIcon {
                anchors.horizontalCenter: parent.horizontalCenter
                width: 2.2 * Theme.icon
                height: width
                name: sheet.trouble.waiting ? "network" : "warning"
                colour: Theme.edge
            }
            FLabel {
                objectName: "tried"
                width: parent.width
                kind: "section"
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                text: sheet.trouble.waiting ? qsTr("%1…").arg(sheet.trouble.tried) : sheet.trouble.tried
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text + " " + sheet.trouble.why
            }
            FLabel {
                objectName: "why"
                width: parent.width
                visible: text !== ""
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                text: sheet.trouble.why
                Accessible.ignored: true
            }
            FLabel {
                width: parent.width
                visible: sheet.trouble.seconds > 0
                quiet: true
                tabular: true
                horizontalAlignment: Text.AlignHCenter
                text: qsTr("Trying again in %n seconds", "", sheet.trouble.seconds)
            }
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Theme.space2
                visible: sheet.trouble.offersAnother
                FButton {
                    objectName: "setUpAgain"
                    text: qsTr("Set up a new match like it")
                    hint: qsTr("With the game as it is now; this match stays where it is")
                    onClicked: sheet.trouble.takeAnother()
                }
                FButton {
                    objectName: "playOn"
                    text: qsTr("Play on with the game as it is now")
                    hint: qsTr("A new match begins with the moves of this one, as far as they are possible")
                    onClicked: sheet.trouble.takeNewRules()
                }
            }
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Theme.space2
                FButton { objectName: "giveUp"; text: qsTr("Back"); key: "Esc"; onClicked: sheet.trouble.back() }
                FButton {
                    objectName: "playUnkept"
                    visible: sheet.trouble.offersUnkept
                    text: qsTr("Play without keeping matches")
                    hint: qsTr("Matches of this window end when it is closed")
                    onClicked: sheet.trouble.playUnkept()
                }
                FButton {
                    objectName: "retry"
                    visible: !sheet.trouble.waiting
                    kind: "primary"
                    text: qsTr("Try again now")
                    key: "Enter"
                    onClicked: sheet.trouble.retry()
                }
            }
        }
    }
}
