// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.MapEdit

/// What several selected spaces have in common: every field changes all of them in one edit.
ColumnLayout {
    id: panel

    required property MapEditor editor
    /// What the game asks of a map, as the library tells it.
    property var needs: ({})
    readonly property var many: editor.many
    readonly property var tags: many.tags ?? []

    spacing: Theme.space2

    FLabel { objectName: "howMany"; kind: "section"; text: qsTr("%n spaces", "", panel.many.count) }
    FLabel { Layout.fillWidth: true; quiet: true; wrapMode: Text.Wrap; text: qsTr("Changes made here apply to each of them.") }
    FLabel { kind: "caption"; quiet: true; text: qsTr("Region") }
    FComboBox {
        objectName: "regionOfAll"
        Layout.fillWidth: true
        label: qsTr("Region")
        readonly property var choices: [{ id: "", name: qsTr("None") }].concat(panel.editor.regions)
        model: choices
        textRole: "name"
        currentIndex: panel.many.oneRegion ? choices.findIndex(one => one.id === panel.many.region) : -1
        displayText: currentIndex < 0 ? qsTr("Several regions") : currentText
        onActivated: index => panel.editor.setRegionOfSelection(choices[index].id)
    }
    FLabel { kind: "caption"; quiet: true; text: qsTr("Tags, such as capital") }
    Rows {
        spacing: Theme.space2
        model: [...new Set(Object.keys(panel.needs.tags ?? {}).concat(panel.tags))]
        FCheckBox {
            required property string modelData
            objectName: "tagOfAll." + modelData
            text: modelData
            checked: panel.tags.includes(modelData)
            onToggled: panel.editor.tagSelection(modelData, checked)
        }
    }
    FTextField {
        objectName: "newTagOfAll"
        Layout.fillWidth: true
        placeholderText: qsTr("Add a tag to all")
        onAccepted: { panel.editor.tagSelection(text.trim(), true); clear(); }
    }
    FLabel { kind: "caption"; quiet: true; text: qsTr("Numbers that rules can use") }
    FTextField {
        id: number
        objectName: "numberOfAll"
        Layout.fillWidth: true
        placeholderText: qsTr("Such as income")
        text: (panel.needs.space_attributes ?? [])[0] ?? ""
    }
    RowLayout {
        spacing: Theme.space2
        FSpinBox { id: value; objectName: "valueOfAll"; label: number.text; from: -99999; to: 99999; value: 1 }
        FButton {
            objectName: "setNumberOfAll"
            sign: "check"
            hint: qsTr("Set this number for all")
            enabled: number.text.trim() !== ""
            onClicked: panel.editor.setAttributeOfSelection(number.text.trim(), value.value)
        }
    }
    RowLayout {
        Layout.topMargin: Theme.space2
        FButton { objectName: "mergeAll"; sign: "merge"; text: qsTr("Merge"); hint: qsTr("All become part of the first"); onClicked: panel.editor.mergeSelection() }
        FButton { objectName: "turnAll"; sign: "turn_right"; kind: "quiet"; hint: qsTr("Turn by a quarter (Ctrl+R, the other way Ctrl+Shift+R)"); onClicked: panel.editor.turnSelection(true) }
        FButton { objectName: "duplicateAll"; sign: "copy"; kind: "quiet"; hint: qsTr("Duplicate (Ctrl+D)"); onClicked: panel.editor.duplicateSelection() }
        FButton { objectName: "deleteAll"; sign: "trash"; kind: "quiet"; hint: qsTr("Delete these spaces"); onClicked: panel.editor.removeSelection() }
    }
}
