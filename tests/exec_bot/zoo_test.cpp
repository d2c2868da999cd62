// SPDX-License-Identifier: MIT
// Programs that crash, hang, flood, lie, fork and eat memory. Each forfeits by the rule that is
// named, and nothing of it is left.
#include "toy_match.hpp"

#include <gmock/gmock.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>

namespace fronteira::exec_bot {
namespace {

using testing::HasSubstr;

/// What all animals carry on their command line, so that those at large can be found.
const std::string mark = "zoo-" + std::to_string(getpid());

std::vector<std::string> at_large() {
    std::vector<std::string> found;
    std::error_code gone;
    for (const auto& folder : std::filesystem::directory_iterator("/proc", gone)) {
        std::ifstream file(folder.path() / "cmdline");
        std::string text;
        std::getline(file, text, '\xff');  // empty when the process goes meanwhile
        if (text.find(mark) != std::string::npos &&
            folder.path().filename() != std::to_string(getpid()))
            found.push_back(folder.path().filename().string() + " " + text.substr(0, 40));
    }
    return found;
}

struct Animal {
    const char* name;
    std::vector<std::string> words;
    const char* rule;   ///< the code of the forfeit
    const char* about;  ///< said with it
    bool hurried = false;
};

Limits limits_of(const Animal& animal) {
    Limits limits = patient();
    limits.farewell = std::chrono::milliseconds(100);
    limits.unread_bytes = size_t{200} << 10;  // more than a pipe holds
    if (animal.hurried) limits.start = limits.decision = std::chrono::milliseconds(400);
    return limits;
}

/// Takes a lock and ends with what it has then.
std::string lock_of(const std::string& lock) {
    return "hear(); import fcntl; file = open('/etc/passwd'); " + lock +
           "\nheld = [l for l in open('/proc/locks') if ' %d ' % os.getpid() in l]\n"
           "raise KeyError(held or 'holds nothing')";
}

std::vector<Animal> zoo() {
    const std::string& sh = shell_manners;
    return {
        {"Missing", {"./no_such_bot"}, "bot.program", "no file"},
        {"NotExecutable", {"/etc/passwd"}, "bot.program", "chmod +x"},
        {"EndsAtOnce", shell("exit 3"), "bot.ended", "exit status 3"},
        {"EndsAfterHello", shell(sh + "exit 0"), "bot.ended", "exit status 0"},
        {"Crashes", python("raise KeyError('armies')"), "bot.ended", "KeyError: 'armies'"},
        {"CrashesInPortuguese",
         python("sys.stderr.buffer.write('não há casa'.encode()); sys.exit(1)"), "bot.ended",
         "não há casa"},
        {"KillsItself", shell(sh + "kill -SEGV $$"), "bot.ended", "signal 11"},
        {"HangsBeforeHello", shell("sleep 1000"), "bot.silent", "hello", true},
        {"HangsWhenAsked", shell(sh + "sleep 1000"), "bot.silent", "in time", true},
        {"Spins", shell(sh + "while :; do :; done"), "bot.silent", "in time", true},
        {"StopsItself", shell(sh + "kill -STOP $$; sleep 1000"), "bot.silent", "in time", true},
        {"Dribbles", shell(sh + "while :; do printf ' '; done"), "bot.line", "65536"},
        {"ClosesItsMouth", shell(sh + "exec >&-; sleep 1000"), "bot.ended", "closed"},
        {"NeverListens",
         shell("exec <&-; printf '{\"type\":\"hello\",\"protocol\":1}\\n'; exec sleep 99"),
         "bot.silent", "in time", true},
        {"HalfALine", shell(sh + "printf '{\"type\": '; sleep 1000"), "bot.silent", "in time",
         true},
        {"Chats", shell(sh + "say 'let me think'"), "bot.message", "let me think"},
        {"SaysAList", shell(sh + "say '[1, 2]'"), "bot.message", "not a message"},
        {"SaysNoType", shell(sh + "say '{\"move\": 1}'"), "bot.message", "no `type`"},
        {"SaysATypeOfNumbers", shell(sh + "say '{\"type\": 7}'"), "bot.message", "no `type`"},
        {"Nests", python("print('[' * 60000); hear()"), "bot.message", "not a message"},
        {"TalksBytes", shell("printf '\\377\\300\\001\\n'; sleep 1000"), "bot.message",
         "is not a message"},
        {"TalksZeros", shell("head -c 9000000 /dev/zero"), "bot.line", "65536"},
        {"FloodsALine", shell(sh + "yes | tr -d '\\n'"), "bot.line", "one line"},
        {"FloodsQuestions", shell(sh + "yes '{\"type\": \"legal\"}'"), "bot.flood", ""},
        {"AsksAndDoesNotRead",
         python("for i in range(900): say(type='view')\nimport time; time.sleep(1000)"),
         "bot.flood", "does not read"},
        {"FloodsErrors", shell(sh + "yes >&2"), "bot.silent", "in time", true},
        {"SpeaksAnotherVersion", shell("echo '{\"type\":\"hello\",\"protocol\":9}'; read -r x"),
         "protocol.version", "9"},
        {"DoesNotGreet", shell("echo '{\"type\":\"legal\"}'; read -r x"), "protocol.hello",
         "hello"},
        {"MovesWhatIsNone", shell(sh + "say '{\"type\":\"move\",\"move\":{\"kind\":\"fly\"}}'"),
         "bot.move", "fly"},
        {"MovesNumbersForNames",
         shell(sh + "say '{\"type\":\"move\",\"move\":{\"kind\":7,\"values\":[]}}'"), "bot.move",
         "7"},
        {"MovesNothing", shell(sh + "say '{\"type\":\"move\"}'"), "bot.move", "object"},
        {"Cheats",
         python("hear(); say(type='move', move={'kind': 'attack', 'values': "
                "{'from': 's0', 'to': 's1', 'number': 1}}); hear()"),
         "bot.illegal", "attack"},
        // Whichever is seen first: that nobody asked, or the next question answered so.
        {"MovesTwice",
         python("hear()\nmove = first()\nsay(type='move', move=move); say(type='move', move=move)\n"
                "while True: hear()"),
         "bot.", "move"},
        {"GivesUp", shell(sh + "say '{\"type\": \"resign\"}'"), "bot.resigned", "resigned"},
        {"EatsMemory", python("hear(); x = []\nwhile True: x.append(bytearray(1 << 24))"),
         "bot.ended", "MemoryError"},
        {"EatsMemoryInAFamily",
         python("hear()\nfor i in range(4):\n  if os.fork() == 0:\n    x = bytearray(400 << 20)\n"
                "    while True: os.sched_yield()\nwhile True: os.sched_yield()"),
         "bot.memory", "1024 MB together"},
        {"ForkBomb", shell(sh + "f() { f | f & f; }; f"), "bot.processes", "processes"},
        {"BreedsInTheEnd",
         python("hear()\nwhile True:\n  if os.fork() == 0: os._exit(0)\n  os.wait()"),
         "bot.processes", "256"},
        {"SpinsThreads",
         python("hear(); import threading, time\nthreading.stack_size(1 << 16)\n"
                "while True: threading.Thread(target=time.sleep, args=(99,), daemon=True).start()"),
         "bot.processes", "256 threads"},
        {"LeavesADaemon",
         shell(sh + "(trap '' HUP TERM; sleep 1000; : " + mark +
               ") & (setsid sleep 1000) & exit 0"),
         "bot.ended", ""},
        {"Escapes", python("hear(); os.setsid()"), "bot.ended", "Operation not permitted"},
        // To type what the terminal then reads (TIOCSTI, and TIOCLINUX where that is forbidden),
        // and to take the terminal over (TIOCSPGRP).
        {"TypesForThePlayer", python("hear(); import fcntl; fcntl.ioctl(0, 0x5412, b'x')"),
         "bot.ended", "Operation not permitted"},
        {"PastesForThePlayer", python("hear(); import fcntl; fcntl.ioctl(0, 0x541c, b'\\x02')"),
         "bot.ended", "Operation not permitted"},
        {"TakesTheTerminal", python("hear(); import fcntl; fcntl.ioctl(0, 0x5410, bytes(4))"),
         "bot.ended", "Operation not permitted"},
        {"OpensTheTerminal", python("hear(); open('/dev/tty')"), "bot.ended",
         "No such device or address"},
        {"KillsItsParent", python("hear(); os.kill(os.getppid(), 0)"), "bot.ended",
         "Operation not permitted"},
        {"KillsEverybody", python("hear(); os.kill(-1, 0)"), "bot.ended",
         "Operation not permitted"},
        {"StarvesItsParent",
         python("hear(); import resource\n"
                "resource.prlimit(os.getppid(), resource.RLIMIT_AS, (4096, 4096))"),
         "bot.ended", "Operation not permitted"},
        {"ReadsItsParent", python("hear(); open('/proc/%d/mem' % os.getppid(), 'rb').read(1)"),
         "bot.ended", "ermission"},
        {"SignalsByAPipe",
         python("hear(); import fcntl; fcntl.fcntl(os.pipe()[0], fcntl.F_SETOWN, os.getppid())"),
         "bot.ended", "Operation not permitted"},
        {"ChoosesASignalForAPipe", python("hear(); import fcntl; fcntl.fcntl(os.pipe()[0], 10, 9)"),
         "bot.ended", "Operation not permitted"},
        {"CutsAFile", python("hear(); os.truncate('/dev/null', 0)"), "bot.ended",
         "Operation not permitted"},
        {"LeasesAFile",
         python("hear(); import fcntl; fcntl.fcntl(open('/etc/passwd'), 1024, fcntl.F_RDLCK)"),
         "bot.ended", "Operation not permitted"},
        {"LocksAFile", python(lock_of("fcntl.flock(file, fcntl.LOCK_EX)")), "bot.ended",
         "holds nothing"},
        {"LocksAPartOfAFile", python(lock_of("fcntl.lockf(file, fcntl.LOCK_SH)")), "bot.ended",
         "holds nothing"},
        {"PhonesHome", python("hear(); import socket; socket.socket()"), "bot.ended",
         "Operation not permitted"},
    };
}

class Zoo : public testing::TestWithParam<Animal> {};

TEST_P(Zoo, ForfeitsByRuleAndLeavesNothing) {
    Animal animal = GetParam();
    if (animal.words.size() > 2) animal.words.push_back(mark);

    const match::SeriesResult result = play_toy(animal.words, limits_of(animal));

    ASSERT_TRUE(result.first_forfeit);
    EXPECT_THAT(result.first_forfeit->reason, HasSubstr(std::string("[") + animal.rule));
    EXPECT_THAT(result.first_forfeit->reason, HasSubstr(animal.about));
    EXPECT_LT(result.first_forfeit->reason.size(), 700u);
    EXPECT_EQ(result.wins_by_entry[1], 1u);
    EXPECT_THAT(at_large(), testing::IsEmpty());
    EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), -1) << "somebody is not buried";
}

TEST(Zoo, LetsNobodyMoveWithoutReading) {
    Limits limits = patient();
    limits.unread_bytes = 1000;  // beside what a pipe holds, which a view of 9000 spaces fills
    const std::string blind =
        "say(type='move', move={'kind': 'vow', 'values': {'stance': 'calm'}})\n"
        "import time; time.sleep(1000)";

    const match::SeriesResult result = play_toy(python(blind), limits, {}, 1, 9000);

    ASSERT_TRUE(result.first_forfeit);
    EXPECT_THAT(result.first_forfeit->reason, HasSubstr("it does not read what it is told"));
}

/// Whether so many are at large, after a while that no busy machine needs.
bool comes_to(size_t count) {
    for (int i = 0; i < 6000 && at_large().size() != count; ++i) usleep(10000);
    return at_large().size() == count;
}

TEST(ZooKeeper, EndsWhatAProgramStartedWhenTheMatchIsKilled) {
    std::vector<std::string> breeder = python(
        "import signal, time\nsignal.signal(signal.SIGHUP, signal.SIG_IGN)\n"
        "os.fork(); os.fork()\nwhile True: time.sleep(1)");
    breeder.push_back(mark);
    const pid_t match = fork();
    if (match == 0) {
        play_toy(breeder);
        _exit(0);
    }
    EXPECT_TRUE(comes_to(4)) << "the program and three that it started";

    kill(match, SIGKILL);
    waitpid(match, nullptr, 0);

    EXPECT_TRUE(comes_to(0)) << testing::PrintToString(at_large());
    while (waitpid(-1, nullptr, 0) > 0) {  // those that were left came to this process
    }
}

INSTANTIATE_TEST_SUITE_P(All, Zoo, testing::ValuesIn(zoo()),
                         [](const auto& one) { return std::string(one.param.name); });

}  // namespace
}  // namespace fronteira::exec_bot
