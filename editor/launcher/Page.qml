// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls

/// A page of the launcher: a title, and content that scrolls beneath it.
FocusScope {
    id: page

    property string title: ""
    property real widest: 1600 * Theme.textScale
    default property alias content: column.data
    /// What stands at the right of the title.
    property alias side: side.data
    readonly property real innerWidth: column.width

    FScrollView {
        id: scroll
        anchors.fill: parent
        // What asks for the keyboard inside of it would not get it otherwise.
        focus: true
        contentWidth: availableWidth
        contentHeight: head.height + column.height + 3 * Theme.space5

        Item {
            id: head
            x: Theme.space5
            y: Theme.space5
            width: column.width
            height: Math.max(heading.implicitHeight, side.childrenRect.height)
            FLabel {
                id: heading
                anchors.verticalCenter: parent.verticalCenter
                kind: "title"
                text: page.title
                Accessible.role: Accessible.Heading
            }
            Item {
                id: side
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                width: childrenRect.width
                height: childrenRect.height
            }
        }
        Column {
            id: column
            x: Theme.space5
            y: head.y + head.height + Theme.space4
            width: Math.min(page.widest, scroll.availableWidth - 2 * Theme.space5)
            spacing: Theme.space4
        }
    }
}
