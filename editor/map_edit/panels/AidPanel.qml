// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.MapEdit

/// A sheet beside the canvas with what helps to draw: the picture to trace, symmetry, links that are missing,
/// a map by lot, squared paper.
Rectangle {
    id: sheet

    required property MapEditor editor
    required property TracedPicture picture
    required property LinkFinder finder
    required property MapGenerator generator
    required property DrawingGrid grid
    /// `picture`, `symmetry`, `links`, `generate`, `grid`, or empty: nothing is shown.
    property string aid: ""
    property string title: ""
    signal closed
    signal choosePicture

    visible: aid !== ""
    implicitWidth: Math.round(292 * Theme.textScale)
    color: Theme.panel

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
            sourceComponent: ({ picture: picturePanel, symmetry: symmetryPanel, links: linksPanel, generate: generatePanel, grid: gridPanel })[sheet.aid] ?? null
        }
    }
    Rectangle { width: Theme.hairline; height: parent.height; anchors.right: parent.right; color: Theme.line }
    Component { id: picturePanel; PicturePanel { editor: sheet.editor; picture: sheet.picture; onChoose: sheet.choosePicture() } }
    Component { id: symmetryPanel; SymmetryPanel { editor: sheet.editor } }
    Component { id: linksPanel; LinksPanel { editor: sheet.editor; finder: sheet.finder } }
    Component { id: generatePanel; GeneratePanel { editor: sheet.editor; generator: sheet.generator } }
    Component { id: gridPanel; GridPanel { grid: sheet.grid } }
}
