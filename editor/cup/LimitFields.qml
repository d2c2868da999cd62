// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls
import Fronteira.Cup

/// When a match of a tournament ends though its rules have not ended it, and how long may be thought.
/// A layout would leave a row that appears where it was not laid out.
Column {
    id: fields

    required property CupPlan plan

    spacing: Theme.space3

    FLabel { kind: "section"; text: qsTr("Limits") }
    NumberRow {
        width: parent.width
        name: qsTr("Maximum number of rounds in a match")
        help: qsTr("0: no limit but what the rules of the game say.")
        fieldName: "planMostRounds"
        from: 0
        to: 100000
        value: fields.plan.mostRounds
        onChosen: value => fields.plan.mostRounds = value
    }
    FCheckBox {
        objectName: "planBySpaces"
        width: parent.width
        visible: fields.plan.mostRounds > 0
        text: qsTr("Then whoever has the most spaces wins; otherwise it is drawn")
        checked: fields.plan.bySpaces
        onToggled: fields.plan.bySpaces = checked
    }
    NumberRow {
        width: parent.width
        visible: !fields.plan.people
        name: qsTr("Milliseconds for a move")
        help: qsTr("0: a bot may think as long as it likes. A bot that takes longer loses by forfeit.")
        fieldName: "planMoveMs"
        from: 0
        to: 600000
        stepSize: 100
        value: fields.plan.moveMs
        onChosen: value => fields.plan.moveMs = value
    }
    FButton {
        id: more
        objectName: "planMore"
        visible: !fields.plan.people
        kind: "quiet"
        checkable: true
        // What was chosen there before is not hidden.
        Component.onCompleted: checked = fields.plan.decidedPercent > 0 || fields.plan.standstillRounds > 0 || fields.plan.openings !== ""
        sign: checked ? "up" : "down"
        text: qsTr("Decided matches, standstill, recorded positions")
    }
    EarlyEndFields { width: parent.width; visible: more.visible && more.checked; plan: fields.plan }
    NumberRow {
        width: parent.width
        visible: fields.plan.people
        name: qsTr("Minutes for each person")
        help: qsTr("For a whole match; 0: no time limit.")
        fieldName: "planMinutes"
        from: 0
        to: 600
        value: fields.plan.minutes
        onChosen: value => fields.plan.minutes = value
    }
    NumberRow {
        width: parent.width
        visible: fields.plan.people && fields.plan.minutes > 0
        name: qsTr("Extra seconds for each decision")
        from: 0
        to: 3600
        value: fields.plan.increment
        onChosen: value => fields.plan.increment = value
    }
}
