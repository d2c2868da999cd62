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

    spacing: Theme.space1

    FLabel { kind: "caption"; quiet: true; text: qsTr("Chat") }
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
        onModelChanged: { Qt.callLater(positionViewAtEnd); panel.match.chat.read(); }
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Chat")
        delegate: FLabel {
            required property var modelData
            readonly property string who: modelData.by > 0 ? panel.match.seatLook(modelData.by).name : modelData.name
            width: lines.width - Theme.space2
            wrapMode: Text.Wrap
            textFormat: Text.PlainText
            text: (who || qsTr("somebody who looks on")) + ": " + modelData.text
        }
    }
    FTextField {
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
