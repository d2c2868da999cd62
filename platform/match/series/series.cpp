// SPDX-License-Identifier: MIT
#include "match/series/series.hpp"

#include "match/series/series_game.hpp"
#include "match/series/threads.hpp"

#include <algorithm>
#include <chrono>
#include <map>
#include <string_view>

namespace fronteira::match {
namespace {

using Clock = std::chrono::steady_clock;

int64_t nanoseconds_since(Clock::time_point start) {
    return std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now() - start).count();
}

/// One thread's share; written by that thread alone.
struct Job {
    Table table;
    std::map<uint64_t, GameStop> stops;
    int64_t nanoseconds = 0;
};

class Series {
 public:
    Series(const SeriesPlan& plan, const SeriesHooks& hooks, std::vector<Job> jobs)
        : plan_(plan), hooks_(hooks), jobs_(std::move(jobs)), games_(plan.games) {}

    SeriesResult run() {
        const auto start = Clock::now();
        {
            const auto threads =
                begin_threads(1, jobs_.size(), [this](size_t i) { work(jobs_[i], false); });
            work(jobs_[0], true);
        }
        if (hooks_.progress) hooks_.progress(done_);
        SeriesResult result = sum();
        result.wall_nanoseconds = nanoseconds_since(start);
        return result;
    }

 private:
    bool cancelled() const {
        return hooks_.cancel != nullptr && hooks_.cancel->load(std::memory_order_relaxed);
    }

    /// No game after `number` counts. Games are begun in order, so all before it are played.
    void break_at(uint64_t number) {
        uint64_t earliest = broken_at_.load();
        while (number < earliest && !broken_at_.compare_exchange_weak(earliest, number)) {
        }
    }

    void work(Job& job, bool reports) {
        core::Match match(*job.table.rules, *job.table.handlers);
        while (!cancelled()) {
            const uint64_t number = next_.fetch_add(1, std::memory_order_relaxed);
            if (number >= plan_.games || number > broken_at_.load(std::memory_order_relaxed))
                return;
            const uint64_t game = plan_.first + number;
            const auto start = Clock::now();
            GameStop stop;
            const GameResult result = play_game(plan_, game, job.table, match, hooks_.watch, stop);
            games_[static_cast<size_t>(number)] = result;
            if (stop.fault && ends_all(*stop.fault)) break_at(number);
            if (result.end == GameResult::End::forfeit || result.end == GameResult::End::fault)
                job.stops.emplace(game, std::move(stop));
            job.nanoseconds += nanoseconds_since(start);
            const uint64_t done = done_.fetch_add(1, std::memory_order_relaxed) + 1;
            if (reports && hooks_.progress) hooks_.progress(done);
        }
    }

    SeriesResult sum() {
        SeriesResult result;
        const auto players = static_cast<size_t>(plan_.players);
        result.wins_by_seat.resize(players);
        result.wins_by_entry.resize(players);
        result.forfeits_by_entry.resize(players);
        for (uint64_t number = 0; number < plan_.games; ++number) {
            const GameResult& played = games_[static_cast<size_t>(number)];
            if (played.end == GameResult::End::not_played) break;
            add(result, plan_.first + number, played);
            result.broken = number == broken_at_;
            if (result.broken) break;
        }
        result.cancelled = !result.broken && result.games < plan_.games;
        for (const Job& job : jobs_) result.play_nanoseconds += job.nanoseconds;
        return result;
    }

    void add(SeriesResult& result, uint64_t game, const GameResult& played) {
        using End = GameResult::End;
        ++result.games;
        result.moves += static_cast<uint64_t>(played.moves);
        result.finished +=
            played.end == End::won || played.end == End::drawn || played.end == End::lost;
        result.draws += played.end == End::drawn;
        result.losses += played.end == End::lost;
        result.unfinished += played.end == End::move_limit;
        for (int seat = 0; seat < plan_.players; ++seat) {
            if ((played.winners >> seat & 1u) == 0) continue;
            ++result.wins_by_seat[static_cast<size_t>(seat)];
            ++result.wins_by_entry[static_cast<size_t>(entry_at(plan_, game, seat))];
        }
        if (played.end == End::forfeit) add_forfeit(result, game, played.loser);
        if (played.end == End::fault) {
            ++result.failed;
            if (!result.first_fault) {
                result.first_fault = stop_of(game).fault;
                result.first_failed = game;
            }
        }
        // Each half depends on everything before it, so that no two games can change places.
        core::Hash& sign = result.signature;
        sign.low = derived_seed(sign.low ^ played.digest.low, sign.high);
        sign.high = derived_seed(sign.high ^ played.digest.high, sign.low);
    }

    void add_forfeit(SeriesResult& result, uint64_t game, int seat) {
        const int entry = entry_at(plan_, game, seat);
        ++result.forfeited;
        ++result.forfeits_by_entry[static_cast<size_t>(entry)];
        if (!result.first_forfeit)
            result.first_forfeit = Forfeit{game, seat, entry, stop_of(game).forfeit};
    }

    GameStop stop_of(uint64_t game) const {
        for (const Job& job : jobs_)
            if (const auto found = job.stops.find(game); found != job.stops.end())
                return found->second;
        return {};
    }

    const SeriesPlan& plan_;
    const SeriesHooks& hooks_;
    std::vector<Job> jobs_;
    std::vector<GameResult> games_;
    std::atomic<uint64_t> next_{0};
    std::atomic<uint64_t> done_{0};
    std::atomic<uint64_t> broken_at_{UINT64_MAX};
};

Diagnostics misfits(const SeriesPlan& plan, const Table& table) {
    Diagnostics faults;
    const int seats = table.rules->layout.seats();
    if (seats != plan.players)
        faults.push_back(error_at({}, "series.players",
                                  "the plan is for " + std::to_string(plan.players) +
                                      " players and the rules were made for " +
                                      std::to_string(seats)));
    if (table.bots.size() != static_cast<size_t>(plan.players))
        faults.push_back(error_at({}, "series.line_up",
                                  std::to_string(table.bots.size()) + " bots for " +
                                      std::to_string(plan.players) + " players"));
    return faults;
}

}  // namespace

bool ends_all(const Diagnostic& fault) {
    static constexpr std::string_view codes[] = {"rules.budget",  "rules.match_budget",
                                                 "script.budget", "script.memory",
                                                 "script.time",   "script.internal"};
    return std::find(std::begin(codes), std::end(codes), fault.code) != std::end(codes);
}

Result<SeriesResult> run_series(const SeriesPlan& plan, const TableFactory& make_table,
                                const SeriesHooks& hooks) {
    std::vector<Job> jobs;
    for (int i = 0; i < std::max(plan.jobs, 1); ++i) {
        auto table = make_table(i);
        if (!table) return fail(std::move(table.error()));
        if (auto faults = misfits(plan, *table); !faults.empty()) return fail(std::move(faults));
        jobs.push_back({std::move(*table), {}, 0});
    }
    return Series(plan, hooks, std::move(jobs)).run();
}

}  // namespace fronteira::match
