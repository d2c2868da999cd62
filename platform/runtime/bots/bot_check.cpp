// SPDX-License-Identifier: MIT
#include "runtime/bots/bot_check.hpp"

#include "match/series/series_game.hpp"
#include "runtime/bots/program_bot.hpp"
#include "runtime/games/guarded_rules.hpp"

#include <algorithm>
#include <chrono>
#include <deque>

namespace fronteira::runtime {
namespace {

using exec_bot::Json;
using match::GameResult;

constexpr size_t lines_told = 6;
constexpr size_t line_width = 200;

/// Sits between the match and the program, with a watch in its hand.
class TimedBot final : public Bot {
 public:
    TimedBot(exec_bot::ExecBot& bot, BotReport& report) : bot_(bot), report_(report) {}

    Move choose(const View& view, Random& random) override {
        using std::chrono::steady_clock;
        const auto begun = steady_clock::now();
        ++report_.decisions;
        const Move move = bot_.choose(view, random);
        // The first one has the start of the program in it.
        const auto taken =
            std::chrono::duration_cast<std::chrono::milliseconds>(steady_clock::now() - begun);
        if (std::exchange(began_, true))
            report_.slowest_milliseconds = std::max(report_.slowest_milliseconds, taken.count());
        return move;
    }
    void end(const View& view) override {
        bot_.end(view);
        began_ = false;
    }

 private:
    exec_bot::ExecBot& bot_;
    BotReport& report_;
    bool began_ = false;
};

/// Reads along for the last lines before something goes wrong, and for questions that were refused.
class Listener {
 public:
    Listener(BotReport& report, const exec_bot::ReadAlong& further)
        : report_(report), further_(further) {}

    void hear(bool to_program, const std::string& line) {
        if (further_) further_(to_program, line);
        lines_.push_back((to_program ? "<- " : "-> ") +
                         (line.size() > line_width ? line.substr(0, line_width) + "..." : line));
        if (lines_.size() > lines_told) lines_.pop_front();
        if (to_program && line.find(R"("error")") != std::string::npos) look_at_error(line);
    }
    std::vector<std::string> last_lines() const { return {lines_.begin(), lines_.end()}; }

 private:
    /// A question that is refused costs nothing, but its author should know.
    void look_at_error(const std::string& line) {
        const Json error = Json::parse(line, nullptr, false);
        if (!error.is_object() || error.value("type", "") != "error") return;
        const std::string code = error.value("code", "");
        if (code.starts_with("move.")) return;
        const auto known =
            std::find_if(report_.findings.begin(), report_.findings.end(),
                         [&](const Diagnostic& finding) { return finding.code == code; });
        if (known == report_.findings.end())
            report_.findings.push_back(warning_at({}, code, "a question of the program was refused",
                                                  error.value("say", error.value("hint", ""))));
    }

    BotReport& report_;
    const exec_bot::ReadAlong& further_;
    std::deque<std::string> lines_;
};

class Check {
 public:
    Check(const Game& game, const BotQuestion& question, std::unique_ptr<GuardedRules> rules,
          std::unique_ptr<exec_bot::ExecBot> bot)
        : question_(question),
          rules_(std::move(rules)),
          bot_(std::move(bot)),
          listener_(report_, question.read_along) {
        report_.game = game.name();
        plan_.players = game.players;
        plan_.seed = question.seed;
        table_.rules = &rules_->rules();
        table_.handlers = rules_.get();
        table_.bots.resize(static_cast<size_t>(game.players));
        table_.bots.front() = std::make_unique<TimedBot>(*bot_, report_);
        bot_->read_along(
            [this](bool to_program, const std::string& line) { listener_.hear(to_program, line); });
    }

    BotReport run() {
        core::Match match(rules_->rules(), *rules_);
        std::optional<GameResult> first;
        for (uint64_t game = 0; game < question_.games && sound_; ++game) {
            const GameResult result = play(game, match);
            if (game == 0) first = result;
        }
        const BotReport counted = report_;
        if (sound_ && first && !(play(0, match).digest == first->digest))
            warn("bot.chance", "the same match went differently when it was repeated",
                 "seed its random numbers with `seed` of `joined`, and do not decide by a clock");
        report_.games = counted.games;
        report_.won = counted.won;
        report_.decisions = counted.decisions;
        if (sound_ && bot_->lingered() > 0)
            warn("bot.lingers", "it did not end after `ended`",
                 "leave the loop at `ended`; it had to be killed");
        if (sound_ && report_.slowest_milliseconds * 2 > exec_bot::Limits{}.decision.count())
            warn("bot.slow",
                 "a decision took " + std::to_string(report_.slowest_milliseconds) + " ms of " +
                     std::to_string(exec_bot::Limits{}.decision.count()),
                 "on a slower machine it would forfeit");
        return std::move(report_);
    }

 private:
    GameResult play(uint64_t game, core::Match& match) {
        match::GameStop stop;
        const GameResult result = play_game(plan_, game, table_, match, {}, stop);
        const int seat = static_cast<int>(game % static_cast<uint64_t>(plan_.players));
        if (result.end == GameResult::End::forfeit || result.end == GameResult::End::fault) {
            sound_ = false;
            report_.findings.push_back(
                stop.fault ? *stop.fault
                           : error_at({}, "bot.forfeit",
                                      "match " + std::to_string(game + 1) + ", seat " +
                                          std::to_string(seat + 1) + ", decision " +
                                          std::to_string(report_.decisions) + ": " + stop.forfeit));
            report_.conversation = listener_.last_lines();
            return result;
        }
        ++report_.games;
        report_.won += result.winners >> seat & 1u;
        return result;
    }

    void warn(const char* code, std::string message, std::string hint) {
        report_.findings.push_back(warning_at({}, code, std::move(message), std::move(hint)));
    }

    const BotQuestion& question_;
    std::unique_ptr<GuardedRules> rules_;
    std::unique_ptr<exec_bot::ExecBot> bot_;
    BotReport report_;
    Listener listener_;
    match::SeriesPlan plan_;
    match::Table table_;
    bool sound_ = true;
};

}  // namespace

Result<BotReport> check_bot(const Game& game, const BotQuestion& question) {
    auto rules = GuardedRules::load(game);
    if (!rules) return fail(std::move(rules.error()));
    auto bot = make_program_bot(game, (*rules)->rules(), question.command,
                                exec_bot::Limits::within_a_check());
    if (!bot) return fail(std::move(bot.error()));
    return Check(game, question, std::move(*rules), std::move(*bot)).run();
}

}  // namespace fronteira::runtime
