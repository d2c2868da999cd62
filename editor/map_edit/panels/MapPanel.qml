// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.MapEdit

/// What the map is as a whole.
ColumnLayout {
    id: panel

    required property MapEditor editor
    readonly property var head: editor.head
    readonly property bool gridded: head.grid.width > 0

    spacing: Theme.space2

    FLabel { kind: "section"; text: panel.head.name; elide: Text.ElideRight; Layout.fillWidth: true }
    // The links of a grid go without saying; only others are counted.
    FLabel {
        quiet: true
        visible: panel.head.spaces > 0
        text: [qsTr("%n spaces", "", panel.head.spaces), panel.gridded && panel.head.links === 0 ? "" : qsTr("%n links", "", panel.head.links)].filter(part => part).join(" · ")
    }
    NameFields {
        Layout.fillWidth: true
        field: "mapName"
        names: panel.head.names
        onNamed: (language, name) => panel.editor.setName(language, name)
    }
    component Field: FTextField {
        property string key
        Layout.fillWidth: true
        text: panel.head[key] ?? ""
        placeholderText: label
        onEditingFinished: if (text !== (panel.head[key] ?? "")) panel.editor.setHead(key, text)
    }
    FLabel { Layout.fillWidth: true; wrapMode: Text.Wrap; kind: "caption"; quiet: true; text: qsTr("Id, ideally the name of its file") }
    Field { objectName: "mapId"; key: "id"; label: qsTr("Id") }
    FLabel { Layout.fillWidth: true; wrapMode: Text.Wrap; kind: "caption"; quiet: true; text: qsTr("Description, authors, licence, source") }
    FTextArea {
        objectName: "description"
        Layout.fillWidth: true
        label: qsTr("Description")
        placeholderText: label
        text: panel.head.description ?? ""
        onEditingFinished: if (text !== (panel.head.description ?? "")) panel.editor.setHead("description", text)
    }
    Field { key: "authors"; label: qsTr("Authors, separated by commas") }
    Field { key: "licence"; label: qsTr("Licence, such as CC0-1.0") }
    Field { key: "source"; label: qsTr("Source of the outlines") }

    FLabel { Layout.fillWidth: true; wrapMode: Text.Wrap; kind: "caption"; quiet: true; text: qsTr("Size of the plane"); visible: !panel.gridded }
    Flow {
        Layout.fillWidth: true
        visible: !panel.gridded
        spacing: Theme.space1
        FSpinBox { label: qsTr("Width"); from: 1; to: 1000000; stepSize: 100; value: panel.head.width; onValueModified: panel.editor.setSize(value, panel.head.height) }
        FSpinBox { label: qsTr("Height"); from: 1; to: 1000000; stepSize: 100; value: panel.head.height; onValueModified: panel.editor.setSize(panel.head.width, value) }
        FButton { objectName: "fitPlane"; sign: "fit"; hint: qsTr("Fit the plane to the land, with a little sea around"); enabled: panel.head.spaces > 0; onClicked: panel.editor.fitPlane() }
        FButton { objectName: "turnPlane"; sign: "turn_right"; hint: qsTr("Turn the whole map by a quarter"); enabled: panel.head.spaces > 0; onClicked: panel.editor.turnPlane(true) }
    }
    FLabel { Layout.fillWidth: true; wrapMode: Text.Wrap; kind: "caption"; quiet: true; text: qsTr("Spaces") }
    FComboBox {
        Layout.fillWidth: true
        label: qsTr("Spaces")
        readonly property var shapes: ["", "square", "square_with_diagonals", "hex"]
        model: [qsTr("Drawn by hand"), qsTr("Squares"), qsTr("Squares with diagonals"), qsTr("Hexagons")]
        currentIndex: shapes.indexOf(panel.head.grid.shape ?? "")
        onActivated: index => panel.editor.setGrid(shapes[index], panel.head.grid.width ?? 10, panel.head.grid.height ?? 10)
    }
    RowLayout {
        visible: panel.gridded
        FSpinBox { label: qsTr("Columns"); from: 1; to: 1000; value: panel.head.grid.width ?? 1; onValueModified: panel.editor.setGrid(panel.head.grid.shape, value, panel.head.grid.height) }
        FSpinBox { label: qsTr("Rows"); from: 1; to: 1000; value: panel.head.grid.height ?? 1; onValueModified: panel.editor.setGrid(panel.head.grid.shape, panel.head.grid.width, value) }
    }
}
