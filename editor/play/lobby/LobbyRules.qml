// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.Play

/// The house rules of a match that has not begun; whoever opened it may change them.
ColumnLayout {
    id: list

    required property MatchScreen match
    property bool presides: false
    readonly property var rules: match.houseRules

    visible: rules.length > 0
    spacing: Theme.space2

    FLabel { kind: "section"; text: qsTr("House rules") }
    FLabel {
        Layout.fillWidth: true
        visible: list.presides
        kind: "caption"
        quiet: true
        wrapMode: Text.Wrap
        text: qsTr("After a change, everybody must confirm again that they are ready.")
    }
    Rows {
        spacing: Theme.space3
        model: list.presides ? list.rules.length : 0
        OptionRow {
            required property int index
            width: parent ? parent.width : 0
            option: list.rules[index] ?? {}
            onChosen: value => list.match.setRule(option.id, value)
        }
    }
    Rows {
        model: list.presides ? [] : list.rules
        FLabel {
            required property var modelData
            objectName: "rule." + modelData.id
            width: parent ? parent.width : 0
            wrapMode: Text.Wrap
            text: qsTr("%1: %2").arg(modelData.name).arg(modelData.told)
            font.weight: modelData.value === modelData.default ? Font.Normal : Font.DemiBold
            quiet: modelData.value === modelData.default
        }
    }
}
