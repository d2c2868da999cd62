// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.MapEdit

/// The picture under the map: which one, how it is seen, where it lies, and what is traced of it.
ColumnLayout {
    id: panel

    required property MapEditor editor
    required property TracedPicture picture
    signal choose

    spacing: Theme.space2

    component Hint: FLabel { Layout.fillWidth: true; wrapMode: Text.Wrap; quiet: true; lineHeight: 1.1 }
    component Field: ColumnLayout {
        id: field
        property string name: ""
        property string note: ""
        property alias from: slider.from
        property alias to: slider.to
        property alias value: slider.value
        property alias slider: slider
        signal moved(int value)
        Layout.fillWidth: true
        spacing: 0
        RowLayout {
            Layout.fillWidth: true
            FLabel { Layout.fillWidth: true; text: field.name; elide: Text.ElideRight }
            FLabel { quiet: true; tabular: true; text: field.note }
        }
        FSlider { id: slider; Layout.fillWidth: true; label: field.name; stepSize: 1; onMoved: field.moved(value) }
    }

    Hint {
        visible: panel.picture.state === "none"
        text: qsTr("A scan, a screenshot, an old map: it lies under your map while you draw, and its areas become spaces with a click. Choose a PNG or JPEG, or drop one on the map.")
    }
    FLabel {
        visible: panel.picture.state !== "none"
        Layout.fillWidth: true
        elide: Text.ElideMiddle
        text: panel.picture.name
    }
    Hint {
        objectName: "pictureMissing"
        visible: panel.picture.state === "missing"
        text: qsTr("This picture is not where it was. The map is whole without it; choose it again to continue tracing.")
    }
    Hint { visible: panel.picture.state === "unreadable"; text: qsTr("This file is not a picture that can be read.") }
    RowLayout {
        Layout.fillWidth: true
        FButton {
            objectName: "choosePicture"
            kind: panel.picture.state === "there" ? "secondary" : "primary"
            sign: "open"
            text: panel.picture.state === "there" ? qsTr("Another") : qsTr("Choose a picture")
            onClicked: panel.choose()
        }
        FButton { visible: panel.picture.state === "there"; sign: "fit"; hint: qsTr("Fit the picture to the map"); onClicked: panel.picture.fit() }
        FButton { objectName: "removePicture"; visible: panel.picture.state !== "none"; kind: "quiet"; sign: "trash"; hint: qsTr("Remove the picture"); onClicked: panel.picture.remove() }
    }
    Field {
        visible: panel.picture.state === "there"
        name: qsTr("Opacity")
        note: panel.picture.opacity + " %"
        from: 0
        to: 100
        value: panel.picture.opacity
        slider.objectName: "pictureOpacity"
        slider.onPressedChanged: if (slider.pressed) panel.picture.beginGesture()
        onMoved: value => panel.picture.opacity = value
    }
    RowLayout {
        visible: panel.picture.state === "there"
        Layout.fillWidth: true
        spacing: Theme.space4
        FCheckBox { objectName: "pictureShown"; text: qsTr("Shown"); checked: panel.picture.shown; onToggled: panel.picture.shown = checked }
        FCheckBox {
            objectName: "pictureLocked"
            text: qsTr("Locked")
            checked: panel.picture.locked
            onToggled: { panel.picture.locked = checked; panel.editor.tool = checked ? "select" : "picture"; }
        }
    }
    Hint { visible: panel.picture.state === "there" && !panel.picture.locked; text: qsTr("Drag the picture to move it, a corner to make it larger or smaller.") }

    Rectangle { visible: panel.picture.state === "there"; Layout.fillWidth: true; implicitHeight: Theme.hairline; color: Theme.line }
    Hint { visible: panel.picture.state === "there"; text: qsTr("Point at an area to see what a click would trace. Neighbours share their borders.") }
    Field {
        visible: panel.picture.state === "there"
        name: qsTr("Colour tolerance")
        note: panel.picture.tolerance
        from: 0
        to: 160
        value: panel.picture.tolerance
        slider.objectName: "traceTolerance"
        onMoved: value => panel.picture.tolerance = value
    }
    Field {
        visible: panel.picture.state === "there"
        name: qsTr("Lines up to")
        note: qsTr("%n pixels", "", panel.picture.lineWidth)
        from: 0
        to: 24
        value: panel.picture.lineWidth
        onMoved: value => panel.picture.lineWidth = value
    }
    Field {
        visible: panel.picture.state === "there"
        name: qsTr("Simplify")
        note: qsTr("%1 pixels").arg(Number(panel.picture.roughness / 10).toLocaleString(Qt.locale(), "f", 1))
        from: 2
        to: 60
        value: panel.picture.roughness
        onMoved: value => panel.picture.roughness = value
    }
    RowLayout {
        visible: panel.picture.state === "there"
        Layout.fillWidth: true
        FButton {
            objectName: "traceAreas"
            kind: panel.editor.tool === "trace" ? "secondary" : "primary"
            sign: "trace"
            text: qsTr("Trace")
            hint: qsTr("A click makes an area a space (T)")
            checked: panel.editor.tool === "trace"
            onClicked: panel.editor.tool = "trace"
        }
        FButton { objectName: "traceAll"; text: qsTr("All areas"); hint: qsTr("All except the sea, at once"); onClicked: panel.picture.traceAll() }
    }
}
