# SPDX-License-Identifier: MIT
"""What the tests of `fronteira tournament` that drive the real program share."""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

CUP = """name = "cup"
format = "{format}"
seed = {seed}
seats = 3
deals = {deals}
entrants = ["random", {{ name = "second", bot = "random" }}, {{ name = "third", bot = "random" }}]

[[game]]
ruleset = "war"
"""


class Program:
    def __init__(self, path):
        self.path = str(Path(path).resolve())
        self.environment = dict(os.environ, FRONTEIRA_MODS=str(ROOT / "mods"),
                                FRONTEIRA_PLUGINS=str(Path(path).resolve().parents[1] / "plugins"))
        self.environment.pop("LC_ALL", None)

    def start(self, *words, **more):
        return subprocess.Popen([self.path, "tournament", *map(str, words)], env=self.environment,
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **more)

    def __call__(self, *words, **more):
        """Status, what it says, what it complains of."""
        process = self.start(*words, **more)
        out, err = process.communicate(timeout=600)
        return process.returncode, out, err

    def good(self, *words, **more):
        status, out, err = self(*words, **more)
        expect(status == 0, f"{words}: status {status}\n{err}")
        return out


def expect(truth, sentence):
    if not truth:
        sys.exit(sentence)


def cup(folder, text=None, **values):
    """Writes a tournament's file into a folder."""
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "cup.toml"
    path.write_text(text or CUP.format(**{"format": "round_robin", "seed": 7, "deals": 20} | values))
    return path


def fruits(program, plan, folder):
    """All that can be derived from a ledger: the table and every record."""
    folder.mkdir(parents=True)
    table = program.good("table", plan, "--json")
    program.good("export", plan, "--format", "records", "--to", folder / "records")
    program.good("export", plan, "--format", "csv", "--to", folder / "matches.csv")
    files = {path.relative_to(folder): path.read_bytes()
             for path in sorted(folder.rglob("*")) if path.is_file()}
    return table, files


def rows(plan):
    """All that a ledger knows of the matches; their records follow from it."""
    database = sqlite3.connect(plan.with_suffix(".ledger"))
    found = {table: database.execute(f"SELECT * FROM {table} ORDER BY 1").fetchall()
             for table in ("round", "match", "played")}
    database.close()
    return found


def edited(ledger, edit):
    """A copy of a ledger that was changed by hand."""
    copy = ledger.parent / "edited.ledger"
    shutil.copy(ledger, copy)
    database = sqlite3.connect(copy)
    database.execute(edit)
    database.commit()
    database.close()
    return copy


def scratch():
    return tempfile.TemporaryDirectory(prefix="fronteira_cup_")


def kill(process):
    process.send_signal(signal.SIGKILL)
    process.communicate()
