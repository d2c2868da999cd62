// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls

/// Mods that lie there and cannot be used: how many, and on request which and why, to copy.
ColumnLayout {
    id: list

    property var faults: []
    property bool open: false
    signal copied(string text)

    visible: faults.length > 0
    spacing: Theme.space2

    RowLayout {
        spacing: Theme.space3
        FIcon { name: "warning"; colour: Theme.error }
        FLabel { Layout.fillWidth: true; wrapMode: Text.Wrap; text: qsTr("%n errors prevent mods from being used.", "", list.faults.length) }
        FButton { objectName: "showFaults"; text: list.open ? qsTr("Hide") : qsTr("Which?"); onClicked: list.open = !list.open }
        FButton { sign: "copy"; hint: qsTr("Copy"); onClicked: list.copied(list.faults.join("\n")) }
    }
    Rows {
        spacing: Theme.space2
        model: list.open ? list.faults : []
        FLabel {
            required property string modelData
            width: parent ? parent.width : 0
            kind: "caption"
            quiet: true
            wrapMode: Text.Wrap
            text: modelData
        }
    }
}
