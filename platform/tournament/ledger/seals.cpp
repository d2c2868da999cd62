// SPDX-License-Identifier: MIT
#include "tournament/ledger/seals.hpp"

#include "tournament/ledger/identity.hpp"

namespace fronteira::tournament {

Result<std::vector<uint64_t>> broken_seals(const Ledger& ledger) {
    const auto identity = identity_of(ledger);
    if (!identity) return fail(identity.error());
    auto results = ledger.results();
    if (!results) return fail(std::move(results.error()));
    std::vector<uint64_t> broken;
    for (MatchResult& result : *results) {
        auto moves = ledger.moves(result.number);
        if (!moves) return fail(std::move(moves.error()));
        result.moves = std::move(*moves).value_or("");
        if (seal_of(result, *identity) != result.seal) broken.push_back(result.number);
    }
    return broken;
}

}  // namespace fronteira::tournament
