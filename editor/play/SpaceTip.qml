// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Board
import Fronteira.Controls
import Fronteira.Play

/// What stands on the space that is pointed at, where it hides least: nothing that lies beside it over the board, neither
/// that space nor its neighbours, and little of the other spaces.
FToolTip {
    id: tip

    required property ShownMatch match
    /// Over which it lies, in the same place as its parent.
    required property Board below
    required property string space
    /// Items over the board that are to stay in sight, in the same place, too.
    property var beside: []

    readonly property var near: space === "" ? [] : match.linked(space)

    /// Which part of it, there, an item would take, from 0 to 1.
    function share(x, y, item) {
        const wide = Math.min(x + implicitWidth, item.x + item.width) - Math.max(x, item.x);
        const high = Math.min(y + implicitHeight, item.y + item.height) - Math.max(y, item.y);
        return Math.max(0, wide) * Math.max(0, high) / (implicitWidth * implicitHeight);
    }
    /// How much it would hide there; an item weighs more than all spaces.
    function hidden(x, y) {
        const across = 12, down = 6;
        let sum = 0;
        for (const item of beside)
            if (item.visible && share(x, y, item) > 0) sum += 10000 * (1 + share(x, y, item));
        for (let i = 0; i <= across; ++i)
            for (let j = 0; j <= down; ++j) {
                const under = below.spaceAt(Qt.point(x + implicitWidth * i / across, y + implicitHeight * j / down));
                sum += under === "" ? 0 : under === space ? 500 : near.includes(under) ? 50 : 1;
            }
        return sum;
    }
    readonly property point best: {
        const gap = Theme.space3, right = below.width - implicitWidth - gap, bottom = below.height - implicitHeight - gap;
        let found = Qt.point(gap, gap), least = Infinity;
        if (space === "" || below.zoom <= 0) return found;
        for (const y of [gap, bottom, bottom / 2])
            for (const x of [gap, right, right / 2]) {
                const now = hidden(x, y);
                if (now < least) { least = now; found = Qt.point(x, y); }
            }
        return found;
    }

    visible: space !== ""
    x: best.x
    y: best.y
}
