#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The keys that docs/guides/play.md lists are those that the studio's own help lists."""
import re
import sys

from markdown import ROOT

HELP = ROOT / "editor/play/sheets/KeyHelp.qml"
GUIDE = ROOT / "docs/guides/play.md"


def keys_of_the_studio():
    model = re.search(r"model: \[(.*?)\]", HELP.read_text(), re.S).group(1)
    words = re.findall(r'"([^"]*)"', model)
    return list(zip(words[::2], words[1::2]))


def keys_of_the_guide():
    rows = re.findall(r"^\| (.+?) \| (.+?) \|$", GUIDE.read_text(), re.M)
    return [row for row in rows if row != ("key", "does")]


told, listed = keys_of_the_studio(), keys_of_the_guide()
for row in told:
    if row not in listed:
        print(f"{GUIDE}: {row[0]}: {row[1]} is in the studio's help and not here")
for row in listed:
    if row not in told:
        print(f"{GUIDE}: {row[0]}: {row[1]} is not in {HELP}")
sys.exit(0 if told and sorted(told) == sorted(listed) else 1)
