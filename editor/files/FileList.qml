// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Fronteira.Controls

/// What is in a folder: one click points, a second one or Enter opens.
Rectangle {
    id: box

    property var entries: []
    /// What stands before a file.
    property string sign: "map"
    /// Said where nothing is listed.
    property string note: ""
    property alias currentIndex: list.currentIndex
    readonly property var chosen: list.currentIndex >= 0 ? entries[list.currentIndex] ?? null : null
    signal pointed(var entry)
    signal activated(var entry)
    signal upWanted

    color: Theme.window
    radius: Theme.radius
    border.width: list.activeFocus ? Theme.focusWidth : Theme.hairline
    border.color: list.activeFocus ? Theme.accent : Theme.edge

    function forceActiveFocus(reason) { list.forceActiveFocus(reason); }

    ListView {
        id: list
        anchors.fill: parent
        anchors.margins: Theme.space1
        clip: true
        activeFocusOnTab: true
        model: box.entries
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: FScrollBar {}
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Files")
        onCurrentIndexChanged: if (box.chosen) box.pointed(box.chosen)
        Keys.onPressed: event => {
            if (event.key === Qt.Key_Down && currentIndex < 0) currentIndex = 0;
            else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && box.chosen && box.chosen.folder) box.activated(box.chosen);
            else if (event.key === Qt.Key_Backspace) box.upWanted();
            else if (event.key === Qt.Key_Home && count > 0) currentIndex = 0;
            else if (event.key === Qt.Key_End) currentIndex = count - 1;
            else if (event.text > " " && event.text !== "\u007f" && !event.modifiers) letter(event.text.toLowerCase());
            else return;
            event.accepted = true;
        }
        /// To the next one that begins so.
        function letter(text) {
            const count = box.entries.length;
            for (let i = 1; i <= count; ++i) {
                const at = (Math.max(0, currentIndex) + i) % count;
                if (box.entries[at].name.toLowerCase().startsWith(text)) { currentIndex = at; return; }
            }
        }
        delegate: T.ItemDelegate {
            id: row
            required property var modelData
            required property int index
            width: ListView.view.width
            height: Theme.target
            focusPolicy: Qt.NoFocus
            highlighted: ListView.isCurrentItem
            text: modelData.name
            Accessible.name: text
            onClicked: { list.currentIndex = index; list.forceActiveFocus(); }
            onDoubleClicked: box.activated(modelData)
            contentItem: Item {
                FIcon {
                    id: mark
                    x: Theme.space2
                    anchors.verticalCenter: parent.verticalCenter
                    name: row.modelData.folder ? "open" : box.sign
                    colour: row.highlighted ? Theme.accentInk : Theme.quietText
                }
                FLabel {
                    anchors { left: mark.right; right: when.left; leftMargin: Theme.space2; rightMargin: Theme.space2; verticalCenter: parent.verticalCenter }
                    text: row.text
                    elide: Text.ElideMiddle
                    color: row.highlighted ? Theme.accentInk : Theme.text
                    Accessible.ignored: true
                }
                FLabel {
                    id: when
                    anchors { right: parent.right; rightMargin: Theme.space3; verticalCenter: parent.verticalCenter }
                    kind: "caption"
                    tabular: true
                    text: row.modelData.folder ? "" : row.modelData.changed
                    color: row.highlighted ? Theme.accentInk : Theme.quietText
                    Accessible.ignored: true
                }
            }
            background: Rectangle {
                radius: Theme.space1
                color: row.highlighted ? Theme.accent : row.hovered ? Theme.hovered : "transparent"
            }
        }
    }
    FLabel { anchors.centerIn: parent; visible: box.entries.length === 0; text: box.note; quiet: true }
}
