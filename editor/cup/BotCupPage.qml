// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.Cup
import Fronteira.Files
import Fronteira.Launcher

/// A tournament of bots: how far it is, the table that grows, its matches.
Page {
    id: page

    required property var studio
    property BotCup cup: null
    readonly property var table: cup ? cup.table : ({})
    readonly property var progress: cup ? cup.progress : ({})
    readonly property bool running: cup !== null && cup.running
    readonly property bool complete: table.of !== undefined && table.played === table.of && table.of > 0
    signal back
    /// What stands in the way is in the plan, which is changed.
    signal revised

    title: table.name ?? qsTr("Tournament")
    Keys.onEscapePressed: back()
    side: Row {
        spacing: Theme.space2
        FButton { objectName: "leaveBots"; kind: "quiet"; text: qsTr("Back"); key: "Esc"; onClicked: page.back() }
        FButton {
            objectName: "revisePlan"
            // Asked anew whenever something is told of it.
            visible: page.cup !== null && page.cup.fault !== "" && !page.running && page.table.played === undefined && page.studio.cups.mayRevise()
            text: qsTr("Change the plan")
            onClicked: page.revised()
        }
        FButton { objectName: "writeReport"; visible: (page.table.played ?? 0) > 0; sign: "export"; text: qsTr("Page for browsers…"); onClicked: file.open() }
        FButton {
            objectName: "runBots"
            kind: "primary"
            visible: !page.complete || page.running
            text: page.running ? qsTr("Stop") : (page.table.played ?? 0) > 0 ? qsTr("Go on") : qsTr("Start the matches")
            onClicked: page.running ? page.cup.stop() : page.cup.start()
        }
    }

    FLabel {
        objectName: "botsStand"
        width: parent.width
        quiet: true
        wrapMode: Text.Wrap
        text: [page.table.format ? CupWords.format(page.table.format) : "", page.running ? page.howFar() : page.played()].filter(part => part).join(" · ")
    }
    function played() {
        if (table.played === undefined) return qsTr("No match has been played yet.");
        return qsTr("%1 of %2 matches played").arg(Number(table.played).toLocaleString(Qt.locale(), "f", 0)).arg(Number(table.of).toLocaleString(Qt.locale(), "f", 0));
    }
    function howFar() {
        const of = progress.of ? qsTr("%1 of %2 matches").arg(progress.done).arg(progress.of) : qsTr("Starting…");
        return progress.seconds === undefined ? of : of + " · " + remaining(progress.seconds);
    }
    function remaining(seconds) {
        // While it runs something is left.
        return seconds < 90 ? qsTr("%n seconds left", "", Math.max(1, Math.ceil(seconds))) : qsTr("%n minutes left", "", Math.ceil(seconds / 60));
    }
    FProgressBar {
        width: parent.width
        visible: page.running
        label: qsTr("Progress of the tournament")
        from: 0
        to: Math.max(1, page.progress.of ?? 1)
        value: page.progress.done ?? 0
    }
    FLabel {
        objectName: "botsFault"
        width: parent.width
        visible: text !== ""
        color: Theme.error
        wrapMode: Text.Wrap
        text: page.cup ? page.cup.fault : ""
    }
    GridLayout {
        width: parent.width
        columns: width > 900 * Theme.textScale ? 2 : 1
        columnSpacing: Theme.space6
        rowSpacing: Theme.space5
        ColumnLayout {
            Layout.alignment: Qt.AlignTop
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            spacing: Theme.space3
            FLabel { kind: "section"; text: qsTr("Standings") }
            Standings { Layout.fillWidth: true; rows: page.table.entrants ?? []; tieBreaks: page.table.tie_breaks ?? []; rated: true }
            FLabel {
                Layout.fillWidth: true
                kind: "caption"
                quiet: true
                wrapMode: Text.Wrap
                text: qsTr("Elo says how strong an entrant is, with a 95 % confidence interval.")
            }
        }
        ColumnLayout {
            Layout.alignment: Qt.AlignTop
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            spacing: Theme.space1
            FLabel { Layout.bottomMargin: Theme.space2; kind: "section"; text: qsTr("Matches") }
            Column {
                id: matches
                Layout.fillWidth: true
                spacing: Theme.space1
                Repeater {
                    model: page.cup ? page.cup.matches : []
                    CupMatchRow {
                        required property var modelData
                        width: matches.width
                        match: modelData
                        kept: true
                        onGo: page.cup.replay(modelData.number)
                    }
                }
            }
            FLabel { Layout.fillWidth: true; visible: page.cup !== null && page.cup.matches.length === 0; quiet: true; wrapMode: Text.Wrap; text: qsTr("The matches appear here when the tournament is over or has been stopped.") }
        }
    }
    FileSheet {
        id: file
        title: qsTr("Page for browsers")
        saving: true
        ending: "html"
        suggested: page.title
        filters: [qsTr("Pages (*.html)")]
        onAccepted: page.cup.report(selectedFile)
    }
}
