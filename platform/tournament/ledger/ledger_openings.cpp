// SPDX-License-Identifier: MIT
// The openings of a ledger: what its matches began with, so that it can be verified by itself.
#include "tournament/ledger/ledger.hpp"

namespace fronteira::tournament {
using database::Statement;

void Ledger::put_openings(const Plan& plan) {
    begin();
    Statement row = database_->prepare("INSERT OR REPLACE INTO opening VALUES (?, ?, ?, ?, ?)");
    for (size_t game = 0; game < plan.games.size(); ++game) {
        const std::vector<Opening>& openings = plan.games[game].openings.found;
        for (size_t deal = 0; deal < openings.size(); ++deal) {
            const Opening& one = openings[deal];
            row.number(static_cast<int64_t>(game)).number(static_cast<int64_t>(deal));
            row.text(one.name).number(static_cast<int64_t>(one.seed)).blob(one.moves);
            write(row);
        }
    }
}

Result<std::map<int64_t, std::vector<Opening>>> Ledger::openings() const {
    std::map<int64_t, std::vector<Opening>> all;
    const auto there = has_table("opening");
    if (!there) return fail(there.error());
    if (!*there) return all;
    Statement row =
        database_->prepare("SELECT game, name, seed, moves FROM opening ORDER BY game, deal");
    while (row.row())
        all[row.whole(0)].push_back(
            {row.bytes(1), static_cast<uint64_t>(row.whole(2)), row.bytes(3)});
    if (!row.done()) return fail(database_->fault());
    return all;
}

Result<void> take_openings(const Ledger& ledger, Plan& plan) {
    auto kept = ledger.openings();
    if (!kept) return fail(std::move(kept.error()));
    for (size_t game = 0; game < plan.games.size(); ++game) {
        Openings& openings = plan.games[game].openings;
        if (openings.from.empty()) continue;
        openings.found = std::move((*kept)[static_cast<int64_t>(game)]);
        if (openings.found.size() != static_cast<size_t>(plan.deals))
            return fail(error_at({ledger.path().string(), 0, 0}, "ledger.edited",
                                 "game " + std::to_string(game + 1) + " has " +
                                     std::to_string(openings.found.size()) + " openings for " +
                                     std::to_string(plan.deals) + " deals",
                                 "use a copy of the ledger that was not changed by hand"));
    }
    return {};
}

}  // namespace fronteira::tournament
