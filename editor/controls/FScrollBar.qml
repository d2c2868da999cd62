// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T

/// Thin until pointed at.
T.ScrollBar {
    id: control

    implicitWidth: vertical ? 12 : 48
    implicitHeight: vertical ? 48 : 12
    padding: 3
    minimumSize: 0.06
    visible: policy !== T.ScrollBar.AlwaysOff && size < 1
    Accessible.ignored: true

    contentItem: Rectangle {
        radius: 3
        color: control.pressed || control.hovered ? Theme.quietText : Theme.edge
        opacity: control.policy === T.ScrollBar.AlwaysOn || control.active || control.hovered ? 1 : 0.55
    }
}
