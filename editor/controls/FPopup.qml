// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T

/// A raised sheet over the screen.
T.Popup {
    id: control

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    padding: Theme.space4
    margins: Theme.space2

    background: Item {
        Rectangle {
            anchors.fill: sheet
            anchors.margins: -1
            anchors.topMargin: 1
            anchors.bottomMargin: -Theme.space1
            radius: sheet.radius + 1
            color: Theme.shade
        }
        Rectangle {
            id: sheet
            anchors.fill: parent
            radius: Theme.radius
            color: Theme.raised
            border.width: Theme.hairline
            border.color: Theme.line
        }
    }
    T.Overlay.modal: Rectangle { color: Theme.veil }
    enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.stateTime } }
    exit: Transition { NumberAnimation { property: "opacity"; to: 0; duration: Theme.stateTime } }
}
