// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.Cup

/// Who may look on, and who may still come.
ColumnLayout {
    id: fields

    required property CupPlan plan

    spacing: Theme.space3

    FCheckBox { Layout.fillWidth: true; text: qsTr("Anyone may watch, in a browser too"); checked: fields.plan.watched; onToggled: fields.plan.watched = checked }
    NumberRow {
        Layout.fillWidth: true
        visible: fields.plan.watched
        name: qsTr("Seconds that they are behind")
        help: qsTr("So that nobody at the table is told anything by who looks on.")
        fieldName: "planWatchDelay"
        from: 0
        to: 86400
        stepSize: 10
        value: fields.plan.watchDelay
        onChosen: value => fields.plan.watchDelay = value
    }
    FCheckBox { Layout.fillWidth: true; text: qsTr("Who has the code may register after the first round, too"); checked: fields.plan.late; onToggled: fields.plan.late = checked }
}
