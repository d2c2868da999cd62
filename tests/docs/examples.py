#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Follows the guides, and the references that carry on from them, as a reader would: writes every
example to the file that its first line names, runs every command, and compares what it says with the
block `text` after it.

    examples.py PROGRAM [--compiler CXX] [--keep FOLDER]

A block `sh` must succeed unless the text after it tells an error. In a text, a line `...` stands for
any lines and `...` within a line for any words. Blocks `console` are for people and are not run.
Examples in C++ are compiled as plugins.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from markdown import ROOT, fences, pages

# In the order in which they build on each other; the others follow.
FIRST = ["write-a-ruleset.md", "draw-a-map-by-hand.md", "write-a-bot.md"]
REFERENCES = ["look-format.md"]
FILE_MARK = re.compile(r"(?:#|--|//|<!--) ([\w./-]+\.\w+)(?: -->)?\n")
SUFFIX = {"toml": ".toml", "lua": ".lua", "cpp": ".cpp", "cmake": ".txt", "xml": ".svg",
          "python": ".py"}


class Mismatch(Exception):
    """What a guide says is not what happens."""


def guides():
    found = {page.name: page for page in (ROOT / "docs/guides").glob("*.md")}
    order = FIRST + sorted(set(found) - set(FIRST))
    return [found[name] for name in order] + [ROOT / "docs/reference" / name for name in REFERENCES]


def as_pattern(text):
    """A text of a guide as a regular expression over a whole output."""
    lines = [r"(?:.*\n)*?" if line == "..." else
             ".*".join(re.escape(part) for part in re.split(r" *\.\.\. *", line)) + r" *\n"
             for line in text.splitlines()]
    return re.compile("".join(lines))


class Follower:
    """Goes through guides in one folder."""

    def __init__(self, program, compiler, folder):
        self.folder = folder
        self.compiler = compiler
        self.plugins = folder / "built_plugins"
        self.plugins.mkdir()
        installed = Path(program).resolve().parents[1] / "plugins"
        for plugin in installed.glob("*.so"):
            (self.plugins / plugin.name).symlink_to(plugin)
        self.environment = dict(os.environ, FRONTEIRA=str(ROOT), FRONTEIRA_PLUGINS=str(self.plugins),
                                PATH=f"{Path(program).resolve().parent}:{os.environ['PATH']}",
                                LC_ALL="C.UTF-8")
        self.environment.pop("FRONTEIRA_MODS", None)
        self.files = self.commands = 0

    def follow(self, guide):
        blocks = fences(guide.read_text("utf-8"))
        for block, after in zip(blocks, blocks[1:] + [None]):
            try:
                if block.language in SUFFIX:
                    self.write(block)
                elif block.language == "sh":
                    self.run(block.text, after.text if after and after.language == "text" else None)
            except Mismatch as fault:
                raise Mismatch(f"{guide.relative_to(ROOT)}:{block.line}: {fault}") from None

    def write(self, block):
        mark = FILE_MARK.match(block.text)
        if not mark:
            raise Mismatch(f"the first line of the {block.language} names no file")
        if not mark[1].endswith(SUFFIX[block.language]):
            raise Mismatch(f"{mark[1]} is not a name for {block.language}")
        file = self.folder / mark[1]
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(block.text, encoding="utf-8")
        self.files += 1
        if block.language == "cpp":
            self.compile(file)

    def compile(self, file):
        library = self.plugins / (file.stem + ".so")
        built = subprocess.run([self.compiler, "-std=c++20", "-Wall", "-Wextra", "-Werror", "-fPIC",
                                "-shared", f"-I{ROOT}/sdk/include", file, "-o", library],
                               capture_output=True, text=True, check=False)
        if built.returncode != 0:
            raise Mismatch(built.stderr)

    def run(self, script, expected):
        ran = subprocess.run(["sh", "-c", "set -e\n" + script if not self.tells_error(expected)
                              else script], cwd=self.folder, env=self.environment,
                             stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                             timeout=120, check=False)
        self.commands += 1
        if (ran.returncode != 0) != self.tells_error(expected):
            raise Mismatch(f"exit status {ran.returncode}\n{ran.stdout}")
        if expected is not None and not as_pattern(expected).fullmatch(ran.stdout):
            raise Mismatch(f"expected\n\n{expected}\nbut it said\n\n{ran.stdout}")

    @staticmethod
    def tells_error(expected):
        return expected is not None and ": error: " in expected


def check_toml():
    """Other examples are parts of files; the TOML among them must at least be TOML."""
    for page in pages():
        for block in fences(page.read_text("utf-8")):
            if block.language == "toml":
                try:
                    tomllib.loads(block.text)
                except tomllib.TOMLDecodeError as fault:
                    raise Mismatch(f"{page.relative_to(ROOT)}:{block.line}: {fault}") from None


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--compiler", default="c++")
    parser.add_argument("--keep", type=Path, help="work here and leave everything behind")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = arguments.keep or Path(temporary)
        folder.mkdir(exist_ok=True)
        follower = Follower(arguments.program, arguments.compiler, folder)
        try:
            check_toml()
            for guide in guides():
                follower.follow(guide)
        except Mismatch as fault:
            sys.exit(str(fault))
        print(f"{follower.files} files written, {follower.commands} blocks of commands run")


if __name__ == "__main__":
    main()
