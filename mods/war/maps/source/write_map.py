# SPDX-License-Identifier: MIT
"""Writes the map file: readable, in a fixed order, lines of at most 118 characters."""

import war_board

HEAD = """\
# SPDX-License-Identifier: CC0-1.0
# Drawn by source/make_world.py. Equal coordinates are one and the same corner.
id = "world"
name = { en = "World", pt_BR = "Mundo" }
description = { en = "The classic board: 42 territories on six continents.", \
pt_BR = "O tabuleiro clássico: 42 territórios em seis continentes." }
authors = ["Fronteira authors"]
licence = "CC0-1.0"
source = "Outlines derived from Natural Earth 1:50m (public domain) through the npm package \
world-atlas; see maps/source"
"""
WIDTH = 118


def wrapped(words, indent):
    lines, line = [], " " * indent
    for word in words:
        if len(line) + len(word) > WIDTH and line.strip():
            lines.append(line.rstrip())
            line = " " * indent
        line += word + " "
    return "\n".join([*lines, line.rstrip()])


def ring_text(shape):
    corners = list(shape.exterior.coords)[:-1]
    start = corners.index(min(corners))
    corners = corners[start:] + corners[:start]
    words = [f"{x:.0f}, {y:.0f}," for x, y in corners]
    words[0] = "[" + words[0]
    words[-1] = words[-1].rstrip(",") + "],"
    return wrapped(words, 2)


def space_text(space, shapes, anchor):
    english, portuguese, region = war_board.SPACES[space]
    rings = "\n".join(ring_text(shape) for shape in shapes)
    return f"""
[[space]]
id = "{space}"
name = {{ en = "{english}", pt_BR = "{portuguese}" }}
region = "{region}"
anchor = [{anchor.x:.0f}, {anchor.y:.0f}]
outline = [
{rings}
]
"""


def links_text(kind):
    words = [f'["{a}", "{b}"],' for a, b in war_board.links(kind)]
    return f"{kind} = [\n{wrapped(words, 2)}\n]\n"


def write_map(path, size, shapes, anchors):
    text = HEAD + f"size = [{size[0]}, {size[1]}]\n"
    for region, (english, portuguese, colour, bonus) in war_board.REGIONS.items():
        text += f"""
[[region]]
id = "{region}"
name = {{ en = "{english}", pt_BR = "{portuguese}" }}
colour = "{colour}"
bonus = {bonus}
"""
    for space in war_board.SPACES:
        text += space_text(space, shapes[space], anchors[space])
    text += "\n[links]\n" + links_text("land") + links_text("sea")
    path.write_text(text, encoding="utf-8")
