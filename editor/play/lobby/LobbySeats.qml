// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.Play

/// Seat by seat who is to come, is there, is ready; and who looks on.
ColumnLayout {
    id: list

    required property MatchScreen match
    /// Whoever opened the match may free a seat.
    property bool presides: false
    signal freed(int seat)

    /// Where nobody sits one may sit down; whoever opened the match moves everybody.
    function vacant(seat) { return !seat.person || (seat.invited && !seat.present); }

    spacing: Theme.space2

    FLabel { kind: "section"; text: qsTr("Seats") }
    Rows {
        spacing: Theme.space2
        // By number: a line stays, with whatever of it has the keyboard, when there is news of it.
        model: list.match.seats.length
        Rectangle {
            id: seat
            required property int index
            readonly property var modelData: list.match.seats[index] ?? ({ name: "", fill: Theme.raised, emblem: "" })
            readonly property string standing: !modelData.person ? qsTr("bot")
                : !modelData.present ? qsTr("waiting for somebody")
                : modelData.ready ? qsTr("ready") : qsTr("here")
            readonly property bool elsewhere: modelData.person && modelData.present && !modelData.here
            readonly property bool muted: list.match.chat.muted.includes(modelData.number)

            width: parent ? parent.width : 0
            implicitHeight: Math.max(line.implicitHeight, Theme.target) + Theme.space2
            radius: Theme.radius
            color: Theme.raised
            border.width: Theme.hairline
            border.color: modelData.person && modelData.ready ? Theme.accent : Theme.line
            Accessible.role: Accessible.ListItem
            Accessible.name: modelData.name + ", " + standing

            RowLayout {
                id: line
                anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; leftMargin: Theme.space3; rightMargin: Theme.space2 }
                spacing: Theme.space2
                Coin {
                    Layout.preferredWidth: Theme.icon + Theme.space2
                    Layout.preferredHeight: Theme.icon + Theme.space2
                    colour: seat.modelData.fill
                    emblem: seat.modelData.emblem
                    ink: seat.modelData.darkInk ? Theme.darkInk : Theme.lightInk
                }
                FLabel {
                    Layout.fillWidth: true
                    text: seat.modelData.name
                    wrapMode: Text.Wrap
                    font.weight: seat.modelData.here ? Font.DemiBold : Font.Normal
                    quiet: !seat.modelData.present
                }
                FLabel { objectName: "state" + seat.modelData.number; text: seat.standing; quiet: !seat.modelData.ready }
                FIcon { visible: seat.modelData.person && seat.modelData.ready; name: "check"; colour: Theme.accent }
                FButton {
                    objectName: "sit" + seat.modelData.number
                    visible: list.match.seat > 0 && list.vacant(seat.modelData)
                    text: qsTr("Sit here")
                    onClicked: list.match.exchange(list.match.seat, seat.modelData.number)
                }
                FButton {
                    objectName: "up" + seat.modelData.number
                    visible: list.presides && seat.modelData.number > 1
                    kind: "quiet"
                    sign: "up"
                    hint: qsTr("Change places with the seat above")
                    onClicked: list.match.exchange(seat.modelData.number, seat.modelData.number - 1)
                }
                FButton {
                    objectName: "mute" + seat.modelData.number
                    visible: seat.elsewhere
                    kind: "quiet"
                    sign: "sound"
                    checkable: true
                    checked: seat.muted
                    hint: seat.muted ? qsTr("Unmute %1").arg(seat.modelData.name) : qsTr("Mute %1").arg(seat.modelData.name)
                    onClicked: list.match.chat.mute(seat.modelData.number, !seat.muted)
                }
                FButton {
                    objectName: "free" + seat.modelData.number
                    visible: list.presides && seat.elsewhere && seat.modelData.invited
                    kind: "quiet"
                    sign: "close"
                    hint: qsTr("Ask %1 to leave; the invitation changes").arg(seat.modelData.name)
                    onClicked: list.freed(seat.modelData.number)
                }
            }
        }
    }
    FLabel {
        objectName: "watching"
        Layout.fillWidth: true
        Layout.topMargin: Theme.space2
        visible: list.match.watching.length > 0
        quiet: true
        wrapMode: Text.Wrap
        text: qsTr("Watching: %1").arg(list.match.watching.join(", "))
    }
}
