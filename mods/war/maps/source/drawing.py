# SPDX-License-Identifier: MIT
"""From degrees to the plane of the map, and lines with fewer corners."""

import heapq
from math import atan2, degrees, exp, hypot, log, pi, radians, tan

MIDDLE = 11  # degrees: the meridian in the middle of the map

# Lens: longitude, latitude, radius in degrees of the equator, strength.
# A board gives small, crowded lands more room than the earth does, and wide, empty ones less.
LENSES = [
    (14, 50, 20, 0.74),     # Europe
    (-19, 65, 6, 0.85),     # Iceland
    (138, 37, 10, 0.68),    # Japan
    (114, -2, 19, 0.56),    # the islands of the south-east
    (-84, 14, 11, 0.40),    # Central America
    (47, -19, 7, 0.45),     # Madagascar
    (33, 29, 7, 0.30),      # Suez
]


def flat(longitude, latitude):
    """A compromise between Miller's cylinder and narrower polar lands, in degrees."""
    turn = radians(latitude)
    miller = 1.25 * log(tan(pi / 4 + 0.4 * turn))
    y = 0.72 * miller + 0.28 * turn
    narrow = 1 - 0.17 * (abs(latitude) / 90) ** 2.2
    return (longitude - MIDDLE) * narrow, y * 180 / pi


def project(longitude, latitude):
    """Degrees to the plane before it is fitted to the page: y still grows to the north."""
    x, y = flat(longitude, latitude)
    right, up = x, y
    for lens_longitude, lens_latitude, radius, strength in LENSES:
        centre_x, centre_y = flat(lens_longitude, lens_latitude)
        dx, dy = x - centre_x, y - centre_y
        pull = strength * exp(-(dx * dx + dy * dy) / (2 * radius * radius))
        right, up = right + dx * pull, up + dy * pull
    return right, up


def densify(points, longest=0.7):
    """More corners on long straight lines, so that they bend with the projection."""
    dense = [points[0]]
    for a, b in zip(points, points[1:]):
        count = max(1, int(hypot(b[0] - a[0], b[1] - a[1]) / longest + 0.999))
        dense += [(a[0] + (b[0] - a[0]) * i / count, a[1] + (b[1] - a[1]) * i / count)
                  for i in range(1, count + 1)]
    return dense


def triangle(a, b, c):
    return abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2


def simplify(points, smallest, keep=2):
    """Visvalingam: drops the corner that spans the smallest triangle until all are large enough.

    The ends stay, and at least `keep` corners.
    """
    count = len(points)
    before, after = list(range(-1, count - 1)), list(range(1, count + 1))
    areas = [0.0] * count
    queue = []

    def push(i, least=0.0):
        areas[i] = max(least, triangle(points[before[i]], points[i], points[after[i]]))
        heapq.heappush(queue, (areas[i], i))

    for i in range(1, count - 1):
        push(i)
    gone = [False] * count
    left = count
    while queue and left > keep:
        area, i = heapq.heappop(queue)
        if gone[i] or area != areas[i]:
            continue
        if area >= smallest:
            break
        gone[i] = True
        left -= 1
        after[before[i]], before[after[i]] = after[i], before[i]
        for neighbour in (before[i], after[i]):
            if 0 < neighbour < count - 1:
                push(neighbour, area)
    return [p for i, p in enumerate(points) if not gone[i]]


def blunt(points, narrowest=24, longest=38):
    """Drops the tips of needles: corners below `narrowest` degrees beside a side below `longest`.

    The ends stay.
    """
    result = list(points)
    i = 1
    while len(result) > 4 and i < len(result) - 1:
        (ax, ay), (bx, by), (cx, cy) = result[i - 1:i + 2]
        turn = abs(atan2(ay - by, ax - bx) - atan2(cy - by, cx - bx))
        shorter = min(hypot(ax - bx, ay - by), hypot(cx - bx, cy - by))
        if shorter < longest and degrees(min(turn, 2 * pi - turn)) < narrowest:
            del result[i]
            i = max(1, i - 1)
        else:
            i += 1
    return result


def whole(points):
    """On the grid, without repeated corners."""
    result = []
    for x, y in points:
        corner = (round(x), round(y))
        if not result or result[-1] != corner:
            result.append(corner)
    return result
