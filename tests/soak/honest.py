# SPDX-License-Identifier: MIT
"""Three people who play a match with clocks, and notice every move and every second that they lose."""

import random
import threading
import time

from web_socket import Closed, WebSocket

CLOCK = 3600
SEATS = [{"who": "human", "name": name} for name in ("Ana", "Rui", "Eva")]


class HonestMatch(threading.Thread):
    """Plays one match after the other until it is told to stop. `losses` are sentences."""

    def __init__(self, host, seed, tolerance, comes_back=False):
        super().__init__(daemon=True)
        self.host, self.tolerance, self.comes_back = host, tolerance, comes_back
        self.random = random.Random(seed)
        self.address = f"127.0.2.{seed % 250 + 1}"
        self.stopping = threading.Event()
        self.losses, self.records = [], []
        self.moves = self.matches = self.returns = 0
        self.worst = self.charged = self.thought = 0.0

    def stop(self):
        self.stopping.set()
        self.join(120)
        if self.is_alive():
            self.losses.append("a match is stuck")

    def run(self):
        try:
            while not self.stopping.is_set():
                self.play()
        except Exception as error:  # whatever it is, it is a loss
            # But for a host that was killed, when nobody would come back any more.
            cut = isinstance(error, (Closed, OSError)) and self.comes_back
            if not (cut and self.stopping.is_set()):
                self.losses.append(f"{type(error).__name__}: {error}")

    def play(self):
        opened = self.patiently(self.open)
        if opened["type"] != "opened":
            self.stopping.wait(1)
            return self.losses.append(f"a match cannot be opened: {opened.get('say')} "
                                      f"{opened.get('findings', '')}")
        self.match = opened["match"]
        self.tokens = [seat["token"] for seat in opened["seats"]]
        self.matches += 1
        self.number = 0
        self.sit_down()
        while not self.stopping.is_set() and self.turn["deciders"]:
            self.one_move()
        if not self.turn["deciders"]:
            self.records.append(self.patiently(self.record))
        for chair in self.chairs:
            chair.close()

    def open(self):
        opener = WebSocket(self.host.port, address=self.address)
        opened = opener.ask({"type": "open", "ruleset": "war/war", "seats": SEATS,
                             "options": {"round_limit": 10},
                             "clock": {"seconds": CLOCK, "increment": 0}})
        opener.close()
        return opened

    def patiently(self, action):
        """A host that was killed is waited for, where that is part of the game."""
        end = time.monotonic() + 60
        while True:
            try:
                return action()
            except (Closed, OSError):
                if not self.comes_back or time.monotonic() > end:
                    raise
                time.sleep(0.2)

    def sit_down(self):
        def join():
            chairs = [WebSocket(self.host.port, address=self.address) for _ in self.tokens]
            return chairs, [chair.ask({"type": "join", "token": token})
                            for chair, token in zip(chairs, self.tokens)]
        self.chairs, joined = self.patiently(join)
        for one in joined:
            if one["type"] != "joined":
                raise Closed(f"no way back into a match: {one.get('say')}")
        self.turn, self.clock = joined[-1]["turn"], joined[-1]["clock"]

    def record(self):
        try:
            return self.chairs[0].ask({"type": "record", "match": self.match}).get("text", "")
        except (Closed, OSError):
            if self.comes_back:
                self.sit_down()
            raise

    def one_move(self):
        try:
            self.decide(self.turn["deciders"][0])
        except (Closed, OSError) as error:
            if not self.comes_back or self.stopping.is_set():
                raise
            known = self.number
            self.sit_down()
            self.returns += 1
            # The last move may have arrived, though nobody was told so any more.
            if self.turn["number"] not in (known, known + 1):
                self.losses.append(f"after a crash ({error}) the match stands at move "
                                   f"{self.turn['number']}, {known} were acknowledged")
            self.number = self.turn["number"]

    def decide(self, seat):
        chair = self.chairs[seat - 1]
        before = self.clock["left"][str(seat)]
        began = time.monotonic()
        time.sleep(self.random.uniform(0.02, 0.3))
        thought = time.monotonic() - began  # on a busy machine more than was meant
        about = {"match": self.match, "seat": seat}
        legal = chair.ask({"type": "legal", **about})
        asked = time.monotonic() - began - thought
        move = self.random.choice(legal["moves"])
        limits = move.pop("range", None)
        if limits:
            move.setdefault("values", {})[limits["slot"]] = self.random.randint(
                limits["from"], limits["upto"])
        sent = time.monotonic()
        done = chair.ask({"type": "move", **about, "at": self.number, "move": move})
        answered = time.monotonic() - sent
        if done["type"] != "done":
            if self.stopping.is_set():
                return
            raise RuntimeError(f"a legal move was refused: {done.get('say')}")
        self.number = done["number"]
        self.moves += 1
        told = [one.wait_for(lambda news: news["type"] == "moved"
                             and news["number"] == self.number) for one in self.chairs]
        self.turn, self.clock = told[0]["turn"], told[0]["clock"]
        waited = (f"at move {self.number} it waited {asked:.2f} s for what is legal and "
                  f"{answered:.2f} s for the answer to its move")
        self.count_time(seat, (before - self.clock["left"][str(seat)]) / 1000, thought, waited)
        if "over" in told[0] and told[0]["over"]["kind"] not in ("won", "drawn"):
            self.losses.append(f"a match ended as {told[0]['over']['kind']}")

    def count_time(self, seat, charged, thought, waited):
        lost = charged - thought
        self.worst = max(self.worst, lost)
        self.charged += charged
        self.thought += thought
        if lost > self.tolerance:
            self.losses.append(f"seat {seat} thought {thought:.2f} s and lost {charged:.2f} s; {waited}")
