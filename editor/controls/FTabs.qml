// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T

/// A row of words of which one is chosen, or several rows where there is less room. `names` are the words; left and
/// right walk.
FocusScope {
    id: control

    property var names: []
    property int current: 0

    implicitWidth: {
        let sum = 0;
        for (let i = 0; i < tabs.count; ++i) sum += (tabs.itemAt(i)?.implicitWidth ?? 0) + (i > 0 ? row.spacing : 0);
        return Math.ceil(sum);
    }
    implicitHeight: row.implicitHeight
    activeFocusOnTab: true
    Accessible.role: Accessible.PageTabList
    Keys.onLeftPressed: current = Math.max(0, current - 1)
    Keys.onRightPressed: current = Math.min(names.length - 1, current + 1)

    Flow {
        id: row
        width: control.width
        spacing: Theme.space1
        Repeater {
            id: tabs
            model: control.names
            T.AbstractButton {
                id: tab
                required property int index
                required property string modelData
                readonly property bool chosen: control.current === index
                implicitHeight: Theme.target
                implicitWidth: label.implicitWidth + 2 * Theme.space3
                hoverEnabled: true
                focusPolicy: Qt.NoFocus
                Accessible.role: Accessible.PageTab
                Accessible.name: modelData
                Accessible.selected: chosen
                onClicked: { control.current = index; control.forceActiveFocus(Qt.MouseFocusReason); }
                contentItem: FLabel {
                    id: label
                    horizontalAlignment: Text.AlignHCenter
                    text: tab.modelData
                    font.weight: tab.chosen ? Font.DemiBold : Font.Medium
                    color: tab.chosen ? Theme.text : Theme.quietText
                    Accessible.ignored: true
                }
                background: Rectangle {
                    radius: Theme.radius
                    color: tab.hovered && !tab.chosen ? Theme.hovered : "transparent"
                    Rectangle {
                        anchors.bottom: parent.bottom
                        x: Theme.space3
                        width: parent.width - 2 * x
                        height: 2
                        color: tab.chosen ? Theme.accent : "transparent"
                    }
                    FocusRing { control: tab; inset: 0; visible: control.activeFocus && tab.chosen }
                }
            }
        }
    }
}
