#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Plays docs/reference/protocol.md from top to bottom: sends every line `->` of its blocks `session` to
one host, of its blocks `tournament` to another on which CUP is open, and waits for an answer that fits each line `<-`.

    protocol.py PROGRAM

`"..."` fits anything, a list that ends in `"..."` may go on, an object may have more keys, `"$name"` is
kept and used again. News that the page does not show are passed over. Every message, either way, must
also fit sdk/schema/protocol.schema.json.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

import schema
from markdown import ROOT, fences

PAGE = ROOT / "docs/reference/protocol.md"


CUP = """name = "cup"
format = "swiss"
seats = 2
rounds = 2
[[game]]
ruleset = "espionage"
[people]
"""


class Mismatch(Exception):
    """What the page says is not what happens."""


def filled(value, kept):
    """The message of the page with the values that were kept."""
    if isinstance(value, str) and value.startswith("$"):
        return kept[value]
    if isinstance(value, list):
        return [filled(item, kept) for item in value]
    if isinstance(value, dict):
        return {key: filled(item, kept) for key, item in value.items()}
    return value


def fits(shown, found, kept):
    if isinstance(shown, str) and shown.startswith("$"):
        return kept.setdefault(shown, found) == found
    if shown == "...":
        return True
    if isinstance(shown, list):
        open_ended = shown[-1:] == ["..."]
        items = shown[:-1] if open_ended else shown
        return (isinstance(found, list) and
                (len(found) >= len(items) if open_ended else len(found) == len(items)) and
                all(fits(a, b, kept) for a, b in zip(items, found)))
    if isinstance(shown, dict):
        return isinstance(found, dict) and all(
            key in found and fits(value, found[key], kept) for key, value in shown.items())
    return shown == found and isinstance(found, bool) == isinstance(shown, bool)


class Conversation:
    def __init__(self, command):
        self.host = subprocess.Popen(command, text=True, stdin=subprocess.PIPE,
                                     stdout=subprocess.PIPE)
        self.kept = {}
        self.steps = 0
        self.rules = schema.load("protocol.schema.json")

    def play(self, line):
        mark, text = line[:2], line[3:]
        message = json.loads(text)
        self.steps += 1
        if mark == "->":
            message = filled(message, self.kept)
            if isinstance(message, dict) and message.get("type") != "dance":
                schema.check(self.rules, message)
            self.host.stdin.write(json.dumps(message) + "\n")
            self.host.stdin.flush()
        else:
            self.expect(message)

    def expect(self, shown):
        passed = []
        while True:
            line = self.host.stdout.readline()
            if not line:
                raise Mismatch(f"the host is gone; before that: {passed}")
            found = json.loads(line)
            schema.check(self.rules, found)
            kept = dict(self.kept)
            if fits(shown, found, kept):
                self.kept = kept
                return
            if "re" in found or found["type"] == "error":
                raise Mismatch(f"the answer is {line[:2000]}")
            passed.append(found["type"])

    def end(self):
        self.host.stdin.close()
        return self.host.wait(timeout=20)


def play_all(program, folder):
    cup = Path(folder) / "cup.toml"
    cup.write_text(CUP, "utf-8")
    conversations = {
        "session": Conversation([program, "host", "--stdio", "--store", ":memory:"]),
        "tournament": Conversation([program, "tournament", "open", cup, "--stdio"]),
    }
    for block in fences(PAGE.read_text("utf-8")):
        if block.language not in conversations:
            continue
        conversation = conversations[block.language]
        for number, line in enumerate(block.text.splitlines(), block.line + 1):
            try:
                conversation.play(line)
            except (Mismatch, schema.Fault) as fault:
                sys.exit(f"{PAGE.relative_to(ROOT)}:{number}: {line[:200]}\n{fault}")
    for conversation in conversations.values():
        if conversation.end() != 0:
            sys.exit("the host did not end well")
    print(f"{sum(one.steps for one in conversations.values())} messages")


def main(program):
    with tempfile.TemporaryDirectory() as folder:
        play_all(program, folder)


if __name__ == "__main__":
    main(sys.argv[1])
