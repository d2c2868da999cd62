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
            /// A long title of large letters has its line to itself.
            readonly property bool oneLine: heading.implicitWidth + Theme.space4 + side.width <= width
            height: oneLine ? Math.max(heading.implicitHeight, side.height) : heading.implicitHeight + Theme.space2 + side.height
            FLabel {
                id: heading
                y: head.oneLine ? Math.round((head.height - height) / 2) : 0
                width: head.width
                wrapMode: Text.Wrap
                kind: "title"
                text: page.title
                Accessible.role: Accessible.Heading
            }
            Item {
                id: side
                anchors.right: parent.right
                y: head.oneLine ? Math.round((head.height - height) / 2) : head.height - height
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
