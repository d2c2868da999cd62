// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts

/// What a bar is about, and in quiet words how it stands. Where not all of the bar finds room, both give way to
/// what can be pressed.
RowLayout {
    property alias title: title.text
    property alias standing: standing.text

    Layout.fillWidth: true
    Layout.maximumWidth: Math.ceil(implicitWidth)
    spacing: Theme.space3

    FLabel {
        id: title
        Layout.fillWidth: true
        Layout.maximumWidth: Math.ceil(implicitWidth)
        kind: "control"
        font.weight: Font.DemiBold
        elide: Text.ElideRight
    }
    FLabel {
        id: standing
        Layout.fillWidth: true
        Layout.maximumWidth: Math.ceil(implicitWidth)
        quiet: true
        elide: Text.ElideRight
    }
}
