// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T

/// A whole number with minus and plus; it may be typed, too. `label` names it.
T.SpinBox {
    id: control

    property string label: ""

    implicitWidth: Math.max(contentItem.implicitWidth, 44 * Theme.textScale) + leftPadding + rightPadding
    implicitHeight: Theme.target
    leftPadding: Theme.target
    rightPadding: Theme.target
    hoverEnabled: true
    editable: true
    font.family: Theme.family
    font.pixelSize: Theme.body
    font.weight: Font.Medium
    Accessible.name: label
    validator: IntValidator {
        bottom: Math.min(control.from, control.to)
        top: Math.max(control.from, control.to)
    }

    contentItem: TextInput {
        text: control.displayText
        font: control.font
        color: control.enabled ? Theme.text : Theme.quietText
        selectionColor: Theme.accent
        selectedTextColor: Theme.accentInk
        horizontalAlignment: Qt.AlignHCenter
        verticalAlignment: Qt.AlignVCenter
        readOnly: !control.editable
        selectByMouse: true
        validator: control.validator
        inputMethodHints: Qt.ImhFormattedNumbersOnly
    }
    component Step: Rectangle {
        property bool down
        property bool over
        property bool possible
        property alias sign: icon.name
        width: Theme.target
        height: control.height
        radius: Theme.radius
        color: down ? Theme.pressed : over && possible ? Theme.hovered : "transparent"
        FIcon {
            id: icon
            anchors.centerIn: parent
            colour: parent.possible && control.enabled ? Theme.text : Theme.line
        }
    }
    down.indicator: Step {
        sign: "minus"
        down: control.down.pressed
        over: control.down.hovered
        possible: control.value > control.from
    }
    up.indicator: Step {
        x: control.width - width
        sign: "plus"
        down: control.up.pressed
        over: control.up.hovered
        possible: control.value < control.to
    }
    background: Rectangle {
        radius: Theme.radius
        color: Theme.window
        border.width: Theme.hairline
        border.color: control.hovered ? Theme.text : Theme.edge
        FocusRing { control: control; visible: control.activeFocus }
    }
}
