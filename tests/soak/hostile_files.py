# SPDX-License-Identifier: MIT
"""Files and mods of strangers, made by lot from good ones and bad words, and what the program does
with them: it may refuse them with a sentence, and nothing else."""

import os
import random
import shutil
import signal
import subprocess
import tempfile
import threading
import time

# Above what any file may cost: 20 seconds of an importer, or some minutes of `check --deep`.
LONGEST = 180
MOST_KILOBYTES = 4 << 20
STONES = [b"0", b"-1", b"1e308", b"nan", b"99999999999999999999", b'"', b"<", b">", b"&a;", b"[",
          b"]", b"{", b"\xff", b"", b"\n", b" ", b"\0", b"\x1b[2J", b"=" * 50, b"(" * 300,
          b"x" * 70000, b"end", b"'"]
BAD_LUA = [
    "while true do end",
    "local t = {} for i = 1, 1e9 do t[i] = i end",
    "local s = 'x' while true do s = s .. s end",
    "string.rep = nil", "math.floor = nil", "return " + "-" * 60000 + "1",
    "return {" + "{" * 5000 + "}" * 5000 + "}",
    "local function f() return f() + 1 end return f()",
    "error(('x'):rep(100000))", "goto a ::a:: goto a", "for i = 1, 1e18 do pcall(error, i) end",
]


def mutated(data, chance):
    data = bytearray(data)
    for _ in range(chance.randint(1, 4)):
        if not data:
            break
        at = chance.randrange(len(data))
        data[at:at + chance.randrange(8)] = chance.choice(STONES)
    return bytes(data)


def growing(chance):
    """Drawings that would make a careless reader search again and again; 0.2 to 2 MB."""
    size = chance.randint(200_000, 2_000_000)

    def times(text):
        return text * (size // len(text))
    return chance.choice([
        ("m.svg", "<svg><defs><g id='a'>" + times("<path d='M0 0h9v9z'/>")
         + "</g></defs>" + "<use href='#a'/>" * 5000 + "</svg>"),
        ("m.svg", "<svg><path id='a' d='" + times("M0 0 ") + "'/>" + "<use href='#a'/>" * 5000
         + "</svg>"),
        ("m.svg", "<svg>" + times("<use/>") + "<rect width='9' height='9'/></svg>"),
        ("m.svg", "<svg><style>" + times(".a,") + ".b{fill:red}</style></svg>"),
        ("m.geojson", '{"features":[' + times("{},") + "{}]}"),
        ("m.geojson", "[" * size),
        ("m.tmx", "<map><objectgroup><object rotation='1" + times("1") + "'><polygon points='"
         + times("1,2 3,4 ") + "'/></object></objectgroup></map>"),
        ("m.map", "[continents]\nA 1 red\n[countries]\n"
         + "".join(f"{i} a 1 1 1\n" for i in range(1, size // 14)) + "[borders]\n1 2\n"),
        ("m.rec", "fronteira record 1\n" + times("option x y\n")),
        ("m.rec", times("\n")),
    ])


class HostileFiles(threading.Thread):
    def __init__(self, program, root, seed, pause):
        super().__init__(daemon=True)
        self.program, self.root, self.chance = program, root, random.Random(seed)
        self.pause, self.child = pause, None
        self.stopping = threading.Event()
        self.losses = []
        self.runs = self.refused = 0
        self.longest, self.longest_of = 0.0, ""
        self.scratch = tempfile.mkdtemp(prefix="fronteira_soak_")
        self.drawings = [os.path.join(folder, name)
                         for folder, _, names in os.walk(os.path.join(root, "tests/fixtures"))
                         for name in names
                         if name.endswith((".svg", ".geojson", ".map", ".tmx", ".rec"))]
        self.scripts = [os.path.join(root, "tests/fixtures/lua/hostile", name) for name in
                        sorted(os.listdir(os.path.join(root, "tests/fixtures/lua/hostile")))]

    def run(self):
        acts = [self.a_growing_file, self.a_changed_file, self.a_changed_mod, self.a_bad_script]
        while not self.stopping.is_set():
            self.chance.choice(acts)()
            self.stopping.wait(self.pause)

    def stop(self):
        self.stopping.set()
        self.join(LONGEST + 10)
        if self.is_alive():
            self.losses.append("the program does not come back from a file")

    def put_away(self):
        self.stopping.set()
        if self.child is not None and self.child.returncode is None:
            os.killpg(self.child.pid, signal.SIGKILL)
        shutil.rmtree(self.scratch, ignore_errors=True)

    def write(self, name, data):
        path = os.path.join(self.scratch, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(data if isinstance(data, bytes) else data.encode())
        return path

    def look_at(self, path):
        if path.endswith(".rec"):
            self.call("replay", path)
        else:
            shutil.rmtree(os.path.join(self.scratch, "out"), ignore_errors=True)
            self.call("import", path, "-o", os.path.join(self.scratch, "out"))

    def a_growing_file(self):
        self.look_at(self.write(*growing(self.chance)))

    def a_changed_file(self):
        path = self.chance.choice(self.drawings)
        with open(path, "rb") as file:
            data = mutated(file.read(), self.chance)
        self.look_at(self.write("changed\x1b[31m" + os.path.splitext(path)[1], data))

    def mod(self):
        to = os.path.join(self.scratch, "mod")
        shutil.rmtree(to, ignore_errors=True)
        kind = self.chance.choice(["toy_war", "toy_spies", "toy_bazaar", "toy_fields"])
        shutil.copytree(os.path.join(self.root, "tests/fixtures/mods", kind), to)
        return to

    def a_changed_mod(self):
        to = self.mod()
        files = [os.path.join(folder, name) for folder, _, names in os.walk(to) for name in names]
        path = self.chance.choice(files)
        with open(path, "rb") as file:
            data = mutated(file.read(), self.chance)
        with open(path, "wb") as file:
            file.write(data)
        self.call(*self.chance.choice([("check", to), ("test", to), ("check", to, "--json")]))

    def a_bad_script(self):
        to = self.mod()
        bad = self.chance.choice(BAD_LUA)
        if self.chance.random() < 0.5:
            with open(self.chance.choice(self.scripts), encoding="latin-1") as file:
                bad = file.read()
        scripts = [os.path.join(folder, name) for folder, _, names in os.walk(to)
                   for name in names if name.endswith(".lua")]
        path = self.chance.choice(scripts)
        with open(path, "a", encoding="latin-1") as file:
            file.write("\n" + bad)
        self.call(*self.chance.choice([("check", to), ("test", to)]))

    def call(self, *words):
        began = time.monotonic()
        child = subprocess.Popen([self.program, *words], stdin=subprocess.DEVNULL,
                                 stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                 start_new_session=True)
        self.child = child
        said = []
        reader = threading.Thread(target=lambda: said.append(child.stdout.read()), daemon=True)
        reader.start()
        watch = threading.Timer(LONGEST, lambda: os.killpg(child.pid, signal.SIGKILL))
        watch.start()
        _, status, used = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        watch.cancel()
        reader.join(5)
        self.judge(words, child.returncode, b"".join(said), used, time.monotonic() - began)

    def judge(self, words, status, said, used, took):
        self.runs += 1
        self.refused += status != 0
        if took > self.longest:
            self.longest, self.longest_of = took, " ".join(words[:1])
        wrong = []
        if status not in (0, 1, 2):
            wrong.append(f"ended with {status}")
        if status == 1 and not said.strip():
            wrong.append("said nothing")
        if used.ru_maxrss > MOST_KILOBYTES:
            wrong.append(f"took {used.ru_maxrss >> 10} MB")
        if b"Sanitizer" in said or b"process.broken" in said or b"process.no_memory" in said:
            wrong.append("broke down: " + said.decode(errors="replace")[-300:])
        if b"\x1b" in said or b"\0" in said:
            wrong.append("printed a control character")
        if wrong:
            kept = tempfile.mkdtemp(prefix="fronteira_soak_found_")
            shutil.copytree(self.scratch, kept, dirs_exist_ok=True)
            self.losses.append(f"`{words[0]}` {', '.join(wrong)}; what did it is in {kept}")
