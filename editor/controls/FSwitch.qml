// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T

/// On or off, at once.
T.Switch {
    id: control

    implicitHeight: Math.max(Theme.target, implicitContentHeight)
    implicitWidth: implicitContentWidth
    hoverEnabled: true
    font.family: Theme.family
    font.pixelSize: Theme.body
    Accessible.name: text
    Keys.onReturnPressed: toggle()
    Keys.onEnterPressed: toggle()

    indicator: Rectangle {
        width: Math.round(38 * Theme.textScale)
        height: Math.round(22 * Theme.textScale)
        x: control.width - width
        anchors.verticalCenter: parent.verticalCenter
        radius: height / 2
        color: control.checked ? Theme.accent : Theme.window
        border.width: Theme.hairline
        border.color: control.checked ? Theme.accent : control.hovered ? Theme.text : Theme.edge
        opacity: control.enabled ? 1 : 0.5
        Rectangle {
            width: parent.height - 6
            height: width
            radius: width / 2
            y: 3
            x: control.checked ? parent.width - width - 3 : 3
            color: control.checked ? Theme.accentInk : Theme.quietText
            Behavior on x { NumberAnimation { duration: Theme.stateTime } }
        }
        FocusRing { control: control; radius: parent.radius + 3 }
    }
    contentItem: FLabel {
        text: control.text
        font: control.font
        quiet: !control.enabled
        rightPadding: control.indicator.width + Theme.space2
        elide: Text.ElideRight
        Accessible.ignored: true
    }
}
