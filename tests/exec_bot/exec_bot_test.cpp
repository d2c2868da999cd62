// SPDX-License-Identifier: MIT
#include "match/series/bot_match.hpp"
#include "protocol/message.hpp"
#include "toy_match.hpp"

#include <gmock/gmock.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace fronteira::exec_bot {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

/// A conversation, each line with `<-` or `->` before it.
struct Talk {
    std::vector<std::string> lines;
    ReadAlong reader() {
        return [this](bool to_program, const std::string& line) {
            lines.push_back((to_program ? "<- " : "-> ") + line);
        };
    }
    /// The first message of that type, either way.
    Json first(const std::string& type) const {
        for (const std::string& line : lines) {
            Json message = Json::parse(line.substr(3));
            if (message["type"] == type) return message;
        }
        return Json::object();
    }
};

const char* const plays_the_first = R"(
while True:
    news = hear()
    if news["type"] == "ended": break
    if news["type"] == "decide": say(type="move", move=first())
)";

TEST(ExecBot, PlaysAMatchToItsEnd) {
    Talk talk;
    const auto result = play_toy(python(plays_the_first), patient(), talk.reader());

    EXPECT_EQ(result.forfeited, 0u) << result.first_forfeit->reason;
    EXPECT_EQ(result.finished, 1u);
    EXPECT_THAT(talk.lines[0], StartsWith(R"(-> {"type": "hello")"));
    EXPECT_EQ(talk.first("welcome")["protocol"], 1);
    EXPECT_EQ(talk.first("joined")["seat"], 1);
    EXPECT_EQ(talk.first("joined")["game"]["ruleset"], "toy");
    EXPECT_EQ(talk.first("ended")["over"]["places"].size(), 2u);
    EXPECT_THAT(talk.lines.back(), HasSubstr("ended"));
}

TEST(ExecBot, IsToldItsDecisionsItsViewAndItsTime) {
    Talk talk;
    play_toy(python(plays_the_first), patient(), talk.reader());

    const Json decide = talk.first("decide");
    EXPECT_EQ(decide["seat"], 1);
    EXPECT_EQ(decide["number"], 1);
    EXPECT_EQ(decide["clock"]["left"]["1"], 60000);
    EXPECT_TRUE(decide["view"].contains("spaces"));
    EXPECT_THAT(decide["turn"]["deciders"], testing::Contains(1));
}

TEST(ExecBot, PlaysTheSameInEveryMatchOfOneSeed) {
    const std::string by_lot = R"(
import random
chance = random.Random(joined["seed"])
while True:
    news = hear()
    if news["type"] == "ended": break
    if news["type"] == "decide":
        say(type="legal")
        say(type="move", move=chance.choice(hear()["moves"]))
)";
    const auto once = play_toy(python(by_lot), patient(), {}, 3);
    const auto again = play_toy(python(by_lot), patient(), {}, 3);

    EXPECT_EQ(once.forfeited, 0u);
    EXPECT_EQ(once.signature, again.signature);
}

TEST(ExecBot, StartsAfreshForEveryMatch) {
    Talk talk;
    play_toy(python(plays_the_first), patient(), talk.reader(), 3);

    EXPECT_EQ(std::count_if(talk.lines.begin(), talk.lines.end(),
                            [](const std::string& line) {
                                return line.starts_with("-> {\"type\": \"hello");
                            }),
              3);
}

TEST(ExecBot, SeesTheViewOfItsOwnSeatWhateverItAsks) {
    Talk talk;
    play_toy(python(R"(
hear()
say(type="view", seat=2, match="x", eyes="all")
hear(); sys.exit()
)"),
             patient(), talk.reader());

    const Json view = Json::parse(talk.lines.back().substr(3))["view"];
    ASSERT_TRUE(view.contains("seats")) << talk.lines.back();
    EXPECT_EQ(view, talk.first("decide")["view"]);
    // The vow of the other seat is its secret.
    EXPECT_THAT(view["seats"]["2"].dump(), HasSubstr("\"?\""));
}

TEST(ExecBot, IsAnsweredWithTheNumberOfItsRequest) {
    Talk talk;
    play_toy(python("hear()\nsay(type='legal', id=17)\nhear()\nsay(type='dance', id=18)\nhear()\n"
                    "say(type='map', id=19)\nhear()"),
             patient(), talk.reader());

    EXPECT_EQ(talk.first("legal").value("re", 0), 0) << "the request itself";
    const auto answers = [&](const std::string& text) {
        return std::any_of(talk.lines.begin(), talk.lines.end(), [&](const std::string& line) {
            return line.starts_with("<-") && line.find(text) != std::string::npos;
        });
    };
    EXPECT_TRUE(answers("\"re\":17"));
    EXPECT_TRUE(answers("\"re\":18"));
    EXPECT_TRUE(answers("protocol.type"));
    EXPECT_TRUE(answers("\"re\":19"));
}

TEST(ExecBot, LearnsWhyAMoveWouldBeRefused) {
    Talk talk;
    play_toy(python(R"(
hear()
say(type="legal"); kind = hear()["moves"][0]["kind"]
say(type="complete", move={}); hear()
say(type="why", move={"kind": "attack"}); hear()
)"),
             patient(), talk.reader());

    const Json complete = talk.first("choices");
    EXPECT_EQ(complete["asks"], "kind");
    const auto why =
        std::find_if(talk.lines.begin(), talk.lines.end(), [](const std::string& line) {
            return line.starts_with("<-") && line.find("\"why\"") != std::string::npos;
        });
    ASSERT_NE(why, talk.lines.end());
    EXPECT_THAT(*why, HasSubstr("not_now"));
}

TEST(ExecBot, ChangesNoFile) {
    const std::string folder = testing::TempDir() + "exec_bot_" + std::to_string(getpid());
    const std::string file = folder + "_kept";
    { std::ofstream(file) << "mine"; }
    const auto permissions = std::filesystem::status(file).permissions();
    play_toy(python(
        "import ctypes\nhear()\nfor act in (lambda: open('" + folder + "_new', 'w').write('x'),\n" +
        "            lambda: open('" + file + "', 'a').write('x'),\n" +
        "            lambda: os.truncate('" + file + "', 0),\n" +
        "            lambda: os.remove('" + file + "'),\n" + "            lambda: os.rename('" +
        file + "', '" + folder + "_moved'),\n" + "            lambda: os.mkdir('" + folder +
        "_dir'),\n" + "            lambda: os.chmod('" + file + "', 0),\n" +
        // fchmodat2 and setxattrat, which came with later kernels
        "            lambda: ctypes.CDLL(None).syscall(452, -100, b'" + file + "', 0o777, 0),\n" +
        "            lambda: ctypes.CDLL(None).syscall(463, -100, b'" + file +
        "', 0, b'user.mine', b'', 16)):\n" + "    try: act()\n    except OSError: pass\n"));

    std::ifstream kept(file);
    EXPECT_EQ(std::string(std::istreambuf_iterator<char>(kept), {}), "mine");
    EXPECT_EQ(std::filesystem::status(file).permissions(), permissions);
    for (const char* made : {"_new", "_moved", "_dir"})
        EXPECT_FALSE(std::filesystem::exists(folder + made)) << made;
    std::filesystem::remove(file);
}

TEST(ExecBot, MayWriteToStandardErrorAsMuchAsItLikes) {
    const auto result =
        play_toy(python(std::string("print('x' * 300000, file=sys.stderr)\n") + plays_the_first));
    EXPECT_EQ(result.forfeited, 0u) << result.first_forfeit->reason;
}

TEST(ExecBot, MayBeginThreadsAndAFewProcesses) {
    const auto result = play_toy(python(std::string(R"(
import threading
threading.Thread(target=lambda: None).start()
if os.fork() == 0: os._exit(0)
os.wait()
)") + plays_the_first));
    EXPECT_EQ(result.forfeited, 0u) << result.first_forfeit->reason;
}

/// The states of all threads of the processes that have this on their command line: `S`, `T`, ...
std::string states_of(const std::string& mark) {
    namespace fs = std::filesystem;
    std::string states;
    std::error_code gone;
    for (fs::directory_iterator one("/proc", gone), end; one != end; one.increment(gone)) {
        std::ifstream words(one->path() / "cmdline");
        std::string text;
        std::getline(words, text, '\xff');  // empty when the process goes meanwhile
        if (text.find(mark) == std::string::npos) continue;
        if (one->path().filename() == std::to_string(getpid())) continue;
        for (fs::directory_iterator thread(one->path() / "task", gone), last; thread != last;
             thread.increment(gone)) {
            std::ifstream file(thread->path() / "stat");
            std::string line;
            std::getline(file, line);
            const size_t name_end = line.rfind(") ");
            if (name_end != std::string::npos) states += line[name_end + 2];
        }
    }
    return states;
}

/// Looks at the program while it is its own turn.
class Watcher final : public Bot {
 public:
    explicit Watcher(std::string mark) : mark_(std::move(mark)) {}
    Move choose(const View& view, Random& random) override {
        for (int i = 0; i < 2000 && states.find_first_not_of('T') != std::string::npos; ++i) {
            usleep(10000);
            states = states_of(mark_);
        }
        return view.random_move(random);
    }
    std::string states = "?";

 private:
    std::string mark_;
};

TEST(ExecBot, StandsStillWhileOthersDecide) {
    const std::string mark = "stands-still-" + std::to_string(getpid());
    std::vector<std::string> words = python(R"(
import threading
def think():
    while True: pass
threading.Thread(target=think, daemon=True).start()
while True:
    if hear()["type"] == "decide": say(type="move", move=first())
)");
    words.push_back(mark);
    const auto game = support::toy_game(2, 6);
    Watcher watcher(mark);
    const auto bot = make_bot(words);
    core::Match match(game->rules, *game->handlers);
    match::BotMatch plan;
    plan.seed = 7;
    plan.bots[0] = bot.get();
    plan.bots[1] = &watcher;
    match::GameStop stop;
    const match::GameResult result = match::play_bots(plan, *game->handlers, match, nullptr, stop);

    EXPECT_EQ(stop.forfeit, "");
    EXPECT_GT(result.moves, 2);
    EXPECT_THAT(watcher.states, testing::MatchesRegex("TT+")) << "two threads, both stopped";
}

TEST(ExecBot, PlaysOnByLotForThoseWhoStayWhenItFailed) {
    const auto game = support::toy_game(2);
    core::Match match(game->rules, *game->handlers);
    ASSERT_TRUE(match.start(1));
    const auto bot = make_bot(shell("exit 1"));
    const core::SeatView view(match, match.decider());
    Random chance{1};

    EXPECT_THROW(bot->choose(view, chance), std::runtime_error);
    const Move move = bot->choose(view, chance);

    EXPECT_THAT(match.check(view.seat(), move), IsEmpty());
}

}  // namespace
}  // namespace fronteira::exec_bot
