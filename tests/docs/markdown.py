# SPDX-License-Identifier: MIT
"""The pages of the documentation, and what stands in them."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@dataclass
class Fence:
    """A block between ``` lines."""
    language: str
    text: str
    line: int


def pages():
    """Every Markdown file of the project."""
    found = list(ROOT.glob("*.md"))
    for folder in ("docs", "mods", "platform", "plugins", "sdk", "tests"):
        found += (ROOT / folder).rglob("*.md")
    return sorted(found)


def fences(text):
    """The fenced blocks of a page, in order."""
    found, open_at = [], None
    lines = text.split("\n")
    for number, line in enumerate(lines):
        mark = re.fullmatch(r" *```(\w*)", line)
        if not mark:
            continue
        if open_at is None:
            open_at, language = number, mark[1]
        else:
            body = "".join(one + "\n" for one in lines[open_at + 1:number])
            found.append(Fence(language, body, open_at + 1))
            open_at = None
    if open_at is not None:
        raise ValueError(f"line {open_at + 1}: a block is never closed")
    return found


def prose(text):
    """The lines of a page with those of fenced blocks made empty."""
    lines, inside = [], False
    for line in text.split("\n"):
        mark = re.fullmatch(r" *```\w*", line)
        lines.append("" if inside or mark else line)
        inside = inside != bool(mark)
    return lines


def anchors(text):
    """What a link may name after the #: the headings, as GitHub and GitLab spell them."""
    found = set()
    for line in prose(text):
        heading = re.match(r"#+ +(.*)", line)
        if heading:
            words = re.sub(r"[^\w\- ]", "", heading[1].strip().lower())
            found.add(words.replace(" ", "-"))
    return found
