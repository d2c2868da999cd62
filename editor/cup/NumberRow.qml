// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls

/// A number with its name and, where it needs one, a word of help.
RowLayout {
    id: row

    required property string name
    property string help: ""
    property string fieldName: ""
    property alias value: box.value
    property alias from: box.from
    property alias to: box.to
    property alias stepSize: box.stepSize
    signal chosen(int value)

    spacing: Theme.space3

    // As wide as there is room from the start: a label that was narrow at first keeps the height of two lines.
    ColumnLayout {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        spacing: 0
        FLabel { Layout.fillWidth: true; wrapMode: Text.Wrap; text: row.name }
        FLabel { Layout.fillWidth: true; visible: text !== ""; kind: "caption"; quiet: true; wrapMode: Text.Wrap; text: row.help }
    }
    FSpinBox { id: box; objectName: row.fieldName; label: row.name; onValueModified: row.chosen(value) }
}
