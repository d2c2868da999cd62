#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Matches of `fronteira tournament` that are ended before their rules end them, on the real program."""

import json
import sys
from pathlib import Path

from cups import Program, cup, edited, expect, scratch

PLAN = """name = "cup"
format = "round_robin"
seats = 3
deals = 8
entrants = ["steady", "cautious", "random"]

[[game]]
ruleset = "war"

[limits]
rounds = 12
{limits}
"""


def ends(program, plan):
    """How each match ended, and who won it."""
    to = plan.with_suffix(".json")
    program.good("export", plan, "--format", "json", "--to", to)
    return [(match["end"], match["winners"]) for match in json.loads(to.read_text())]


def decided_matches(program, folder):
    plan = cup(folder, PLAN.format(limits="decided = { percent = 51, rounds = 1 }"))
    said = program.good("run", plan)
    found = ends(program, plan)
    decided = [winners for end, winners in found if end == "decided"]
    expect(len(decided) > 2, f"{found}")
    expect(all(len(winners) == 1 for winners in decided), f"{found}")
    expect(f"{len(decided)} matches were ended because they were decided" in said, said)
    told = program.good("table", plan, "--lang", "pt_BR")
    expect(f"{len(decided)} partidas foram encerradas porque já estavam decididas" in told, told)
    table = json.loads(program.good("table", plan, "--json"))
    expect(table["ended"]["decided"] == len(decided), f"{table['ended']}")
    expect(sum(one["wins"] for one in table["entrants"]) >= len(decided), f"{table}")
    program.good("verify", plan, "--again")
    program.good("report", plan, "--to", folder / "cup.html")
    last = folder / "last.json"
    program.good("export", plan, "--format", "json", "--last", 2, "--to", last)
    shown = [match["match"] for match in json.loads(last.read_text())]
    expect(shown == [len(found) - 1, len(found)], f"{shown} of {len(found)}")


def other_counts(program, folder):
    """Fewer rounds are needed where armies are counted, or where nobody has to move."""
    plan = cup(folder / "armies", PLAN.format(
        limits='adjudicate = "armies"\ndecided = { of = "armies", percent = 100, rounds = 1 }'))
    program.good("run", plan)
    limited = [winners for end, winners in ends(program, plan) if end == "limit"]
    expect(limited and all(len(winners) == 1 for winners in limited), f"{ends(program, plan)}")
    plan = cup(folder / "still", PLAN.format(limits='standstill = { of = "armies", rounds = 1000 }'))
    program.good("run", plan)
    expect(all(end != "standstill" for end, _ in ends(program, plan)), f"{ends(program, plan)}")


def edited_ends(program, folder):
    """Who claims a limit that was not reached is found out."""
    plan = cup(folder, PLAN.format(limits="decided = { percent = 51, rounds = 1 }"))
    program.good("run", plan)
    number = next(i for i, (end, _) in enumerate(ends(program, plan)) if end == "decided")
    for edit, said in ((f"UPDATE match SET end = 3 WHERE number = {number}", "it was not over yet"),
                       (f"UPDATE match SET winners = 7 - winners WHERE number = {number}", "somebody else has won"),
                       (f"UPDATE match SET end = 8 WHERE number = {number}", "it was not over yet")):
        status, _, err = program("verify", edited(plan.with_suffix(".ledger"), edit))
        expect(status == 1 and f"match {number + 1}" in err and said in err, f"{edit}: {err}")


def what_cannot_be_counted(program, folder):
    for limits, place, said in (
            ('adjudicate = "armie"', ":11:14:", "did you mean `armies`?"),
            ('decided = { of = "owner", percent = 70, rounds = 2 }', ":11:18:", "`owner` is no number"),
            ('standstill = { of = "reserve", rounds = 2 }', ":11:21:", "what can be counted: spaces, ")):
        plan = cup(folder, PLAN.format(limits=limits).replace("rounds = 12\n", ""))
        status, _, err = program("run", plan)
        expect(status == 2 and place in err and said in err, f"{limits}: {err}")


def main():
    program = Program(sys.argv[1])
    for test in (decided_matches, other_counts, edited_ends, what_cannot_be_counted):
        with scratch() as folder:
            test(program, Path(folder))
        print(test.__name__, "is as it should be")


if __name__ == "__main__":
    main()
