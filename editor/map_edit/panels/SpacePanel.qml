// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.MapEdit

/// What the selected space is: every field is an edit.
ColumnLayout {
    id: panel

    required property MapEditor editor
    readonly property var space: editor.space
    readonly property string id: space.id ?? ""
    /// What the game asks of a map, as the library tells it.
    property var needs: ({})
    readonly property var asked: (needs.space_attributes ?? []).filter(name => !(space.attributes ?? []).some(one => one.id === name))
    readonly property var askedTags: Object.keys(needs.tags ?? {})

    spacing: Theme.space2

    FLabel { kind: "section"; text: panel.space.name ?? ""; elide: Text.ElideRight; Layout.fillWidth: true }
    NameFields {
        Layout.fillWidth: true
        field: "spaceName"
        names: panel.space.names ?? ({})
        onNamed: (language, name) => panel.editor.setSpaceName(panel.id, language, name)
    }
    FLabel { kind: "caption"; quiet: true; text: qsTr("Id used by files and rules") }
    FTextField {
        objectName: "spaceId"
        Layout.fillWidth: true
        label: qsTr("Id")
        text: panel.id
        onEditingFinished: if (text !== panel.id) panel.editor.setSpaceId(panel.id, text)
    }
    FLabel { kind: "caption"; quiet: true; text: qsTr("Region") }
    FComboBox {
        id: region
        objectName: "spaceRegion"
        Layout.fillWidth: true
        label: qsTr("Region")
        readonly property var choices: [{ id: "", name: qsTr("None") }].concat(panel.editor.regions)
        model: choices
        textRole: "name"
        currentIndex: choices.findIndex(one => one.id === (panel.space.region ?? ""))
        onActivated: index => panel.editor.setSpaceRegion(panel.id, choices[index].id)
    }
    FLabel { kind: "caption"; quiet: true; text: qsTr("Tags, such as capital") }
    FTextField {
        objectName: "spaceTags"
        Layout.fillWidth: true
        label: qsTr("Tags")
        text: (panel.space.tags ?? []).join(", ")
        onEditingFinished: if (text !== (panel.space.tags ?? []).join(", ")) panel.editor.setTags(panel.id, text)
    }
    Rows {
        spacing: Theme.space2
        model: panel.askedTags
        FCheckBox {
            id: tag
            required property string modelData
            objectName: "tag." + modelData
            text: modelData
            checked: (panel.space.tags ?? []).includes(modelData)
            onToggled: {
                const others = (panel.space.tags ?? []).filter(one => one !== modelData);
                panel.editor.setTags(panel.id, (checked ? others.concat([modelData]) : others).join(" "));
            }
        }
    }
    FLabel { kind: "caption"; quiet: true; text: qsTr("Numbers that rules can use") }
    Rows {
        spacing: Theme.space2
        model: panel.space.attributes ?? []
        RowLayout {
            id: attribute
            required property var modelData
            width: parent ? parent.width : 0
            FLabel { text: attribute.modelData.id; Layout.fillWidth: true; elide: Text.ElideRight }
            FSpinBox {
                label: attribute.modelData.id
                from: -99999
                to: 99999
                value: attribute.modelData.value
                onValueModified: panel.editor.setAttribute(panel.id, attribute.modelData.id, value)
            }
            FButton { kind: "quiet"; sign: "close"; hint: qsTr("Remove"); onClicked: panel.editor.removeAttribute(panel.id, attribute.modelData.id) }
        }
    }
    Rows {
        spacing: Theme.space2
        model: panel.asked
        RowLayout {
            id: missing
            required property string modelData
            width: parent ? parent.width : 0
            FLabel { text: missing.modelData; Layout.fillWidth: true; elide: Text.ElideRight; color: Theme.error }
            FButton { objectName: "give." + missing.modelData; text: qsTr("Give it"); onClicked: panel.editor.setAttribute(panel.id, missing.modelData, 0) }
        }
    }
    FTextField {
        objectName: "newAttribute"
        Layout.fillWidth: true
        placeholderText: qsTr("Add a number, such as income")
        onAccepted: { panel.editor.setAttribute(panel.id, text, 1); clear(); }
    }
    FLabel {
        Layout.fillWidth: true
        kind: "caption"
        quiet: true
        wrapMode: Text.Wrap
        text: (panel.space.links ?? []).length > 0 ? qsTr("Links") : qsTr("No links yet: the Link tool draws them, and Find links proposes them")
    }
    Rows {
        spacing: Theme.space2
        model: panel.space.links ?? []
        RowLayout {
            id: link
            required property var modelData
            width: parent ? parent.width : 0
            spacing: Theme.space1
            FLabel {
                Layout.fillWidth: true
                elide: Text.ElideRight
                text: (!link.modelData.oneWay ? "↔ " : link.modelData.away ? "→ " : "← ") + link.modelData.name + " · " + LinkKinds.nameOf(link.modelData.kind)
            }
            FButton {
                kind: "quiet"
                sign: "swap"
                hint: link.modelData.oneWay ? qsTr("Make it two-way") : qsTr("Make it one-way")
                onClicked: panel.editor.setLink(link.modelData.from, link.modelData.to, link.modelData.kind, !link.modelData.oneWay)
            }
            FButton { kind: "quiet"; sign: "close"; hint: qsTr("Unlink"); onClicked: panel.editor.removeLink(panel.id, link.modelData.other) }
        }
    }
    RowLayout {
        Layout.topMargin: Theme.space2
        FButton { text: qsTr("Best label place"); onClicked: panel.editor.placeLabel(panel.id) }
        FButton { objectName: "turnSpace"; sign: "turn_right"; kind: "quiet"; hint: qsTr("Turn by a quarter (Ctrl+R, the other way Ctrl+Shift+R)"); onClicked: panel.editor.turnSelection(true) }
        FButton { objectName: "duplicateSpace"; sign: "copy"; kind: "quiet"; hint: qsTr("Duplicate (Ctrl+D)"); onClicked: panel.editor.duplicateSelection() }
        FButton { objectName: "deleteSpace"; sign: "trash"; kind: "quiet"; hint: qsTr("Delete this space"); onClicked: panel.editor.removeSpace(panel.id) }
    }
}
