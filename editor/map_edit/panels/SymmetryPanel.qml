// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.MapEdit

/// How the plane comes to lie upon itself, so that what is drawn once is drawn everywhere.
ColumnLayout {
    id: panel

    required property MapEditor editor
    readonly property var choices: [
        { id: "none", name: qsTr("None") },
        { id: "left_right", name: qsTr("Mirror left and right") },
        { id: "top_bottom", name: qsTr("Mirror top and bottom") },
        { id: "both_ways", name: qsTr("Mirror both ways") },
        { id: "half_turn", name: qsTr("Turn by a half") },
        { id: "third_turn", name: qsTr("Turn by thirds") },
        { id: "quarter_turn", name: qsTr("Turn by quarters") }
    ]

    spacing: Theme.space2

    component Hint: FLabel { Layout.fillWidth: true; wrapMode: Text.Wrap; quiet: true; lineHeight: 1.1 }

    Hint { text: qsTr("Drawing, moving, deleting, splitting, linking and painting apply to every image at once, as one step of the history.") }
    FComboBox {
        objectName: "symmetry"
        Layout.fillWidth: true
        label: qsTr("Symmetry")
        model: panel.choices
        textRole: "name"
        currentIndex: panel.choices.findIndex(one => one.id === panel.editor.symmetry)
        onActivated: index => panel.editor.symmetry = panel.choices[index].id
    }
    Hint {
        visible: ["third_turn", "quarter_turn"].includes(panel.editor.symmetry) && panel.editor.head.width !== panel.editor.head.height
        text: qsTr("On a plane that is not square, images of what is far from the middle would lie outside the plane: they are left out.")
    }
    Hint { visible: panel.editor.symmetry !== "none"; text: qsTr("Corners near the axis snap to it. You can also create the images of what was there before:") }
    RowLayout {
        visible: panel.editor.symmetry !== "none"
        Layout.fillWidth: true
        FButton { objectName: "repeatSpace"; text: qsTr("Repeat the space"); enabled: panel.editor.selected !== ""; hint: enabled ? "" : qsTr("Select a space first"); onClicked: panel.editor.repeat(panel.editor.selected) }
        FButton { objectName: "repeatAll"; text: qsTr("Repeat all"); enabled: panel.editor.head.spaces > 0; onClicked: panel.editor.repeatAll() }
    }
}
