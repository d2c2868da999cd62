// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T

/// A raised card: put content inside. It can be focused and clicked when `clickable`.
T.AbstractButton {
    id: control

    default property alias body: inner.data
    property bool clickable: true
    property bool selected: false

    padding: Theme.space4
    implicitWidth: inner.childrenRect.width + leftPadding + rightPadding
    implicitHeight: inner.childrenRect.height + topPadding + bottomPadding
    hoverEnabled: clickable
    focusPolicy: clickable ? Qt.StrongFocus : Qt.NoFocus
    Accessible.role: clickable ? Accessible.Button : Accessible.Pane
    Accessible.name: text
    Keys.onReturnPressed: if (clickable) clicked()
    Keys.onEnterPressed: if (clickable) clicked()

    contentItem: Item { id: inner }
    background: Rectangle {
        radius: Theme.cardRadius
        color: control.down && control.clickable ? Theme.pressed
             : control.hovered ? Theme.hovered : Theme.raised
        border.width: control.selected ? Theme.focusWidth : Theme.hairline
        border.color: control.selected ? Theme.accent : control.hovered ? Theme.edge : Theme.line
        Behavior on color { ColorAnimation { duration: Theme.stateTime } }
        FocusRing { control: control; radius: parent.radius + 3 }
    }
}
