// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls

/// A seat when all is over: its place, its figures, and what only it knew.
ColumnLayout {
    id: line

    /// See seat_table() and Aftermath::hands().
    required property var seat
    required property var hand
    readonly property string secrets: [...hand.cards, ...hand.facts.map(fact => fact.name + ": " + fact.value)].join(" · ")

    spacing: 0

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.space2
        FLabel { text: line.seat.place > 0 ? line.seat.place + "." : "–"; tabular: true; Layout.minimumWidth: Theme.space5 }
        Coin {
            Layout.preferredWidth: Theme.icon + Theme.space2
            Layout.preferredHeight: Theme.icon + Theme.space2
            colour: line.seat.fill
            emblem: line.seat.emblem
            ink: line.seat.darkInk ? Theme.darkInk : Theme.lightInk
        }
        FLabel { Layout.fillWidth: true; text: line.seat.name; elide: Text.ElideRight; font.weight: line.seat.here ? Font.DemiBold : Font.Normal }
        FLabel { quiet: true; tabular: true; text: line.seat.figures.map(figure => figure.name + ": " + figure.value).join(" · ") }
    }
    FLabel {
        objectName: "wanted" + line.seat.number
        Layout.fillWidth: true
        Layout.leftMargin: Theme.space5 + Theme.space2
        visible: text !== ""
        wrapMode: Text.Wrap
        text: line.hand.sheets.join(" · ")
    }
    FLabel {
        objectName: "held" + line.seat.number
        Layout.fillWidth: true
        Layout.leftMargin: Theme.space5 + Theme.space2
        visible: text !== ""
        kind: "caption"
        quiet: true
        wrapMode: Text.Wrap
        text: line.secrets
    }
}
