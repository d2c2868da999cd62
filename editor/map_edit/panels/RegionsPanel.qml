// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.MapEdit

/// The regions: their names, colours and bonuses; the one that is chosen is what the brush paints.
ColumnLayout {
    id: panel

    required property MapEditor editor
    readonly property var chosen: editor.regions.find(region => region.id === editor.brush)
    readonly property var colours: ["#d9b566", "#5f86b5", "#b394bd", "#8fb56e", "#cc7a5c", "#a8d5c8", "#7a6a58", "#efe9a8"]

    spacing: Theme.space2

    RowLayout {
        Layout.fillWidth: true
        FTextField {
            id: fresh
            objectName: "newRegion"
            Layout.fillWidth: true
            placeholderText: qsTr("A new region")
            onAccepted: add.clicked()
        }
        FButton {
            id: add
            objectName: "addRegion"
            sign: "plus"
            hint: qsTr("Add this region")
            enabled: fresh.text.trim() !== ""
            onClicked: { panel.editor.addRegion(fresh.text); panel.editor.tool = "region"; fresh.clear(); }
        }
    }
    Rows {
        spacing: Theme.space2
        model: [{ id: "", name: qsTr("No region"), colour: "", spaces: -1 }].concat(panel.editor.regions)
        FCard {
            id: card
            required property var modelData
            objectName: "region." + modelData.id
            width: parent ? parent.width : 0
            padding: Theme.space2
            selected: panel.editor.brush === modelData.id && panel.editor.tool === "region"
            text: modelData.name
            implicitHeight: line.implicitHeight + 2 * padding
            onClicked: { panel.editor.brush = modelData.id; panel.editor.tool = "region"; }
            RowLayout {
                id: line
                width: card.availableWidth
                spacing: Theme.space2
                Rectangle { implicitWidth: Theme.icon; implicitHeight: Theme.icon; radius: 3; color: card.modelData.colour || Theme.land; border.width: Theme.hairline; border.color: Theme.edge }
                FLabel { text: card.modelData.name; Layout.fillWidth: true; elide: Text.ElideRight }
                FLabel { quiet: true; visible: card.modelData.spaces >= 0; text: qsTr("%n spaces", "", card.modelData.spaces) }
                FLabel { visible: !!card.modelData.bonus; text: (card.modelData.bonus > 0 ? "+" : "") + card.modelData.bonus; tabular: true }
            }
        }
    }
    ColumnLayout {
        visible: panel.chosen !== undefined
        Layout.fillWidth: true
        Layout.topMargin: Theme.space3
        spacing: Theme.space2
        FLabel { kind: "section"; text: panel.chosen ? panel.chosen.name : "" }
        NameFields {
            Layout.fillWidth: true
            field: "regionName"
            names: panel.chosen ? panel.chosen.names : ({})
            onNamed: (language, name) => panel.editor.setRegionName(panel.editor.brush, language, name)
        }
        FLabel { kind: "caption"; quiet: true; text: qsTr("Id used by files and rules") }
        FTextField {
            objectName: "regionId"
            Layout.fillWidth: true
            label: qsTr("Id")
            text: panel.chosen ? panel.chosen.id : ""
            onEditingFinished: if (panel.chosen && text !== panel.chosen.id) panel.editor.setRegionId(panel.chosen.id, text)
        }
        FLabel { kind: "caption"; quiet: true; text: qsTr("What holding the whole region is worth") }
        FSpinBox {
            objectName: "regionBonus"
            label: qsTr("Bonus")
            from: 0
            to: 999
            value: panel.chosen ? panel.chosen.bonus : 0
            onValueModified: panel.editor.setBonus(panel.editor.brush, value)
        }
        Rows {
            spacing: Theme.space2
            model: panel.chosen ? panel.chosen.attributes : []
            RowLayout {
                id: attribute
                required property var modelData
                width: parent ? parent.width : 0
                FLabel { text: attribute.modelData.id; Layout.fillWidth: true; elide: Text.ElideRight }
                FSpinBox {
                    objectName: "regionAttribute." + attribute.modelData.id
                    label: attribute.modelData.id
                    from: -99999
                    to: 99999
                    value: attribute.modelData.value
                    onValueModified: panel.editor.setRegionAttribute(panel.editor.brush, attribute.modelData.id, value)
                }
            }
        }
        FLabel { kind: "caption"; quiet: true; text: qsTr("Colour") }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.space1
            Repeater {
                model: panel.colours
                FButton {
                    id: colour
                    required property string modelData
                    width: Theme.target
                    kind: "quiet"
                    hint: modelData
                    onClicked: panel.editor.setRegionColour(panel.editor.brush, modelData)
                    Rectangle {
                        anchors { fill: parent; margins: Theme.space2 }
                        radius: 3
                        color: colour.modelData
                        border.width: panel.chosen && panel.chosen.colour === colour.modelData ? Theme.focusWidth : Theme.hairline
                        border.color: panel.chosen && panel.chosen.colour === colour.modelData ? Theme.accent : Theme.edge
                    }
                }
            }
        }
        FTextField {
            label: qsTr("Colour")
            text: panel.chosen ? panel.chosen.colour : ""
            validator: RegularExpressionValidator { regularExpression: /#[0-9a-fA-F]{6}/ }
            onEditingFinished: if (panel.chosen && text !== panel.chosen.colour) panel.editor.setRegionColour(panel.editor.brush, text)
        }
        FButton { sign: "trash"; text: qsTr("Delete this region"); onClicked: panel.editor.removeRegion(panel.editor.brush) }
    }
}
