#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Draws mods/war/maps/world.toml from Natural Earth's public-domain shapes.

    apt-get install python3-shapely
    npm install --prefix /tmp/world world-atlas@2.0.2
    /usr/bin/python3 make_world.py /tmp/world/node_modules/world-atlas/countries-50m.json
    python3 check_world.py

The countries are cut and merged to spaces, taken apart into arcs (each border line once), and the
arcs are projected, thinned and put on the grid. Neighbours therefore share every corner.
"""

import sys
from collections import defaultdict
from pathlib import Path

from shapely.algorithms.polylabel import polylabel
from shapely.geometry import LineString, Polygon, box
from shapely.ops import polygonize, unary_union
from shapely.strtree import STRtree

import drawing
from topology import arcs_of_world
from write_map import write_map

SIZE = (4000, 2000)
MARGIN = 24
FINEST = 36          # square units: triangles smaller than this are smoothed away
LEAST_ISLAND = 120   # square units
WELD = 2             # units: narrower water between islands is filled
STRAIT = 6           # units: other narrow water around islands is widened
NECK = 0.5           # units: half the width of the thinnest land bridge that islands keep
# Where a space is all coast: the factor by which its coast is drawn more coarsely.
COARSER = {"mackenzie": 2.4, "peru": 1.5, "groenlandia": 1.4}


def coarseness(pair):
    return COARSER.get(pair[0], 1) if pair[1] is None else 1


class Arc:
    def __init__(self, points, pair):
        self.points, self.pair = points, pair
        self.finest = FINEST * coarseness(pair)
        self.line = None

    def closed(self):
        return self.points[0] == self.points[-1]

    def island(self):
        return self.closed() and self.pair[1] is None

    def draw(self):
        if self.closed():
            # A ring starts at its northernmost corner, which no thinning takes away.
            ring = self.points[:-1]
            top = min(range(len(ring)), key=lambda i: (ring[i][1], ring[i][0]))
            self.points = ring[top:] + ring[:top] + [ring[top]]
        keep = 5 if self.closed() else 2
        corners = drawing.simplify(self.points, self.finest, keep)
        if not self.closed():
            corners = drawing.blunt(corners)
        corners = drawing.whole(corners)
        self.line = LineString(corners) if len(corners) > 1 else None


def fit(arcs):
    """Scales and shifts all arcs to the page."""
    xs = [x for a in arcs for x, _ in a.points]
    ys = [y for a in arcs for _, y in a.points]
    scale = (SIZE[0] - 2 * MARGIN) / (max(xs) - min(xs))
    height = (max(ys) - min(ys)) * scale
    print(f"scale {scale:.2f} units a degree, height {height:.0f}", file=sys.stderr)
    left, top = min(xs), max(ys)
    above = (SIZE[1] - height) / 2
    for a in arcs:
        a.points = [((x - left) * scale + MARGIN, (top - y) * scale + above)
                    for x, y in a.points]


def parts(shape):
    return sorted((p for p in getattr(shape, "geoms", [shape]) if p.area), key=lambda p: -p.area)


def clear_of(shape, lines):
    """What is left of an island that keeps its distance from other coasts."""
    frame = box(*shape.bounds).buffer(STRAIT)
    for line in lines:
        if line.intersects(frame):
            shape = shape.difference(line.intersection(frame).buffer(STRAIT))
    return shape.buffer(-NECK).buffer(NECK)


def weld(arcs):
    """Islands of one space that nearly touch become one, specks disappear, straits stay open."""
    kept = [a for a in arcs if not a.island()]
    lines = [LineString(a.points) for a in kept]
    islands = defaultdict(list)
    for a in arcs:
        if a.island():
            islands[a.pair[0]].append(Polygon(a.points))
    for space, shapes in islands.items():
        factor = coarseness((space, None))
        half = WELD * factor / 2
        joined = unary_union([s.buffer(half) for s in shapes]).buffer(-half)
        least = LEAST_ISLAND * factor ** 2
        for island in parts(joined.buffer(-NECK).buffer(NECK)):
            for shape in parts(clear_of(island, lines)) if island.area >= least else []:
                if shape.area >= least:
                    kept.append(Arc(list(shape.exterior.coords), (space, None)))
                    lines.append(shape.exterior)
    return kept


def faults(arcs):
    """Arcs that cross themselves or each other anywhere but at their ends."""
    bad = set()
    lines = [a.line for a in arcs]
    owner = {id(a.line): a for a in arcs}
    tree = STRtree(lines)
    for a in arcs:
        if not a.line.is_simple or (a.closed() and len(a.line.coords) < 4):
            bad.add(a)
        ends = {a.line.coords[0], a.line.coords[-1]}
        for other_line in tree.query(a.line):
            other = owner[id(other_line)]
            if other is a or not a.line.intersects(other_line):
                continue
            shared = ends & {other_line.coords[0], other_line.coords[-1]}
            met = a.line.intersection(other_line)
            points = [met] if met.geom_type == "Point" else getattr(met, "geoms", [met])
            if any(p.geom_type != "Point" or (p.x, p.y) not in shared for p in points):
                bad |= {a, other}
    return bad


def draw(arcs):
    """Thins all arcs; where that makes lines cross, those lines keep more corners."""
    for a in arcs:
        a.draw()
    arcs = [a for a in arcs if a.line is not None]
    for _ in range(8):
        bad = faults(arcs)
        if not bad:
            return arcs
        for a in bad:
            a.finest /= 2
            a.draw()
    islands = {a for a in bad if a.island()}
    for a in bad:
        print("left out" if a in islands else "still crossing", a.pair, a.line.bounds,
              file=sys.stderr)
    return [a for a in arcs if a not in islands]


def outlines(arcs):
    """Space: its polygons, the largest first."""
    lines = defaultdict(list)
    for a in arcs:
        for space in a.pair:
            if space:
                lines[space].append(a.line)
    result = {}
    for space, own in lines.items():
        shapes = sorted(polygonize(own), key=lambda p: -p.area)
        for shape in shapes:
            if len(shape.interiors):
                print("hole in", space, file=sys.stderr)
        result[space] = shapes
    return result


def main():
    arcs = [Arc([drawing.project(*p) for p in drawing.densify(points)], pair)
            for points, pair in arcs_of_world(sys.argv[1])]
    fit(arcs)
    arcs = draw(weld(arcs))
    shapes = outlines(arcs)
    anchors = {space: polylabel(own[0], 1) for space, own in shapes.items()}
    write_map(Path(__file__).parent.parent / "world.toml", SIZE, shapes, anchors)


if __name__ == "__main__":
    main()
