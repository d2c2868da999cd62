// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.Files

/// Matches that are kept: to go on with, to look at again, or to forget.
Page {
    id: page

    required property var studio
    readonly property var matches: studio.library ? studio.library.matches : []
    signal play

    /// As the match calls who sits there.
    function sitter(match, seat) {
        if (seat.name || seat.who === "human") return seat.name || qsTr("Player %1").arg(seat.seat);
        const bot = seat.who.replace("bot:", "");
        return (studio.library.ruleset(match.ruleset).bot_names ?? {})[bot] ?? bot;
    }
    /// Who won, or how else it ended; empty while it goes on.
    function ending(match) {
        const told = match.outcome;
        if (!told) return "";
        if (told.kind === "drawn") return qsTr("drawn");
        if (told.kind === "lost") return qsTr("lost by all");
        // Whoever gave up is last, and the others have won.
        const won = match.seats.filter(seat => told.seats.includes(seat.seat) === (told.kind === "won"));
        return told.kind === "abandoned" ? "" : qsTr("won by %1").arg(won.map(seat => sitter(match, seat)).join(", "));
    }
    /// Of a map that is not the game's own; empty of any other.
    function foreignMap(match) {
        if (match.map === studio.library.ruleset(match.ruleset).map) return "";
        const map = studio.library.maps.find(one => one.id === match.map);
        return map ? map.name : "";
    }

    title: qsTr("Matches")
    Component.onCompleted: studio.library.refreshMatches()
    side: FButton { objectName: "openRecord"; text: qsTr("Open a record…"); sign: "open"; onClicked: file.open() }

    FLabel {
        objectName: "unkept"
        visible: !page.studio.keepsMatches
        width: page.innerWidth
        wrapMode: Text.Wrap
        quiet: true
        text: qsTr("Matches of this window end when it is closed. Save the record of one that you want to look at again.")
    }
    EmptyState {
        width: parent.width
        topPadding: Theme.space6
        visible: page.matches.length === 0
        sign: "save"
        text: page.studio.keepsMatches ? qsTr("No matches yet. Every match is kept after each move, so there is nothing to save.")
                                       : qsTr("No matches yet.")
        action: qsTr("Choose a game")
        onActivated: page.play()
    }
    Repeater {
        model: page.matches
        FCard {
            id: card
            required property var modelData
            required property int index
            width: page.innerWidth
            clickable: false
            implicitHeight: line.implicitHeight + 2 * padding
            text: modelData.title
            RowLayout {
                id: line
                width: card.availableWidth
                spacing: Theme.space3
                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: 0
                    FLabel { Layout.fillWidth: true; kind: "control"; text: card.modelData.title; font.weight: Font.DemiBold; elide: Text.ElideRight }
                    FLabel {
                        objectName: "about" + card.index
                        Layout.fillWidth: true
                        quiet: true
                        elide: Text.ElideRight
                        text: [page.foreignMap(card.modelData),
                               page.ending(card.modelData),
                               card.modelData.over ? qsTr("over after %n moves", "", card.modelData.number)
                                                   : card.modelData.number === 0 ? qsTr("no moves yet") : qsTr("%n moves so far", "", card.modelData.number),
                               card.modelData.seats.map(seat => page.sitter(card.modelData, seat)).join(", "),
                               new Date(card.modelData.opened * 1000).toLocaleString(Qt.locale(), Locale.ShortFormat)].filter(part => part).join(" · ")
                    }
                }
                FButton {
                    objectName: "goOn" + card.index
                    // Of all that wait the latest stands out.
                    kind: card.index === page.matches.findIndex(one => !one.over) ? "primary" : "secondary"
                    text: card.modelData.over ? qsTr("Look") : qsTr("Go on")
                    onClicked: page.studio.goOn(card.modelData)
                }
                FButton { text: qsTr("Replay"); enabled: card.modelData.number > 0; onClicked: page.studio.watch(card.modelData) }
                FButton { objectName: "forget" + card.index; kind: "quiet"; sign: "trash"; hint: qsTr("Forget this match"); onClicked: forget.ask(card.modelData) }
            }
        }
    }

    FDialog {
        id: forget
        property var match
        function ask(one) { match = one; open(); }
        title: qsTr("Forget this match?")
        FLabel {
            width: 380 * Theme.textScale
            wrapMode: Text.Wrap
            text: forget.match ? qsTr("%1, %n moves. It cannot be brought back.", "", forget.match.number).arg(forget.match.title) : ""
        }
        actions: [
            FButton {
                objectName: "forgetReally"
                sign: "trash"
                text: qsTr("Forget it")
                onClicked: { page.studio.library.forget(forget.match.match); forget.accept(); }
            },
            FButton { objectName: "keepMatch"; kind: "primary"; text: qsTr("Keep it"); key: "Enter"; onClicked: forget.reject() }
        ]
    }
    FileSheet {
        id: file
        kind: "record"
        title: qsTr("Open a record")
        filters: [qsTr("Match records (*.record *.rec)"), qsTr("All files (*)")]
        onAccepted: page.studio.openRecord(selectedFile)
    }
}
