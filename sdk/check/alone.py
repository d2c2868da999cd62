# SPDX-License-Identifier: MIT
"""Compiles the files named on standard input, each by itself, for its errors only.

A header has no command of its own: it is read with the one of a source beside it, else of the nearest
source that includes it. usage: alone.py COMPILE_COMMANDS < FILES
"""
import concurrent.futures
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys


def commands(path):
    """The command of each source, without its output, by its path from here."""
    found = {}
    for entry in json.loads(pathlib.Path(path).read_text()):
        words = shlex.split(entry["command"])
        while words and not re.search(r"(\+\+|clang|gcc)[^/]*$", words[0]):
            words = words[1:]  # ccache
        at = words.index("-o")
        words = words[:at] + words[at + 2:]
        words = [word for word in words if word not in ("-c", entry["file"])]
        found[os.path.relpath(entry["file"])] = (entry["directory"], words)
    return found


def command_for(file, known):
    if file in known:
        return known[file]
    if not file.endswith(".hpp"):
        return None  # no part of the preset
    folder = os.path.dirname(file)
    beside = [source for source in known if os.path.dirname(source) == folder]
    if not beside:
        wanted = re.compile(r'#include [<"](?:\S*/)?' + re.escape(os.path.basename(file)) + '[">]')
        beside = [source for source in known
                  if os.path.exists(source) and wanted.search(pathlib.Path(source).read_text(errors="replace"))]
    # A folder may build several targets: the source of the header's own name knows best.
    stem = os.path.splitext(file)[0]
    beside.sort(key=lambda source: (-len(os.path.commonprefix([source, stem])), source))
    return known[beside[0]] if beside else None


def alone(file, known):
    found = command_for(file, known)
    if not found:
        return ""
    directory, words = found
    # A header as the first thing of an empty source: by itself it is no main file.
    what = ["-include", os.path.abspath(file), "-x", "c++", os.devnull] if file.endswith(".hpp") else [os.path.abspath(file)]
    run = subprocess.run(words + ["-fsyntax-only", *what], cwd=directory, capture_output=True, text=True)
    return "" if run.returncode == 0 else run.stderr


def main():
    known = commands(sys.argv[1])
    files = sys.stdin.read().split()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        faults = [text for text in pool.map(lambda file: alone(file, known), files) if text]
    sys.stderr.write("".join(faults))
    return 1 if faults else 0


sys.exit(main())
