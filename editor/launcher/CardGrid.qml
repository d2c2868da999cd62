// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls

/// Cards side by side, all of one width and one height. A positioner and not a layout: the layouts of Qt 6.4
/// may still look at a card that has just gone.
Grid {
    id: grid

    readonly property real least: Math.round(270 * Theme.textScale)
    readonly property real cardWidth: (width - (columns - 1) * spacing) / columns
    readonly property real cardHeight: {
        let tallest = 0;
        for (let i = 0; i < children.length; ++i) tallest = Math.max(tallest, children[i].implicitHeight);
        return tallest;
    }

    spacing: Theme.space4
    columns: Math.max(1, Math.floor((width + spacing) / (least + spacing)))
}
