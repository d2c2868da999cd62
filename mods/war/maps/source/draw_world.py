#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes an SVG picture of a drawn map: python3 draw_world.py [map.toml [picture.svg]]"""

import sys
import tomllib
from math import hypot
from pathlib import Path


def pairs(ring):
    return list(zip(ring[::2], ring[1::2]))


def path_of(space):
    return "".join("M" + "L".join(f"{x} {y}" for x, y in pairs(ring)) + "Z"
                   for ring in space["outline"])


def nearest(one, other, shift=0):
    """The two closest corners of two spaces, the second moved to the right by `shift`."""
    return min((hypot(x - u - shift, y - v), (x, y), (u + shift, v))
               for ring in one["outline"] for x, y in pairs(ring)
               for far in other["outline"] for u, v in pairs(far))


def dotted(one, other, width):
    """Dotted line, or two that leave the page at its edges when that way is shorter."""
    straight = nearest(one, other)
    round_edge = min(nearest(one, other, width), nearest(one, other, -width))
    lines = [straight[1:]]
    if round_edge[0] < straight[0]:
        shift = width if round_edge[2][0] > width else -width
        lines = [round_edge[1:], [(x - shift, y) for x, y in round_edge[1:]]]
    return "".join(f'<path class="sea" d="M{a[0]} {a[1]}L{b[0]} {b[1]}"/>\n' for a, b in lines)


def picture(board, language="pt_BR"):
    width, height = board["size"]
    spaces = {space["id"]: space for space in board["space"]}
    colours = {region["id"]: region["colour"] for region in board["region"]}
    out = [f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">
<style>
.land {{ stroke: #3c3a36; stroke-width: 3; stroke-linejoin: round }}
.sea {{ stroke: #46617a; stroke-width: 6; stroke-linecap: round; stroke-dasharray: 0 13 }}
text {{ font: 600 30px Inter, "DejaVu Sans", sans-serif; text-anchor: middle; fill: #22262a;
  stroke: #fff; stroke-opacity: .7; stroke-width: 7; paint-order: stroke }}
</style>
<rect width="{width}" height="{height}" fill="#dbe6ec"/>
"""]
    out += [dotted(spaces[a], spaces[b], width) for a, b in board["links"]["sea"]]
    out += [f'<path class="land" fill="{colours[s["region"]]}" d="{path_of(s)}"/>\n'
            for s in spaces.values()]
    for space in spaces.values():
        x, y = space["anchor"]
        out.append(f'<circle cx="{x}" cy="{y}" r="22" fill="#2f3437"/>\n'
                   f'<text x="{x}" y="{y + 52}">{space["name"][language]}</text>\n')
    return "".join(out) + "</svg>\n"


def main():
    here = Path(__file__).parent
    source = Path(sys.argv[1]) if len(sys.argv) > 1 else here.parent / "world.toml"
    target = Path(sys.argv[2]) if len(sys.argv) > 2 else Path("world.svg")
    target.write_text(picture(tomllib.loads(source.read_text("utf-8"))), encoding="utf-8")


if __name__ == "__main__":
    main()
