#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks that the pictures of the pages are drawn from the maps as they are; `--write` draws them
anew."""

import sys
import tomllib

from markdown import ROOT

SOURCE = ROOT / "mods/war/maps"
PICTURES = {"world.svg": "en", "world.pt_BR.svg": "pt_BR"}


def drawn():
    """The files and what belongs into them."""
    sys.path.insert(0, str(SOURCE / "source"))
    from draw_world import picture
    world = tomllib.loads((SOURCE / "world.toml").read_text("utf-8"))
    return {ROOT / "docs/images" / name: picture(world, language)
            for name, language in PICTURES.items()}


def main():
    if "--help" in sys.argv:
        return print(__doc__)
    stale = {file: text for file, text in drawn().items()
             if not file.exists() or file.read_text("utf-8") != text}
    if "--write" in sys.argv:
        for file, text in stale.items():
            file.write_text(text, encoding="utf-8")
        return print(f"{len(stale)} pictures written")
    for file in stale:
        print(f"{file.relative_to(ROOT)} is not the map as it is: run tests/docs/pictures.py --write")
    sys.exit(1 if stale else 0)


if __name__ == "__main__":
    main()
