// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls
import Fronteira.Play

/// Asks before a match is given up, and says what becomes of the others.
FDialog {
    id: sheet

    required property MatchScreen match
    /// Between two it is over; among more, while people are left, a bot plays on.
    readonly property bool othersGoOn: match.seats.length > 2
        && match.seats.some(seat => seat.person && seat.number !== match.seat)

    title: qsTr("Resign from this match?")
    FLabel {
        objectName: "givingUp"
        width: 420 * Theme.textScale
        wrapMode: Text.Wrap
        text: sheet.othersGoOn ? qsTr("A bot takes your seat and the others continue. You may watch from your chair; there is no way back into the match.")
                               : qsTr("The match ends at once, and you lose it.")
    }
    actions: [
        FButton { objectName: "giveUpReally"; text: qsTr("Resign"); sign: "flag"; onClicked: { sheet.accept(); sheet.match.resign(); } },
        FButton { objectName: "playOn"; kind: "primary"; text: qsTr("Keep playing"); key: "Enter"; onClicked: sheet.reject() }
    ]
}
