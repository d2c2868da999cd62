#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks that what the pages point at is there: relative links, their anchors, pictures, and the
paths of the project that stand in code type. Generated files (`*.gen.*`) may be absent: that they are
there and current is for `fronteira docs --check` to say."""

import re
import sys

from markdown import ROOT, anchors, pages, prose

LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)|src=\"([^\"]+)\"")
PATH = re.compile(r"`((?:docs|mods|platform|plugins|sdk|tests)/[\w./-]*)`")


def is_there(file):
    return file.exists() or ".gen." in file.name


def fault_of_link(page, target):
    """What is wrong with a link of a page, or None."""
    if re.match(r"[a-z]+:", target):
        return None
    path, _, anchor = target.partition("#")
    file = (page.parent / path) if path else page
    if not is_there(file):
        return f"there is no {target}"
    if ROOT not in file.resolve().parents and file.resolve() != ROOT:
        return f"{target} leads out of the project"
    if anchor and file.exists() and anchor not in anchors(file.read_text("utf-8")):
        return f"{target}: the page has no heading for #{anchor}"
    return None


def faults_of_page(page):
    for number, line in enumerate(prose(page.read_text("utf-8")), 1):
        for match in LINK.finditer(re.sub(r"`[^`]*`", lambda code: "x" * len(code[0]), line)):
            fault = fault_of_link(page, match[1] or match[2])
            if fault:
                yield f"{page.relative_to(ROOT)}:{number}: {fault}"
        for match in PATH.finditer(line):
            if not is_there(ROOT / match[1]):
                yield f"{page.relative_to(ROOT)}:{number}: there is no {match[1]}"


def main():
    if "--help" in sys.argv:
        return print(__doc__)
    faults = [fault for page in pages() for fault in faults_of_page(page)]
    print("\n".join(faults) or f"{len(pages())} pages: every link leads somewhere")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
