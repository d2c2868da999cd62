// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls

/// In which game, and under which house rules, the map is tried that is drawn.
FDialog {
    id: trial

    /// The program: `library`, `triedBefore`.
    required property var studio
    /// The game that the map is drawn for; empty: any.
    property string game: ""
    readonly property var rulesets: studio.library ? studio.library.rulesets : []
    readonly property var chosen: rulesets[games.currentIndex] ?? ({})
    /// House rules that were chosen, by their ids.
    property var options: ({})
    /// `again`: with the moves of the last trial.
    signal meant(string game, var options, bool again)

    title: qsTr("Try the map")
    contentItem: FScrollView {
        id: scroll
        implicitWidth: 420 * Theme.textScale
        implicitHeight: Math.min(column.implicitHeight, (trial.parent ? trial.parent.height : 700) * 0.6)
        contentHeight: column.implicitHeight
        focus: true
        Keys.onReturnPressed: event => trial.confirm(event)
        Keys.onEnterPressed: event => trial.confirm(event)

        Column {
            id: column
            width: scroll.availableWidth
            spacing: Theme.space3
            FComboBox {
                id: games
                objectName: "trialGame"
                width: parent.width
                label: qsTr("The game")
                model: trial.rulesets
                textRole: "name"
                currentIndex: Math.max(0, trial.rulesets.findIndex(one => one.id === trial.game))
                onActivated: trial.options = ({})
            }
            FCheckBox {
                id: likeBefore
                objectName: "trialLikeBefore"
                width: parent.width
                visible: trial.visible && trial.studio.triedBefore(trial.chosen.id ?? "")
                checked: true
                text: qsTr("Begin with the moves of the last trial, as far as they are possible")
            }
            FLabel { kind: "section"; text: qsTr("House rules"); visible: rules.visible }
            Rows {
                id: rules
                width: parent.width
                spacing: Theme.space3
                model: trial.chosen.options ?? []
                OptionRow {
                    required property var modelData
                    width: parent ? parent.width : 0
                    option: Object.assign({}, modelData, { value: trial.options[modelData.id] ?? modelData.default })
                    onChosen: value => trial.options = Object.assign({}, trial.options, { [option.id]: value })
                }
            }
        }
    }
    actions: [
        FButton { text: qsTr("Cancel"); onClicked: trial.reject() },
        FButton {
            objectName: "startTrial"
            kind: "primary"
            text: qsTr("Play")
            enabled: games.currentIndex >= 0
            onClicked: { const again = likeBefore.visible && likeBefore.checked; trial.accept(); trial.meant(trial.chosen.id, trial.options, again); }
        }
    ]
}
