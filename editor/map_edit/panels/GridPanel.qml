// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.MapEdit

/// Squared paper to draw on: how wide its squares are, whether it shows, and whether it draws corners to itself.
ColumnLayout {
    id: panel

    required property DrawingGrid grid

    spacing: Theme.space2

    component Hint: FLabel { Layout.fillWidth: true; wrapMode: Text.Wrap; quiet: true; lineHeight: 1.1 }

    Hint { text: qsTr("Lines to draw by. They are no part of the map, and nobody who plays sees them.") }
    RowLayout {
        Layout.fillWidth: true
        FLabel { Layout.fillWidth: true; text: qsTr("Size of a square"); elide: Text.ElideRight }
        FSpinBox { objectName: "gridStep"; label: qsTr("Size of a square"); from: panel.grid.least; to: panel.grid.most; stepSize: 5; value: panel.grid.step; onValueModified: panel.grid.step = value }
    }
    component Choice: RowLayout {
        property alias box: box
        property alias key: hint.text
        Layout.fillWidth: true
        FCheckBox { id: box; Layout.fillWidth: true }
        KeyHint { id: hint; ink: Theme.text }
    }
    Choice { key: "Ctrl G"; box { objectName: "gridShown"; text: qsTr("Show the grid"); checked: panel.grid.shown; onToggled: panel.grid.shown = box.checked } }
    Choice { key: "Ctrl Shift G"; box { objectName: "gridSnaps"; text: qsTr("Snap to the grid"); checked: panel.grid.snaps; onToggled: panel.grid.snaps = box.checked } }
    Hint { text: qsTr("Corners and borders nearby come first, so that neighbours stay watertight. With Alt held, nothing draws the pointer.") }
}
