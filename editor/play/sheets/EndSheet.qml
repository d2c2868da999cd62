// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.Play

/// How the match ended, in which order, what all held, and when it took its course.
FDialog {
    id: end

    required property MatchScreen match
    property bool seen: false
    property bool canPlayAgain: false
    /// A map is tried that is being drawn.
    property bool trial: false
    signal leave
    signal playAgain
    /// Look again, from after that move on.
    signal replay(int move)

    readonly property var aftermath: match.aftermath
    readonly property string said: match.over.say ?? ""

    onOpened: seen = true
    /// Of whom the sentence says nothing, when somebody gave up.
    readonly property var winners: match.over.kind === "resigned" ? match.seats.filter(seat => seat.place === 1) : []
    title: [said.charAt(0).toUpperCase() + said.slice(1), ...winners.map(seat => qsTr("%1 has won").arg(seat.name))].join(" · ")
    width: Math.min(Math.max(720 * Theme.textScale, implicitFooterWidth), (parent ? parent.width : 900) - 2 * Theme.space4)

    function told(point) {
        const who = match.seatLook(point.seat).name;
        const what = point.kind === "lead" ? qsTr("%1 takes the lead (%2: %3)").arg(who).arg(point.figure).arg(point.amount)
                   : point.kind === "out" ? qsTr("%1 loses everything (%2: −%3)").arg(who).arg(point.figure).arg(point.amount)
                                          : qsTr("%1 suffers a blow (%2: −%3)").arg(who).arg(point.figure).arg(point.amount);
        return qsTr("Round %1").arg(point.round) + " · " + what;
    }

    contentItem: FScrollView {
        id: scroll
        implicitHeight: Math.min(column.implicitHeight, (end.parent ? end.parent.height : 700) * 0.62)
        contentHeight: column.implicitHeight
        focus: true
        Keys.onReturnPressed: event => end.confirm(event)
        Keys.onEnterPressed: event => end.confirm(event)

        ColumnLayout {
            id: column
            // Figures at its right edge do not touch the bar.
            width: scroll.availableWidth - Theme.space2
            spacing: Theme.space3

            FLabel {
                Layout.fillWidth: true
                quiet: true
                wrapMode: Text.Wrap
                text: qsTr("%n moves", "", end.match.turn.number) + (end.aftermath.rounds > 0 ? " · " + qsTr("%n rounds", "", end.aftermath.rounds) : "")
            }
            FLabel {
                objectName: "ending"
                Layout.fillWidth: true
                visible: text !== ""
                wrapMode: Text.Wrap
                text: end.match.ending.join("\n")
            }
            Rows {
                spacing: Theme.space3
                model: [...end.match.seats].sort((a, b) => (a.place || 99) - (b.place || 99) || a.number - b.number)
                EndSeat {
                    required property var modelData
                    width: parent ? parent.width : 0
                    seat: modelData
                    hand: (end.aftermath.hands ?? []).find(one => one.number === modelData.number) ?? ({ facts: [], sheets: [], cards: [] })
                }
            }
            FLabel {
                visible: points.count > 0
                kind: "section"
                text: qsTr("How it turned")
            }
            Rows {
                spacing: Theme.space3
                id: points
                model: end.aftermath.turningPoints ?? []
                FButton {
                    required property var modelData
                    required property int index
                    objectName: "turningPoint" + index
                    width: parent ? parent.width : 0
                    kind: "quiet"
                    leading: true
                    leftPadding: 0
                    sign: "play"
                    text: end.told(modelData)
                    hint: qsTr("Replay from here")
                    onClicked: { end.accept(); end.replay(modelData.move); }
                }
            }
            HistoryChart { Layout.fillWidth: true; match: end.match }
        }
    }
    // Enter, which may have been of the last move, throws nobody out of the match.
    actions: [
        FButton { objectName: "leaveEnd"; text: end.trial ? qsTr("Back to the map") : qsTr("Leave the match"); onClicked: { end.accept(); end.leave(); } },
        FButton {
            objectName: "replayDecided"
            visible: end.aftermath.decided >= 0
            text: qsTr("Where it was decided")
            hint: qsTr("Replay from here")
            onClicked: { end.accept(); end.replay(end.aftermath.decided); }
        },
        FButton { objectName: "playAgain"; visible: end.canPlayAgain; text: qsTr("Play again"); hint: end.match.rematchAsked; onClicked: { end.accept(); end.playAgain(); } },
        FButton { objectName: "lookAtBoard"; kind: "primary"; text: qsTr("Look at the board"); key: "Enter"; onClicked: end.accept() }
    ]
}
