// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.MapEdit

/// What is wrong with the map, the worst first; a click goes there, a button repairs it.
ColumnLayout {
    id: panel

    required property MapEditor editor
    required property MapIssues issues
    /// The installed games.
    property var rulesets: []
    /// The game that the map is drawn for; empty: any.
    property string game: ""
    signal gameChosen(string game)
    /// A space to go to.
    signal pointedAt(string space)
    signal regionPointedAt(string region)

    property int missing: editor.missingLinks()

    spacing: Theme.space2

    Connections {
        target: panel.issues
        function onChanged() { panel.missing = panel.editor.missingLinks(); }
    }
    FLabel { kind: "caption"; quiet: true; text: qsTr("Drawn for the game") }
    FComboBox {
        objectName: "issuesGame"
        Layout.fillWidth: true
        label: qsTr("Drawn for the game")
        readonly property var choices: [{ name: qsTr("Any game"), needs: {} }].concat(panel.rulesets)
        model: choices
        textRole: "name"
        currentIndex: Math.max(0, choices.findIndex(one => one.id !== undefined && one.id === panel.game))
        onActivated: index => panel.gameChosen(choices[index].id ?? "")
    }
    FCard {
        Layout.fillWidth: true
        clickable: false
        padding: Theme.space3
        visible: panel.missing > 0
        implicitHeight: links.implicitHeight + 2 * padding
        text: qsTr("%n neighbours share a border but no link", "", panel.missing)
        RowLayout {
            id: links
            width: parent.width
            FLabel { Layout.fillWidth: true; wrapMode: Text.Wrap; text: qsTr("%n neighbours share a border but no link", "", panel.missing) }
            FButton { objectName: "linkNeighbours"; text: qsTr("Link"); onClicked: panel.editor.linkNeighbours() }
        }
    }
    EmptyState {
        Layout.fillWidth: true
        Layout.topMargin: Theme.space5
        visible: panel.issues.list.length === 0
        sign: "check"
        text: qsTr("No problems found.")
    }
    Rows {
        spacing: Theme.space2
        model: panel.issues.list
        FCard {
            id: card
            required property int index
            required property var modelData
            objectName: "issue." + modelData.code
            width: parent ? parent.width : 0
            padding: Theme.space3
            clickable: modelData.space !== "" || modelData.region !== ""
            implicitHeight: lines.implicitHeight + 2 * padding
            text: modelData.text
            onClicked: modelData.space !== "" ? panel.pointedAt(modelData.space) : panel.regionPointedAt(modelData.region)
            ColumnLayout {
                id: lines
                width: card.availableWidth
                spacing: Theme.space1
                // Not a row of a layout: that keeps the height which the words had in a narrower place.
                Item {
                    Layout.fillWidth: true
                    implicitHeight: told.implicitHeight
                    FIcon {
                        id: mark
                        name: card.modelData.severity === "error" ? "close" : card.modelData.severity === "warning" ? "warning" : "info"
                        colour: card.modelData.severity === "error" ? Theme.error : Theme.accent
                    }
                    FLabel {
                        id: told
                        x: mark.width + Theme.space2
                        width: parent.width - x
                        wrapMode: Text.Wrap
                        text: card.modelData.text
                        lineHeight: 1.1
                    }
                }
                FLabel { Layout.fillWidth: true; visible: text; kind: "caption"; quiet: true; wrapMode: Text.Wrap; text: card.modelData.hint; lineHeight: 1.1 }
                Flow {
                    Layout.fillWidth: true
                    visible: card.modelData.repair !== ""
                    spacing: Theme.space2
                    FSpinBox {
                        id: answer
                        objectName: "answer." + card.modelData.code
                        visible: card.modelData.asks
                        label: card.modelData.text
                        from: -99999
                        to: 99999
                        value: 1
                        /// Also what was typed and not yet taken.
                        readonly property int typed: valueFromText(contentItem.text, locale)
                        // Enter is for the number, not for the card around it.
                        Keys.onReturnPressed: fill.clicked()
                        Keys.onEnterPressed: fill.clicked()
                    }
                    FButton {
                        id: fill
                        objectName: "repair." + card.modelData.code
                        sign: "hammer"
                        text: card.modelData.repair
                        onClicked: panel.issues.repair(card.index, card.modelData.asks ? answer.typed : 0)
                    }
                }
            }
        }
    }
}
