// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.Cup
import Fronteira.Launcher

/// A tournament of people: my next match, the table, the rounds, and what its organiser may do.
Page {
    id: page

    required property var studio
    property Cup cup: null
    readonly property var told: cup ? cup.state : ({})
    /// The first of them, as far as it is installed here.
    readonly property var game: page.ready && page.studio.library && page.studio.library.loaded && (page.told.games ?? []).length > 0
        ? page.studio.library.ruleset(page.told.games[0].ruleset) : ({})
    readonly property bool stopped: cup !== null && cup.stopped
    readonly property bool ready: cup !== null && cup.ready
    signal back

    function leave() { if (studio.cups.held && !stopped) closing.open(); else back(); }

    title: ready ? told.name ?? "" : qsTr("Tournament")
    Keys.onEscapePressed: leave()
    side: FButton { objectName: "leaveCup"; kind: "quiet"; text: qsTr("Back"); key: "Esc"; onClicked: page.leave() }

    FLabel {
        width: parent.width
        quiet: true
        wrapMode: Text.Wrap
        text: page.ready ? [CupWords.format(page.told.format), CupWords.limits(page.told), CupWords.stand(page.told)].filter(part => part).join(" · ")
            : page.stopped ? qsTr("The tournament cannot be opened.") : qsTr("Looking for %1…").arg(page.cup ? page.cup.address : "")
    }
    FLabel {
        objectName: "cupFault"
        width: parent.width
        visible: text !== ""
        color: Theme.error
        wrapMode: Text.Wrap
        text: !page.cup ? "" : !page.cup.sought ? page.cup.fault
            : qsTr("There is no connection to %1 now: %2. The studio keeps trying, and nothing is lost.").arg(page.cup.address).arg(page.cup.fault)
    }
    FButton { objectName: "retryCup"; visible: page.stopped; text: qsTr("Try again"); onClicked: page.cup.retry() }
    NextMatch {
        width: parent.width
        visible: page.ready && page.cup.me !== ""
        cup: page.cup
        onGo: match => page.studio.goToCupMatch(match)
    }
    TakePart {
        width: parent.width
        visible: page.ready && page.cup.canEnrol
        cup: page.cup
        name: page.studio.settings.name
    }
    GridLayout {
        width: parent.width
        visible: page.ready
        columns: width > 900 * Theme.textScale ? 2 : 1
        columnSpacing: Theme.space6
        rowSpacing: Theme.space5

        ColumnLayout {
            Layout.alignment: Qt.AlignTop
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            spacing: Theme.space3
            FLabel { kind: "section"; text: qsTr("Standings") }
            Standings { Layout.fillWidth: true; rows: page.told.entrants ?? []; tieBreaks: page.told.tie_breaks ?? []; me: page.cup ? page.cup.me : "" }
            OrganiserPanel {
                id: organiser
                Layout.fillWidth: true
                Layout.topMargin: Theme.space4
                visible: page.ready && page.cup.organiser
                cup: page.cup
                bots: page.game.bots ?? []
                called: page.game.bot_names ?? ({})
                onCopy: text => page.studio.copy(text)
            }
        }
        ColumnLayout {
            Layout.alignment: Qt.AlignTop
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            spacing: Theme.space3
            RoundList {
                Layout.fillWidth: true
                rounds: page.cup ? page.cup.rounds : []
                ruled: organiser.visible
                onRule: match => organiser.rule(match)
                onGo: match => page.studio.goToCupMatch(match)
            }
        }
    }

    FDialog {
        id: closing
        title: qsTr("Close the tournament?")
        Column {
            width: 380 * Theme.textScale
            FLabel {
                width: parent.width
                wrapMode: Text.Wrap
                text: qsTr("It is open here: nobody can continue until you open it again. Nothing is lost.")
            }
        }
        actions: [
            FButton { text: qsTr("Keep it open"); onClicked: closing.reject() },
            FButton { objectName: "closeCup"; kind: "primary"; text: qsTr("Close it"); onClicked: { closing.accept(); page.back(); } }
        ]
    }
}
