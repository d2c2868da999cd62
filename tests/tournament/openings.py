#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Matches of `fronteira tournament` that begin from recorded positions, on the real program."""

import json
import sys
from pathlib import Path

from cups import Program, cup, edited, expect, fruits, scratch

PLAN = """name = "cup"
format = "round_robin"
seats = 3
deals = {deals}
entrants = ["steady", "cautious", "random"]

[[game]]
ruleset = "war"
openings = {openings}
"""
TWO_ROUNDS = '{ from = "openings", rounds = 2 }'


def moves_of(record):
    """The moves of a record, without what they changed."""
    return [line.split(" ; ")[0] for line in record.read_text().splitlines() if line[:1].isdigit()]


def begun(program, folder, openings=TWO_ROUNDS, count=3):
    """A plan beside a folder of whole matches to begin from."""
    source = cup(folder / "source", deals=3)
    program.good("run", source)
    deals = [word for match in (1, 4, 7) for word in ("--match", match)]
    program.good("export", source, "--format", "records", "--to", folder / "openings", *deals)
    return cup(folder, PLAN.format(openings=openings, deals=count))


def every_opening_from_every_seat(program, folder):
    plan = begun(program, folder)
    said = program.good("run", plan)
    expect("Matches begin with openings: 3," in said, said)
    told = program.good("table", plan, "--lang", "pt_BR")
    expect("As partidas começam com aberturas: 3," in told, told)
    expect(json.loads(program.good("table", plan, "--json"))["openings"] == 3, "not told in JSON")
    to = folder / "matches.json"
    program.good("export", plan, "--format", "json", "--to", to)
    matches = json.loads(to.read_text())
    for opening in ("match_0001.rec", "match_0004.rec", "match_0007.rec"):
        seats = [tuple(one["seats"]) for one in matches if one["opening"] == opening]
        expect(len(seats) == 3 and len(set(seats)) == 3, f"{opening}: {seats}")
    expect(program.good("verify", plan, "--again").startswith("9 verified, 0 unverified"), "doubted")
    records = folder / "records"
    program.good("export", plan, "--format", "records", "--to", records)
    for one in matches:
        opening = moves_of(folder / "openings" / one["opening"])
        record = moves_of(records / f"match_{one['match']:04}.rec")
        same = next((i for i, (a, b) in enumerate(zip(opening, record)) if a != b), len(record))
        expect(same > 20, f"match {one['match']} leaves its opening after {same} moves")


def the_same_in_shards(program, folder):
    plan = begun(program, folder)
    program.good("run", plan, "--jobs", 1)
    whole = fruits(program, plan, folder / "whole")
    for part in ("1", "2"):
        program.good("run", plan, "--shard", f"{part}/2", "--ledger", folder / f"{part}.ledger")
    program.good("merge", folder / "both.ledger", folder / "1.ledger", folder / "2.ledger")
    (folder / "openings").rename(folder / "elsewhere")  # a ledger needs no other file
    expect(fruits(program, folder / "both.ledger", folder / "both") == whole, "shards differ")
    program.good("verify", folder / "both.ledger")


def other_openings(program, folder):
    plan = begun(program, folder)
    program.good("run", plan)
    for edit, said in (("DELETE FROM opening WHERE deal = 1", "2 openings for 3 deals"),
                       ("UPDATE opening SET moves = x'0102' WHERE deal = 0", "was begun with `opening match_0001.rec")):
        status, _, err = program("verify", edited(plan.with_suffix(".ledger"), edit))
        expect(status == 1 and said in err, f"{edit}: {err}")
    moved = "UPDATE played SET moves = (SELECT moves FROM played WHERE match = 3) WHERE match = 0"
    status, _, err = program("verify", edited(plan.with_suffix(".ledger"), moved))
    expect(status == 1 and "match 1, move" in err, err)
    openings = folder / "openings"
    (openings / "match_0001.rec").write_bytes((openings / "match_0004.rec").read_bytes())
    status, _, err = program("run", plan)
    expect(status == 1 and "was begun with `opening match_0001.rec" in err, err)
    expect("warning: match_0004.rec begins exactly like match_0001.rec" in err, err)


def what_is_no_opening(program, folder):
    for openings, deals, place, said in (
            ('"openings"', 3, "openings/match_0001.rec:", "the match is over"),
            (TWO_ROUNDS, 4, "cup.toml:9:12:", "3 openings for 4 deals"),
            ('"nowhere.rec"', 1, "nowhere.rec:", "there is no such file"),
            ('{ rounds = 2 }', 1, "cup.toml:9:12:", "`from`"),
            ('{ from = "openings", rounds = 0 }', 1, "cup.toml:9:42:", "how many rounds")):
        plan = begun(program, folder, openings, deals)
        status, _, err = program("run", plan)
        expect(status == 2 and place in err and said in err, f"{openings}: {status} {err}")
    plan = begun(program, folder)
    plan.write_text(plan.read_text() + "options = { round_limit = 9 }\n")
    status, _, err = program("run", plan)
    expect(status == 2 and err.count("was played with other house rules") == 3, err)
    plan.write_text(PLAN.format(openings=TWO_ROUNDS, deals=3).replace('"war"', '"war_product"'))
    status, _, err = program("run", plan)
    expect(status == 2 and "is a record of war/war, and the game is war_product/" in err, err)


def main():
    program = Program(sys.argv[1])
    for test in (every_opening_from_every_seat, the_same_in_shards, other_openings, what_is_no_opening):
        with scratch() as folder:
            test(program, Path(folder))
        print(test.__name__, "is as it should be")


if __name__ == "__main__":
    main()
