// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls

/// Tells whoever writes the game, while it is played, that the match does not have the new rules.
Rectangle {
    id: bar

    property bool found: false
    /// The match was opened here, so that it can be opened as it was once more.
    property bool canBegin: false
    signal begun
    /// The match goes on with the new rules.
    signal taken
    signal dismissed

    visible: found
    implicitHeight: row.implicitHeight + 2 * Theme.space2
    radius: Theme.cardRadius
    color: Theme.raised
    border.width: Theme.hairline
    border.color: Theme.accent

    RowLayout {
        id: row
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.space4 }
        spacing: Theme.space2
        FLabel {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: qsTr("The files of this game were changed. This match keeps the rules that it began with.")
            Accessible.role: Accessible.AlertMessage
        }
        FButton { objectName: "keepRules"; text: qsTr("Keep the old rules"); onClicked: bar.dismissed() }
        FButton { objectName: "beginAnew"; visible: bar.canBegin; text: qsTr("Begin anew"); hint: qsTr("From the beginning, with the new rules"); hintAt: "below"; onClicked: bar.begun() }
        FButton {
            objectName: "takeNewRules"
            kind: "primary"
            text: qsTr("Play on with the new rules")
            hint: qsTr("The moves so far are played again, as far as they are possible")
            hintAt: "below"
            onClicked: bar.taken()
        }
    }
}
