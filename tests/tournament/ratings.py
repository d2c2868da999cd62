#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Results of `fronteira tournament` for programs that compute ratings, on the real program. Read as Ordo
reads them: a game is complete with its tags White, Black and Result, one of 1-0, 0-1, 1/2-1/2 and *."""

import json
import re
import sys
from collections import Counter
from pathlib import Path

from cups import Program, cup, expect, scratch

TWO = """name = "two \\\\ seats"
format = "round_robin"
seats = 2
deals = 3
entrants = ["random", { name = "second", bot = "random" }, { name = "third", bot = "random" }]

[[game]]
ruleset = "island"

[limits]
moves = 400
"""


def games(program, plan):
    to = plan.with_suffix(".pgn")
    program.good("export", plan, "--format", "pgn", "--to", to)
    program.good("export", plan, "--format", "pgn", "--to", to)  # over its own kind
    tags = re.findall(r'^\[(White|Black|Result) "([^"\\]*)"\]$', to.read_text(), re.M)
    expect([key for key, _ in tags] == ["White", "Black", "Result"] * (len(tags) // 3), f"{tags}")
    values = [value for _, value in tags]
    found = list(zip(values[::3], values[1::3], values[2::3]))
    expect(all(result in ("1-0", "0-1", "1/2-1/2") for _, _, result in found), f"{found}")
    return found


def matches(program, plan):
    to = plan.with_suffix(".json")
    program.good("export", plan, "--format", "json", "--to", to)
    return json.loads(to.read_text())


def a_table_of_two_is_a_game(program, folder):
    plan = cup(folder, TWO)
    program.good("run", plan)
    wanted = []
    for one in matches(program, plan):
        white, black = one["seats"]
        result = "1/2-1/2" if not one["winners"] else "1-0" if one["winners"] == [white] else "0-1"
        wanted.append((white, black, result))
    expect(games(program, plan) == wanted, f"{games(program, plan)}\n{wanted}")


def a_winner_has_beaten_everybody_at_the_table(program, folder):
    plan = cup(folder, deals=4)
    program.good("run", plan)
    found = Counter()
    for white, black, result in games(program, plan):
        if result != "1/2-1/2":
            found[(white, black) if result == "1-0" else (black, white)] += 1
    wanted = Counter()
    for one in matches(program, plan):
        if len(one["winners"]) == 1:
            wanted.update((one["winners"][0], other) for other in one["seats"] if other != one["winners"][0])
    expect(wanted and found == wanted, f"{found}\n{wanted}")


def main():
    program = Program(sys.argv[1])
    for test in (a_table_of_two_is_a_game, a_winner_has_beaten_everybody_at_the_table):
        with scratch() as folder:
            test(program, Path(folder))
        print(test.__name__, "is as it should be")


if __name__ == "__main__":
    main()
