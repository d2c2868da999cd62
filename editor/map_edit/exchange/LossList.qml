// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls

/// What an import or an export lost or guessed; scrolls when it is long.
ColumnLayout {
    id: list

    property var losses: []

    spacing: Theme.space2

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.space2
        FIcon { name: list.losses.length > 0 ? "warning" : "check"; colour: list.losses.length > 0 ? Theme.accent : Theme.good; Layout.alignment: Qt.AlignTop }
        FLabel {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: list.losses.length > 0 ? qsTr("%n things were lost or guessed:", "", list.losses.length) : qsTr("Nothing is lost.")
        }
    }
    FScrollView {
        id: scroll
        visible: list.losses.length > 0
        Layout.fillWidth: true
        Layout.preferredHeight: Math.min(lines.implicitHeight, 260 * Theme.textScale)
        contentHeight: lines.implicitHeight
        Column {
            id: lines
            width: scroll.availableWidth - Theme.space3
            spacing: Theme.space2
            Repeater {
                model: list.losses
                Column {
                    id: loss
                    required property var modelData
                    width: lines.width
                    FLabel {
                        width: parent.width
                        wrapMode: Text.Wrap
                        lineHeight: 1.15
                        text: (loss.modelData.line > 0 ? qsTr("Line %1: %2").arg(loss.modelData.line) : "%2").replace("%2", loss.modelData.text)
                    }
                    FLabel { width: parent.width; visible: text; kind: "caption"; quiet: true; wrapMode: Text.Wrap; lineHeight: 1.15; text: loss.modelData.hint }
                }
            }
        }
    }
}
