// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.Cup
import Fronteira.Launcher

/// What is played in a tournament: a ruleset, a map, house rules.
ColumnLayout {
    id: fields

    required property CupPlan plan
    required property var shelf
    readonly property MatchSetup game: plan.game

    spacing: Theme.space3

    FLabel { kind: "section"; text: qsTr("Game") }
    FComboBox {
        objectName: "planRuleset"
        Layout.fillWidth: true
        label: qsTr("Game")
        model: fields.shelf && fields.shelf.loaded ? fields.shelf.rulesets : []
        textRole: "name"
        valueRole: "id"
        currentIndex: model.findIndex(one => one.id === fields.game.ruleset.id)
        onActivated: index => fields.plan.begin(model[index])
    }
    FLabel { text: qsTr("Map") }
    FComboBox {
        objectName: "planMap"
        Layout.fillWidth: true
        label: qsTr("Map")
        model: fields.shelf && fields.shelf.maps.length > 0 && fields.game.ruleset.id ? fields.shelf.mapsFor(fields.game.ruleset.id) : []
        textRole: "name"
        valueRole: "id"
        currentIndex: model.findIndex(map => map.id === fields.game.map)
        onActivated: index => fields.game.map = model[index].id
    }
    FLabel { Layout.topMargin: Theme.space3; kind: "section"; text: qsTr("House rules"); visible: fields.game.options.length > 0 }
    Column {
        id: rules
        Layout.fillWidth: true
        spacing: Theme.space3
        Repeater {
            model: fields.game.options.length
            OptionRow {
                required property int index
                width: rules.width
                option: fields.game.options[index] ?? {}
                onChosen: value => fields.game.setOption(option.id, value)
            }
        }
    }
}
