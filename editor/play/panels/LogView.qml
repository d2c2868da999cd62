// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Fronteira.Controls
import Fronteira.Play

/// What was played and what happened, the latest at the bottom. A line that is chosen tells its move.
ListView {
    id: view

    required property ShownMatch match
    property int marked: -1
    signal chosen(int number)

    property bool atEnd: true
    /// The line that is marked stays in sight until somebody scrolls.
    property bool atMarked: true
    onMarkedChanged: {
        atMarked = true;
        if (marked >= 0) Qt.callLater(showMarked);
    }
    function showMarked() {
        const row = match.log.rowOf(marked);
        if (row >= 0) positionViewAtIndex(row, ListView.Contain);
    }
    readonly property bool held: moving || bar.pressed
    onHeldChanged: {
        atMarked = false;
        if (!held) atEnd = atYEnd;
    }
    onCountChanged: Qt.callLater(settle)
    onHeightChanged: Qt.callLater(settle)
    // How high it is is guessed until its lines are laid out.
    onContentHeightChanged: if (!held) Qt.callLater(settle)
    /// At the end, where the news are, but for who walks through the lines.
    function settle() {
        if (activeFocus && currentIndex >= 0) positionViewAtIndex(currentIndex, ListView.Contain);
        else if (marked >= 0 && atMarked) showMarked();
        else if (atEnd && marked < 0) positionViewAtEnd();
    }

    objectName: "log"
    clip: true
    activeFocusOnTab: true
    keyNavigationEnabled: true
    currentIndex: -1
    onActiveFocusChanged: {
        if (activeFocus && currentIndex < 0) currentIndex = count - 1;
        Qt.callLater(settle);
    }
    Keys.onReturnPressed: if (currentItem) chosen(currentItem.number)
    Keys.onEnterPressed: if (currentItem) chosen(currentItem.number)
    model: match.log
    spacing: 2
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: FScrollBar { id: bar }
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Log")

    delegate: Item {
        id: line
        required property string text
        required property int number
        required property int by
        required property bool isMove
        readonly property var look: by > 0 ? view.match.seatLook(by) : ({})
        /// Who did what; an event names whom it is about.
        readonly property string told: isMove && look.name ? look.name + ": " + text : text

        width: view.width - Theme.space3
        implicitHeight: label.implicitHeight + (isMove ? Theme.space1 : 0)
        Accessible.role: Accessible.ListItem
        Accessible.name: told

        Rectangle {
            anchors.fill: parent
            radius: Theme.radius
            color: Theme.raised
            visible: line.number === view.marked || pointer.containsMouse || focused
            readonly property bool focused: view.activeFocus && line.ListView.isCurrentItem
            border.width: focused ? Theme.focusWidth : 0
            border.color: Theme.accent
        }
        Emblem {
            // In the middle of the first line.
            y: label.y + Math.round((label.implicitHeight / Math.max(1, label.lineCount) - height) / 2)
            width: Theme.caption - 2
            height: width
            visible: line.isMove && line.by > 0
            name: line.look.emblem ?? ""
            colour: Theme.quietText
        }
        FLabel {
            id: label
            x: Theme.caption + Theme.space1
            y: line.isMove ? Theme.space1 : 0
            width: parent.width - x
            kind: "caption"
            text: line.told
            quiet: !line.isMove
            wrapMode: Text.Wrap
        }
        MouseArea { id: pointer; anchors.fill: parent; hoverEnabled: true; onClicked: view.chosen(line.number) }
    }
}
