// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T

/// A sentence about what the pointer rests on.
T.ToolTip {
    id: control

    property real widest: 320 * Theme.textScale

    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: -height - Theme.space2
    margins: Theme.space2
    padding: Theme.space2
    leftPadding: Theme.space3
    rightPadding: Theme.space3
    implicitWidth: Math.min(widest, Math.ceil(measure.implicitWidth) + leftPadding + rightPadding + 2)
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    delay: Theme.toolTipDelay
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent

    /// Its lines as they are, unwrapped.
    readonly property Text measure: Text { font: label.font; text: control.text; textFormat: Text.PlainText; visible: false }

    contentItem: FLabel {
        id: label
        text: control.text
        wrapMode: Text.Wrap
        font.pixelSize: Theme.caption + 1
    }
    background: Rectangle {
        color: Theme.raised
        radius: Theme.radius
        border.width: Theme.hairline
        border.color: Theme.edge
    }
    enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.stateTime } }
    exit: Transition { NumberAnimation { property: "opacity"; to: 0; duration: Theme.stateTime } }
}
