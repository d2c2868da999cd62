// SPDX-License-Identifier: MIT
// The matches of a ledger: how each ended, and what was played in it.
#include "tournament/ledger/ledger.hpp"

#include <cstring>
#include <map>

namespace fronteira::tournament {
using database::Statement;
namespace {

std::string bytes_of(const core::Hash& hash) {
    std::string bytes(16, '\0');
    std::memcpy(bytes.data(), &hash.low, 8);
    std::memcpy(bytes.data() + 8, &hash.high, 8);
    return bytes;
}

core::Hash hash_of(std::string_view bytes) {
    core::Hash hash;
    if (bytes.size() != 16) return hash;
    std::memcpy(&hash.low, bytes.data(), 8);
    std::memcpy(&hash.high, bytes.data() + 8, 8);
    return hash;
}

}  // namespace

void Ledger::put(const MatchResult& result) {
    begin();
    const match::GameResult& game = result.game;
    insert_match_->number(static_cast<int64_t>(result.number))
        .number(static_cast<int64_t>(game.end))
        .number(game.winners)
        .number(game.loser)
        .number(game.moves)
        .blob(bytes_of(game.digest))
        .blob(result.seal)
        .text(result.reason);
    write(*insert_match_);
    insert_moves_->number(static_cast<int64_t>(result.number)).blob(result.moves);
    write(*insert_moves_);
    if (!result.seed) return;
    Statement lot = database_->prepare("INSERT OR REPLACE INTO lot VALUES (?, ?)");
    lot.number(static_cast<int64_t>(result.number)).number(static_cast<int64_t>(*result.seed));
    write(lot);
}

void Ledger::drop(const std::vector<uint64_t>& numbers) {
    if (numbers.empty()) return;
    begin();
    for (const char* sql :
         {"DELETE FROM match WHERE number = ?", "DELETE FROM played WHERE match = ?"}) {
        Statement row = database_->prepare(sql);
        for (const uint64_t number : numbers) {
            row.number(static_cast<int64_t>(number));
            write(row);
        }
    }
}

Result<std::vector<MatchResult>> Ledger::results() const {
    Statement row = database_->prepare(
        "SELECT number, end, winners, loser, moves, hash, seal, reason FROM match ORDER BY number");
    std::vector<MatchResult> all;
    while (row.row()) {
        MatchResult& one = all.emplace_back();
        one.number = static_cast<uint64_t>(row.whole(0));
        one.game.end = static_cast<match::GameResult::End>(row.whole(1));
        one.game.winners = static_cast<uint32_t>(row.whole(2));
        one.game.loser = static_cast<int8_t>(row.whole(3));
        one.game.moves = row.whole(4);
        one.game.digest = hash_of(row.view(5));
        one.seal = row.bytes(6);
        one.reason = row.bytes(7);
    }
    if (!row.done()) return fail(database_->fault());
    const auto there = has_table("lot");
    if (!there) return fail(there.error());
    if (!*there) return all;
    Statement lot = database_->prepare("SELECT match, seed FROM lot");
    std::map<uint64_t, uint64_t> seeds;
    while (lot.row())
        seeds[static_cast<uint64_t>(lot.whole(0))] = static_cast<uint64_t>(lot.whole(1));
    if (!lot.done()) return fail(database_->fault());
    for (MatchResult& one : all)
        if (const auto seed = seeds.find(one.number); seed != seeds.end()) one.seed = seed->second;
    return all;
}

Result<std::optional<std::string>> Ledger::moves(uint64_t number) const {
    Statement row = database_->prepare("SELECT moves FROM played WHERE match = ?");
    row.number(static_cast<int64_t>(number));
    if (row.row()) return std::optional<std::string>(row.bytes(0));
    if (!row.done()) return fail(database_->fault());
    return std::optional<std::string>();
}

}  // namespace fronteira::tournament
