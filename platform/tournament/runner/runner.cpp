// SPDX-License-Identifier: MIT
#include "tournament/runner/runner.hpp"

#include "match/series/threads.hpp"
#include "tournament/book.hpp"
#include "tournament/ledger/identity.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>

namespace fronteira::tournament {
namespace {

using Clock = std::chrono::steady_clock;

constexpr auto commit_pause = std::chrono::milliseconds(100);
constexpr size_t most_waiting = 4096;  // results; whoever plays faster than the disk waits

/// Some matches, played by all threads at once; what they give is taken by one.
class Batch {
 public:
    Batch(const Schedule& schedule, std::vector<uint64_t> numbers, const std::atomic<bool>* cancel)
        : schedule_(schedule), numbers_(std::move(numbers)), cancel_(cancel) {}

    void work(Player& player) {
        while (!stopped()) {
            const size_t at = next_.fetch_add(1, std::memory_order_relaxed);
            if (at >= numbers_.size()) break;
            MatchResult result = player.play(schedule_.fixture(numbers_[at]));
            std::unique_lock lock(mutex_);
            room_.wait(lock, [&] { return done_.size() < most_waiting || stopped_; });
            done_.push_back(std::move(result));
        }
        const std::lock_guard lock(mutex_);
        ++ended_;
        news_.notify_one();
    }

    /// Waits a little, and takes what there is. `workers` tells when all have ended.
    std::vector<MatchResult> take(size_t workers, bool& ended) {
        std::unique_lock lock(mutex_);
        news_.wait_for(lock, commit_pause, [&] { return ended_ == workers; });
        ended = ended_ == workers;
        std::vector<MatchResult> taken = std::exchange(done_, {});
        room_.notify_all();
        return taken;
    }

    void stop() {
        const std::lock_guard lock(mutex_);
        stopped_ = true;
        room_.notify_all();
    }

    size_t size() const { return numbers_.size(); }

 private:
    bool stopped() const {
        return stopped_ || (cancel_ != nullptr && cancel_->load(std::memory_order_relaxed));
    }

    const Schedule& schedule_;
    const std::vector<uint64_t> numbers_;
    const std::atomic<bool>* cancel_;
    std::atomic<size_t> next_{0};
    std::atomic<bool> stopped_{false};
    std::mutex mutex_;
    std::condition_variable news_, room_;
    std::vector<MatchResult> done_;
    size_t ended_ = 0;
};

class Runner {
 public:
    Runner(const Run& run, const RunHooks& hooks)
        : run_(run), hooks_(hooks), book_(run.plan, run.format) {}

    Result<RunEnd> go(const ArenaFactory& make_arena) {
        if (auto begun = begin(); !begun) return fail(std::move(begun.error()));
        while (true) {
            if (auto paired = pair(); !paired) return fail(std::move(paired.error()));
            if (auto kept = run_.ledger.commit(); !kept) return fail(std::move(kept.error()));
            const std::vector<uint64_t> missing = missing_matches();
            if (missing.empty() || over()) break;
            if (players_.empty())
                if (auto made = make_players(make_arena); !made)
                    return fail(std::move(made.error()));
            if (auto played = play(missing); !played) return fail(std::move(played.error()));
            if (cancelled()) return end_;
        }
        end_.complete = true;
        return end_;
    }

 private:
    bool cancelled() const { return hooks_.cancel != nullptr && hooks_.cancel->load(); }
    bool over() const { return book_.is_decided(); }

    /// Reads what is there, or begins a ledger.
    Result<void> begin() {
        auto head = run_.ledger.head();
        if (!head) return fail(std::move(head.error()));
        if (!*head) {
            // It is there once the first round is paired: see go().
            run_.ledger.put_head({run_.plan.source, run_.lock, run_.shard});
            run_.ledger.put_openings(run_.plan);
            return {};
        }
        if (auto same = check_head(**head); !same) return same;
        return book_.read(run_.ledger);
    }

    Result<void> check_head(const LedgerHead& head) const {
        const std::string name = run_.ledger.path().string();
        if (auto same = check_plan(run_.plan, head, name); !same) return same;
        if (head.shard != run_.shard)
            return fail(
                error_at({name, 0, 0}, "ledger.other_shard",
                         "is the ledger of another shard: " + std::to_string(head.shard.part + 1) +
                             "/" + std::to_string(head.shard.of),
                         "give every shard a ledger of its own with --ledger"));
        return check_lock(head, run_.lock, name);
    }

    /// All rounds that can be paired now: those that do not wait for results at once.
    Result<void> pair() {
        while (book_.round_is_played() || !run_.format.needs_results()) {
            if (over()) return {};
            auto next = run_.format.next(field_of(run_.plan, book_.schedule()));
            if (!next) return {};
            if (auto fits = book_.schedule().check_size(*next); !fits) return fits;
            run_.ledger.put_round(book_.schedule().rounds().size(), *next);
            book_.add(std::move(*next));
        }
        return {};
    }

    bool is_ours(uint64_t number) const {
        return number / book_.schedule().a_block() % run_.shard.of == run_.shard.part;
    }

    std::vector<uint64_t> missing_matches() {
        std::vector<uint64_t> missing;
        for (const uint64_t number : book_.open_matches())
            if (is_ours(number)) missing.push_back(number);
        return missing;
    }

    Result<void> make_players(const ArenaFactory& make_arena) {
        for (int job = 0; job < std::max(run_.jobs, 1); ++job) {
            auto arena = make_arena(job);
            if (!arena) return fail(std::move(arena.error()));
            players_.push_back(
                std::make_unique<Player>(run_.plan, identity_of(run_.plan), std::move(*arena)));
        }
        return {};
    }

    Result<void> play(const std::vector<uint64_t>& numbers) {
        Batch batch(book_.schedule(), numbers, hooks_.cancel);
        const auto threads =
            match::begin_threads(0, players_.size(), [&](size_t i) { batch.work(*players_[i]); });
        if (threads.empty())
            return fail(error_at({}, "tournament.thread", "the system gives no thread to play on"));
        Result<void> kept;
        start_ = Clock::now();
        at_start_ = end_.played;
        for (bool ended = false; !ended;) {
            const std::vector<MatchResult> results = batch.take(threads.size(), ended);
            if (kept) kept = keep(results);
            if (!kept || over()) batch.stop();
            tell(numbers.size());
        }
        return kept;
    }

    Result<void> keep(const std::vector<MatchResult>& results) {
        for (const MatchResult& result : results) {
            if (!book_.counts(result.number)) continue;
            run_.ledger.put(result);
            book_.add(result);
            ++end_.played;
        }
        if (over()) run_.ledger.drop(book_.drop_surplus());
        return run_.ledger.commit();
    }

    void tell(size_t in_batch) const {
        if (!hooks_.progress) return;
        RunProgress progress;
        progress.done = book_.played();
        const uint64_t now = end_.played - at_start_;
        progress.of = progress.done + in_batch - now;
        progress.round = static_cast<int>(book_.schedule().rounds().size());
        const double seconds = std::chrono::duration<double>(Clock::now() - start_).count();
        if (now > 0)
            progress.seconds_left =
                seconds / static_cast<double>(now) * static_cast<double>(in_batch - now);
        hooks_.progress(progress);
    }

    const Run& run_;
    const RunHooks& hooks_;
    Book book_;
    std::vector<std::unique_ptr<Player>> players_;
    RunEnd end_;
    Clock::time_point start_;
    uint64_t at_start_ = 0;
};

}  // namespace

Result<RunEnd> run_tournament(const Run& run, const ArenaFactory& make_arena,
                              const RunHooks& hooks) {
    return Runner(run, hooks).go(make_arena);
}

}  // namespace fronteira::tournament
