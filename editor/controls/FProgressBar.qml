// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T

/// How far long work has come. `label` names it.
T.ProgressBar {
    id: control

    property string label: ""

    implicitWidth: 200 * Theme.textScale
    implicitHeight: 6
    Accessible.name: label

    background: Rectangle { radius: 3; color: Theme.line }
    contentItem: Item {
        Rectangle {
            width: parent.width * (control.indeterminate ? 0.3 : control.visualPosition)
            height: parent.height
            radius: 3
            color: Theme.accent
        }
    }
}
