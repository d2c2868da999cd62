#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Lets the examples of sdk/examples play and checks every message of the conversation, and every message
of docs/reference/bot-protocol.md that is written out, against sdk/schema/bot-protocol.schema.json.

    bot_protocol.py PROGRAM
"""

import json
import shutil
import subprocess
import sys

import schema
from markdown import ROOT, fences

PAGE = ROOT / "docs/reference/bot-protocol.md"
EXAMPLES = [("python3", "bot.py"), ("node", "bot.mjs")]


def conversation(program, interpreter, file):
    command = f"{shutil.which(interpreter)} '{ROOT / 'sdk/examples' / file}'"
    ran = subprocess.run([program, "bot", "check", command, "--ruleset", "war/war", "--talk", "--games", "1"],
                         capture_output=True, text=True, timeout=300, check=False)
    if ran.returncode != 0 or len(ran.stdout.splitlines()) != 1:
        sys.exit(f"{file}: {ran.stdout}")
    return [line for line in ran.stderr.splitlines() if line[:3] in ("-> ", "<- ")]


def written_out():
    return [line for block in fences(PAGE.read_text("utf-8")) if block.language == "messages"
            for line in block.text.splitlines()]


def main(program):
    rules = schema.load("bot-protocol.schema.json")
    spoken = [line for interpreter, file in EXAMPLES if shutil.which(interpreter)
              for line in conversation(program, interpreter, file)]
    shown = [line for line in written_out() if '"..."' not in line]
    for line in spoken + shown:
        try:
            schema.check(rules, json.loads(line[3:]))
        except schema.Fault as fault:
            sys.exit(f"{line[:200]}\n{fault}")
    heard = {json.loads(line[3:])["type"] for line in spoken}
    missing = {json.loads(line[3:])["type"] for line in written_out()} - heard
    if missing:
        sys.exit(f"{PAGE.relative_to(ROOT)} shows what nobody said: {', '.join(sorted(missing))}")
    print(f"{len(spoken)} messages")


if __name__ == "__main__":
    main(sys.argv[1])
