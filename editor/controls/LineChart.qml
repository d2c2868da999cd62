// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls

/// Values over rounds, a line a seat, told apart by colour and emblem. `series` is a list of
/// {name, colour, emblem, values: [numbers]}.
Item {
    id: chart

    property var series: []
    property int firstStep: 0
    property string label: ""

    implicitWidth: 480
    implicitHeight: 260
    Accessible.role: Accessible.Chart
    Accessible.name: label
    Accessible.description: series.map(one => one.name + ": " + (one.values[one.values.length - 1] ?? "")).join("; ")

    ChartLines {
        anchors { left: parent.left; right: parent.right; top: parent.top; bottom: legend.top }
        anchors.bottomMargin: Theme.space2
        series: chart.series
        firstStep: chart.firstStep
        ink: Theme.quietText
        gridColour: Theme.line
        ground: Theme.panel
        edge: Theme.edge
        family: Theme.family
        textSize: Theme.caption
    }
    Flow {
        id: legend
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        spacing: Theme.space4
        Repeater {
            model: chart.series
            Row {
                required property var modelData
                spacing: Theme.space1
                Emblem {
                    width: Math.round(14 * Theme.textScale)
                    height: width
                    anchors.verticalCenter: parent.verticalCenter
                    name: parent.modelData.emblem
                    colour: parent.modelData.colour
                }
                FLabel { kind: "caption"; text: parent.modelData.name }
            }
        }
    }
}
