# SPDX-License-Identifier: MIT
"""A host of the program under test, what it takes of the machine, and its death."""

import os
import signal
import socket
import subprocess
import threading
import time


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def children_of(process):
    try:
        with open(f"/proc/{process}/task/{process}/children", encoding="ascii") as listing:
            children = [int(word) for word in listing.read().split()]
    except OSError:
        return []
    return children + [deeper for child in children for deeper in children_of(child)]


def own_kilobytes(process):
    """Memory that is the process's own; what it shares with others counts in proportion."""
    try:
        with open(f"/proc/{process}/smaps_rollup", encoding="ascii") as listing:
            for line in listing:
                if line.startswith("Pss:"):
                    return int(line.split()[1])
    except OSError:
        pass
    return 0


class Host:
    def __init__(self, program, store, port=0):
        self.program, self.store = program, store
        self.port = port or free_port()
        self.complaints = []
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [self.program, "host", "--listen", f"127.0.0.1:{self.port}", "--store", self.store],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
            start_new_session=True)
        line = self.process.stderr.readline().decode(errors="replace")
        if "listening" not in line:
            self.put_away()
            raise RuntimeError(f"the host does not begin: {line}")
        threading.Thread(target=self.listen, args=(self.process.stderr,), daemon=True).start()

    def listen(self, errors):
        for line in errors:
            text = line.decode(errors="replace").rstrip()
            if any(word in text for word in ("terminate", "Sanitizer", "runtime error",
                                             "process.broken", "assert")):
                self.complaints.append(text)

    def kill(self):
        family = children_of(self.process.pid)
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        return family

    def end(self):
        """Its exit status, and the processes that it left behind."""
        family = children_of(self.process.pid)
        self.process.terminate()
        try:
            status = self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            status = -1
        return status, orphans(family)

    def put_away(self):
        if self.process.poll() is None:
            self.kill()

    def takes(self):
        """Processes, open files and kilobytes of the host and all its children."""
        family = [self.process.pid] + children_of(self.process.pid)
        files = 0
        for one in family:
            try:
                files += len(os.listdir(f"/proc/{one}/fd"))
            except OSError:
                pass
        return len(family), files, sum(own_kilobytes(one) for one in family)


def orphans(family):
    """Those of some processes that are there still, a while later."""
    for _ in range(100):
        family = [one for one in family if os.path.exists(f"/proc/{one}")]
        if not family:
            return []
        time.sleep(0.1)
    return family
