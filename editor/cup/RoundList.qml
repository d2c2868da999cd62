// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls

/// The rounds of a tournament of people, the latest first, and their matches.
Column {
    id: list

    /// See Cup.rounds.
    required property var rounds
    /// The organiser may put results right.
    property bool ruled: false
    signal go(var match)
    signal rule(var match)

    spacing: Theme.space3

    Repeater {
        // By number: a line stays, with whatever of it has the keyboard, when there is news of it.
        model: list.rounds.length
        Column {
            id: round
            required property int index
            readonly property var modelData: list.rounds[index] ?? ({ number: 0, waits: 0, matches: [] })
            width: list.width
            spacing: Theme.space1
            RowLayout {
                width: list.width
                spacing: Theme.space3
                FLabel { kind: "section"; text: qsTr("Round %1").arg(round.modelData.number) }
                FLabel {
                    Layout.fillWidth: true
                    quiet: true
                    text: round.modelData.waits > 0 ? qsTr("%n matches are open", "", round.modelData.waits) : qsTr("over")
                }
            }
            Repeater {
                model: round.modelData.matches.length
                CupMatchRow {
                    required property int index
                    width: list.width
                    match: round.modelData.matches[index] ?? ({ number: 0, seats: [] })
                    ruled: list.ruled
                    onGo: list.go(match)
                    onRule: list.rule(match)
                }
            }
            FLabel {
                width: list.width
                visible: text !== ""
                quiet: true
                wrapMode: Text.Wrap
                text: (round.modelData.byes ?? []).length > 0 ? qsTr("Without a match: %1").arg(round.modelData.byes.join(", ")) : ""
            }
        }
    }
    FLabel {
        width: list.width
        visible: list.rounds.length === 0
        quiet: true
        wrapMode: Text.Wrap
        text: qsTr("The pairings appear here as soon as a round is published.")
    }
}
