// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls

/// One house rule of a ruleset: its name, its help, and what it may be.
ColumnLayout {
    id: row

    required property var option
    signal chosen(var value)

    spacing: Theme.space1

    RowLayout {
        spacing: Theme.space3
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0
            FLabel { Layout.fillWidth: true; text: row.option.name ?? ""; wrapMode: Text.Wrap }
            FLabel {
                Layout.fillWidth: true
                kind: "caption"
                quiet: true
                text: row.option.help ?? ""
                visible: text !== ""
                wrapMode: Text.Wrap
            }
        }
        FSwitch {
            objectName: "switch." + row.option.id
            visible: row.option.type === "flag"
            checked: row.option.value === true
            Accessible.name: row.option.name ?? ""
            onToggled: row.chosen(checked)
        }
        FSpinBox {
            objectName: "option." + row.option.id
            visible: row.option.type === "integer"
            label: row.option.name ?? ""
            from: row.option.range ? row.option.range[0] : 0
            to: row.option.range ? row.option.range[1] : 0
            value: row.option.type === "integer" ? row.option.value : 0
            onValueModified: row.chosen(value)
        }
    }
    // A choice is a sentence, which has a line of its own.
    FComboBox {
        objectName: "choice." + row.option.id
        Layout.fillWidth: true
        visible: row.option.type === "choice"
        label: row.option.name ?? ""
        model: row.option.choices ?? []
        textRole: "name"
        valueRole: "id"
        currentIndex: (row.option.choices ?? []).findIndex(one => one.id === row.option.value)
        onActivated: index => row.chosen(row.option.choices[index].id)
    }
    FLabel { text: row.option.fault ?? ""; visible: text !== ""; color: Theme.error; kind: "caption" }
}
