# SPDX-License-Identifier: MIT
"""From countries to arcs: each border line between two spaces exactly once."""

import json
from collections import defaultdict

from shapely.geometry import Polygon, box
from shapely.ops import polygonize, unary_union
from shapely.strtree import STRtree

import partition


def read_countries(path):
    """Country name: list of (exterior, holes), decoded from a quantised TopoJSON file."""
    with open(path, encoding="utf-8") as file:
        topology = json.load(file)
    scale, translate = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = []
    for deltas in topology["arcs"]:
        x = y = 0
        arc = []
        for dx, dy in deltas:
            x, y = x + dx, y + dy
            arc.append((round(x * scale[0] + translate[0], 6),
                        round(y * scale[1] + translate[1], 6)))
        arcs.append(arc)

    def ring(indices):
        points = []
        for index in indices:
            arc = arcs[index] if index >= 0 else arcs[~index][::-1]
            points += arc[1:] if points else arc
        return points

    countries = defaultdict(list)
    for shape in topology["objects"]["countries"]["geometries"]:
        polygons = [shape["arcs"]] if shape["type"] == "Polygon" else shape["arcs"]
        countries[shape["properties"]["name"]] += [[ring(r) for r in p] for p in polygons]
    return countries


def unroll(points):
    """Far eastern Russia continues past 180 degrees instead of jumping to the west."""
    return [(round(x + 360, 6) if x < 0 else x, y) for x, y in points]


def owner_of(point, areas):
    return next(space for area, space in areas if area is None or area.contains(point))


def pieces(countries):
    """Yields (polygon, space) for all land of the board, cut where it is to be cut."""
    left_out = [box(a[0], a[1], c[0], c[1]) for a, _, c, _ in partition.LEFT_OUT]
    wanted = {name: [(None, space)]
              for space, names in partition.COUNTRIES.items() for name in names}
    wanted.update(partition.SPLITS)
    for name, areas in wanted.items():
        for rings in countries[name]:
            rings = [unroll(r) if name == "Russia" else r for r in rings]
            polygon = Polygon(rings[0], rings[1:]).buffer(0)
            if any(frame.contains(polygon) for frame in left_out):
                continue
            cuts = [(area and Polygon(area), space) for area, space in areas]
            if polygon.area < partition.UNDIVIDED:
                cuts = [(None, owner_of(polygon.representative_point(), cuts))]
            yield polygon, cuts


def label_faces(path):
    """Yields (face, space): land cut at every border, coast and cutting line."""
    land = list(pieces(read_countries(path)))
    waters = [Polygon(ring) for ring in partition.WATERS]
    filled = [(Polygon(ring), space) for ring, space in partition.FILLED]
    lines = [polygon.boundary for polygon, _ in land]
    lines += [area.exterior for area in waters + [area for area, _ in filled]]
    for polygon, areas in land:
        lines += [area.exterior for area, _ in areas
                  if area is not None and area.intersects(polygon)]
    tree = STRtree([polygon for polygon, _ in land])
    areas_of = {id(polygon): areas for polygon, areas in land}

    def space_at(point):
        if any(water.contains(point) for water in waters):
            return None
        for polygon in tree.query(point):
            if polygon.contains(point):
                return owner_of(point, areas_of[id(polygon)])
        return next((space for area, space in filled if area.contains(point)), None)

    for face in polygonize(unary_union(lines)):
        space = space_at(face.representative_point())
        if space:
            yield face, space


def border_segments(faces):
    """Segment: the two spaces on its sides, None for the sea."""
    sides = defaultdict(list)
    for face, space in faces:
        for ring in [face.exterior, *face.interiors]:
            points = list(ring.coords)
            for a, b in zip(points, points[1:]):
                sides[min(a, b), max(a, b)].append(space)
    segments = {}
    for segment, spaces in sides.items():
        pair = tuple(sorted(set(spaces)))
        if len(spaces) == 1:
            segments[segment] = (pair[0], None)
        elif len(pair) == 2:
            segments[segment] = pair
    return segments


def chain(segments):
    """Joins segments to arcs: [(points, pair)], cut wherever three lines or two pairs meet."""
    at = defaultdict(list)
    for a, b in segments:
        at[a].append((a, b))
        at[b].append((a, b))

    def is_node(point):
        return len(at[point]) != 2 or len({segments[s] for s in at[point]}) != 1

    unused = set(segments)

    def walk(start, segment):
        points = [start]
        while True:
            unused.discard(segment)
            here = segment[1] if segment[0] == points[-1] else segment[0]
            points.append(here)
            if here == start or is_node(here):
                return points
            segment = next(s for s in at[here] if s != segment)

    arcs = []
    nodes = sorted(p for p in at if is_node(p))
    for start in nodes + sorted(at):
        for segment in sorted(at[start]):
            if segment in unused:
                arcs.append((walk(start, segment), segments[segment]))
    return arcs


def arcs_of_world(path):
    return chain(border_segments(label_faces(path)))
