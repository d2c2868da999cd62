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
    // Always kept free: a width that follows the bar, which follows the height, which follows the width,
    // never comes to rest.
    rightPadding: bar.width

    T.ScrollBar.vertical: FScrollBar {
        id: bar
        parent: control
        x: control.width - width
        height: control.height
        active: true
    }
}
