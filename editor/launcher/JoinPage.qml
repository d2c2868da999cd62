// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls

/// Sits down at a match that somebody else hosts.
Page {
    id: page

    required property var studio
    readonly property bool whole: studio.isInvitation(invitation.text)

    /// The way back to the last match; what is typed meanwhile gives way to nothing but another.
    readonly property string kept: studio.settings.guest
    onKeptChanged: invitation.text = kept

    function join() { if (whole) studio.accept(invitation.text.trim()); }

    title: qsTr("Join a match")
    widest: 560 * Theme.textScale
    // There is one thing to do here, and it is done by typing or pasting.
    Component.onCompleted: (invitation.text ? called : invitation).forceActiveFocus()

    FLabel {
        width: parent.width
        wrapMode: Text.Wrap
        quiet: true
        text: qsTr("Whoever hosts the match gives you an invitation: one line with an address and a code. If the connection is lost, it leads you back to your seat.")
    }
    FLabelled {
        name: qsTr("Invitation")
        FTextField {
            id: invitation
            objectName: "invitation"
            width: parent.width
            label: qsTr("Invitation")
            placeholderText: "192.0.2.1:7878/9f02c57de1…"
            onAccepted: if (page.whole) page.join(); else called.forceActiveFocus()
        }
        FLabel {
            objectName: "invitationFault"
            width: parent.width
            visible: invitation.text.trim() !== "" && !page.whole
            kind: "caption"
            color: Theme.error
            wrapMode: Text.Wrap
            text: qsTr("This invitation is incomplete. An invitation looks like 192.0.2.1:7878/9f02c57de1.")
        }
    }
    FLabelled {
        name: qsTr("Your name")
        FTextField {
            id: called
            objectName: "called"
            width: parent.width
            label: qsTr("Your name")
            maximumLength: 30
            text: page.studio.settings.name
            onEditingFinished: page.studio.settings.name = text.trim()
            onAccepted: page.join()
        }
    }
    FButton { objectName: "sitDown"; kind: "primary"; text: qsTr("Sit down"); enabled: page.whole; onClicked: page.join() }
}
