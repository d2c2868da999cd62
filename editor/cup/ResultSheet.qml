// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls

/// The organiser's word: who loses a match that goes on, or what came of one that is over. The reason is
/// shown wherever the result is.
FDialog {
    id: sheet

    property var match: ({ seats: [] })
    property var winners: []
    readonly property bool over: match.over === true
    signal forfeited(int number, string entrant, string reason)
    signal corrected(int number, var winners, string reason)

    function ask(which) {
        match = which;
        winners = which.winners ?? [];
        reason.text = "";
        loser.currentIndex = 0;
        open();
    }
    function mark(name, won) { winners = won ? [...winners, name] : winners.filter(one => one !== name); }

    title: over ? qsTr("Correct match %1").arg(match.number) : qsTr("Forfeit match %1").arg(match.number)
    Column {
        width: 400 * Theme.textScale
        spacing: Theme.space3
        FLabel { text: sheet.over ? qsTr("Who has won; nobody means a draw") : qsTr("Who loses it") }
        FComboBox {
            id: loser
            objectName: "loser"
            width: parent.width
            visible: !sheet.over
            label: qsTr("Who loses it")
            model: sheet.match.seats
        }
        Repeater {
            model: sheet.over ? sheet.match.seats : []
            FCheckBox {
                required property string modelData
                required property int index
                objectName: "winner" + index
                text: modelData
                checked: sheet.winners.includes(modelData)
                onToggled: sheet.mark(modelData, checked)
            }
        }
        FLabel { text: qsTr("Reason, shown to everybody") }
        FTextField { id: reason; objectName: "reason"; width: parent.width; label: qsTr("Reason, shown to everybody") }
    }
    actions: [
        FButton { text: qsTr("Cancel"); onClicked: sheet.reject() },
        FButton {
            objectName: "ruleNow"
            kind: "primary"
            enabled: reason.text.trim() !== ""
            text: sheet.over ? qsTr("Correct it") : qsTr("Forfeit")
            onClicked: {
                if (sheet.over) sheet.corrected(sheet.match.number, sheet.winners, reason.text.trim());
                else sheet.forfeited(sheet.match.number, sheet.match.seats[loser.currentIndex], reason.text.trim());
                sheet.accept();
            }
        }
    ]
}
