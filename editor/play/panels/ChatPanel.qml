// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Fronteira.Controls
import Fronteira.Play

/// What people at the table say to each other, and a line to say something.
ColumnLayout {
    id: panel

    required property MatchScreen match

    /// Somebody looks here: what is said then is read.
    readonly property bool looked: over.hovered || field.activeFocus
    onLookedChanged: if (looked) match.chat.read()

    spacing: Theme.space1

    HoverHandler { id: over }
    RowLayout {
        spacing: Theme.space2
        FLabel { kind: "caption"; quiet: true; text: qsTr("Chat") }
        Rectangle {
            objectName: "unread"
            visible: panel.match.chat.unread > 0
            implicitWidth: mark.implicitWidth + 2 * Theme.space2
            implicitHeight: mark.implicitHeight + 2
            radius: height / 2
            color: Theme.accent
            FLabel {
                id: mark
                anchors.centerIn: parent
                kind: "caption"
                tabular: true
                color: Theme.accentInk
                text: qsTr("%n new", "", panel.match.chat.unread)
            }
        }
    }
    ListView {
        id: lines
        objectName: "chatLines"
        Layout.fillWidth: true
        Layout.fillHeight: true
        clip: true
        model: panel.match.chat.lines
        spacing: 2
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: FScrollBar {}
        onModelChanged: { Qt.callLater(positionViewAtEnd); if (panel.looked) panel.match.chat.read(); }
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Chat")
        delegate: FLabel {
            required property var modelData
            // As it was told with the line: people may have changed places since.
            readonly property string who: modelData.name || (modelData.by > 0 ? panel.match.seatLook(modelData.by).name : "")
            width: lines.width - Theme.space2
            wrapMode: Text.Wrap
            textFormat: Text.PlainText
            quiet: "note" in modelData
            text: modelData.note ?? (who || qsTr("a spectator")) + ": " + modelData.text
        }
    }
    FTextField {
        id: field
        objectName: "chatField"
        Layout.fillWidth: true
        label: qsTr("Say something")
        placeholderText: qsTr("Say something")
        maximumLength: 250
        // Enter sends; only without anything to send it is the page's.
        Keys.onReturnPressed: event => { event.accepted = text !== ""; send(); }
        Keys.onEnterPressed: event => { event.accepted = text !== ""; send(); }
        function send() {
            if (text.trim() !== "") panel.match.say(text);
            clear();
        }
    }
}
