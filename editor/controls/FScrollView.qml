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

    /// What has the keyboard is brought into sight.
    readonly property Item holder: Window.activeFocusItem
    onHolderChanged: Qt.callLater(showHolder)
    function showHolder() {
        let item = holder;
        while (item && item !== control) item = item.parent;
        const flick = contentItem, edge = Theme.space4;
        if (!item || holder === control || !flick) return;
        const top = holder.mapToItem(flick.contentItem, 0, 0).y, bottom = top + Math.min(holder.height, flick.height - 2 * edge);
        const most = Math.max(0, flick.contentHeight - flick.height);
        if (top - edge < flick.contentY) flick.contentY = Math.max(0, top - edge);
        else if (bottom + edge > flick.contentY + flick.height) flick.contentY = Math.min(most, bottom + edge - flick.height);
    }

    T.ScrollBar.vertical: FScrollBar {
        id: bar
        parent: control
        x: control.width - width
        height: control.height
        active: true
    }
}
