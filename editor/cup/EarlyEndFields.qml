// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls
import Fronteira.Cup
import Fronteira.Files

/// How matches of bots may begin and end before their rules would have it: from recorded positions, and when
/// they are decided or go nowhere.
Column {
    id: fields

    required property CupPlan plan
    readonly property bool ends: plan.decidedPercent > 0 || plan.standstillRounds > 0

    spacing: Theme.space3

    NumberRow {
        width: parent.width
        name: qsTr("Decided: won with this percentage")
        help: qsTr("0: only the rules decide. Otherwise whoever has at least this much of what all have together has won.")
        fieldName: "planDecidedPercent"
        from: 0
        to: 100
        stepSize: 5
        value: fields.plan.decidedPercent
        // Half of it is not enough to have won; the first step up is to what plans usually have.
        onChosen: value => fields.plan.decidedPercent = value > 50 ? value : value > fields.plan.decidedPercent ? 80 : 0
    }
    NumberRow {
        width: parent.width
        visible: fields.plan.decidedPercent > 0
        name: qsTr("At the beginning of how many rounds in a row")
        fieldName: "planDecidedRounds"
        from: 1
        to: 1000
        value: fields.plan.decidedRounds
        onChosen: value => fields.plan.decidedRounds = value
    }
    NumberRow {
        width: parent.width
        name: qsTr("Standstill: ends after this many rounds without a change")
        help: qsTr("0: never. Otherwise the match ends as if it had become too long.")
        fieldName: "planStandstill"
        from: 0
        to: 100000
        value: fields.plan.standstillRounds
        onChosen: value => fields.plan.standstillRounds = value
    }
    Column {
        width: parent.width
        visible: fields.ends
        spacing: Theme.space1
        FLabel { text: qsTr("What is counted for this") }
        FTextField {
            objectName: "planCounted"
            width: parent.width
            label: qsTr("What is counted for this")
            placeholderText: "spaces"
            text: fields.plan.counted
            onTextEdited: fields.plan.counted = text
        }
        FLabel {
            width: parent.width
            kind: "caption"
            quiet: true
            wrapMode: Text.Wrap
            text: qsTr("Spaces, or a number of the game by its id, such as armies. If the game has no such number, the tournament says which it has.")
        }
    }
    Column {
        width: parent.width
        spacing: Theme.space1
        FLabel { text: qsTr("Recorded positions to begin from") }
        FLabel {
            objectName: "planOpenings"
            width: parent.width
            quiet: true
            wrapMode: Text.WrapAnywhere
            text: fields.plan.openings || qsTr("None: every match begins at the beginning.")
        }
        Flow {
            width: parent.width
            spacing: Theme.space2
            FButton { objectName: "chooseOpening"; sign: "open"; text: qsTr("Choose a record…"); onClicked: records.ask(false) }
            FButton { objectName: "chooseOpenings"; sign: "open"; text: qsTr("Choose a folder of records…"); hint: qsTr("Choose any record in it"); onClicked: records.ask(true) }
            FButton { visible: fields.plan.openings !== ""; kind: "quiet"; sign: "close"; text: qsTr("None"); onClicked: fields.plan.openings = "" }
        }
    }
    NumberRow {
        width: parent.width
        visible: fields.plan.openings !== ""
        name: qsTr("Rounds of each record that are played first")
        help: qsTr("0: all of its moves.")
        fieldName: "planOpeningRounds"
        from: 0
        to: 100000
        value: fields.plan.openingRounds
        onChosen: value => fields.plan.openingRounds = value
    }

    FileSheet {
        id: records
        property bool wholeFolder: false
        function ask(folder) { wholeFolder = folder; open(); }
        kind: "record"
        title: qsTr("Recorded positions to begin from")
        filters: [qsTr("Match records (*.record *.rec)")]
        onAccepted: fields.plan.beginFrom(selectedFile, wholeFolder)
    }
}
