// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.Play

/// The figures of the seats over the rounds, one at a time.
ColumnLayout {
    id: chart

    required property ShownMatch match
    readonly property var history: match.history

    visible: history.rounds.length > 1
    spacing: Theme.space2

    FTabs { id: tabs; Layout.fillWidth: true; names: chart.history.names; visible: names.length > 1 }
    LineChart {
        Layout.fillWidth: true
        Layout.preferredHeight: 180
        firstStep: chart.history.rounds[0] ?? 0
        series: chart.history.seats.map((seat, place) => ({
            name: seat.name, colour: seat.fill, emblem: seat.emblem,
            values: chart.history.values.map(round => round[tabs.current] ? round[tabs.current][place] : 0)
        }))
    }
}
