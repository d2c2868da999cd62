// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.Play

/// A question of somebody else that waits for an answer, or a match that is paused.
Rectangle {
    id: bar

    required property MatchScreen match
    readonly property bool asked: match.question.by !== undefined && (match.question.of ?? [match.seat]).some(seat => seat !== match.question.by)

    visible: asked || match.paused
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
            text: bar.asked ? bar.match.question.say ?? "" : qsTr("The match is paused")
        }
        FButton { visible: bar.asked; text: qsTr("No"); onClicked: bar.match.answer(false) }
        FButton { visible: bar.asked; kind: "primary"; text: qsTr("Yes"); onClicked: bar.match.answer(true) }
        FButton { visible: !bar.asked; kind: "primary"; text: qsTr("Go on"); onClicked: bar.match.goOn() }
    }
}
