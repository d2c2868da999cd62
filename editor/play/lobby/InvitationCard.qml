// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls

/// How others come: a line to send, and the same for a camera.
Rectangle {
    id: card

    required property string invitation
    /// Where those who only watch find it with a browser; empty: nowhere.
    property string watchAddress: ""
    signal copied(string text)

    implicitHeight: row.implicitHeight + 2 * Theme.space3
    radius: Theme.cardRadius
    color: Theme.raised
    border { width: Theme.hairline; color: Theme.line }

    RowLayout {
        id: row
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.space3 }
        spacing: Theme.space4

        QrCode {
            objectName: "qr"
            Layout.preferredWidth: Math.round(168 * Theme.textScale)
            Layout.preferredHeight: width
            text: card.invitation
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("The invitation as a QR code")
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.space2
            FLabel { Layout.fillWidth: true; kind: "section"; wrapMode: Text.Wrap; text: qsTr("Invite others") }
            FLabel { Layout.fillWidth: true; quiet: true; wrapMode: Text.Wrap; text: qsTr("They paste this line into Join. It opens a seat for each of them.") }
            FTextField {
                objectName: "invitationLine"
                Layout.fillWidth: true
                label: qsTr("Invitation")
                readOnly: true
                text: card.invitation
                onTextChanged: cursorPosition = 0
                onActiveFocusChanged: if (activeFocus) selectAll(); else cursorPosition = 0
            }
            FButton {
                objectName: "copyInvitation"
                sign: "copy"
                text: done.running ? qsTr("Copied") : qsTr("Copy")
                onClicked: { card.copied(card.invitation); done.restart(); }
                Timer { id: done; interval: 2000 }
            }
            RowLayout {
                visible: card.watchAddress !== ""
                spacing: Theme.space2
                FLabel {
                    objectName: "watchAddress"
                    Layout.fillWidth: true
                    quiet: true
                    wrapMode: Text.Wrap
                    text: qsTr("To only watch, open %1 in a browser.").arg(card.watchAddress)
                }
                FButton { objectName: "copyAddress"; kind: "quiet"; sign: "copy"; hint: qsTr("Copy the address for browsers"); onClicked: card.copied(card.watchAddress) }
            }
        }
    }
}
