#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A bot for any game, spoken to by lines: docs/reference/bot-protocol.md. Standard library alone.

    fronteira sim war --bot "exec:sdk/examples/bot.py" --bot random --games 10
"""
import json
import random
import sys


def say(**message):
    print(json.dumps(message), flush=True)  # without flush it would stay in Python's own buffer


def hear():
    return json.loads(sys.stdin.readline())


say(type="hello", protocol=1, client="bot.py 1.0")
while (news := hear())["type"] != "ended":
    if news["type"] == "joined":
        chance = random.Random(news["seed"])  # the same match again for the same seed
        passes = {move["kind"] for move in news["game"]["moves"] if not move["slots"]}
    elif news["type"] == "decide":
        say(type="legal")
        moves = hear()["moves"]
        move = chance.choice([one for one in moves if one["kind"] not in passes] or moves)
        if "range" in move:  # a number is wanted: all that may be put in
            move["values"][move["range"]["slot"]] = move["range"]["upto"]
        say(type="move", move=move)
