#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compares the drawing of a map with its links: python3 check_world.py [map.toml]

Every land link must be a common line of at least LEAST_BORDER units, and no other two spaces may
share a line. Also: rings that cross themselves, anchors outside their space, corners off the
page. Prints the faults and ends with 1 when there are any; otherwise prints figures.
"""

import sys
import tomllib
from collections import defaultdict
from itertools import combinations
from math import hypot
from pathlib import Path

LEAST_BORDER = 20


def corners(ring):
    return list(zip(ring[::2], ring[1::2]))


def edges(ring):
    points = corners(ring)
    return list(zip(points, points[1:] + points[:1]))


def common_lines(spaces):
    """Pair of ids: length of the line they share; and lines with too many sides."""
    sides = defaultdict(list)
    for space in spaces:
        for ring in space["outline"]:
            for a, b in edges(ring):
                sides[min(a, b), max(a, b)].append(space["id"])
    shared, faults = defaultdict(float), []
    for (a, b), ids in sides.items():
        if len(ids) == 2 and ids[0] != ids[1]:
            shared[frozenset(ids)] += hypot(a[0] - b[0], a[1] - b[1])
        elif len(ids) > 1:
            faults.append(f"the line {a} {b} has the sides {ids}")
    return shared, faults


def turn(a, b, c):
    value = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (value > 0) - (value < 0)


def cross(one, other):
    (a, b), (c, d) = one, other
    if {a, b} & {c, d}:
        return False
    return turn(a, b, c) != turn(a, b, d) and turn(c, d, a) != turn(c, d, b)


def crossings(spaces):
    """Lines that meet anywhere but in a common corner, found cell by cell."""
    cells = defaultdict(set)
    for space in spaces:
        for ring in space["outline"]:
            for a, b in edges(ring):
                for column in range(min(a[0], b[0]) // 50, max(a[0], b[0]) // 50 + 1):
                    for row in range(min(a[1], b[1]) // 50, max(a[1], b[1]) // 50 + 1):
                        cells[column, row].add((min(a, b), max(a, b)))
    found = {pair for lines in cells.values()
             for pair in combinations(sorted(lines), 2) if cross(*pair)}
    return [f"the lines {one} and {other} cross" for one, other in sorted(found)]


def inside(point, space):
    x, y = point
    hits = 0
    for ring in space["outline"]:
        for (ax, ay), (bx, by) in edges(ring):
            if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
                hits += 1
    return hits % 2 == 1


def room(space):
    """Distance from the anchor to the nearest line of its space."""
    x, y = space["anchor"]

    def distance(a, b):
        dx, dy = b[0] - a[0], b[1] - a[1]
        along = max(0, min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy)))
        return hypot(a[0] + along * dx - x, a[1] + along * dy - y)

    return min(distance(a, b) for ring in space["outline"] for a, b in edges(ring))


def check(board):
    spaces = board["space"]
    width, height = board["size"]
    land = {frozenset(pair) for pair in board["links"]["land"]}
    shared, faults = common_lines(spaces)
    for pair in sorted(land, key=sorted):
        if shared[pair] < LEAST_BORDER:
            faults.append(f"{' and '.join(sorted(pair))}: linked, common line {shared[pair]:.0f}")
    for pair, length in shared.items():
        if pair not in land and length > 0:
            faults.append(f"{' and '.join(sorted(pair))}: not linked, common line {length:.0f}")
    faults += crossings(spaces)
    for space in spaces:
        if not inside(space["anchor"], space):
            faults.append(f"{space['id']}: the anchor lies outside")
        if not all(0 <= x <= width and 0 <= y <= height
                   for ring in space["outline"] for x, y in corners(ring)):
            faults.append(f"{space['id']}: a corner lies off the page")
    return faults, shared


def figures(board, shared):
    counts = {s["id"]: sum(len(r) // 2 for r in s["outline"]) for s in board["space"]}
    rooms = {s["id"]: room(s) for s in board["space"]}
    lines = {" ".join(sorted(p)): round(v) for p, v in shared.items() if v}
    few = sorted(lines.items(), key=lambda item: item[1])[:5]
    narrow = sorted((round(v), k) for k, v in rooms.items())[:8]
    most = sorted(((v, k) for k, v in counts.items()), reverse=True)[:5]
    print(f"{len(counts)} spaces, {sum(len(s['outline']) for s in board['space'])} rings, "
          f"{sum(counts.values())} corners, {len(lines)} common lines")
    print("most corners:", most)
    print("shortest common lines:", few)
    print("least room at the anchor:", narrow)


def main():
    source = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parents[1] / "world.toml"
    board = tomllib.loads(source.read_text("utf-8"))
    faults, shared = check(board)
    for fault in faults:
        print(fault)
    figures(board, shared)
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
