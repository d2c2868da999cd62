// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T

/// A number by feel. `label` names it.
T.Slider {
    id: control

    property string label: ""

    implicitWidth: 200 * Theme.textScale
    implicitHeight: Theme.target
    padding: Theme.space2
    hoverEnabled: true
    Accessible.name: label

    background: Rectangle {
        x: control.leftPadding
        y: (control.height - height) / 2
        width: control.availableWidth
        height: 4
        radius: 2
        color: Theme.line
        Rectangle {
            width: control.visualPosition * parent.width
            height: parent.height
            radius: 2
            color: control.enabled ? Theme.accent : Theme.quietText
        }
    }
    handle: Rectangle {
        x: control.leftPadding + control.visualPosition * (control.availableWidth - width)
        y: (control.height - height) / 2
        width: Math.round(18 * Theme.textScale)
        height: width
        radius: width / 2
        color: control.pressed ? Theme.accentHovered : Theme.raised
        border.width: 2
        border.color: control.enabled ? Theme.accent : Theme.quietText
        FocusRing { control: control; radius: parent.radius + 3 }
    }
}
