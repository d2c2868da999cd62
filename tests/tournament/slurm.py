#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Plays a tournament as an array of a real Slurm on this machine: one task is killed and requeued,
and the merged ledger has the table, the results and the moves of a run on one machine. Where Slurm is not
installed or cannot start it says so and leaves with status 77, which is "skipped".

    slurm.py PROGRAM
"""

import os
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path

from cups import ROOT, Program, cup, expect, rows, scratch

SKIPPED = 77
SHARDS = 4

CONFIGURATION = """ClusterName=test
SlurmctldHost={host}(127.0.0.1)
SlurmctldPort={port}
SlurmdPort={daemon_port}
AuthType=auth/munge
AuthInfo=socket={folder}/munge.socket
CryptoType=crypto/munge
SlurmUser={user}
SlurmdUser={user}
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd.pid
SlurmctldLogFile={folder}/slurmctld.log
SlurmdLogFile={folder}/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
MpiDefault=none
ReturnToService=2
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SchedulerParameters=requeue_delay=0
KillWait=2
NodeName={host} NodeAddr=127.0.0.1 CPUs={cores} State=UNKNOWN
PartitionName=main Nodes={host} Default=YES MaxTime=INFINITE State=UP OverSubscribe=FORCE:4
"""


def skip(reason):
    print(f"skipped: {reason}")
    sys.exit(SKIPPED)


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


class Cluster:
    """munged, slurmctld and slurmd of this test alone; they end with it."""

    def __init__(self, folder):
        self.folder = folder
        self.processes = []
        self.environment = dict(os.environ, SLURM_CONF=str(folder / "slurm.conf"))
        for name in ("munged", "slurmctld", "slurmd", "sbatch", "squeue", "scontrol"):
            found = shutil.which(name, path=os.environ["PATH"] + ":/usr/sbin:/sbin")
            if not found:
                skip(f"{name} is not installed (Debian: slurm-wlm)")
            setattr(self, name, found)
        host = socket.gethostname().split(".")[0]
        for part in ("state", "spool"):
            (folder / part).mkdir()
        (folder / "slurm.conf").write_text(CONFIGURATION.format(
            host=host, port=free_port(), daemon_port=free_port(), folder=folder,
            user="root" if os.getuid() == 0 else os.environ.get("USER", "nobody"),
            cores=os.cpu_count()))
        self.host = host

    def start(self, *words):
        log = open(self.folder / (Path(words[0]).name + ".out"), "wb")
        self.processes.append(subprocess.Popen(words, env=self.environment, stdout=log,
                                               stderr=subprocess.STDOUT))

    def __enter__(self):
        os.chmod(self.folder, 0o755)
        key = self.folder / "munge.key"
        key.write_bytes(os.urandom(128))
        key.chmod(0o600)
        self.start(self.munged, "--foreground", "--force", f"--socket={self.folder}/munge.socket",
                   f"--key-file={key}", f"--pid-file={self.folder}/munged.pid",
                   f"--seed-file={self.folder}/munge.seed", f"--log-file={self.folder}/munged.log")
        self.wait_for(lambda: (self.folder / "munge.socket").exists(), 10, "munged")
        self.start(self.slurmctld, "-D", "-i")
        self.start(self.slurmd, "-D", "-N", self.host)
        self.wait_for(self.is_idle, 60, "the node")
        return self

    def __exit__(self, *_):
        for process in reversed(self.processes):
            process.terminate()
        for process in reversed(self.processes):
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()

    def ask(self, *words):
        return subprocess.run(words, env=self.environment, capture_output=True, text=True,
                              timeout=60)

    def is_idle(self):
        return "State=IDLE" in self.ask(self.scontrol, "show", "node", self.host).stdout

    def wait_for(self, ready, seconds, what):
        end = time.monotonic() + seconds
        while not ready():
            if time.monotonic() > end or any(one.poll() is not None for one in self.processes):
                logs = "\n".join(path.read_text("utf-8", "replace")[-600:]
                                 for path in self.folder.glob("*.out"))
                skip(f"{what} did not start\n{logs}")
            time.sleep(0.1)

    def states(self, job):
        said = self.ask(self.squeue, "-j", job, "-h", "-r", "-o", "%i %T")
        return dict(line.split() for line in said.stdout.splitlines())


def play(cluster, program, folder):
    plan = cup(folder / "one", deals=100)
    program.good("run", plan)
    array = cup(folder / "array", deals=100)
    environment = dict(cluster.environment, FRONTEIRA_PROGRAM=program.path,
                       **{key: program.environment[key]
                          for key in ("FRONTEIRA_MODS", "FRONTEIRA_PLUGINS")})
    submitted = subprocess.run(
        [cluster.sbatch, "--parsable", f"--array=1-{SHARDS}", "--export=ALL",
         str(ROOT / "sdk/slurm/tournament.sbatch"), str(array)],
        env=environment, cwd=folder / "array", capture_output=True, text=True, timeout=60)
    expect(submitted.returncode == 0, submitted.stderr)
    job = submitted.stdout.strip().split(";")[0]

    victim = f"{job}_1"
    ledger = array.with_name("cup.shard-1.ledger")
    end = time.monotonic() + 120
    while not ledger.exists():
        expect(time.monotonic() < end, f"the first task does not begin: {cluster.states(job)}")
        time.sleep(0.05)
    time.sleep(0.3)
    killed = cluster.states(job).get(victim) == "RUNNING"
    requeued = cluster.ask(cluster.scontrol, "requeue", victim)
    expect(requeued.returncode == 0, requeued.stderr)

    end = time.monotonic() + 300
    # A task that is requeued may be nowhere for a moment.
    nowhere = 0
    while nowhere < 5:
        states = cluster.states(job)
        nowhere = 0 if states else nowhere + 1
        expect(time.monotonic() < end, f"the array does not end: {states}")
        # By itself Slurm waits two minutes before it starts such a task again.
        if states.get(victim) == "PENDING":
            cluster.ask(cluster.scontrol, "update", f"JobId={victim}", "StartTime=now")
        time.sleep(0.3)
    shards = sorted((folder / "array").glob("cup.shard-*.ledger"))
    logs = "".join(path.read_text() for path in (folder / "array").glob("*.log"))
    expect(len(shards) == SHARDS, f"{len(shards)} ledgers of {SHARDS}\n{logs}")
    program.good("merge", folder / "array/cup.ledger", *shards)
    expect(rows(array) == rows(plan) and
           program.good("table", array, "--json") == program.good("table", plan, "--json"),
           f"the merged array differs from one machine\n{logs}")
    print(f"an array of {SHARDS} on a real Slurm, one task "
          f"{'killed while it ran and' if killed else ''} requeued: the same bytes")


def main():
    program = Program(sys.argv[1])
    with scratch() as name, scratch() as work:
        with Cluster(Path(name)) as cluster:
            play(cluster, program, Path(work))


if __name__ == "__main__":
    main()
