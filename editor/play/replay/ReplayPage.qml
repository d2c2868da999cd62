// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.Play

/// A match watched again: scrubbed, stepped or run, through the eyes of a seat or of all.
FocusScope {
    id: page

    required property ReplayScreen match
    required property var studio
    property bool running: false
    property real speed: 1

    function go(number) { running = false; match.moment = number; }
    /// At the end there is nothing to run to: from the beginning, then.
    function run() {
        if (!running && match.moment >= match.moves) match.moment = 0;
        running = !running;
    }

    Keys.onPressed: event => {
        if (event.key === Qt.Key_Escape) studio.closeReplay();
        else if (event.key === Qt.Key_Space) run();
        else if (event.key === Qt.Key_Right) { running = false; match.step(); }
        else if (event.key === Qt.Key_Left) go(match.moment - 1);
        else if (event.key === Qt.Key_Home) go(0);
        else if (event.key === Qt.Key_End) go(match.moves);
        else if (event.key === Qt.Key_T && match.turnable) board.turnAround();
        else return;
        event.accepted = true;
    }
    Timer {
        interval: Math.max(16, 700 / page.speed)
        repeat: true
        running: page.running
        onTriggered: if (!page.match.step()) page.running = false
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0
        visible: page.match.ready && page.match.fault === ""

        Rectangle {
            Layout.fillWidth: true
            implicitHeight: Theme.target + Theme.space3
            color: Theme.panel
            RowLayout {
                anchors.fill: parent
                anchors.leftMargin: Theme.space4
                anchors.rightMargin: Theme.space2
                spacing: Theme.space3
                FBarTitle {
                    title: page.match.title
                    standing: [qsTr("Replay"), page.match.outcome, page.match.outcome ? "" : page.match.turn.round > 0 ? qsTr("round %1").arg(page.match.turn.round) : "", page.match.outcome ? "" : page.match.turn.phase].filter(part => part).join(" · ")
                }
                Item { Layout.fillWidth: true }
                FLabel { quiet: true; text: qsTr("Seen through") }
                FComboBox {
                    objectName: "eyes"
                    label: qsTr("Seen through")
                    model: page.match.allEyes
                    textRole: "name"
                    currentIndex: page.match.allEyes.findIndex(one => one.id === page.match.eyes)
                    onActivated: index => page.match.eyes = page.match.allEyes[index].id
                }
                TurnButton { match: page.match; onClicked: board.turnAround() }
                FButton { objectName: "closeReplay"; kind: "quiet"; text: qsTr("Close"); key: "Esc"; onClicked: page.studio.closeReplay() }
            }
            Rectangle { anchors.bottom: parent.bottom; width: parent.width; height: Theme.hairline; color: Theme.line }
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: 0
            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: 0
                Item {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    clip: true
                    PlayBoard { id: board; anchors.fill: parent; match: page.match; beside: [dice] }
                    DiceTray {
                        id: dice
                        anchors { bottom: parent.bottom; left: parent.left; margins: Theme.space4 }
                        match: page.match
                    }
                }
                Rectangle {
                    Layout.fillWidth: true
                    implicitHeight: bar.implicitHeight + 2 * Theme.space3
                    color: Theme.panel
                    RowLayout {
                        id: bar
                        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.space4 }
                        spacing: Theme.space2
                        FButton { kind: "quiet"; sign: "first"; hint: qsTr("The beginning"); onClicked: page.go(0) }
                        FButton { kind: "quiet"; sign: "back"; hint: qsTr("One move back"); onClicked: page.go(page.match.moment - 1) }
                        FButton {
                            objectName: "run"
                            focus: true
                            kind: "primary"
                            sign: page.running ? "pause" : "play"
                            hint: page.running ? qsTr("Pause") : qsTr("Run")
                            onClicked: page.run()
                        }
                        FButton { objectName: "step"; kind: "quiet"; sign: "forward"; hint: qsTr("One move on"); onClicked: { page.running = false; page.match.step(); } }
                        FButton { kind: "quiet"; sign: "skip"; hint: qsTr("The end"); onClicked: page.go(page.match.moves) }
                        FSlider {
                            objectName: "scrubber"
                            Layout.fillWidth: true
                            label: qsTr("Move")
                            from: 0
                            to: Math.max(1, page.match.moves)
                            stepSize: 1
                            value: page.match.moment
                            onMoved: page.go(Math.round(value))
                        }
                        FLabel { tabular: true; text: page.match.moment + " / " + page.match.moves }
                        FComboBox {
                            implicitWidth: 96 * Theme.textScale
                            label: qsTr("Speed")
                            model: [0.5, 1, 2, 4, 16]
                            displayText: "× " + page.speed
                            currentIndex: 1
                            onActivated: index => page.speed = model[index]
                        }
                    }
                }
            }
            Rectangle {
                Layout.fillHeight: true
                Layout.preferredWidth: Math.round(Math.max(280, Math.min(page.width * 0.24, 400)) * Math.max(1, Theme.textScale * 0.9))
                color: Theme.panel
                ColumnLayout {
                    anchors.fill: parent
                    anchors.margins: Theme.space3
                    spacing: Theme.space3
                    SeatList { Layout.fillWidth: true; match: page.match }
                    HistoryChart { Layout.fillWidth: true; match: page.match }
                    LogView {
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        match: page.match
                        marked: page.match.moment
                        onChosen: number => page.go(number)
                    }
                }
                Rectangle { width: Theme.hairline; height: parent.height; color: Theme.line }
            }
        }
    }
    Connections {
        target: page.match
        function onHappened(events) { if (page.speed <= 2) dice.show(events); }
    }
}
