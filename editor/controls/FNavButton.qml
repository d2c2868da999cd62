// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T

/// A place to go to, in the column at the left of the launcher: a sign with a word; `checked` is where one is.
T.AbstractButton {
    id: control

    property string sign: ""

    implicitWidth: contentItem.implicitWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Theme.target, Math.round(44 * Theme.textScale), implicitContentHeight + Theme.space2)
    leftPadding: Theme.space4
    rightPadding: Theme.space4
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.PageTab
    Accessible.name: text
    Accessible.selected: checked
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: Item {
        implicitWidth: words.x + words.implicitWidth
        implicitHeight: words.implicitHeight
        FIcon {
            id: icon
            anchors.verticalCenter: parent.verticalCenter
            visible: control.sign
            name: control.sign
            colour: control.checked ? Theme.accent : Theme.quietText
        }
        FLabel {
            id: words
            // Without a sign no room is left for one.
            x: control.sign ? icon.width + Theme.space3 : 0
            width: parent.width - x
            anchors.verticalCenter: parent.verticalCenter
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            text: control.text
            font.weight: control.checked ? Font.DemiBold : Font.Medium
            color: control.checked ? Theme.text : Theme.quietText
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: control.checked ? Theme.raised : control.hovered ? Theme.hovered : "transparent"
        Rectangle {
            width: 3
            height: parent.height - 2 * Theme.space3
            anchors.verticalCenter: parent.verticalCenter
            radius: 2
            visible: control.checked
            color: Theme.accent
        }
        FocusRing { control: control; inset: 0 }
    }
}
