// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.MapEdit

/// What the tool in hand does, what the open sheet is for, and which keys there are.
FDialog {
    id: sheet

    /// Each `name`, `key`, `help` and, where there is more to say, `more`.
    property var tool: ({})
    property var aid: ({})
    property var tools: []
    readonly property var keys: tools.map(one => ({ key: one.key, name: one.name })).concat([
        { key: "Ctrl Z", name: qsTr("Undo") },
        { key: "Ctrl Shift Z", name: qsTr("Redo") },
        { key: "Ctrl S", name: qsTr("Save") },
        { key: "Shift", name: qsTr("Selects several, by clicks or a frame") },
        { key: "Ctrl A", name: qsTr("Selects all spaces") },
        { key: "Ctrl C  X  V", name: qsTr("Copies, cuts and pastes, also into another map") },
        { key: "Ctrl D", name: qsTr("Duplicates what is selected") },
        { key: "Ctrl R", name: qsTr("Turns what is selected by a quarter, with Shift the other way") },
        { key: "Ctrl G", name: qsTr("Shows the grid, with Shift snaps to it") },
        { key: "Ctrl ↑", name: qsTr("Moves what is selected a little, with Shift farther") },
        { key: "F5", name: qsTr("Try the map in a match") },
        { key: "F", name: qsTr("The whole map") },
        { key: "+  −", name: qsTr("Nearer, farther") },
        { key: "Alt", name: qsTr("Keeps corners from attracting the pointer and the grid") },
        { key: "Esc", name: qsTr("Cancels what was begun") },
        { key: "F1", name: qsTr("This help") }
    ])

    title: aid.name ?? tool.name ?? ""

    ColumnLayout {
        id: body
        width: Math.min(600 * Theme.textScale, sheet.parent ? sheet.parent.width - 120 : 600)
        spacing: Theme.space3
        FLabel {
            objectName: "helpText"
            Layout.fillWidth: true
            Layout.preferredWidth: body.width
            wrapMode: Text.Wrap
            lineHeight: 1.15
            text: sheet.aid.help ? sheet.aid.help : (sheet.tool.help ?? "") + (sheet.tool.more ? "\n\n" + sheet.tool.more : "")
        }
        Rectangle { Layout.fillWidth: true; implicitHeight: Theme.hairline; color: Theme.line }
        Grid {
            Layout.fillWidth: true
            columns: 2
            columnSpacing: Theme.space5
            rowSpacing: Theme.space1
            Repeater {
                model: sheet.keys
                RowLayout {
                    required property var modelData
                    spacing: Theme.space2
                    width: (body.width - Theme.space5) / 2
                    Item { Layout.alignment: Qt.AlignTop; implicitWidth: 86 * Theme.textScale; implicitHeight: cap.implicitHeight; KeyHint { id: cap; text: parent.parent.modelData.key; ink: Theme.text } }
                    FLabel { Layout.alignment: Qt.AlignTop; Layout.topMargin: 1; Layout.fillWidth: true; Layout.preferredWidth: 1; text: parent.modelData.name; wrapMode: Text.Wrap; lineHeight: 1.0 }
                }
            }
        }
    }
    actions: [ FButton { objectName: "closeHelp"; kind: "primary"; text: qsTr("Close"); onClicked: sheet.accept() } ]
}
