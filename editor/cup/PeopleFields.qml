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
        name: qsTr("Spectator delay in seconds")
        help: qsTr("So that spectators cannot help anybody at the table.")
        fieldName: "planWatchDelay"
        from: 0
        to: 86400
        stepSize: 10
        value: fields.plan.watchDelay
        onChosen: value => fields.plan.watchDelay = value
    }
    FCheckBox { Layout.fillWidth: true; wraps: true; text: qsTr("Whoever has the code may register even after the first round"); checked: fields.plan.late; onToggled: fields.plan.late = checked }
}
