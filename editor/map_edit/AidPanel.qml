// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.MapEdit

/// A sheet over the canvas with what helps to draw: the picture to trace, symmetry, links that are missing,
/// a map by lot.
Rectangle {
    id: sheet

    required property MapEditor editor
    required property TracedPicture picture
    required property LinkFinder finder
    required property MapGenerator generator
    /// `picture`, `symmetry`, `links`, `generate`, or empty: nothing is shown.
    property string aid: ""
    property string title: ""
    property real room: 600
    signal closed
    signal choosePicture

    visible: aid !== ""
    width: Math.round(304 * Theme.textScale)
    height: Math.min(room, head.implicitHeight + Theme.space3 + (body.item ? body.item.implicitHeight : 0) + 3 * Theme.space3)
    radius: Theme.cardRadius
    color: Theme.panel
    border.width: Theme.hairline
    border.color: Theme.line

    // What is clicked beside a button is not meant for the map beneath.
    MouseArea { anchors.fill: parent; hoverEnabled: true; onWheel: wheel => wheel.accepted = true }
    RowLayout {
        id: head
        anchors { left: parent.left; right: parent.right; top: parent.top; leftMargin: Theme.space3; rightMargin: Theme.space1; topMargin: Theme.space1 }
        FLabel { Layout.fillWidth: true; kind: "control"; font.weight: Font.DemiBold; text: sheet.title; elide: Text.ElideRight; Accessible.role: Accessible.Heading }
        FButton { objectName: "closeAid"; kind: "quiet"; sign: "close"; hint: qsTr("Close (Esc)"); onClicked: sheet.closed() }
    }
    FScrollView {
        id: scroll
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom; leftMargin: Theme.space3; rightMargin: Theme.space1; topMargin: Theme.space1; bottomMargin: Theme.space3 }
        contentHeight: body.item ? body.item.implicitHeight : 0
        Loader {
            id: body
            width: scroll.availableWidth
            sourceComponent: ({ picture: picturePanel, symmetry: symmetryPanel, links: linksPanel, generate: generatePanel })[sheet.aid] ?? null
        }
    }
    Component { id: picturePanel; PicturePanel { editor: sheet.editor; picture: sheet.picture; onChoose: sheet.choosePicture() } }
    Component { id: symmetryPanel; SymmetryPanel { editor: sheet.editor } }
    Component { id: linksPanel; LinksPanel { editor: sheet.editor; finder: sheet.finder } }
    Component { id: generatePanel; GeneratePanel { editor: sheet.editor; generator: sheet.generator } }
}
