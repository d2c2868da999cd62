// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T

/// One of several that may be chosen together.
T.CheckBox {
    id: control

    /// Its words may take several lines, where its width is given.
    property bool wraps: false

    implicitHeight: Math.max(Theme.target, implicitContentHeight)
    implicitWidth: implicitContentWidth
    hoverEnabled: true
    font.family: Theme.family
    font.pixelSize: Theme.body
    Accessible.name: text
    Keys.onReturnPressed: toggle()
    Keys.onEnterPressed: toggle()

    indicator: Rectangle {
        width: Math.round(20 * Theme.textScale)
        height: width
        anchors.verticalCenter: parent.verticalCenter
        radius: Theme.space1
        color: control.checked ? Theme.accent : Theme.window
        border.width: Theme.hairline
        border.color: control.checked ? Theme.accent : control.hovered ? Theme.text : Theme.edge
        opacity: control.enabled ? 1 : 0.5
        FIcon {
            anchors.centerIn: parent
            width: parent.width - 4
            height: width
            visible: control.checked
            name: "check"
            colour: Theme.accentInk
        }
        FocusRing { control: control; radius: parent.radius + 3 }
    }
    contentItem: FLabel {
        leftPadding: control.indicator.width + Theme.space2
        text: control.text
        font: control.font
        wrapMode: control.wraps ? Text.Wrap : Text.NoWrap
        quiet: !control.enabled
        Accessible.ignored: true
    }
}
