// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.Cup

/// How a tournament is paired and counted.
ColumnLayout {
    id: fields

    required property CupPlan plan
    readonly property var players: plan.game.ruleset.players ?? [2, 6]
    readonly property bool counted: plan.format === "swiss" || plan.format === "league"
    readonly property var formats: ["swiss", "round_robin", "league", "knockout", "double_knockout", "gauntlet"]

    spacing: Theme.space3

    FLabel { text: qsTr("Format") }
    FComboBox {
        objectName: "planFormat"
        Layout.fillWidth: true
        label: qsTr("Format")
        model: fields.formats.map(id => CupWords.format(id))
        currentIndex: fields.formats.indexOf(fields.plan.format)
        onActivated: index => fields.plan.format = fields.formats[index]
    }
    FLabel {
        Layout.fillWidth: true
        kind: "caption"
        quiet: true
        wrapMode: Text.Wrap
        text: ({ swiss: qsTr("Those with equal points meet, nobody twice if possible."),
                 round_robin: qsTr("Everybody meets everybody once."),
                 league: qsTr("Everybody meets everybody, as often as there are rounds."),
                 knockout: qsTr("Whoever loses a meeting is out."),
                 double_knockout: qsTr("Whoever loses two meetings is out."),
                 gauntlet: qsTr("The first entrant meets all others.") })[fields.plan.format] ?? ""
    }
    NumberRow {
        Layout.fillWidth: true
        name: qsTr("Seats at each table")
        fieldName: "planSeats"
        from: Math.max(2, fields.players[0])
        to: Math.min(6, fields.players[1])
        value: fields.plan.seats
        onChosen: value => fields.plan.seats = value
    }
    NumberRow {
        Layout.fillWidth: true
        visible: fields.counted
        name: qsTr("Rounds")
        fieldName: "planRounds"
        from: 1
        to: 1000
        value: fields.plan.rounds
        onChosen: value => fields.plan.rounds = value
    }
    NumberRow {
        Layout.fillWidth: true
        visible: !fields.plan.people
        name: qsTr("Deals")
        help: qsTr("How often each table plays, each time in all rotations of the seats with the same dice.")
        fieldName: "planDeals"
        from: 1
        to: 1000000
        value: fields.plan.deals
        onChosen: value => fields.plan.deals = value
    }
    NumberRow {
        Layout.fillWidth: true
        visible: fields.plan.people
        name: qsTr("Matches against each other")
        help: qsTr("How often opponents play each other, each time in all rotations of the seats: %n matches per meeting.", "", fields.plan.repeats * fields.plan.seats)
        fieldName: "planRepeats"
        from: 1
        to: 100
        value: fields.plan.repeats
        onChosen: value => fields.plan.repeats = value
    }
    FLabel { Layout.topMargin: Theme.space2; text: qsTr("Points") }
    PointsRow { Layout.fillWidth: true; plan: fields.plan }
}
