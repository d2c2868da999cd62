// SPDX-License-Identifier: MIT
import QtQuick

/// A message that goes by itself: show("Saved"), or show("Not saved: ...", true) for what went wrong, which
/// stays until it is closed; show("Not now", true, false) goes all the same.
Rectangle {
    id: toast

    property string text: ""
    property bool bad: false
    property bool stays: false
    property bool shown: false

    function show(message, isBad = false, itStays = isBad) {
        text = message;
        bad = isBad;
        stays = itStays;
        shown = true;
        timer.restart();
    }

    implicitWidth: Math.min(460 * Theme.textScale, row.implicitWidth + 2 * Theme.space3)
    implicitHeight: Math.max(Theme.target + Theme.space2, label.implicitHeight + 2 * Theme.space2)
    radius: Theme.radius
    color: Theme.raised
    border.width: Theme.hairline
    border.color: bad ? Theme.error : Theme.edge
    opacity: shown ? 1 : 0
    visible: opacity > 0
    Behavior on opacity { NumberAnimation { duration: Theme.stateTime } }
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    TextEdit { id: words; visible: false; text: toast.text }
    Timer {
        id: timer
        interval: Theme.toastTime
        running: toast.shown && !toast.stays
        onTriggered: toast.shown = false
    }
    Row {
        id: row
        x: Theme.space3
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.space2
        FIcon {
            id: icon
            anchors.verticalCenter: parent.verticalCenter
            name: toast.bad ? "warning" : "check"
            colour: toast.bad ? Theme.error : Theme.good
        }
        FLabel {
            id: label
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, 460 * Theme.textScale - icon.width - closing.width - (copying.visible ? copying.width + Theme.space2 : 0) - 5 * Theme.space2)
            text: toast.text
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        FButton {
            id: copying
            objectName: "copyToast"
            anchors.verticalCenter: parent.verticalCenter
            visible: toast.bad && toast.stays
            kind: "quiet"
            sign: "copy"
            hint: qsTr("Copy")
            onClicked: { words.selectAll(); words.copy(); }
        }
        FButton {
            id: closing
            anchors.verticalCenter: parent.verticalCenter
            kind: "quiet"
            sign: "close"
            hint: qsTr("Close")
            onClicked: toast.shown = false
        }
    }
}
