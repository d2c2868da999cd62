// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.MapEdit

/// A map by lot: how many spaces, regions and islands, how much land, and which of all such maps.
ColumnLayout {
    id: panel

    required property MapEditor editor
    required property MapGenerator generator
    /// What was drawn before this sheet was opened is replaced, and comes back with one undo.
    Component.onCompleted: generator.beginAnew()

    spacing: Theme.space2

    component Hint: FLabel { Layout.fillWidth: true; wrapMode: Text.Wrap; quiet: true; lineHeight: 1.1 }
    component Count: RowLayout {
        id: number
        property string name: ""
        property alias box: box
        signal chosen(int value)
        Layout.fillWidth: true
        FLabel { Layout.fillWidth: true; text: number.name; elide: Text.ElideRight }
        FSpinBox { id: box; label: number.name; onValueModified: number.chosen(value) }
    }

    Hint {
        text: panel.editor.symmetry === "none"
              ? qsTr("Random continents and islands, with names, regions, bonuses and links. They replace what is drawn; undo brings it back.")
              : qsTr("Random continents and islands, with names, regions, bonuses and links, in the chosen symmetry. They replace what is drawn; undo brings it back.")
    }
    Count { name: qsTr("Spaces"); box { objectName: "generateSpaces"; from: 2; to: 2000; value: panel.generator.spaces } onChosen: value => panel.generator.spaces = value }
    Count { name: qsTr("Regions"); box { objectName: "generateRegions"; from: 1; to: 200; value: panel.generator.regions } onChosen: value => panel.generator.regions = value }
    Count { name: qsTr("Landmasses"); box { objectName: "generateLandmasses"; from: 1; to: 100; value: panel.generator.landmasses } onChosen: value => panel.generator.landmasses = value }
    RowLayout {
        Layout.fillWidth: true
        FLabel { Layout.fillWidth: true; text: qsTr("Land") }
        FLabel { quiet: true; tabular: true; text: panel.generator.land + " %" }
    }
    FSlider { Layout.fillWidth: true; label: qsTr("Land"); from: 10; to: 90; stepSize: 1; value: panel.generator.land; onMoved: panel.generator.land = value }
    Count { name: qsTr("Seed"); box { objectName: "generateSeed"; from: 0; to: 999999; value: panel.generator.seed } onChosen: value => panel.generator.seed = value }
    RowLayout {
        Layout.fillWidth: true
        Layout.topMargin: Theme.space1
        FButton { objectName: "generateNow"; kind: "primary"; sign: "dice"; text: qsTr("Generate"); onClicked: panel.generator.generate() }
        FButton { objectName: "generateAnother"; sign: "refresh"; text: qsTr("Another"); hint: qsTr("The same with the next seed"); onClicked: panel.generator.another() }
    }
}
