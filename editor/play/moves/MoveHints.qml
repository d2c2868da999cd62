// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.Play

/// Quiet words below the sentence: how clicks do what it asks for, who decides at the same time, and
/// who does not because the connection is gone.
ColumnLayout {
    id: hints

    required property MatchScreen match
    /// Pieces wait in the tray.
    property bool setsUp: false
    readonly property var choice: match.choice
    readonly property bool laysOut: choice.active === true && choice.places !== "" && choice.placed === 0 && choice.parts.length === 0
    /// Who decides as well as who looks.
    readonly property var besides: choice.active ? match.seats.filter(seat => seat.decides && seat.number !== match.seat).map(seat => seat.name) : []

    /// Others are people.
    property bool inCompany: false
    readonly property var gone: inCompany ? match.seats.filter(seat => seat.decides && seat.person && !seat.present).map(seat => seat.name) : []

    component Hint: FLabel { Layout.fillWidth: true; kind: "caption"; quiet: true; wrapMode: Text.Wrap }

    visible: laysOut || setsUp || besides.length > 0 || gone.length > 0
    spacing: Theme.space1

    Hint {
        objectName: "byClicks"
        visible: hints.laysOut
        text: qsTr("A click places one, with Shift five; the right button removes one.")
    }
    Hint {
        objectName: "bySetUp"
        visible: hints.setsUp
        text: hints.choice.taken ? qsTr("Click where it goes: the bright spaces. Esc puts it back.")
                                 : qsTr("Click a piece, then where it goes, or drag it there.")
    }
    Hint {
        objectName: "atOnce"
        visible: hints.besides.length > 0
        text: qsTr("Deciding at the same time: %1. The match continues when all have decided.").arg(hints.besides.join(", "))
    }
    Hint {
        objectName: "gone"
        visible: hints.gone.length > 0
        text: qsTr("Not connected: %1. The seat is kept; Join leads back to it.").arg(hints.gone.join(", "))
    }
}
