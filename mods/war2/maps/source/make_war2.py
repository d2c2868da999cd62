#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes the two boards of War II from that of War: the strategic centres are tagged, the continents get
the armies of their tables, and on `war2_sa3` Peru is part of Argentina."""

import pathlib
import re

HERE = pathlib.Path(__file__).resolve().parent
WORLD = HERE.parents[2] / "war" / "maps" / "world.toml"
WIDTH = 118

CENTRES = """nova_york ottawa brasil inglaterra alemanha moscou egito africa_do_sul oriente_medio china
japao australia""".split()
TOTALITY = {"asia": 8, "america_do_norte": 6, "europa": 6, "africa": 4, "america_do_sul": 3, "oceania": 3}


def wrapped(words, indent=2):
    lines, line = [], " " * indent
    for word in words:
        if len(line) + len(word) > WIDTH and line.strip():
            lines.append(line.rstrip())
            line = " " * indent
        line += word + " "
    return "\n".join([*lines, line.rstrip()])


def rings_of(block):
    body = re.search(r"outline = \[\n(.*?)\n\]", block, re.S).group(1)
    rings = []
    for ring in re.findall(r"\[([^\]]+)\]", body):
        numbers = [int(number) for number in ring.replace("\n", " ").split(",")]
        rings.append(list(zip(numbers[::2], numbers[1::2])))
    return rings


def merged(rings):
    """The rings round all of these: edges that two of them share are no border any more."""
    edges = set()
    for ring in rings:
        for edge in zip(ring, ring[1:] + ring[:1]):
            edges ^= {frozenset(edge)}
    outside = []
    while edges:
        ring = sorted(min(edges, key=sorted))
        edges.discard(frozenset(ring))
        while True:
            following = sorted(next(iter(edge - {ring[-1]})) for edge in edges if ring[-1] in edge)
            edges.discard(frozenset((ring[-1], following[0])))
            if following[0] == ring[0]:
                break
            ring.append(following[0])
        outside.append(ring)
    return outside


def ring_text(ring):
    words = [f"{x}, {y}," for x, y in ring]
    words[0] = "[" + words[0]
    words[-1] = words[-1].rstrip(",") + "],"
    return wrapped(words)


def region_text(block):
    region = re.search(r'id = "(\w+)"', block).group(1)
    totality = TOTALITY[region]
    return re.sub(r"bonus = \d+", f"bonus = {totality}\nattributes = {{ majority = {(totality + 1) // 2} }}", block)


def space_text(block, join):
    space = re.search(r'id = "(\w+)"', block).group(1)
    if space in CENTRES:
        block = re.sub(r"(anchor = .*)", r'\1\ntags = ["strategic_centre"]', block)
    if space == "argentina" and join:
        rings = "\n".join(ring_text(ring) for ring in merged(rings_of(block) + rings_of(join)))
        block = re.sub(r"(outline = \[\n).*?(\n\])", lambda m: m.group(1) + rings + m.group(2), block, flags=re.S)
    return block


def links_text(text, join):
    kinds = ""
    for kind, body in re.findall(r"^(\w+) = \[\n(.*?)\n\]", text, re.S | re.M):
        links = []
        for ends in re.findall(r'"(\w+)", "(\w+)"', body):
            ends = ["argentina" if join and end == "peru" else end for end in ends]
            if ends[0] != ends[1] and ends not in links and ends[::-1] not in links:
                links.append(ends)
        words = [f'["{a}", "{b}"],' for a, b in links]
        kinds += f"{kind} = [\n{wrapped(words)}\n]\n"
    return "[links]\n" + kinds


def make(name, english, portuguese, about, sobre, three):
    text = WORLD.read_text(encoding="utf-8")
    size = re.search(r"^size = .*$", text, re.M).group(0)
    source = re.search(r"^source = .*$", text, re.M).group(0)
    body, links = text.split("[links]\n")
    blocks = re.split(r"(?=^\[\[(?:region|space)\]\]$)", body, flags=re.M)[1:]
    peru = next(block for block in blocks if 'id = "peru"' in block) if three else ""
    out = f"""\
# SPDX-License-Identifier: CC0-1.0
# Made by source/make_war2.py from the board of War. Equal coordinates are one and the same corner.
id = "{name}"
name = {{ en = "{english}", pt_BR = "{portuguese}" }}
description = {{ en = "{about}", pt_BR = "{sobre}" }}
authors = ["Fronteira authors"]
licence = "CC0-1.0"
{source}
{size}

"""
    for block in blocks:
        if block.startswith("[[region]]"):
            out += region_text(block)
        elif not (three and block == peru):
            out += space_text(block, peru)
    (HERE.parent / f"{name}.toml").write_text(out + links_text(links, three), encoding="utf-8")


make("war2", "World with strategic centres", "Mundo com centros estratégicos",
     "The board of War with 12 strategic centres: 42 territories.",
     "O tabuleiro do War com 12 centros estratégicos: 42 territórios.", False)
make("war2_sa3", "World with strategic centres, three in South America",
     "Mundo com centros estratégicos, três na América do Sul",
     "As the example of the book has it: South America has three territories, 41 in all.",
     "Como no exemplo do manual: a América do Sul tem três territórios, 41 ao todo.", True)
