// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls
import Fronteira.MapEdit

/// All that was done, the latest at the end; a click goes back, or forward, to that moment.
ListView {
    id: list

    required property MapEditor editor
    readonly property var lines: [qsTr("As it was opened")].concat(editor.history)

    clip: true
    model: lines
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true
    currentIndex: editor.moment
    Accessible.role: Accessible.List
    Accessible.name: qsTr("History")
    Keys.onUpPressed: editor.moment = Math.max(0, editor.moment - 1)
    Keys.onDownPressed: editor.moment = Math.min(editor.history.length, editor.moment + 1)

    delegate: Rectangle {
        id: row
        required property int index
        required property string modelData
        objectName: "history" + index
        width: ListView.view.width
        height: Theme.target
        radius: Theme.radius
        color: list.editor.moment === index ? Theme.raised : mouse.containsMouse ? Theme.hovered : "transparent"
        FLabel {
            anchors.fill: parent
            leftPadding: Theme.space3
            rightPadding: Theme.space2
            text: row.modelData
            elide: Text.ElideRight
            quiet: row.index > list.editor.moment
            font.weight: list.editor.moment === row.index ? Font.DemiBold : Font.Normal
        }
        MouseArea { id: mouse; anchors.fill: parent; hoverEnabled: true; onClicked: list.editor.moment = row.index }
    }
}
