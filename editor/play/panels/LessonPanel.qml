// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls
import Fronteira.Play

/// What a first match asks for now.
Rectangle {
    id: panel

    required property Lesson lesson
    signal done
    /// The game is to be played now.
    signal played

    implicitHeight: Math.ceil(words.implicitHeight) + 2 * Theme.space3
    radius: Theme.cardRadius
    color: Theme.raised
    border.width: Theme.hairline
    border.color: Theme.accent
    Accessible.role: Accessible.StaticText
    Accessible.name: [lesson.say, lesson.how].filter(part => part).join(" ")

    FScrollView {
        id: scroll
        anchors { fill: parent; leftMargin: Theme.space3; topMargin: Theme.space3; bottomMargin: Theme.space3 }
        contentHeight: words.implicitHeight

        Column {
            id: words
            width: scroll.availableWidth
            spacing: Theme.space2

            FLabel {
                width: words.width
                kind: "caption"
                quiet: true
                text: panel.lesson.over ? qsTr("First match: done") : qsTr("First match: step %1 of %2").arg(panel.lesson.step).arg(panel.lesson.steps)
            }
            FLabel {
                width: words.width
                visible: panel.lesson.step === 1
                text: panel.lesson.intro
                quiet: true
                wrapMode: Text.Wrap
            }
            FLabel {
                objectName: "lessonSays"
                width: words.width
                text: panel.lesson.say
                wrapMode: Text.Wrap
            }
            FLabel {
                objectName: "lessonHow"
                width: words.width
                visible: text !== ""
                kind: "caption"
                color: Theme.accent
                text: panel.lesson.how
                wrapMode: Text.Wrap
            }
            FButton {
                objectName: "playLearned"
                visible: panel.lesson.over
                // Enter is its own, whatever had the keyboard at the last step.
                onVisibleChanged: if (visible) forceActiveFocus()
                kind: "primary"
                key: "Enter"
                text: qsTr("Play this game now")
                onClicked: panel.played()
            }
            FButton {
                objectName: "lessonDone"
                visible: panel.lesson.over
                text: qsTr("Back to the games")
                onClicked: panel.done()
            }
        }
    }
    Connections {
        target: panel.lesson
        function onChanged() { scroll.contentItem.contentY = 0; }
    }
}
