// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T

/// Content that may be taller than its place.
T.ScrollView {
    id: control

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    clip: true
    contentWidth: availableWidth
    rightPadding: bar.visible ? bar.width : 0

    T.ScrollBar.vertical: FScrollBar {
        id: bar
        parent: control
        x: control.width - width
        height: control.height
        active: true
    }
}
