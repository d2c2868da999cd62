// SPDX-License-Identifier: MIT
#include "tournament/ledger/merge.hpp"

#include "tournament/ledger/identity.hpp"
#include "tournament/plan/plan_reader.hpp"

#include <map>

namespace fronteira::tournament {
namespace fs = std::filesystem;
namespace {

class Merger {
 public:
    explicit Merger(Ledger& into) : into_(into) {}

    Result<void> add(const fs::path& path) {
        const auto shard = Ledger::open_to_read(path);
        if (!shard) return fail(shard.error());
        auto head = (*shard)->head();
        if (!head) return fail(std::move(head.error()));
        if (!*head)
            return fail(
                error_at({path.string(), 0, 0}, "ledger.empty", "is empty", "leave it out"));
        if (auto same = check_head(**head, **shard); !same) return same;
        auto results = (*shard)->results();
        if (!results) return fail(std::move(results.error()));
        for (MatchResult& result : *results)
            if (auto taken = take(**shard, std::move(result)); !taken) return taken;
        return {};
    }

 private:
    Result<void> begin(const LedgerHead& head, const Ledger& shard) {
        head_ = LedgerHead{head.plan, head.lock, {}};
        into_.put_head(*head_);
        auto plan = parse_plan(head.plan, shard.path().string());
        if (!plan) return fail(std::move(plan.error()));
        if (auto taken = take_openings(shard, *plan); !taken) return taken;
        into_.put_openings(*plan);
        return {};
    }

    Result<void> check_head(const LedgerHead& head, const Ledger& shard) {
        if (!head_) return begin(head, shard);
        const fs::path& path = shard.path();
        auto plan = parse_plan(head_->plan, into_.path().string());
        if (!plan) return fail(std::move(plan.error()));
        if (auto same =
                check_plan(*plan, head, path.string(), "merge only shards of one tournament");
            !same)
            return same;
        if (head.lock == head_->lock) return {};
        return fail(error_at({path.string(), 0, 0}, "ledger.other_mods",
                             "was played with other mods than the previous shards",
                             "play it again with the same mods"));
    }

    Result<void> take(const Ledger& shard, MatchResult result) {
        const std::string from = shard.path().string();
        const auto [first, fresh] = taken_.emplace(result.number, from);
        if (!fresh)
            return fail(error_at({from, 0, 0}, "ledger.overlap",
                                 "overlaps " + first->second + ": both hold match " +
                                     std::to_string(result.number + 1),
                                 "name every shard once"));
        auto moves = shard.moves(result.number);
        if (!moves) return fail(std::move(moves.error()));
        result.moves = moves->value_or("");
        into_.put(result);
        return {};
    }

    Ledger& into_;
    std::optional<LedgerHead> head_;
    std::map<uint64_t, std::string> taken_;
};

/// All at once, so that a merge that is killed leaves nothing that looks like a tournament.
Result<void> merge_all(const std::vector<fs::path>& shards, Ledger& into) {
    Merger merger(into);
    for (const fs::path& shard : shards)
        if (auto added = merger.add(shard); !added) return added;
    const auto first = Ledger::open_to_read(shards.front());
    if (!first) return fail(first.error());
    auto rounds = (*first)->rounds();
    if (!rounds) return fail(std::move(rounds.error()));
    for (size_t i = 0; i < rounds->size(); ++i) into.put_round(i, (*rounds)[i]);
    return into.commit();
}

/// A file without a tournament is what a merge left that was killed.
Result<void> check_free(const Ledger& into) {
    auto head = into.head();
    if (!head) return fail(std::move(head.error()));
    if (!*head) return {};
    return fail(error_at({into.path().string(), 0, 0}, "ledger.there", "already exists",
                         "name a new file for the result"));
}

}  // namespace

Result<void> merge(const std::vector<fs::path>& shards, const fs::path& into) {
    auto ledger = Ledger::open_to_write(into);
    if (!ledger) return fail(std::move(ledger.error()));
    if (auto free = check_free(**ledger); !free) return free;
    auto merged = merge_all(shards, **ledger);
    ledger->reset();
    std::error_code error;
    if (!merged)
        for (const char* part : {"", "-wal", "-shm", "-lock"})
            fs::remove(into.string() + part, error);
    return merged;
}

}  // namespace fronteira::tournament
