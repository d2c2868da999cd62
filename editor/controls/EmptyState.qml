// SPDX-License-Identifier: MIT
import QtQuick

/// What a place says while nothing is in it: a sign, a sentence, and the way out.
Column {
    id: empty

    property string sign: "info"
    property string text: ""
    property string action: ""
    /// The object name of the button.
    property string actionName: ""
    signal activated

    spacing: Theme.space3

    FIcon {
        anchors.horizontalCenter: parent.horizontalCenter
        width: 2.2 * Theme.icon
        height: width
        name: empty.sign
        colour: Theme.edge
    }
    FLabel {
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(implicitWidth, empty.width || implicitWidth)
        text: empty.text
        quiet: true
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
    }
    FButton {
        anchors.horizontalCenter: parent.horizontalCenter
        objectName: empty.actionName
        visible: empty.action
        kind: "primary"
        text: empty.action
        onClicked: empty.activated()
    }
}
