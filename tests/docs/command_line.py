#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks that the page on the command line names every verb and option of the program, and no
others.

    command_line.py PROGRAM
"""

import re
import subprocess
import sys

from markdown import ROOT

PAGE = ROOT / "docs/reference/command-line.md"
EVERYWHERE = {"--help", "--version", "--mods"}


def help_of(program, *words):
    return subprocess.run([program, *words, "--help"], capture_output=True, text=True,
                          check=True).stdout


def verbs_in(text):
    return set(re.findall(r"^  (\w+)", text.split("Subcommands:")[1], re.MULTILINE))


def verbs(program):
    return verbs_in(help_of(program))


def options(text):
    return set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", text)) - EVERYWHERE


def options_of(program, *words):
    """Of a verb and of those below it."""
    text = help_of(program, *words)
    found = options(text)
    if "Subcommands:" in text:
        for verb in verbs_in(text):
            found |= options_of(program, *words, verb)
    return found


def sections():
    """The text below each heading `## `verb``."""
    parts = re.split(r"^## (\w+)\n", PAGE.read_text("utf-8"), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2]))


def faults(program):
    documented = sections()
    for verb in sorted(verbs(program) ^ set(documented)):
        yield f"`{verb}` is " + ("no verb of the program" if verb in documented else "not there")
    for verb in sorted(verbs(program) & set(documented)):
        here, there = options(documented[verb]), options_of(program, verb)
        for option in sorted(here ^ there):
            yield f"{verb}: `{option}` " + ("means nothing" if option in here else "is not there")


def main():
    if len(sys.argv) != 2 or sys.argv[1] == "--help":
        return print(__doc__)
    found = [f"{PAGE.relative_to(ROOT)}: {fault}" for fault in faults(sys.argv[1])]
    print("\n".join(found))
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
