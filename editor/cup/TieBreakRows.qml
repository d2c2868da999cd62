// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.Cup

/// By what equals are told apart, the first first; what is not chosen stands below.
ColumnLayout {
    id: rows

    required property CupPlan plan
    readonly property var all: ["buchholz", "sonneborn_berger", "head_to_head", "wins"]
    readonly property var order: [...plan.tieBreaks, ...all.filter(one => !plan.tieBreaks.includes(one))]

    spacing: Theme.space2

    FLabel { kind: "section"; text: qsTr("Tie-breaks") }
    Column {
        id: list
        Layout.fillWidth: true
        spacing: Theme.space1
        Repeater {
            model: rows.all.length
            TieBreak { width: list.width }
        }
    }
    component TieBreak: RowLayout {
        id: row
        required property int index
        readonly property string tie: rows.order[index]
        readonly property bool chosen: index < rows.plan.tieBreaks.length
        spacing: Theme.space2
        FCheckBox {
            objectName: "tie." + row.tie
            Layout.fillWidth: true
            text: CupWords.tieBreak(row.tie)
            checked: row.chosen
            onToggled: rows.plan.chooseTieBreak(row.tie, checked)
        }
        FButton {
            objectName: "raise." + row.tie
            kind: "quiet"
            sign: "up"
            enabled: row.chosen && row.index > 0
            opacity: enabled ? 1 : 0
            hint: qsTr("Apply this one earlier")
            onClicked: rows.plan.raiseTieBreak(row.tie)
        }
    }
}
