// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Board
import Fronteira.Controls

/// Where over a board something of that size hides least: at an edge of it, or in its middle.
QtObject {
    required property Board below
    property real width: 0
    property real height: 0
    /// Items over the board, in the same place, that are to stay in sight.
    property var beside: []
    /// How much it matters that a space is seen; 1 for most.
    property var worth: () => 1
    /// Nothing is looked for before.
    property bool wanted: true

    /// Which part of it, there, an item would take, from 0 to 1.
    function share(x, y, item) {
        const wide = Math.min(x + width, item.x + item.width) - Math.max(x, item.x);
        const high = Math.min(y + height, item.y + item.height) - Math.max(y, item.y);
        return Math.max(0, wide) * Math.max(0, high) / (width * height);
    }
    /// How much it would hide there; an item weighs more than all spaces.
    function hidden(x, y) {
        const across = 12, down = 6;
        let sum = 0;
        for (const item of beside)
            if (item.visible && share(x, y, item) > 0) sum += 10000 * (1 + share(x, y, item));
        for (let i = 0; i <= across; ++i)
            for (let j = 0; j <= down; ++j) {
                const under = below.spaceAt(Qt.point(x + width * i / across, y + height * j / down));
                sum += under === "" ? 0 : worth(under);
            }
        return sum;
    }
    readonly property point at: {
        const gap = Theme.space3;
        const right = Math.max(gap, below.width - width - gap), bottom = Math.max(gap, below.height - height - gap);
        let found = Qt.point(gap, gap), least = Infinity;
        if (!wanted || below.zoom <= 0) return found;
        for (const y of [gap, bottom, bottom / 2])
            for (const x of [gap, right, right / 2]) {
                const now = hidden(x, y);
                if (now < least) { least = now; found = Qt.point(x, y); }
            }
        return found;
    }
}
