#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Kills a tournament at random moments, goes on with it, and compares table, results and packed moves
with a run that was never killed, byte for byte, and every record now and then: they follow from the
moves. FRONTEIRA_KILLS says how often; 25 times when it is not set.

    kills.py PROGRAM
"""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

from cups import CUP, Program, cup, expect, fruits, kill, rows, scratch

# Short matches, and many, so that a kill meets the ledger at work.
TINY = CUP.format(format="round_robin", seed=7, deals=100) + "\n[limits]\nrounds = 12\n"
EVERY_RECORD = 20  # tournaments


def seconds_of(program, plan):
    start = time.monotonic()
    program.good("run", plan)
    return time.monotonic() - start


def main():
    program = Program(sys.argv[1])
    wanted = int(os.environ.get("FRONTEIRA_KILLS", 25))
    chance = random.Random(int(os.environ.get("FRONTEIRA_KILL_SEED", 1)))
    with scratch() as name:
        folder = Path(name)
        plan = cup(folder / "whole", TINY)
        reach = seconds_of(program, plan)
        right = rows(plan)
        expect(len(right["match"]) == len(right["played"]) == 300,
               f"{len(right['match'])} matches instead of 300")
        right_table = program.good("table", plan, "--json")
        right_fruits = fruits(program, plan, folder / "right")

        kills = finished = cut_short = 0
        while kills < wanted:
            plan = cup(folder / f"cut{finished}", TINY)
            before = kills
            while True:
                process = program.start("run", plan, "--jobs", chance.choice("12"))
                try:
                    process.wait(timeout=chance.uniform(reach / 10, reach))
                    _, err = process.communicate()
                    expect(process.returncode == 0, f"after {kills} kills a run fails: {err}")
                    break
                except subprocess.TimeoutExpired:
                    kill(process)
                    kills += 1
                    ledger = plan.with_suffix(".ledger")
                    cut_short += ledger.exists() and ledger.stat().st_size > 0
                if kills >= wanted:
                    program.good("run", plan)
                    break
            expect(rows(plan) == right, f"after {kills} kills the ledger is another")
            expect(program.good("table", plan, "--json") == right_table,
                   f"after {kills} kills the table is another")
            if finished % EVERY_RECORD == 0:
                expect(fruits(program, plan, folder / f"got{finished}") == right_fruits,
                       f"after {kills} kills a record is another")
            finished += 1
            if kills == before:
                reach /= 2  # the machine has less to do than when it was measured
    print(f"{kills} kills, {cut_short} of them with a ledger begun; {finished} tournaments, all alike")


if __name__ == "__main__":
    main()
