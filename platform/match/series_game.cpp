// SPDX-License-Identifier: MIT
#include "match/series_game.hpp"

#include "core/seat_view.hpp"
#include "match/notation.hpp"
#include "match/outcome.hpp"

#include <array>
#include <exception>

namespace fronteira::match {
namespace {

using End = GameResult::End;

std::string illegal(const core::Match& match, const Move& move, const core::Refusal& refusal) {
    return "the move `" + to_text(match.rules(), move) + "` is not legal: " + refusal.slot +
           (refusal.slot.empty() ? "" : " ") + refusal.subject +
           (refusal.subject.empty() ? "" : " ") + refusal.reason;
}

class Game {
 public:
    Game(const SeriesPlan& plan, uint64_t game, const Table& table, core::Match& match,
         const Watch& watch, GameStop& stop)
        : plan_(plan),
          game_(game),
          handlers_(*table.handlers),
          match_(match),
          watch_(watch),
          stop_(stop) {
        const uint64_t seed = derived_seed(plan.seed, game / plan.a_deal);
        for (int seat = 0; seat < plan.players; ++seat) {
            const auto at = static_cast<size_t>(seat);
            chance_[at].state = derived_seed(seed, static_cast<uint64_t>(seat));
            bots_[at] = table.bots[static_cast<size_t>(entry_at(plan, game, seat))].get();
        }
        seed_ = seed;
    }

    GameResult run() {
        if (auto started = match_.start(seed_); !started)
            fault(started.error());
        else
            play();
        if (const Diagnostics found = handlers_.take_faults(); !found.empty()) fault(found);
        const std::array<int32_t, 4> summary{
            static_cast<int32_t>(result_.moves), static_cast<int32_t>(result_.moves >> 32),
            static_cast<int32_t>(result_.winners), static_cast<int32_t>(result_.end)};
        result_.digest = core::chain({}, summary, match_.state());
        return result_;
    }

 private:
    void show() const {
        if (watch_) watch_(game_, match_);
    }

    void play() {
        show();
        while (match_.over() == core::Over::no) {
            if (result_.moves == plan_.move_limit) {
                result_.end = End::move_limit;
                return;
            }
            if (!step()) return;
            ++result_.moves;
            show();
        }
        const Outcome outcome = outcome_of(match_);
        result_.end = outcome.kind == Outcome::Kind::won ? End::won : End::drawn;
        result_.winners = outcome.seats;
    }

    bool step() {
        const int seat = match_.decider();
        Move move;
        if (!choose(seat, move)) return false;
        if (auto applied = match_.apply(seat, move); !applied) {
            fault(applied.error());
            return false;
        }
        return true;
    }

    bool choose(int seat, Move& move) {
        const core::MoveList& legal = match_.legal(seat);
        if (legal.empty()) {
            fault({error_at({}, "series.no_move",
                            "seat " + std::to_string(seat + 1) + " must decide and has no move")});
            return false;
        }
        Random& random = chance_[static_cast<size_t>(seat)];
        Bot* bot = bots_[static_cast<size_t>(seat)];
        if (bot == nullptr) {
            move = legal.pick(random, match_.rules());
            return true;
        }
        if (!ask(*bot, seat, random, move)) return false;
        const auto refusals = match_.check(seat, move);
        if (refusals.empty()) return true;
        forfeit(seat, illegal(match_, move, refusals.front()));
        return false;
    }

    bool ask(Bot& bot, int seat, Random& random, Move& move) {
        try {
            move = bot.choose(core::SeatView(match_, seat), random);
            return true;
        } catch (const std::exception& error) {
            forfeit(seat, std::string("the bot failed: ") + error.what());
        } catch (...) {
            forfeit(seat, "the bot failed");
        }
        return false;
    }

    void forfeit(int seat, std::string reason) {
        result_.end = End::forfeit;
        result_.loser = static_cast<int8_t>(seat);
        if (plan_.players == 2) result_.winners = 1u << (1 - seat);
        stop_.forfeit = std::move(reason);
    }

    void fault(const Diagnostics& faults) {
        if (stop_.fault) return;
        result_.end = End::fault;
        result_.winners = 0;
        stop_.fault = faults.front();
    }

    const SeriesPlan& plan_;
    const uint64_t game_;
    core::Handlers& handlers_;
    core::Match& match_;
    const Watch& watch_;
    GameStop& stop_;
    uint64_t seed_ = 0;
    GameResult result_;
    std::array<Random, core::max_seats> chance_{};
    std::array<Bot*, core::max_seats> bots_{};
};

}  // namespace

int entry_at(const SeriesPlan& plan, uint64_t game, int seat) {
    if (!plan.rotate) return seat;
    const auto players = static_cast<uint64_t>(plan.players);
    return static_cast<int>((static_cast<uint64_t>(seat) + players - game % players) % players);
}

GameResult play_game(const SeriesPlan& plan, uint64_t game, const Table& table, core::Match& match,
                     const Watch& watch, GameStop& stop) {
    return Game(plan, game, table, match, watch, stop).run();
}

}  // namespace fronteira::match
