// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.MapEdit

/// Whether seats and starts are even: asks for a study of many matches, follows it, and tells what came out.
ColumnLayout {
    id: panel

    required property MapFairness fairness
    /// The installed games.
    property var rulesets: []
    /// The game that the map is drawn for; empty: any.
    property string game: ""
    signal gameChosen(string game)
    /// Whether matches of that game can be played on the map.
    property var fits: game => true
    /// A space to go to.
    signal pointedAt(string space)

    readonly property var result: fairness.result
    readonly property bool done: result.answer !== undefined
    readonly property var running: fairness.progress
    readonly property var seats: fairness.running ? running.seats ?? [] : result.seats ?? []
    readonly property var chosen: rulesets[which.currentIndex] ?? ({ players: [2, 2], bots: [] })

    readonly property real share: fairness.running ? 1 / Math.max(1, seats.length) : result.share ?? 0.5

    /// The end of the scale of some bars: the fair share is in the middle, if that is possible.
    function endOf(lines) { return Math.min(1, Math.max(2 * share, ...lines.map(one => one.high))); }
    function begin() {
        if (fits(chosen.id)) fairness.start(chosen.id, players.value, bot.choices[bot.currentIndex].id, games.value);
    }

    spacing: Theme.space2

    FLabel {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        quiet: true
        text: qsTr("Many matches between equal bots show whether each seat and each start wins its share.")
    }
    component Choice: RowLayout {
        property alias words: label.text
        Layout.fillWidth: true
        spacing: Theme.space2
        FLabel { id: label; Layout.preferredWidth: 84 * Theme.textScale; quiet: true; elide: Text.ElideRight }
    }
    Choice {
        words: qsTr("Game")
        FComboBox {
            id: which
            objectName: "fairnessGame"
            Layout.fillWidth: true
            label: qsTr("The game to play")
            enabled: !panel.fairness.running
            model: panel.rulesets
            textRole: "name"
            currentIndex: Math.max(0, panel.rulesets.findIndex(one => one.id === panel.game))
            onActivated: index => panel.gameChosen(panel.rulesets[index].id)
        }
    }
    Choice {
        words: qsTr("Players")
        FSpinBox {
            id: players
            objectName: "fairnessPlayers"
            label: qsTr("Players")
            enabled: !panel.fairness.running
            from: panel.chosen.players[0]
            to: panel.chosen.players[1]
            value: Math.min(to, Math.max(from, 3))
        }
    }
    Choice {
        words: qsTr("Bots")
        FComboBox {
            id: bot
            objectName: "fairnessBot"
            Layout.fillWidth: true
            label: qsTr("The bot in all seats")
            enabled: !panel.fairness.running
            readonly property var choices: [{ id: "", name: qsTr("Usual") + (panel.chosen.bot ? " (" + ((panel.chosen.bot_names ?? {})[panel.chosen.bot] ?? panel.chosen.bot) + ")" : "") },
                                            { id: "random", name: qsTr("Random moves") }]
            model: choices
            textRole: "name"
        }
    }
    Choice {
        words: qsTr("Matches")
        FSpinBox {
            id: games
            objectName: "fairnessGames"
            label: qsTr("Maximum number of matches")
            enabled: !panel.fairness.running
            from: 100
            to: 100000
            stepSize: 100
            value: 1000
        }
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.space2
        FButton {
            objectName: "startFairness"
            visible: !panel.fairness.running
            kind: "primary"
            sign: "play"
            text: qsTr("Play the matches")
            enabled: panel.rulesets.length > 0
            onClicked: panel.begin()
        }
        FButton { objectName: "cancelFairness"; visible: panel.fairness.running; sign: "stop"; text: qsTr("Stop"); onClicked: panel.fairness.cancel() }
    }

    FProgressBar {
        Layout.fillWidth: true
        visible: panel.fairness.running
        label: qsTr("Matches played")
        indeterminate: panel.running.matches === undefined
        value: (panel.running.matches ?? 0) / (panel.running.most ?? 1)
    }
    FLabel {
        objectName: "fairnessProgress"
        visible: panel.fairness.running
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        tabular: true
        quiet: true
        text: panel.running.matches === undefined ? qsTr("Beginning…")
            : qsTr("%1 of %2 matches").arg(panel.running.matches).arg(panel.running.most) + " · "
              + (panel.running.seconds < 90 ? qsTr("%n seconds left at most", "", Math.max(1, Math.ceil(panel.running.seconds)))
                                            : qsTr("%n minutes left at most", "", Math.ceil(panel.running.seconds / 60)))
    }
    FCard {
        objectName: "fairnessFault"
        visible: panel.fairness.fault !== "" && !panel.fairness.running
        Layout.fillWidth: true
        padding: Theme.space3
        clickable: false
        text: panel.fairness.fault
        implicitHeight: fault.implicitHeight + 2 * padding
        RowLayout {
            id: fault
            width: parent.width
            spacing: Theme.space2
            FIcon { Layout.alignment: Qt.AlignTop; name: "warning"; colour: Theme.error }
            FLabel { Layout.fillWidth: true; wrapMode: Text.Wrap; text: panel.fairness.fault; lineHeight: 1.15 }
        }
    }

    FCard {
        objectName: "fairnessAnswer"
        visible: panel.done
        Layout.fillWidth: true
        padding: Theme.space3
        clickable: false
        text: answer.text
        implicitHeight: verdict.implicitHeight + 2 * padding
        ColumnLayout {
            id: verdict
            width: parent.width
            spacing: Theme.space1
            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.space2
                FIcon {
                    Layout.alignment: Qt.AlignTop
                    name: panel.result.answer === "fair" ? "check" : panel.result.answer === "unfair" ? "warning" : "question"
                    colour: panel.result.answer === "fair" ? Theme.good : panel.result.answer === "unfair" ? Theme.error : Theme.accent
                }
                FLabel {
                    id: answer
                    Layout.fillWidth: true
                    wrapMode: Text.Wrap
                    kind: "control"
                    text: panel.result.answer === "fair" ? qsTr("The map is fair.")
                        : panel.result.answer === "unfair" ? qsTr("The map is not fair.") : qsTr("Nothing is proven yet.")
                }
            }
            FLabel {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                lineHeight: 1.15
                readonly property string share: Math.round(100 * panel.result.share)
                readonly property string margin: Math.round(100 * panel.result.margin)
                text: panel.result.answer === "fair" ? qsTr("Every seat and every start wins its share of %1 %, or within %2 points of it.").arg(share).arg(margin)
                    : panel.result.answer === "unfair" ? qsTr("Whatever is marked below wins more or less than its share of %1 %, and not by chance.").arg(share)
                    : qsTr("It is certain neither that a seat or start misses its share of %1 %, nor that all are within %2 points of it. Play more matches to find out.").arg(share).arg(margin)
            }
            FLabel {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                kind: "caption"
                quiet: true
                lineHeight: 1.15
                text: qsTr("%n matches played", "", panel.result.matches ?? 0)
                    + (panel.result.drawn ? ", " + qsTr("%n drawn", "", panel.result.drawn) : "")
                    + (panel.result.other ? ", " + qsTr("%n ended otherwise", "", panel.result.other) : "")
                    + (panel.result.stop === "cancelled" ? ". " + qsTr("Interrupted.") : ".")
            }
            FLabel {
                Layout.fillWidth: true
                visible: panel.fairness.stale
                wrapMode: Text.Wrap
                kind: "caption"
                color: Theme.accent
                text: qsTr("The map has changed since.")
            }
        }
    }

    component Lines: ColumnLayout {
        id: lines
        property string heading
        property string note: ""
        property var list: []
        /// Who a line is about.
        property var who: line => line.name
        readonly property real end: panel.endOf(list)
        Layout.fillWidth: true
        Layout.topMargin: Theme.space2
        visible: list.length > 0
        spacing: Theme.space1
        FLabel { kind: "control"; text: lines.heading; Layout.fillWidth: true; wrapMode: Text.Wrap }
        FLabel { visible: text; kind: "caption"; quiet: true; text: lines.note; Layout.fillWidth: true; wrapMode: Text.Wrap; lineHeight: 1.15 }
        Rows {
            model: lines.list
            ShareLine {
                required property var modelData
                width: parent ? parent.width : 0
                share: modelData
                who: lines.who(modelData)
                fair: panel.share
                end: lines.end
                clickable: lines.heading === starts.heading
                onClicked: panel.pointedAt(modelData.id)
            }
        }
    }
    Lines {
        heading: panel.fairness.running ? qsTr("Seats, so far") : qsTr("Seats")
        list: panel.seats
        who: line => qsTr("Seat %1").arg(line.name)
    }
    Lines {
        heading: qsTr("Order of play")
        list: panel.fairness.running ? [] : panel.result.order ?? []
        who: line => qsTr("Turn %1").arg(line.name)
    }
    Lines {
        id: starts
        readonly property var all: panel.fairness.running ? [] : panel.result.starts ?? []
        readonly property int most: 5
        heading: qsTr("Starts")
        note: panel.result.startsAreFixed ? qsTr("Every match begins the same way, so a start says the same as its seat.")
                                          : qsTr("Wins of whoever owns a space at the start. The map shows all; here are the best and the worst.")
        list: all.length <= 2 * most ? all : all.slice(0, most).concat(all.slice(all.length - most))
    }
    Lines {
        heading: qsTr("Regions")
        note: qsTr("Wins of whoever held the whole region when round %1 began.").arg(panel.result.round ?? 3)
        list: panel.fairness.running ? [] : panel.result.regions ?? []
    }
    FLabel {
        Layout.fillWidth: true
        Layout.topMargin: Theme.space2
        visible: panel.done
        wrapMode: Text.Wrap
        kind: "caption"
        quiet: true
        lineHeight: 1.15
        text: qsTr("“Between” gives 95 % intervals. “Surely” is corrected for the many lines examined, and wrong in at most one of twenty studies. What order and regions are worth is not the fault of the map.")
    }
}
