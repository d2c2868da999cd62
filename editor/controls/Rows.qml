// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts

/// What a model has, one below the other, to stand in a layout; a delegate is as wide as it says. A positioner
/// of its own: the layouts of Qt 6.4 may still look at a row that has just gone.
Column {
    property alias model: repeater.model
    default property alias delegate: repeater.delegate
    readonly property alias count: repeater.count

    Layout.fillWidth: true
    Layout.preferredWidth: 1
    visible: count > 0
    spacing: Theme.space1

    Repeater { id: repeater }
}
