#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Honest matches beside hostile guests, hostile files and killed hosts, for some minutes. At the end
it says whether an honest match lost a move or a second, whether memory is back and whether anything
is left behind. Exit status 0: nothing of the kind.

    ./dev soak 60
    tests/soak/soak.py --minutes 1 --build build/asan
"""

import argparse
import contextlib
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from guests import KINDS, invite  # noqa: E402
from honest import HonestMatch  # noqa: E402
from hosts import Host, orphans  # noqa: E402
from hostile_files import HostileFiles  # noqa: E402

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "../.."))


class Killer(threading.Thread):
    """Ends a host without warning, again and again, and begins it anew."""

    def __init__(self, host, seed):
        super().__init__(daemon=True)
        self.host, self.chance = host, random.Random(seed)
        self.stopping = threading.Event()
        self.kills, self.losses = 0, []

    def run(self):
        while not self.stopping.wait(self.chance.uniform(2, 8)):
            left = orphans(self.host.kill())
            self.kills += 1
            if left:
                self.losses.append(f"a killed host left {len(left)} processes behind")
            try:
                self.host.start()
            except RuntimeError as error:
                return self.losses.append(str(error))

    def stop(self):
        self.stopping.set()
        self.join(60)

    def put_away(self):
        self.stopping.set()
        if self.is_alive():
            self.join(60)


class HostileGuests:
    """The load of tests/host, on a host of its own, where it was built."""

    def __init__(self, options):
        program = os.path.join(ROOT, options.build, "bin/fronteira_hostile_guests")
        self.process = None
        if os.path.exists(program):
            self.process = subprocess.Popen(
                [program, str(max(5, int(options.minutes * 60))), "--kill-every", "45",
                 "--pause", str(int(options.pause * 1000)), "--seed", str(options.seed)],
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                start_new_session=True)

    def put_away(self):
        """Whatever became of the soak: neither the load nor its host stays behind."""
        if self.process is not None and self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def tell(self, report):
        if self.process is None:
            return
        said = self.process.communicate(timeout=600)[0].decode(errors="replace").splitlines()
        report.tell("the load of tests/host", self.process.returncode == 0,
                    f"status {self.process.returncode}", said)


class Report:
    def __init__(self):
        self.bad = []

    def tell(self, what, good, figures, losses=()):
        print(f"{'ok    ' if good else 'FAILED'}  {what}: {figures}")
        for loss in list(losses)[:20]:
            print(f"          {loss}")
        if not good:
            self.bad.append(what)
        sys.stdout.flush()


def settled(host, before, patience=60):
    """What a host takes once its guests are gone; the least that is seen for a while."""
    end = time.monotonic() + patience
    while True:
        now = host.takes()
        back = (now[0] <= before[0] and now[1] <= before[1] + 4
                and now[2] <= before[2] * 1.25 + 16384)
        if back or time.monotonic() > end:
            return now, back
        time.sleep(1)


def verified(program, records, scratch):
    bad = []
    for number, text in enumerate(records):
        path = os.path.join(scratch, f"honest_{number}.rec")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        run = subprocess.run([program, "replay", path, "--verify"], capture_output=True,
                             timeout=300, check=False)
        if run.returncode != 0:
            bad.append((run.stdout + run.stderr).decode(errors="replace")[:200])
    return bad


def tell_honest(report, what, matches):
    moves = sum(one.moves for one in matches)
    losses = [loss for one in matches for loss in one.losses]
    worst = max(one.worst for one in matches)
    charged, thought = sum(m.charged for m in matches), sum(m.thought for m in matches)
    report.tell(what, not losses and moves > 0,
                f"{sum(m.matches for m in matches)} matches, {moves} moves; thought "
                f"{thought:.1f} s, charged {charged:.1f} s, at the worst {worst * 1000:.0f} ms more "
                "than was thought over one move", losses)


def soak(options, scratch, report, belongings):
    """`belongings` are put away at the end, also when it is a sudden one."""
    def own(one):
        belongings.callback(one.put_away)
        return one

    program = os.path.join(ROOT, options.build, "bin/fronteira")
    host = own(Host(program, os.path.join(scratch, "crowded.sqlite")))
    mortal = own(Host(program, os.path.join(scratch, "mortal.sqlite")))

    # What a host takes that has seen a guest of every kind and some matches, and is alone again.
    rehearsal = [HonestMatch(host, 1, options.tolerance)]
    guests = invite(host, options.seed, options.pause)
    rehearsal[0].start()
    time.sleep(min(20, options.minutes * 10))
    for one in guests + rehearsal:
        one.stop()
    time.sleep(5)
    before = min((host.takes() for _ in range(3)), key=lambda takes: takes[2])

    honest = [HonestMatch(host, options.seed + number, options.tolerance) for number in range(3)]
    survivors = [HonestMatch(mortal, options.seed + 10 + number, options.tolerance, True)
                 for number in range(2)]
    killer = own(Killer(mortal, options.seed))
    files = own(HostileFiles(program, ROOT, options.seed, options.pause))
    guests = invite(host, options.seed + 100, options.pause)
    load = own(HostileGuests(options))
    for one in honest + survivors + [killer, files]:
        one.start()
    time.sleep(options.minutes * 60)
    for one in [killer, files] + honest + survivors + guests:
        one.stop()

    print(f"{options.minutes:g} minutes, seed {options.seed}")
    tell_honest(report, "honest matches beside hostile guests", rehearsal + honest)
    shut_out = [kind for kind, guest in zip(KINDS, guests)
                if kind.startswith("floods") and guest.let_in == 0]
    report.tell("hostile guests", not shut_out,
                f"{sum(guest.rounds for guest in guests)} visits of {len(KINDS)} kinds",
                [f"{kind}: never got a match to flood" for kind in shut_out])
    tell_honest(report, "honest matches on a host that is killed", survivors)
    report.tell("killed hosts", not killer.losses and killer.kills > 0,
                f"{killer.kills} killed, {sum(one.returns for one in survivors)} ways back into a "
                "match", killer.losses)
    report.tell("hostile files and mods", not files.losses and files.runs > 0,
                f"{files.runs} runs, {files.refused} refused; the longest {files.longest:.1f} s "
                f"({files.longest_of})", files.losses)
    records = [text for one in rehearsal + honest + survivors for text in one.records]
    bad = verified(program, records, scratch)
    report.tell("records of honest matches", not bad, f"{len(records)} verified", bad)
    load.tell(report)
    after, back = settled(host, before)
    report.tell("memory, files and processes are back", back,
                "processes {} then {}, open files {} then {}, memory {:.0f} then {:.0f} MB".format(
                    before[0], after[0], before[1], after[1], before[2] / 1024, after[2] / 1024))
    for one, name in ((host, "the crowded host"), (mortal, "the mortal host")):
        status, left = one.end()
        report.tell(f"{name} ends well", status == 0 and not left and not one.complaints,
                    f"status {status}, {len(left)} processes left", one.complaints)


def main():
    words = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    words.add_argument("--minutes", type=float, default=1)
    words.add_argument("--build", default="build/dev")
    words.add_argument("--seed", type=int, default=int(time.time()))
    words.add_argument("--tolerance", type=float, default=1,
                       help="seconds that a move may be charged beyond the thought over it")
    words.add_argument("--pause", type=float, default=0.05,
                       help="seconds that a hostile guest rests after each visit, so that a "
                       "machine has something left for others")
    options = words.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended from outside"))
    report = Report()
    with contextlib.ExitStack() as belongings:
        scratch = tempfile.mkdtemp(prefix="fronteira_soak_")
        belongings.callback(shutil.rmtree, scratch, ignore_errors=True)
        soak(options, scratch, report, belongings)
    print("no honest match lost a move or a second, memory is back, nothing is left behind"
          if not report.bad else "FAILED: " + "; ".join(report.bad))
    return 1 if report.bad else 0


if __name__ == "__main__":
    sys.exit(main())
