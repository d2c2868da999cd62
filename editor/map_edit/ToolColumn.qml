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
          help: qsTr("Click a space to select it, with Shift several. Drag it, a corner, or a border to move it; Delete removes."),
          more: qsTr("With Shift, a click adds or removes a space, and dragging adds all spaces whose names the frame surrounds. What is selected is moved, duplicated, merged and deleted together, and the panel changes all of it.") },
        { id: "pen", sign: "edit", key: "P", name: qsTr("Draw"),
          help: qsTr("Click corner by corner; Enter or a click on the first corner closes the space. Nearby corners are shared.") },
        { id: "split", sign: "split", key: "C", name: qsTr("Split"),
          help: qsTr("Drag a line across a space to cut it in two; or click a line and press Enter.") },
        { id: "merge", sign: "merge", key: "M", name: qsTr("Merge"),
          help: qsTr("Click a space, then another one to add to it.") },
        { id: "link", sign: "link", key: "L", name: qsTr("Link"),
          help: qsTr("Drag from one space to another to link them; do it again to remove the link.") },
        { id: "region", sign: "brush", key: "R", name: qsTr("Paint regions"),
          help: qsTr("Choose a region on the right, then click spaces or drag over them.") },
        { id: "anchor", sign: "label", key: "A", name: qsTr("Place labels"),
          help: qsTr("Click where the name and the pieces of a space should be.") },
        { id: "trace", sign: "trace", key: "T", name: qsTr("Trace a picture"),
          help: qsTr("Point at an area of the picture; a click makes it a space. Neighbours share their borders."),
          more: qsTr("If an area is not what you mean, change the colour tolerance or the width of the lines that divide areas. What is already covered by a space cannot be traced again.") },
        { id: "pan", sign: "move", key: "H", name: qsTr("Move the view"),
          help: qsTr("Drag to move the map. The wheel zooms; the middle button moves it with any tool.") }
    ]
    /// Sheets beside the canvas; the key opens and closes them.
    readonly property var aids: [
        { id: "picture", sign: "picture", key: "I", name: qsTr("Picture to trace"),
          help: qsTr("A picture under the map; the map file remembers it, and nobody else sees it. When unlocked, drag it to move it and drag its corners to resize it. Tracing turns its areas into spaces; lines and lettering go to the areas beside them.") },
        { id: "symmetry", sign: "mirror", key: "S", name: qsTr("Symmetry"),
          help: qsTr("With a symmetry, every edit is also made at its images, and undone as one. The map shows the axis, and corners near it snap to it. Repeat creates the images of what was there before.") },
        { id: "grid", sign: "squares", key: "Q", name: qsTr("Grid"),
          help: qsTr("Lines at equal distances to draw by. With snapping on, corners that are drawn or dragged go to the crossings of the grid, and spaces move by whole squares; corners and borders nearby come first.") },
        { id: "links", sign: "find_links", key: "K", name: qsTr("Find links"),
          help: qsTr("Proposes a link for every two neighbouring spaces, with the length of their border. A gap above 0 also finds borders that do not quite meet.") },
        { id: "generate", sign: "dice", key: "G", name: qsTr("Generate a map"),
          help: qsTr("Draws random continents and islands. The same numbers and seed give the same map, another seed gives another one. However often you try, it is one step of the history.") }
    ]
    property string aid: ""
    readonly property var tool: tools.find(one => one.id === editor.tool) ?? ({})
    readonly property string help: editor.tool === "picture" ? qsTr("Drag the picture to move it, a corner to make it larger or smaller. Lock it when it is in place.") : tool.help ?? ""
    function toggle(id) { aid = aid === id ? "" : id; }

    implicitWidth: Theme.target + 2 * Theme.space2
    color: Theme.panel

    Flickable {
        anchors.fill: parent
        contentHeight: all.implicitHeight + 2 * Theme.space2
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        Column {
            id: all
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
                    hintAt: "aside"
                    focusPolicy: Qt.TabFocus
                    onClicked: column.editor.tool = modelData.id
                }
            }
            Rectangle { width: Theme.target; height: Theme.hairline; color: Theme.line }
            Repeater {
                model: column.aids
                FButton {
                    required property var modelData
                    objectName: "aid." + modelData.id
                    width: Theme.target
                    kind: column.aid === modelData.id ? "secondary" : "quiet"
                    sign: modelData.sign
                    hint: modelData.name + " (" + modelData.key + ")"
                    hintAt: "aside"
                    focusPolicy: Qt.TabFocus
                    onClicked: column.toggle(modelData.id)
                }
            }
        }
    }
    Rectangle { width: Theme.hairline; height: parent.height; anchors.right: parent.right; color: Theme.line }
}
