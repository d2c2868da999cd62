// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T

/// One line to fill in. `label` names it for those who do not see it; `fault`, when not empty, says what is
/// wrong and colours the edge.
T.TextField {
    id: control

    property string label: ""
    property string fault: ""

    implicitWidth: 220 * Theme.textScale
    implicitHeight: Math.max(Theme.target, contentHeight + topPadding + bottomPadding)
    leftPadding: Theme.space3
    rightPadding: Theme.space3
    topPadding: Theme.space1
    bottomPadding: Theme.space1
    hoverEnabled: true
    selectByMouse: true
    verticalAlignment: TextInput.AlignVCenter
    font.family: Theme.family
    font.pixelSize: Theme.body
    color: enabled ? Theme.text : Theme.quietText
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentInk
    placeholderTextColor: Theme.quietText
    // What is too long is read from its beginning, and its end seen by who goes there.
    onTextChanged: if (!activeFocus) cursorPosition = 0
    onActiveFocusChanged: if (!activeFocus) cursorPosition = 0
    Accessible.name: label || placeholderText
    Accessible.description: fault

    FLabel {
        x: control.leftPadding
        width: control.width - 2 * x
        height: control.height
        visible: !control.length && !control.preeditText
        text: control.placeholderText
        quiet: true
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    background: Rectangle {
        radius: Theme.radius
        color: control.enabled ? Theme.window : Theme.panel
        border.width: Theme.hairline
        border.color: control.fault ? Theme.error : control.hovered ? Theme.text : Theme.edge
        FocusRing { control: control; visible: control.activeFocus }
    }

    FToolTip { visible: control.fault && (control.hovered || control.activeFocus); text: control.fault }
}
