// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls
import QtQuick.Templates as T

/// A card of paper: a title, a mark in the corner, and a slot for a picture (any item; it is put inside).
/// A card whose `faceUp` is false shows its back.
T.AbstractButton {
    id: card

    property string title: ""
    property string mark: ""
    property string note: ""
    property bool faceUp: true
    property bool selected: false
    default property alias picture: slot.data
    /// A picture leaves less room for the title.
    property bool pictured: slot.visibleChildren.length > 0

    implicitWidth: Math.round(104 * Theme.textScale)
    implicitHeight: Math.round(148 * Theme.textScale)
    padding: Theme.space2
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: faceUp ? title : qsTr("A card face down")
    Accessible.description: note
    Accessible.checkable: checkable
    Accessible.checked: selected
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: Item {
        visible: card.faceUp
        FLabel {
            id: heading
            width: parent.width
            text: card.title
            color: Theme.paperInk
            font.pixelSize: Theme.caption
            font.weight: Font.DemiBold
            wrapMode: Text.Wrap
            lineHeight: 1.1
            // What a picture or a note leaves.
            maximumLineCount: card.pictured ? 2 : Math.max(2, Math.floor((parent.height - footer.height) / (1.4 * font.pixelSize)))
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Item {
            id: slot
            anchors { top: heading.bottom; bottom: footer.top; left: parent.left; right: parent.right }
            anchors.topMargin: Theme.space1
            anchors.bottomMargin: Theme.space1
            clip: true
        }
        Item {
            id: footer
            anchors { bottom: parent.bottom; left: parent.left; right: parent.right }
            height: Math.max(card.mark ? Theme.icon + Theme.space1 : 0, card.note ? remark.implicitHeight : 0)
            Sign {
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                width: Theme.icon
                height: Theme.icon
                visible: card.mark
                name: card.mark
                colour: Theme.paperInk
                family: Theme.family
            }
            FLabel {
                id: remark
                width: parent.width - (card.mark ? Theme.icon + Theme.space1 : 0)
                anchors.bottom: parent.bottom
                text: card.note
                color: Theme.paperQuiet
                kind: "caption"
                wrapMode: Text.Wrap
                lineHeight: 1.1
                Accessible.ignored: true
            }
        }
    }
    background: Rectangle {
        radius: Theme.cardRadius
        color: card.faceUp ? Theme.paper : Theme.raised
        border.width: card.selected ? 3 : Theme.hairline
        border.color: card.selected ? Theme.accent : card.hovered ? Theme.edge : card.faceUp ? Theme.paperLine : Theme.edge
        opacity: card.enabled ? 1 : 0.6
        Rectangle {
            visible: !card.faceUp
            anchors.fill: parent
            anchors.margins: Theme.space2
            radius: Theme.radius
            color: "transparent"
            border.width: Theme.hairline
            border.color: Theme.edge
            Sign {
                anchors.centerIn: parent
                width: parent.width * 0.4
                height: width
                name: "diamond"
                colour: Theme.edge
            }
        }
        FocusRing { control: card; radius: parent.radius + 3 }
    }
    transform: Translate {
        y: card.selected ? -Theme.space3 : card.hovered && card.enabled ? -2 : 0
        Behavior on y { NumberAnimation { duration: Theme.stateTime } }
    }
}
