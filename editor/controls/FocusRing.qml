// SPDX-License-Identifier: MIT
import QtQuick

/// The frame around whatever holds the keyboard; fills its parent, a little outside of it.
Rectangle {
    required property Item control
    property real inset: -3

    anchors.fill: parent
    anchors.margins: inset
    visible: control.visualFocus ?? control.activeFocus
    color: "transparent"
    border.width: Theme.focusWidth
    border.color: Theme.accent
    radius: Theme.radius - inset
}
