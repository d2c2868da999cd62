// SPDX-License-Identifier: MIT
#include "match/series/bot_match.hpp"

#include "core/sight/seat_view.hpp"
#include "match/notation.hpp"
#include "match/records/packed_moves.hpp"
#include "match/series/ask_bot.hpp"

#include <chrono>
#include <exception>

namespace fronteira::match {
namespace {

using End = GameResult::End;
using Seconds = std::chrono::duration<double>;

std::string illegal(const core::Match& match, const Move& move, const core::Refusal& refusal) {
    return "the move `" + to_text(match.rules(), move) + "` is not legal: " + refusal.slot +
           (refusal.slot.empty() ? "" : " ") + refusal.subject +
           (refusal.subject.empty() ? "" : " ") + word_of(refusal.reason);
}

class Game {
 public:
    Game(const BotMatch& plan, core::Handlers& handlers, core::Match& match, Onlooker* onlooker,
         GameStop& stop)
        : plan_(plan),
          handlers_(handlers),
          match_(match),
          onlooker_(onlooker),
          stop_(stop),
          cost_(match.rules(), plan.cost_limit),
          referee_(plan.limits),
          opening_(plan.opening, match.rules()) {
        seats_ = match.rules().layout.seats();
        for (int seat = 0; seat < seats_; ++seat)
            chance_[static_cast<size_t>(seat)].state =
                derived_seed(plan.seed, static_cast<uint64_t>(seat));
    }

    GameResult run() {
        if (auto started = match_.start(plan_.seed); !started)
            fault(started.error());
        else
            play();
        for (int seat = 0; seat < seats_; ++seat)
            if (Bot* bot = plan_.bots[static_cast<size_t>(seat)])
                tell_end(core::SeatView(match_, seat), *bot);
        if (const Diagnostics found = handlers_.take_faults(); !found.empty()) fault(found);
        result_.digest = digest_of(result_, match_.state());
        return result_;
    }

 private:
    void play() {
        cost_.add_setup(match_);
        if (onlooker_ != nullptr) onlooker_->started(match_);
        while (match_.over() == core::Over::no) {
            result_.end = referee_.look(match_, result_.moves);
            if (result_.end == End::decided) result_.winners = referee_.winner();
            if (result_.end != End::not_played || !step()) return;
        }
        const Outcome outcome = outcome_of(match_);
        result_.end = end_by_rules(outcome);
        result_.winners = outcome.seats;
    }

    bool step() {
        int seat = match_.decider();
        Move move;
        if (const auto given = opening_.next()) {
            seat = given->seat;
            move = given->move;
            if (!may_open(seat, move)) return false;
        } else if (!choose(seat, move)) {
            return false;
        }
        if (auto applied = match_.apply(seat, move); !applied) {
            fault(applied.error());
            return false;
        }
        ++result_.moves;
        const bool goes_on = cost_.add(move, match_);
        if (onlooker_ != nullptr) onlooker_->moved(seat, move, match_);
        if (!goes_on) fault({cost_.too_much(result_.moves)});
        return goes_on;
    }

    bool may_open(int seat, const Move& move) {
        const auto refusals = match_.check(seat, move);
        if (!refusals.empty())
            fault({error_at({}, "series.opening",
                            "opening: " + illegal(match_, move, refusals.front()))});
        return refusals.empty();
    }

    bool choose(int seat, Move& move) {
        const core::MoveList& legal = match_.legal(seat);
        if (legal.empty()) {
            fault({error_at({}, "series.no_move",
                            "seat " + std::to_string(seat + 1) + " must decide but has no move")});
            return false;
        }
        Random& random = chance_[static_cast<size_t>(seat)];
        Bot* bot = plan_.bots[static_cast<size_t>(seat)];
        if (bot == nullptr) {
            move = legal.pick(random, match_.rules());
            return true;
        }
        const core::SeatView view(match_, seat);
        if (!ask_in_time(*bot, view, random, move)) return false;
        if (view.has_drawn(move)) return true;
        const auto refusals = match_.check(seat, move);
        if (refusals.empty()) return true;
        forfeit(seat, illegal(match_, move, refusals.front()));
        return false;
    }

    bool ask_in_time(Bot& bot, const core::SeatView& view, Random& random, Move& move) {
        const int seat = view.seat();
        const BotClock& clock = plan_.clocks[static_cast<size_t>(seat)];
        if (!clock.runs()) return ask(bot, view, random, move);
        const auto start = std::chrono::steady_clock::now();
        const bool answered = ask(bot, view, random, move);
        const double seconds = Seconds(std::chrono::steady_clock::now() - start).count();
        double& used = thought_[static_cast<size_t>(seat)];
        used += seconds;
        if (!answered) return false;
        if (clock.a_move > 0 && seconds > clock.a_move)
            forfeit(seat, "the bot took too long for a move");
        else if (clock.a_match > 0 && used > clock.a_match)
            forfeit(seat, "the bot has used up its time");
        else
            return true;
        return false;
    }

    bool ask(Bot& bot, const core::SeatView& view, Random& random, Move& move) {
        try {
            move = bot.choose(view, random);
            return true;
        } catch (const std::exception& error) {
            forfeit(view.seat(), std::string("the bot failed: ") + error.what());
        } catch (...) {
            forfeit(view.seat(), "the bot failed");
        }
        return false;
    }

    void forfeit(int seat, std::string reason) {
        result_.end = End::forfeit;
        result_.loser = static_cast<int8_t>(seat);
        if (seats_ == 2) result_.winners = 1u << (1 - seat);
        stop_.forfeit = std::move(reason);
    }

    void fault(const Diagnostics& faults) {
        if (stop_.fault) return;
        result_.end = End::fault;
        result_.winners = 0;
        stop_.fault = faults.front();
    }

    const BotMatch& plan_;
    core::Handlers& handlers_;
    core::Match& match_;
    Onlooker* onlooker_;
    GameStop& stop_;
    MatchCost cost_;
    Referee referee_;
    MoveUnpacker opening_;
    int seats_ = 0;
    GameResult result_;
    std::array<Random, core::max_seats> chance_{};
    std::array<double, core::max_seats> thought_{};
};

}  // namespace

GameResult play_bots(const BotMatch& plan, core::Handlers& handlers, core::Match& match,
                     Onlooker* onlooker, GameStop& stop) {
    return Game(plan, handlers, match, onlooker, stop).run();
}

}  // namespace fronteira::match
