// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.Cup

/// What the organiser of a tournament tells others and does: rounds, entrants, results.
ColumnLayout {
    id: panel

    required property Cup cup
    /// Names of bots that may play.
    property var bots: []
    /// What they are called, by name.
    property var called: ({})
    readonly property var told: cup ? cup.state : ({})
    readonly property bool waits: told.round_over === true && !told.over
    readonly property int playing: (told.entrants ?? []).filter(one => !one.left).length
    readonly property bool enough: playing >= (told.seats ?? 0)
    signal copy(string text)

    function rule(match) { result.ask(match); }

    spacing: Theme.space3

    FLabel { kind: "section"; text: qsTr("You are organising this tournament") }
    FLabel {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        quiet: true
        text: qsTr("Players join at %1 with the code %2. It is open as long as you have it open here.").arg(panel.cup ? panel.cup.address : "").arg(panel.cup ? panel.cup.code : "")
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.space2
        FButton {
            objectName: "pairRound"
            kind: panel.waits && panel.enough ? "primary" : "secondary"
            enabled: panel.waits && panel.enough
            hint: panel.told.over ? qsTr("Every round has been played.") : panel.waits ? "" : qsTr("Matches of this round are still open.")
            text: panel.told.over ? qsTr("Every round has been played") : qsTr("Pair round %1…").arg((panel.told.round ?? 0) + 1)
            onClicked: panel.cup.preview()
        }
        FButton { objectName: "enterSomebody"; sign: "plus"; text: qsTr("Enter somebody…"); onClicked: newcomer.ask("") }
        FButton {
            objectName: "copyInvitation"
            sign: "copy"
            text: qsTr("Copy the invitation")
            onClicked: panel.copy(qsTr("%1: join at %2 with the code %3").arg(panel.told.name).arg(panel.cup.address).arg(panel.cup.code))
        }
    }
    FLabel {
        objectName: "tooFew"
        Layout.fillWidth: true
        visible: panel.waits && !panel.enough
        wrapMode: Text.Wrap
        text: qsTr("A round needs %1 entrants, but there are only %2.").arg(panel.told.seats).arg(panel.playing)
    }
    Column {
        id: entrants
        Layout.fillWidth: true
        Repeater {
            // By number: a line stays, with whatever of it has the keyboard, when there is news of it.
            model: (panel.told.entrants ?? []).length
            EntrantLine { width: entrants.width }
        }
    }
    component EntrantLine: RowLayout {
        id: line
        required property int index
        readonly property var modelData: (panel.told.entrants ?? [])[index] ?? ({ name: "", left: true })
        spacing: Theme.space2
        visible: !modelData.left
        FLabel { Layout.fillWidth: true; wrapMode: Text.Wrap; text: line.modelData.name }
        FButton {
            objectName: "replace" + line.index
            kind: "quiet"
            text: qsTr("Replace…")
            Accessible.name: qsTr("Replace %1").arg(line.modelData.name)
            onClicked: newcomer.ask(line.modelData.name)
        }
        FButton {
            objectName: "withdraw" + line.index
            kind: "quiet"
            text: qsTr("Withdraw…")
            Accessible.name: qsTr("Withdraw %1").arg(line.modelData.name)
            onClicked: leaving.ask(line.modelData.name)
        }
    }

    RoundSheet { id: round; onPublished: panel.cup.publish() }
    NewcomerSheet {
        id: newcomer
        bots: panel.bots
        called: panel.called
        onNamed: (name, bot) => panel.cup.enter(name, bot)
        onReplaced: (entrant, name, bot) => panel.cup.replace(entrant, name, bot)
    }
    ResultSheet {
        id: result
        onForfeited: (number, entrant, reason) => panel.cup.forfeit(number, entrant, reason)
        onCorrected: (number, winners, reason) => panel.cup.correct(number, winners, reason)
    }
    TokenSheet { id: token; onCopied: text => panel.copy(text) }
    FDialog {
        id: leaving
        property string entrant
        function ask(name) { entrant = name; open(); }
        title: qsTr("Withdraw %1?").arg(entrant)
        Column {
            width: 380 * Theme.textScale
            FLabel {
                width: parent.width
                wrapMode: Text.Wrap
                text: qsTr("%1 will not be paired in further rounds. Open matches continue.").arg(leaving.entrant)
            }
        }
        actions: [
            FButton { objectName: "withdrawNow"; text: qsTr("Withdraw"); onClicked: { panel.cup.withdraw(leaving.entrant); leaving.accept(); } },
            FButton { objectName: "keepEntrant"; kind: "primary"; text: qsTr("Keep"); key: "Enter"; onClicked: leaving.reject() }
        ]
    }
    Connections {
        target: panel.cup
        function onPreviewed() { round.show(panel.cup.coming); }
        function onEntered(entrant, text) { if (text !== "") token.show(entrant, text); }
    }
}
