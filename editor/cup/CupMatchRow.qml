// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls

/// One match of a tournament: who plays, what came of it, and the way to it.
RowLayout {
    id: row

    required property var match
    property bool ruled: false
    /// Its record is kept here, whether a host knows it or not.
    property bool kept: false
    signal go
    signal rule

    spacing: Theme.space2

    FLabel { text: row.match.number; quiet: true; tabular: true; Layout.minimumWidth: Math.round(24 * Theme.textScale); horizontalAlignment: Text.AlignRight }
    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0
        FLabel {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            font.weight: row.match.mine ? Font.DemiBold : Font.Normal
            text: row.match.seats.join(" – ")
        }
        FLabel {
            objectName: "result" + row.match.number
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            kind: "caption"
            quiet: true
            text: CupWords.result(row.match)
        }
    }
    FButton {
        objectName: "rule" + row.match.number
        visible: row.ruled
        kind: "quiet"
        sign: "edit"
        hint: row.match.over ? qsTr("Correct the result") : qsTr("Make somebody lose by forfeit")
        onClicked: row.rule()
    }
    FButton {
        objectName: "match" + row.match.number
        visible: row.kept || row.match.match !== undefined
        text: row.match.over ? qsTr("Replay") : row.match.mine ? qsTr("Play") : qsTr("Watch")
        Accessible.name: qsTr("%1: match %2").arg(text).arg(row.match.number)
        onClicked: row.go()
    }
}
