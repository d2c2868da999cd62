// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.MapEdit

/// What the tool in hand does, what it draws with, and where the pointer is.
Rectangle {
    id: status

    required property MapEditor editor
    property string help: ""
    property point place
    property real zoom: 1
    required property DrawingGrid grid
    signal helpWanted

    implicitHeight: Math.max(Theme.target, line.implicitHeight) + Theme.space2
    color: Theme.panel

    GridLayout {
        id: line
        // Where the words would be a thin column beside the rest, they stand above it.
        readonly property bool wide: width - beside.implicitWidth >= 280 * Theme.textScale
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; leftMargin: Theme.space3; rightMargin: Theme.space3 }
        columns: wide ? 2 : 1
        columnSpacing: Theme.space3
        rowSpacing: 0
        FLabel { objectName: "toolHelp"; Layout.fillWidth: true; Layout.fillHeight: line.wide; text: status.help; wrapMode: Text.Wrap; lineHeight: 1.0 }
        RowLayout {
            id: beside
            Layout.alignment: Qt.AlignRight
            spacing: Theme.space3
            LinkKindBox { id: kind; objectName: "linkKind"; visible: status.editor.tool === "link"; editor: status.editor }
            FCheckBox {
                visible: kind.visible
                text: qsTr("One way")
                checked: status.editor.oneWay
                onToggled: status.editor.oneWay = checked
            }
            FCheckBox { objectName: "snaps"; visible: status.grid.shown || status.grid.snaps; text: qsTr("Snap"); checked: status.grid.snaps; onToggled: status.grid.snaps = checked }
            FLabel {
                quiet: true
                tabular: true
                text: Math.round(status.place.x) + ", " + Math.round(status.place.y) + "  " + Math.round(100 * status.zoom) + " %"
            }
            FButton { objectName: "mapHelp"; kind: "quiet"; sign: "question"; hint: qsTr("Help (F1)"); onClicked: status.helpWanted() }
        }
    }
    Rectangle { width: parent.width; height: Theme.hairline; color: Theme.line }
}
