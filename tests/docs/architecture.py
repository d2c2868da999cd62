#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks the table of links in docs/architecture.md against what CMake is told: every library has a
row, every row is of a library, and names exactly what that library links."""

import re
import sys

from markdown import ROOT

PAGE = ROOT / "docs/architecture.md"
ROW = re.compile(r"^\| `([\w/]+)`[^|]*\| ([^|]*)\|", re.M)
LIBRARY = re.compile(r"fronteira_(?:library|qml_module)\((\w+)([^)]*)\)")
MORE = re.compile(r"target_link_libraries\(fronteira_(\w+)([^)]*)\)")
# Rows in words.
ALL_OF_ITS_FLOOR = {"editor/app"}


def linked():
    """What each library links, by its folder."""
    libraries = {}
    for listing in sorted(ROOT.glob("platform/*/CMakeLists.txt")) + sorted(ROOT.glob("editor/*/CMakeLists.txt")) + [
            ROOT / "sdk/testing/CMakeLists.txt"]:
        text = re.sub(r"#.*", "", listing.read_text("utf-8"))
        folder = listing.parent.relative_to(ROOT).as_posix().removeprefix("platform/")
        for name, words in LIBRARY.findall(text) + MORE.findall(text):
            names = set(re.findall(r"fronteira::(\w+)", words))
            libraries.setdefault(folder, set()).update(names)
    return libraries


def main():
    text = PAGE.read_text("utf-8")
    table = text[text.index("| target | links |"):]
    table = table[:table.index("\n\n")]
    rows = {name: set(re.findall(r"\w+", links)) for name, links in ROW.findall(table)}
    libraries = linked()
    faults = [f"{name} has no row" for name in libraries.keys() - rows.keys()]
    for name, links in rows.items():
        if name in ("sdk",) or name in ALL_OF_ITS_FLOOR:
            continue
        if name not in libraries:
            faults.append(f"there is no library in {name}")
        elif links != libraries[name]:
            faults.append(f"{name} links {', '.join(sorted(libraries[name])) or 'nothing'}, "
                          f"and the page says {', '.join(sorted(links)) or 'nothing'}")
    for fault in sorted(faults):
        print(f"docs/architecture.md: {fault}", file=sys.stderr)
    print(f"{len(rows)} rows, {len(libraries)} libraries")
    return 1 if faults or len(rows) < 20 else 0


sys.exit(main())
