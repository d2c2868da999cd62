// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls

/// What went wrong, in the program's words, to be read and copied; scrolls when it is long.
RowLayout {
    id: fault

    property alias text: words.text

    spacing: Theme.space2
    FIcon { Layout.alignment: Qt.AlignTop; name: "warning"; colour: Theme.error }
    FScrollView {
        id: scroll
        Layout.fillWidth: true
        Layout.preferredHeight: Math.min(words.implicitHeight, 220 * Theme.textScale)
        contentHeight: words.implicitHeight
        TextEdit {
            id: words
            width: scroll.availableWidth - Theme.space2
            readOnly: true
            selectByMouse: true
            wrapMode: TextEdit.Wrap
            color: Theme.text
            selectionColor: Theme.accent
            selectedTextColor: Theme.accentInk
            font.family: Theme.family
            font.pixelSize: Theme.body
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
    }
}
