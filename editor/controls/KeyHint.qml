// SPDX-License-Identifier: MIT
import QtQuick

/// The name of a key, as on a key cap.
Rectangle {
    property alias text: label.text
    property color ink: Theme.quietText

    implicitWidth: Math.max(implicitHeight, label.implicitWidth + 2 * Theme.space1)
    implicitHeight: label.implicitHeight + Theme.space1
    radius: Theme.space1
    color: "transparent"
    border.width: Theme.hairline
    border.color: Theme.faded(ink, 0.45)
    Accessible.ignored: true

    FLabel {
        id: label
        anchors.centerIn: parent
        kind: "caption"
        color: parent.ink
        Accessible.ignored: true
    }
}
