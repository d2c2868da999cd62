#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What `fronteira tournament` says to bad input: a sentence with place and remedy, the right exit
status, and nothing half-written.

    trouble.py PROGRAM
"""

import json
import os
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

from cups import CUP, ROOT, Program, cup, edited, expect, fruits, kill, scratch

GOOD = CUP.format(format="round_robin", seed=7, deals=2)


def refused(program, folder, text, *said):
    """A file that is wrong is refused before a ledger is made."""
    plan = cup(folder, text)
    status, out, err = program("run", plan)
    expect(status == 2, f"status {status} for\n{text}\n{err}")
    for word in said:
        expect(word in err, f"`{word}` is not said of\n{text}\n{err}")
    expect(out == "", f"something is printed: {out}")
    expect(not plan.with_suffix(".ledger").exists(), f"a ledger is left behind by\n{text}")


def wrong_files(program, folder):
    refused(program, folder, GOOD.replace('"random", {', '"rondom", {'), "cup.toml:6:",
            "there is no bot `rondom`", "did you mean `random`?", "[bot.unknown]")
    refused(program, folder, GOOD.replace('"war"', '"waar"'), "cup.toml:8:", "waar")
    refused(program, folder, GOOD.replace("round_robin", "round_robbin"), "cup.toml:2:",
            "did you mean `round_robin`?", "[tournament.format]")
    refused(program, folder, GOOD.replace("seats = 3", "seats = 4"), "3 entrants for 4 seats")
    refused(program, folder, GOOD.replace("seats = 3", "seats = 7"), "cup.toml:4:")
    refused(program, folder, GOOD.replace('"second"', '"third"'), "two entrants are called `third`")
    refused(program, folder, GOOD + 'options = { no_such = 1 }\n', "no_such")
    refused(program, folder, GOOD + "options = { round_limit = 99999999 }\n", "cup.toml:10:27:",
            "from 0 to 100000", "[option.range]")
    refused(program, folder, GOOD + 'options = { defender_chooses = "perhaps" }\n', "cup.toml:10:",
            "true or false")
    refused(program, folder, GOOD + 'map = "nowhere"\n', "cup.toml:10:7:", "no map `nowhere`")
    refused(program, folder,
            GOOD.replace('"random", {', '"rondom", {') + '[[game]]\nruleset = "waar"\n',
            "there is no bot `rondom`", "no ruleset `waar`")
    refused(program, folder, GOOD + "\n[limits]\nmove_ms = -5\n", "cup.toml:")
    refused(program, folder, GOOD + '\n[limits]\nmove_ms = "soon"\n', "expected a whole number")
    refused(program, folder, GOOD + "\n[limits]\nmatch_ms = 99999999999999\n", "86400000")
    refused(program, folder, GOOD + "\n[limits]\nmove_ms = 500\nmatch_ms = 100\n",
            "a move could take longer than the whole match")
    refused(program, folder, GOOD + "\n[test]\nelo0 = 5\nelo1 = 5\n", "[tournament.test]")
    refused(program, folder, GOOD + "\n[points]\nwin = 1.234\n", "two places behind the point")
    refused(program, folder, GOOD.replace("seats", "seets"), "seets", "did you mean `seats`?")
    refused(program, folder, GOOD.replace("deals = 2", "deals = 0"), "cup.toml:5:")
    refused(program, folder, GOOD + "\x00", "cup.toml")
    plan = cup(folder, GOOD)
    for shard in ("0/3", "4/3", "2", "a/b", "1/2x", "-1/2"):
        status, _, err = program("run", plan, "--shard=" + shard)
        expect(status == 2 and "is not a shard" in err, f"--shard {shard}: {status} {err}")
    plan = cup(folder, GOOD.replace("round_robin", "swiss"))
    status, _, err = program("run", plan, "--shard", "1/2")
    expect(status == 2 and "cannot be played in shards" in err, err)
    status, _, err = program("resume", plan)
    expect(status == 2 and "there is no ledger to continue" in err, err)


def everything_at_once(program, folder):
    """Nobody mends a file word by word: what is wrong is told together, from its beginning to its end."""
    plan = cup(folder, """name = "cup"
format = "round_robbin"
seats = 3
entrants = ["stedy", { bot = "person", name = "Ana" }, "rndom"]

[[game]]
ruleset = "war"
map = "wrld"
options = { trads = 3 }

[limits]
adjudicate = "armie"
""")
    status, _, err = program("run", plan, "--shard", "3/2")
    expect(status == 2, err)
    told = [line for line in err.splitlines() if "error:" in line]
    places = ("cup.toml:2:10:", "cup.toml:4:13:", "cup.toml:4:22:", "cup.toml:4:56:", "cup.toml:8:7:",
              "cup.toml:9:21:", "cup.toml:12:14:", "`3/2` is not a shard")
    expect(len(told) == len(places), err)
    for line, place in zip(told, places):
        expect(place in line, f"{place}: {line}")


def said_in_vain(program, folder):
    """What is well written and means nothing is a warning, and the tournament is played."""
    late = GOOD.replace('name = "third"', 'name = "third", joins = 9').replace("seats = 3", "seats = 2")
    late = late.replace('"war"', '"island/island"')
    for text, line, said in ((GOOD.replace("deals = 2", "deals = 1\nrounds = 3"), 6, "means nothing in a `round_robin`"),
                             ('tie_breaks = ["wins", "buchholz", "wins"]\n' + GOOD, 1, "`wins` is listed twice"),
                             (late, 6, "`third` would not play a single match")):
        plan = cup(folder, text)
        status, _, err = program("run", plan)
        expect(status == 0 and f"cup.toml:{line}:" in err and "warning: " in err and said in err, err)
        plan.with_suffix(".ledger").unlink()
    plan = cup(folder, GOOD + "\n[people]\nlate = true\n")
    _, _, err = program("open", plan, "--stdio", stdin=subprocess.DEVNULL)
    expect("cup.toml:12:8: warning: `late` means nothing in a `round_robin`" in err, err)
    plan.with_suffix(".ledger").unlink()
    refused(program, folder, GOOD.replace('name = "third"', 'name = "third", joins = 9'), "cup.toml:6:",
            "nobody would play", "[tournament.nobody]")
    refused(program, folder, GOOD.replace('"war"', '"island/island"').replace("seats = 3", "seats = 2") +
            'map = "war/world"\n', "cup.toml:10:7: error: the spaces are drawn")
    refused(program, folder, late.replace("joins = 9", "joins = 1").replace("random", "gunner") +
            '[[game]]\nruleset = "war2_for_two"\n', "there is no bot `gunner` in war2")


def a_ledger_in_place_of_the_file(program, folder):
    plan = cup(folder, GOOD)
    program.good("run", plan)
    for verb in ("run", "resume", "open"):
        status, _, err = program(verb, plan.with_suffix(".ledger"))
        expect(status == 2 and "is a ledger" in err and f"name `{plan}`" in err, f"{verb}: {err}")
    plan.unlink()
    status, _, err = program("resume", plan.with_suffix(".ledger"))
    expect(status == 2 and "the file that it was begun with" in err, err)


def other_configurations(program, folder):
    plan = cup(folder, GOOD)
    program.good("run", plan)
    before = program.good("table", plan)
    plan.write_text("# a remark changes nothing\n" + GOOD)
    expect(program.good("run", plan) == before, "a remark changes the table")
    plan.write_text(GOOD.replace("seed = 7", "seed = 8"))
    status, _, err = program("run", plan)
    expect(status == 1 and "`seed = 7`" in err and "`seed = 8`" in err, err)
    for text, then, now in ((GOOD + "\n[points]\nwin = 2\n", "points.win = 1", "points.win = 2"),
                            (GOOD + "\n[points]\ndraw = 0.25\n", "points.draw = a win shared by all", "points.draw = 0.25"),
                            (GOOD + '\n[limits]\nadjudicate = "spaces"\n', "limits.adjudicate = draw", "limits.adjudicate = spaces")):
        plan.write_text(text)
        status, _, err = program("run", plan)
        expect(status == 1 and f"`{then}` where the file has `{now}`" in err, err)
    plan.write_text(GOOD.replace("]\n", ', "steady"]\n', 1))
    status, _, err = program("run", plan)
    expect(status == 1 and "it lacks `entrant 4.name = steady`, which the file has" in err, err)
    plan.write_text(GOOD)
    ledger = sqlite3.connect(plan.with_suffix(".ledger"))
    ledger.execute("PRAGMA user_version = 99")
    ledger.close()
    status, _, err = program("table", plan)
    expect(status == 1 and "format 99" in err and "newer version" in err, err)
    plan.with_suffix(".ledger").write_text("this is not a ledger, but a long enough text" * 50)
    status, _, err = program("run", plan)
    expect(status == 1 and "cup.ledger" in err, err)


def other_mods(program, folder):
    """Whatever plays matches again says that the mods are others, and not that the ledger lies."""
    plan = cup(folder, GOOD)
    program.good("run", plan)
    shutil.copytree(ROOT / "mods", folder / "mods")
    with open(folder / "mods/war/rules/income.lua", "a") as rules:
        rules.write("\n-- another\n")
    elsewhere = Program(program.path)
    elsewhere.environment["FRONTEIRA_MODS"] = str(folder / "mods")
    for words in (("run", plan), ("verify", plan), ("report", plan, "--to", folder / "x.html"),
                  ("export", plan, "--format", "records", "--to", folder / "x")):
        status, _, err = elsewhere(*words)
        expect(status == 1 and "not what is installed" in err, f"{words[0]}: {status} {err}")
        expect(("--ledger" in err) == (words[0] == "run"), f"{words[0]} has another remedy: {err}")
    expect(not list(folder.glob("x*")), "something is left behind")


def two_runners(program, folder):
    plan = cup(folder, deals=2000)
    first = program.start("run", plan)
    for _ in range(200):
        time.sleep(0.05)
        if plan.with_suffix(".ledger").exists():
            break
    status, _, err = program("run", plan)
    expect(status == 1 and "another run is using" in err, err)
    time.sleep(0.5)
    status, out, err = program("table", plan)
    expect(status == 0 and "of 6000 matches" in out, f"the table of a running tournament: {err}")
    kill(first)
    process = program.start("run", plan)  # the lock of a dead runner is free
    time.sleep(1)
    expect(process.poll() is None, "the lock of a runner that was killed is still there")
    kill(process)


def overlapping_shards(program, folder):
    plan = cup(folder, deals=4)
    program.good("run", plan, "--ledger", folder / "whole.ledger")
    for part in "123":
        program.good("run", plan, "--shard", part + "/3", "--ledger", folder / f"{part}.ledger")
    parts = [folder / f"{part}.ledger" for part in "123"]
    status, _, err = program("merge", folder / "cup.ledger", *parts, parts[1])
    expect(status == 1 and "overlaps" in err, err)
    expect(not (folder / "cup.ledger").exists(), "a ledger is left behind by a merge that failed")
    program.good("merge", folder / "cup.ledger", *parts)
    expect(fruits(program, folder / "cup.ledger", folder / "a") ==
           fruits(program, folder / "whole.ledger", folder / "b"), "shards differ from the whole")
    status, _, err = program("run", plan, "--shard", "1/4", "--ledger", parts[0])
    expect(status == 1 and "another shard" in err, err)
    status, _, err = program("merge", folder / "cup.ledger", *parts)
    expect(status == 1 and "already exists" in err, err)


def sentence(told):
    """What is wrong with a match, after its number."""
    return told.split("[ledger")[0].rsplit(": ", 1)[1]


def edited_records(program, folder):
    plan = cup(folder, GOOD)
    program.good("run", plan)
    ledger = plan.with_suffix(".ledger")
    expect(program.good("verify", plan, "--again").startswith("6 verified, 0 unverified"),
           "an honest ledger is doubted")
    expect(program.good("verify", plan, "--lang", "pt_BR").startswith("6 conferidas, 0 não conferem"),
           "not told in Portuguese")
    said = program.good("report", plan, "--to", folder / "cup.html", "--lang", "pt_BR")
    expect("cup.html: 6 partidas, 6 para assistir" in said, said)
    edits = {
        "UPDATE match SET winners = 7 - winners WHERE number = 2": "match 3",
        "UPDATE match SET moves = moves - 1 WHERE number = 1": "match 2",
        "UPDATE match SET hash = zeroblob(16) WHERE number = 0": "match 1",
        "UPDATE match SET reason = 'bribed' WHERE number = 4": "match 5",
        "UPDATE match SET end = 4, loser = 0 WHERE number = 5": "match 6",
        "UPDATE played SET moves = substr(moves, 1, length(moves) - 9) WHERE match = 3": "match 4",
        "UPDATE played SET moves = x'ffffffffffffff' WHERE match = 3": "match 4, move 1",
        "UPDATE played SET moves = moves || x'0101' WHERE match = 3": "match 4",
        "DELETE FROM played WHERE match = 3": "match 4",
    }
    for edit, named in edits.items():
        copy = edited(ledger, edit)
        status, out, err = program("table", copy)
        expect(status == 1 and named.split(",")[0].capitalize() + " is not what was played" in out, f"{edit}: {out}")
        for words in (("report", copy, "--to", folder / "edited.html"),
                      ("export", copy, "--to", folder / "edited.csv")):
            status, out, err = program(*words, "--json")
            told = named.split(",")[0].capitalize() + " is not what was played"
            expect(status == 1 and (told in err or "ledger.edited" in err), f"{edit}: {words[0]}: {status} {err}")
        status, out, err = program("verify", copy)
        expect(status == 1 and named in err, f"{edit}: {status} {err}")
        expect("5 verified, 1 unverified" in out, f"{edit}: {out}")
        _, _, said = program("verify", copy, "--lang", "pt_BR")
        expect(named.replace("match", "partida").replace("move", "lance") in said, f"{edit}: {said}")
        expect("edited.ledger: erro: " in said, f"the label is English: {said}")
        expect(sentence(said) != sentence(err), f"told in English only: {said}")
        _, out, _ = program("verify", copy, "--json")
        [doubt] = json.loads(out)["unverified"]
        expect(doubt["what"] in err and " " not in doubt["why"], f"{doubt}: {err}")


def interrupted(process):
    """What a program says that is interrupted as soon as it is ready for that."""
    caught = 0
    while process.poll() is None and not caught & 1 << (signal.SIGINT - 1):
        status = Path(f"/proc/{process.pid}/status").read_text()
        caught = int(status.split("SigCgt:")[1].split()[0], 16)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=600)
    return process.returncode, out, err


def an_interrupted_verify(program, folder):
    """What was not looked at is neither said to be well nor doubted."""
    plan = cup(folder, deals=400)
    program.good("run", plan)
    each = [word for number in range(1200) for word in ("--match", number + 1)]
    for words, said in ((["--lang", "en"], "Interrupted; "), (["--json"], '"complete": false'),
                        (each + ["--lang", "pt_BR"], "Interrompido; ")):
        status, out, err = interrupted(program.start("verify", plan, *words))
        expect(status == 1 and said in out and err == "", f"{words[-2:]}: {status} {out} {err}")


def nonsense_in_a_ledger(program, folder):
    """Numbers that cannot be are told, whatever is asked of the ledger."""
    plan = cup(folder, GOOD)
    program.good("run", plan)
    for edit in ("UPDATE match SET end = 77 WHERE number = 1", "UPDATE match SET end = 0",
                 "UPDATE match SET winners = 4096", "UPDATE match SET end = 4, loser = 99",
                 "UPDATE match SET number = -5 WHERE number = 1",
                 "UPDATE match SET number = 1000000 WHERE number = 1",
                 "UPDATE round SET pairings = '0 1 99|'", "UPDATE round SET pairings = '0 0 0|'",
                 "UPDATE round SET pairings = '0|'", "UPDATE round SET pairings = 'x/y|z'",
                 "UPDATE round SET pairings = '0 1 99999999999999999999|'",
                 "UPDATE about SET value = 'name = 3' WHERE key = 'plan'", "DROP TABLE match",
                 "DELETE FROM about"):
        copy = edited(plan.with_suffix(".ledger"), edit)
        for words in (("table", copy), ("verify", copy), ("export", copy, "--to", folder / "x.csv")):
            status, _, err = program(*words)
            expect(status == 1 and "edited.ledger" in err, f"{edit}: {words[0]}: {status} {err}")


def no_ledgers(program, folder):
    """What is empty or no file is told as that."""
    status, _, err = program("table", folder / "no_such.toml")
    expect(status == 2 and "no_such.toml: error: there is no such file" in err, err)
    (folder / "empty.ledger").touch()
    status, _, err = program("table", folder / "empty.ledger")
    expect(status == 1 and "holds no tournament yet" in err and "begins it" in err, err)
    (folder / "a.ledger").mkdir()
    for words in (("table", folder / "a.ledger"), ("run", cup(folder, GOOD), "--ledger", folder / "a.ledger")):
        status, _, err = program(*words)
        expect(status == 1 and "is not a plain file" in err, err)


def a_copy_without_its_wal(program, folder):
    """Of a run that was killed, the ledger alone knows at least what is played."""
    plan = cup(folder, deals=2000)
    process = program.start("run", plan)
    for _ in range(200):
        time.sleep(0.05)
        if plan.with_suffix(".ledger").exists() and "of 6000 matches" in program("table", plan)[1]:
            break
    kill(process)
    shutil.copy(plan.with_suffix(".ledger"), folder / "copy.ledger")
    expect("of 6000 matches" in program.good("table", folder / "copy.ledger"), "the copy is not a ledger")


def full_disk(program, folder):
    """A ledger that may not grow is a full disk: what was kept is safe, and the run goes on."""
    plan = cup(folder / "whole", deals=20)
    program.good("run", plan)
    right = fruits(program, plan, folder / "right")
    plan = cup(folder / "full", deals=20)

    def little_room():
        resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, 200_000))

    status, _, err = program("run", plan, preexec_fn=little_room)
    expect(status == 1 and "cup.ledger" in err and "make room" in err, f"{status} {err}")
    program.good("table", plan)
    program.good("resume", plan)
    expect(fruits(program, plan, folder / "got") == right, "after a full disk it is another")


def a_format_of_a_plugin(program, folder):
    """The first entrant meets all others, who do not meet without him."""
    if not (Path(program.environment["FRONTEIRA_PLUGINS"]) / "gauntlet.so").exists():
        return
    plan = cup(folder, GOOD.replace("round_robin", "gauntlet").replace(
        "]\n", ', { name = "fourth", bot = "random" }]\n', 1))
    program.good("run", plan)
    program.good("export", plan, "--to", folder / "matches.csv")
    lines = (folder / "matches.csv").read_text().splitlines()[1:]
    expect(len(lines) == 3 * 6, f"{len(lines)} matches instead of three line-ups of six")
    expect(all("random" in line for line in lines), "somebody plays without the first entrant")


def half_an_export(program, folder):
    """A list of matches for which there is no room leaves the one before it as it was."""
    plan = cup(folder, deals=60)
    program.good("run", plan)
    export = ("export", plan, "--format", "json", "--to")
    program.good(*export, folder / "matches.json")
    before = (folder / "matches.json").read_bytes()

    def little_room():  # enough for what SQLite keeps beside a ledger that it reads
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, 40_000))

    expect(len(before) > 40_000, "the list fits")
    status, _, err = program(*export, folder / "matches.json", preexec_fn=little_room)
    expect(status == 1 and "matches.json" in err and "cannot be saved" in err, f"{status} {err}")
    expect((folder / "matches.json").read_bytes() == before, "half a list is left behind")
    os.mkfifo(folder / "pipe")
    reader = subprocess.Popen(["cat", folder / "pipe"], stdout=subprocess.PIPE)
    program.good(*export, folder / "pipe")
    expect(reader.communicate()[0] == before, "what went through a pipe is another list")


def over_other_files(program, folder):
    """An export is written over another one, and over nobody else's file of that form."""
    plan = cup(folder, GOOD)
    program.good("run", plan)
    others = {"csv": "match,when,where\n", "json": '[\n  {\n    "name": "Ana"\n  }\n]\n',
              "pgn": '[Event "Linares"]\n[Site "Linares ESP"]\n[Date "1993.02.23"]\n'}
    for form, other in others.items():
        (folder / "other").write_text(other)
        status, _, err = program("export", plan, "--format", form, "--to", folder / "other")
        expect(status == 1 and "output.there" in err, f"{form}: {status} {err}")
        expect((folder / "other").read_text() == other, f"{form}: it is lost")
        for _ in range(2):
            program.good("export", plan, "--format", form, "--to", folder / f"ours.{form}")
    for _ in range(2):
        program.good("report", plan, "--to", folder / "cup.html")
    said = program.good("export", plan, "--to", folder / "a\x1b[31mb.csv")
    expect("\x1b" not in said, "a name reaches the terminal as it is")


def programs(program, folder):
    """Any program may be an entrant; one that crashes or lies forfeits, and says why."""
    bad = {"crash.py": "raise KeyError('armies')",
           "lie.py": "print('{\"type\": \"move\", \"move\": {\"kind\": \"fly\"}}', flush=True); input()"}
    for name, words in bad.items():
        greeting = "print('{\"type\": \"hello\", \"protocol\": 1}', flush=True); input()\n"
        (folder / name).write_text(greeting + words + "\n")
    examples = [f"python3 {ROOT}/sdk/examples/bot.py"]
    if shutil.which("node"):
        examples.append(f"node {ROOT}/sdk/examples/bot.mjs")
    entrants = examples + [f"python3 {folder}/{name}" for name in bad]
    listed = ", ".join(f'{{ name = "{i}", bot = "exec:{words}" }}' for i, words in enumerate(entrants))
    text = GOOD.replace("deals = 2", "deals = 1").replace("seats = 3", "seats = 2").replace(
        '"war"', '"island/island"')
    start, end = text.index("entrants = ["), text.index("\n\n[[game]]")
    plan = cup(folder, text[:start] + f"entrants = [{listed}]" + text[end:])
    program.good("run", plan)
    table = {int(one["name"]): one for one in json.loads(program.good("table", plan, "--json"))["entrants"]}
    for number in range(len(examples)):
        expect(table[number]["forfeits"] == 0, f"an example forfeits: {table[number]}")
    for number in range(len(examples), len(entrants)):
        # Where both are bad, the other may have been the first to fail.
        expect(table[number]["forfeits"] >= 2 * len(examples), f"{entrants[number]} gets away with it")
    for language, begins in (("en", "Forfeited by "), ("pt_BR", "Abandonos de ")):
        told = program.good("table", plan, "--lang", language)
        for number in range(len(entrants)):
            expect((begins + f"{number}:" in told) == (number >= len(examples)), f"who forfeits: {told}")
    program.good("export", plan, "--to", folder / "matches.csv")
    said = (folder / "matches.csv").read_text()
    expect("KeyError" in said, "the reason of a crash is not kept")
    program.good("verify", plan)
    missing = plan.read_text().replace("crash.py", "no_such.py").replace(f"python3 {folder}/", "./")
    refused(program, folder / "missing", missing, "cup.toml:6:", "no_such.py", "no file")


PUNCTUAL = """import json, sys
def say(**message): print(json.dumps(message), flush=True)
def hear(): return json.loads(sys.stdin.readline())
say(type="hello", protocol=1)
if hear()["limits"]["decision"] != int(sys.argv[1]): sys.exit("told another time")
while (news := hear())["type"] != "ended":
    if news["type"] == "decide":
        say(type="legal")
        say(type="move", move=hear()["moves"][0])
"""


def clocks_of_programs(program, folder):
    """A program is told how long it may think: what its entrant has, or what the limits say."""
    (folder / "punctual.py").write_text(PUNCTUAL)

    def entrant(told, own=""):
        return f'{{ name = "{told}", bot = "exec:python3 {folder}/punctual.py {told}"{own} }}'

    for limits, entrants in (("move_ms = 9000", [entrant(9000), entrant(60000, ", move_ms = 60000")]),
                             ("match_ms = 4000", [entrant(4000), entrant(700, ", move_ms = 700")]),
                             ("moves = 50", [entrant(5000), entrant(8000, ", move_ms = 8000")])):
        start, end = GOOD.index("entrants = ["), GOOD.index("\n\n[[game]]")
        text = GOOD[:start] + f"entrants = [{', '.join(entrants)}]" + GOOD[end:]
        text = text.replace("seats = 3", "seats = 2").replace("deals = 2", "deals = 1").replace('"war"', '"island/island"')
        if "moves" not in limits:
            limits += "\nmoves = 50"
        plan = cup(folder / limits[:4], text + f"\n[limits]\n{limits}\n")
        program.good("run", plan)
        program.good("export", plan, "--to", folder / "matches.csv")
        said = (folder / "matches.csv").read_text()
        expect("told another time" not in said, f"{limits}: {said}")
        plan.with_suffix(".ledger").unlink()
    refused(program, folder, GOOD.replace('name = "third"', 'name = "third", move_ms = 0'), "cup.toml:6:",
            "from 1 to 86400000, found 0")


def main():
    program = Program(sys.argv[1])
    for test in (wrong_files, everything_at_once, said_in_vain, a_ledger_in_place_of_the_file, other_configurations, other_mods, two_runners, overlapping_shards,
                 edited_records, an_interrupted_verify, nonsense_in_a_ledger, no_ledgers, a_copy_without_its_wal, full_disk,
                 a_format_of_a_plugin, half_an_export, over_other_files, programs, clocks_of_programs):
        if sys.argv[2:] and test.__name__ not in sys.argv[2:]:
            continue
        with scratch() as name:
            test(program, Path(name))
        print(test.__name__, "is as it should be")


if __name__ == "__main__":
    main()
