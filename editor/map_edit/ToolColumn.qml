// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls
import Fronteira.MapEdit

/// The tools, one under the other; each has a letter.
Rectangle {
    id: column

    required property MapEditor editor
    readonly property var tools: [
        { id: "select", sign: "pointer", key: "V", name: qsTr("Select"),
          help: qsTr("Click a space to select it. Drag it, a corner, or a border to move it; Delete removes.") },
        { id: "pen", sign: "edit", key: "P", name: qsTr("Draw"),
          help: qsTr("Click corner by corner; Enter or the first corner closes the space. Corners nearby are shared.") },
        { id: "split", sign: "split", key: "C", name: qsTr("Split"),
          help: qsTr("Drag a line across a space to cut it in two; or click a line and press Enter.") },
        { id: "merge", sign: "merge", key: "M", name: qsTr("Merge"),
          help: qsTr("Click a space, then another one that becomes part of it.") },
        { id: "link", sign: "link", key: "L", name: qsTr("Link"),
          help: qsTr("Drag from one space to another to link them; the same again takes the link away.") },
        { id: "region", sign: "brush", key: "R", name: qsTr("Paint regions"),
          help: qsTr("Choose a region at the right, then click spaces or drag over them.") },
        { id: "anchor", sign: "label", key: "A", name: qsTr("Place labels"),
          help: qsTr("Click where the name and the pieces of a space should stand.") },
        { id: "pan", sign: "move", key: "H", name: qsTr("Move the view"),
          help: qsTr("Drag to move the map. The wheel zooms; the middle button moves it with any tool.") }
    ]
    readonly property string help: tools.find(tool => tool.id === editor.tool)?.help ?? ""

    implicitWidth: Theme.target + 2 * Theme.space2
    color: Theme.panel

    Column {
        x: Theme.space2
        y: Theme.space2
        spacing: Theme.space1
        Repeater {
            model: column.tools
            FButton {
                required property var modelData
                objectName: "tool." + modelData.id
                width: Theme.target
                kind: column.editor.tool === modelData.id ? "primary" : "quiet"
                sign: modelData.sign
                hint: modelData.name + " (" + modelData.key + ")"
                focusPolicy: Qt.TabFocus
                onClicked: column.editor.tool = modelData.id
            }
        }
    }
    Rectangle { width: Theme.hairline; height: parent.height; anchors.right: parent.right; color: Theme.line }
}
