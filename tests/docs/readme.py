#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Follows the README as a newcomer would, over a copy of the games: every command it shows, the
number it changes and the line of Lua.

    readme.py PROGRAM
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from markdown import ROOT, fences


class Newcomer:
    """Has a copy of the games in a folder, and the program at hand."""

    def __init__(self, program, folder):
        self.folder = folder
        self.mods = folder / "mods"
        shutil.copytree(ROOT / "mods", self.mods)
        self.environment = dict(os.environ, FRONTEIRA_MODS=str(self.mods), LC_ALL="C.UTF-8",
                                PATH=f"{Path(program).resolve().parent}:{os.environ['PATH']}")

    def run(self, command):
        """Exit status and what was said."""
        ran = subprocess.run(["sh", "-c", command], cwd=self.folder, env=self.environment,
                             stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                             stderr=subprocess.STDOUT, text=True, timeout=120, check=False)
        return ran.returncode, ran.stdout

    def must(self, command):
        status, said = self.run(command)
        if status != 0:
            sys.exit(f"`{command}` ended with {status}\n{said}")
        return said

    def change(self, file, pattern, text):
        path = self.mods / file
        changed, times = re.subn(pattern, lambda _: text, path.read_text("utf-8"))
        if times != 1:
            sys.exit(f"{file} holds `{pattern}` {times} times, not once")
        path.write_text(changed, encoding="utf-8")


def blocks(page, language):
    return [block.text for block in fences((ROOT / page).read_text("utf-8"))
            if block.language == language]


def commands(page):
    """What a page tells to type, without `./dev`, which builds."""
    typed = re.findall(r"^ *\$ (fronteira .*?)(?:  +#.*)?$", "".join(blocks(page, "console")), re.M)
    if not typed:
        sys.exit(f"{page} shows no command")
    return typed


def signature(newcomer):
    return re.search(r"^signature +(\w+)$",
                     newcomer.must("fronteira sim war --players 4 --games 50"), re.M)[1]


def change_a_number(newcomer):
    before = signature(newcomer)
    row = r'(?<=id = "america_do_sul")([^\[]*?)bonus = 2\b'
    text = (newcomer.mods / "war/maps/world.toml").read_text("utf-8")
    between = re.search(row, text)[1]
    newcomer.change("war/maps/world.toml", row, between + "bonus = 12")
    if "South America, bonus 12" not in newcomer.must("fronteira play war"):
        sys.exit("the board in the terminal does not show the new bonus")
    if signature(newcomer) == before:
        sys.exit("another bonus, and the same signature")
    newcomer.change("war/maps/world.toml", row.replace("2", "12"), between + "bonus = 2")
    if signature(newcomer) != before:
        sys.exit("the old bonus, and another signature")


def change_a_line(newcomer):
    line = blocks("README.md", "lua")[0].strip()
    begun = line[:line.index("=") + 1]
    income = "war/rules/income.lua"
    brings = "receives {} armies".format
    if brings(7) not in newcomer.must("fronteira play war"):
        sys.exit("a first turn does not bring 7 armies")
    newcomer.change(income, re.escape(begun) + ".*", line)
    if brings(14) not in newcomer.must("fronteira play war"):
        sys.exit(f"with `{line}` a first turn does not bring 14 armies")
    for command, tells in (("check", "guide/first.toml"), ("test", "FAIL")):
        status, said = newcomer.run(f"fronteira {command} war")
        if status == 0 or tells not in said:
            sys.exit(f"`fronteira {command} war` does not tell what is broken\n{said}")


def main():
    with tempfile.TemporaryDirectory() as folder:
        newcomer = Newcomer(sys.argv[1], Path(folder))
        # Each once: both pages show most of them, and a file that is there is not made again.
        typed = list(dict.fromkeys(commands("README.md") + commands("README.pt_BR.md")))
        for command in typed:
            newcomer.must(command)
        change_a_number(newcomer)
        change_a_line(newcomer)
        print(f"{len(typed)} commands and two changes")


if __name__ == "__main__":
    main()
