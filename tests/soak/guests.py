# SPDX-License-Identifier: MIT
"""Guests who want to win by other means. Each does one thing again and again, over connections of
its own; being shown the door is what it expects."""

import random
import socket
import threading
import time

from web_socket import Closed, WebSocket


class Guest(threading.Thread):
    def __init__(self, host, what, seed, pause):
        super().__init__(daemon=True)
        self.host, self.what, self.pause = host, what, pause
        self.random = random.Random(seed)
        self.stopping = threading.Event()
        self.rounds = self.let_in = 0
        self.address = f"127.0.1.{self.random.randint(1, 250)}"

    def run(self):
        while not self.stopping.is_set():
            try:
                self.what(self)
            except (Closed, OSError, ValueError, KeyError):
                pass
            self.rounds += 1
            self.stopping.wait(self.pause)

    def stop(self):
        self.stopping.set()
        self.join(60)

    def comes(self):
        return WebSocket(self.host.port, address=self.address)

    def opened(self, seats=3):
        guest = self.comes()
        match = guest.ask({"type": "open", "ruleset": "war/war", "watch": {"by": "anyone"},
                           "seats": [{"who": "human", "name": "x\x1b[2J\u202e" * 5}] * seats})
        guest.ask({"type": "join", "token": match["seats"][0]["token"]})
        self.let_in += 1
        return guest, {"match": match["match"], "seat": 1}


def flood(kind, **more):
    """The same question as fast as the wire takes it, the answers unread."""
    def act(self):
        guest, about = self.opened()
        for number in range(400):
            if self.stopping.is_set():
                break
            guest.send({"type": kind, "id": number, **about, **more})
        guest.socket.settimeout(1)
        while True:
            guest.receive()
    return act


def garbage(self):
    guest = self.comes()
    for _ in range(50):
        kind = self.random.randrange(4)
        if kind == 0:
            guest.send_text(self.random.randbytes(self.random.randrange(2000)))
        elif kind == 1:
            guest.send_text(b"[" * self.random.randrange(1, 5000))
        elif kind == 2:
            guest.send({"type": "open", "ruleset": "x" * 1000, "seats": [1, None, {"who": {}}] * 9})
        else:
            guest.write(self.random.randbytes(200))
    guest.receive()


def too_large(self):
    guest = self.comes()
    guest.send_text(b" " * (4 << 20))
    guest.receive()


def crowd(self):
    """Connections that never say anything, some not even how they want to speak."""
    sockets = []
    try:
        for number in range(60):
            one = socket.create_connection(("127.0.0.1", self.host.port), timeout=5,
                                           source_address=(self.address, 0))
            if number % 2:
                one.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
            sockets.append(one)
        time.sleep(1)
    finally:
        for one in sockets:
            one.close()


def many_matches(self):
    guest = self.comes()
    for _ in range(10):
        guest.ask({"type": "open", "ruleset": "war/war", "seats": [{"who": "bot:random"}] * 3})


def paths(self):
    guest = self.comes()
    for name in ("/etc/passwd.toml", "../../../etc/hostname", "war/../../x.toml", "a" * 50000):
        guest.ask({"type": "open", "ruleset": "war/war", "map": name,
                   "seats": [{"who": "human"}] * 3})
        guest.ask({"type": "map", "map": name})
        guest.ask({"type": "join", "token": name})


def reader_of_nothing(self):
    """Asks for the largest answers and takes none."""
    guest = self.comes()
    guest.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    for number in range(200):
        guest.send({"type": "map", "id": number, "map": "war/world"})
        guest.send({"type": "list", "id": number})
    time.sleep(2)


def silence(self):
    """Asks for much, says its last word and stays, without reading."""
    guest = self.comes()
    guest.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    for number in range(30):
        guest.send({"type": "map", "id": number, "map": "war/world"})
    guest.socket.shutdown(socket.SHUT_WR)
    self.stopping.wait(5)


def browser(self):
    """Has its answer, and goes on talking."""
    with socket.create_connection(("127.0.0.1", self.host.port), timeout=5,
                                  source_address=(self.address, 0)) as one:
        one.sendall(b"GET /x HTTP/1.1\r\nHost: x\r\n\r\n")
        for _ in range(200):
            one.sendall(b"x" * self.random.choice([1, 100, 100_000]))
            time.sleep(0.01)


KINDS = {
    "floods legal": flood("legal"),
    "floods story": flood("story", most=500),
    "floods why": flood("why", move={"kind": "place"}),
    "floods list": flood("list"),
    "floods map": flood("map", map="war/world"),
    "sends garbage": garbage,
    "sends too much": too_large,
    "comes in a crowd": crowd,
    "opens many matches": many_matches,
    "names paths": paths,
    "reads nothing": reader_of_nothing,
    "falls silent": silence,
    "talks on over HTTP": browser,
}


def invite(host, seed, pause):
    guests = [Guest(host, what, seed + number, pause)
              for number, what in enumerate(KINDS.values())]
    for guest in guests:
        guest.start()
    return guests
