// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.MapEdit

/// The line above the canvas: which map it is, whether it is saved, and what is done with the whole of it.
Rectangle {
    id: bar

    required property MapEditor editor
    /// Somebody is at a field, and may have typed what is not in the map yet.
    readonly property bool typing: Window.activeFocusItem !== null && Window.activeFocusItem.editingFinished !== undefined
    signal back
    signal fresh
    signal open
    signal save
    signal saveAs
    signal importMap
    signal exportMap
    signal play

    implicitHeight: Theme.target + Theme.space3
    color: Theme.panel

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.space2
        anchors.rightMargin: Theme.space3
        spacing: Theme.space1

        FButton { objectName: "closeEditor"; kind: "quiet"; sign: "back"; hint: qsTr("Close the map"); onClicked: bar.back() }
        FLabel {
            // A layout gives whole pixels, and half a pixel less cuts the last letters.
            readonly property real whole: Math.ceil(implicitWidth) + 1
            objectName: "mapTitle"
            Layout.leftMargin: Theme.space1
            Layout.fillWidth: true
            Layout.preferredWidth: whole
            Layout.maximumWidth: whole
            Layout.minimumWidth: Math.min(whole, 90 * Theme.textScale)
            kind: "control"
            font.weight: Font.DemiBold
            elide: Text.ElideRight
            text: bar.editor.title
        }
        FLabel {
            quiet: true
            elide: Text.ElideMiddle
            Layout.fillWidth: true
            text: bar.editor.clean ? bar.editor.path.split("/").pop() : qsTr("not saved")
        }
        FButton { objectName: "undo"; kind: "quiet"; sign: "undo"; hint: bar.editor.canUndo ? qsTr("Undo: %1 (Ctrl+Z)").arg(bar.editor.history[bar.editor.moment - 1]) : qsTr("Undo (Ctrl+Z)"); enabled: bar.editor.canUndo; onClicked: bar.editor.undo() }
        FButton { objectName: "redo"; kind: "quiet"; sign: "redo"; hint: bar.editor.canRedo ? qsTr("Redo: %1 (Ctrl+Shift+Z)").arg(bar.editor.history[bar.editor.moment]) : qsTr("Redo (Ctrl+Shift+Z)"); enabled: bar.editor.canRedo; onClicked: bar.editor.redo() }
        FButton { kind: "quiet"; sign: "plus"; hint: qsTr("New map (Ctrl+N)"); onClicked: bar.fresh() }
        FButton { kind: "quiet"; sign: "open"; hint: qsTr("Open a map (Ctrl+O)"); onClicked: bar.open() }
        FButton { kind: "quiet"; sign: "copy"; hint: qsTr("Save under another name (Ctrl+Shift+S)"); onClicked: bar.saveAs() }
        FButton { objectName: "importMap"; kind: "quiet"; sign: "import"; hint: qsTr("Import a map from another program"); onClicked: bar.importMap() }
        FButton { objectName: "exportMap"; kind: "quiet"; sign: "export"; hint: qsTr("Export the map for another program"); onClicked: bar.exportMap() }
        FButton { objectName: "saveMap"; sign: "save"; text: qsTr("Save"); hint: qsTr("Ctrl+S"); enabled: !bar.editor.clean || !bar.editor.path || bar.typing; onClicked: bar.save() }
        FButton { objectName: "playMap"; kind: "primary"; sign: "play"; text: qsTr("Play"); hint: qsTr("Try the map in a match right away (F5)"); onClicked: bar.play() }
    }
    Rectangle { anchors.bottom: parent.bottom; width: parent.width; height: Theme.hairline; color: Theme.line }
}
