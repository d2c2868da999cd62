// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.Cup

/// On which terms people play.
ColumnLayout {
    id: fields

    required property CupPlan plan

    spacing: Theme.space3

    NumberRow {
        Layout.fillWidth: true
        name: qsTr("Minutes for each person")
        help: qsTr("For a whole match; 0: nobody is hurried.")
        fieldName: "planMinutes"
        from: 0
        to: 600
        value: fields.plan.minutes
        onChosen: value => fields.plan.minutes = value
    }
    NumberRow {
        Layout.fillWidth: true
        visible: fields.plan.minutes > 0
        name: qsTr("Seconds more for each decision")
        from: 0
        to: 3600
        value: fields.plan.increment
        onChosen: value => fields.plan.increment = value
    }
    FCheckBox { Layout.fillWidth: true; text: qsTr("Anyone may watch, in a browser too"); checked: fields.plan.watched; onToggled: fields.plan.watched = checked }
    FCheckBox { Layout.fillWidth: true; text: qsTr("Who has the code may register after the first round, too"); checked: fields.plan.late; onToggled: fields.plan.late = checked }
}
