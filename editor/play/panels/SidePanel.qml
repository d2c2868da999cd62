// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.Play

/// Who plays, what a first match asks for, what the seat alone knows, and what was played.
Rectangle {
    id: panel

    required property MatchScreen match
    /// There is somebody to talk to.
    property bool inCompany: match.inCompany
    /// The first match that is played, or null.
    property Lesson lesson: null
    signal lessonDone
    /// The game of the lesson is to be played now.
    signal lessonPlayed
    /// A moment of the log to look at again.
    signal momentChosen(int number)

    color: Theme.panel

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.space3
        spacing: Theme.space3

        SeatList { Layout.fillWidth: true; match: panel.match; inCompany: panel.inCompany }
        // Not on the board, where it would lie on what it speaks of.
        Loader {
            id: asked
            readonly property real wanted: item ? item.implicitHeight : 0
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredHeight: wanted
            Layout.maximumHeight: wanted
            visible: active
            active: panel.lesson !== null
            sourceComponent: LessonPanel { lesson: panel.lesson; onDone: panel.lessonDone(); onPlayed: panel.lessonPlayed() }
        }
        Rectangle { Layout.fillWidth: true; implicitHeight: Theme.hairline; color: Theme.line; visible: own.visible }
        ColumnLayout {
            id: own
            Layout.fillWidth: true
            visible: panel.match.ownFacts.length > 0
            spacing: Theme.space1
            FLabel { kind: "caption"; quiet: true; text: qsTr("Only you know") }
            Flow {
                Layout.fillWidth: true
                spacing: Theme.space1
                Repeater {
                    model: panel.match.ownFacts
                    FLabel {
                        required property var modelData
                        width: Math.min(implicitWidth, own.width)
                        wrapMode: Text.Wrap
                        kind: "caption"
                        text: modelData.name + ": " + modelData.value + "  "
                    }
                }
            }
        }
        Rectangle { Layout.fillWidth: true; implicitHeight: Theme.hairline; color: Theme.line }
        ChatPanel {
            Layout.fillWidth: true
            Layout.fillHeight: false
            Layout.preferredHeight: Math.round(150 * Theme.textScale)
            visible: panel.inCompany
            match: panel.match
        }
        LogView { Layout.fillWidth: true; Layout.fillHeight: true; Layout.minimumHeight: 4 * Theme.target; match: panel.match; onChosen: number => panel.momentChosen(number) }
    }
    Rectangle { width: Theme.hairline; height: parent.height; color: Theme.line }
}
