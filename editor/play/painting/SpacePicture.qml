// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Board
import Fronteira.Controls

/// The outline of one space of a map.
Thumbnail {
    id: picture

    required property var whole
    required property string space

    readonly property var drawn: (whole.spaces ?? []).find(one => one.id === space)
    margin: 2
    style.sea: Theme.paper
    style.shallows: Theme.paper
    style.graticule: Theme.paper
    style.land: Theme.paperLine
    style.coast: Theme.paperQuiet

    // A map of this space alone, as large as the space.
    map: {
        if (!drawn) return {};
        const corners = [].concat(...drawn.shapes);
        const xs = corners.map(corner => corner[0]), ys = corners.map(corner => corner[1]);
        const x = Math.min(...xs), y = Math.min(...ys);
        const moved = point => [point[0] - x, point[1] - y];
        return {
            size: [Math.max(...xs) - x, Math.max(...ys) - y], regions: [], links: [],
            spaces: [{ id: drawn.id, name: "", region: "", tags: [], anchor: moved(drawn.anchor),
                       shapes: drawn.shapes.map(ring => ring.map(moved)) }]
        };
    }
}
