#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What tournaments cost: the ledger against `sim`, two jobs against one, table and resume of a large
ledger, the report of a thousand matches. The ledger is compared by processor time a move, best of some
turns: a busy machine does not spoil that, nor that the matches of the two are not as long. "Two jobs"
is of time on the clock and means nothing on a busy machine.

    tournament.py PROGRAM [MATCHES]
"""

import json
import os
import resource
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CUP = """name = "bench"
format = "round_robin"
seats = 3
deals = {deals}
entrants = ["random", {{ name = "b", bot = "random" }}, {{ name = "c", bot = "random" }}]
[[game]]
ruleset = "war"
"""


def timed(*words):
    """Processor and clock seconds of a run, and what it says."""
    environment = dict(os.environ, FRONTEIRA_MODS=str(ROOT / "mods"))
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    said = subprocess.run(words, env=environment, check=True, stdout=subprocess.PIPE).stdout
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime,
            time.monotonic() - start, said)


def play(program, folder, name, deals, jobs, more=""):
    plan = folder / f"{name}.toml"
    plan.write_text(CUP.format(deals=deals) + more)
    ledger = plan.with_suffix(".ledger")
    ledger.unlink(missing_ok=True)
    cpu, clock, _ = timed(program, "tournament", "run", plan, "--jobs", str(jobs))
    moves = sqlite3.connect(ledger).execute("SELECT sum(moves) FROM match").fetchone()[0]
    return cpu / moves, clock


def simulate(program, matches):
    """Processor seconds of a move."""
    cpu, _, said = timed(program, "sim", "war", "--players", "3", "--bot", "random", "--games",
                         str(matches), "--jobs", "1", "--json")
    return cpu / json.loads(said)["moves"]


def large_ledger(program, folder, matches):
    """A real one of three matches, with rows as they would be for all."""
    plan = folder / "large.toml"
    plan.write_text(CUP.format(deals=matches // 3))
    process = subprocess.Popen([program, "tournament", "run", plan, "--jobs", "1"],
                               env=dict(os.environ, FRONTEIRA_MODS=str(ROOT / "mods")),
                               stdout=subprocess.DEVNULL)
    ledger = plan.with_suffix(".ledger")
    while not ledger.exists() or not sqlite3.connect(ledger).execute(
            "SELECT count(*) FROM sqlite_master WHERE name = 'match'").fetchone()[0]:
        time.sleep(0.1)
    time.sleep(2)
    process.terminate()
    process.wait()
    database = sqlite3.connect(ledger)
    moves = database.execute("SELECT moves FROM played LIMIT 1").fetchone()[0]
    rows = [(n, 1, 1 << (n * 7 % 3), -1, 700, bytes(16), "0" * 32, "") for n in range(matches)]
    database.executemany("INSERT OR IGNORE INTO match VALUES (?,?,?,?,?,?,?,?)", rows)
    database.executemany("INSERT OR IGNORE INTO played VALUES (?,?)",
                         ((n, moves) for n in range(matches)))
    database.commit()
    database.close()
    return plan, ledger.stat().st_size / matches


def main():
    program = sys.argv[1]
    matches = int(sys.argv[2]) if len(sys.argv) > 2 else 3000
    deals = matches // 3
    with tempfile.TemporaryDirectory(prefix="fronteira_bench_") as name:
        folder = Path(name)
        sim, one, two = [], [], []
        for _ in range(3):
            sim.append(simulate(program, matches))
            one.append(play(program, folder, "one", deals, 1))
            two.append(play(program, folder, "two", deals, 2))
        print(f"ledger against sim  {min(sim) / min(one)[0]:.3f}"
              "  (processor time a move, to hold 0.9)")
        print(f"two jobs ÷ one      {min(o[1] for o in one) / min(t[1] for t in two):.2f}"
              "  (clock, to hold 1.8)")
        plan, size = large_ledger(program, folder, 99999)
        print(f"a match in a ledger {size:.0f} bytes")
        for verb in ("table", "resume"):
            cpu, clock, _ = timed(program, "tournament", verb, plan)
            print(f"{verb} of 99 999    {cpu:.2f} s of processor, {clock:.2f} s on the clock (2)")
        thousand = folder / "thousand.toml"
        # About 550 moves a match, as between bots that want to win.
        play(program, folder, "thousand", 334, 2, "[limits]\nrounds = 12\n")
        cpu, clock, _ = timed(program, "tournament", "report", thousand, "--to",
                              folder / "thousand.html")
        size = (folder / "thousand.html").stat().st_size / 1e6
        print(f"report of 1 002     {cpu:.2f} s of processor, {clock:.2f} s on the clock (5), "
              f"{size:.1f} MB (20)")


if __name__ == "__main__":
    main()
