// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/pairing.hpp>

#include "database/database.hpp"
#include "tournament/ledger/match_result.hpp"
#include "tournament/ledger/runner_lock.hpp"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>

namespace fronteira::tournament {

/// Which part of a tournament a ledger holds: every `of`-th block, from number `part` (from 0).
struct Shard {
    uint64_t part = 0;
    uint64_t of = 1;
    bool whole() const { return of == 1; }
    friend bool operator==(const Shard&, const Shard&) = default;
};

/// What a ledger says of itself.
struct LedgerHead {
    std::string plan;  ///< the organiser's file as it was
    std::string lock;  ///< what was installed: a line each
    Shard shard;
};

/// The organiser's word against a result.
struct Correction {
    uint64_t match = 0;
    uint32_t winners = 0;  ///< a bit a seat; 0: drawn
    std::string reason;
};

/// The file that is the single source of truth about a tournament. Writes gather until commit();
/// what was committed is on the disk and survives the death of process and machine. Any number may
/// read while one writes.
class Ledger {
 public:
    /// Opens a ledger for writing and creates it if it is missing; the caller compares its head.
    /// Fails when another runner has it.
    static Result<std::unique_ptr<Ledger>> open_to_write(const std::filesystem::path& path);
    static Result<std::unique_ptr<Ledger>> open_to_read(const std::filesystem::path& path);

    /// Nothing while it is new.
    Result<std::optional<LedgerHead>> head() const;
    void put_head(const LedgerHead& head);

    /// The openings of the games of a plan, in their order.
    void put_openings(const Plan& plan);
    void put(const MatchResult& result);
    /// Drops matches, by number.
    void drop(const std::vector<uint64_t>& numbers);
    void put_round(size_t number, const PairedRound& round);
    /// Beside the result, which stays as it was.
    void put(const Correction& correction);
    /// An entrant who came, went or was replaced while the tournament ran.
    void put_entrant(int number, const Entrant& entrant);
    /// The writes since the last commit, all or none. After a failure none of them was made.
    Result<void> commit();

    /// By game, in the order of the deals.
    Result<std::map<int64_t, std::vector<Opening>>> openings() const;
    /// Without their moves, by number.
    Result<std::vector<MatchResult>> results() const;
    Result<std::vector<PairedRound>> rounds() const;
    /// In the order in which they were made; of several of one match the last holds.
    Result<std::vector<Correction>> corrections() const;
    /// Those who differ from the plan's, by number.
    Result<std::map<int, Entrant>> entrants() const;
    /// Packed; nothing when the match is not in the ledger.
    Result<std::optional<std::string>> moves(uint64_t number) const;

    const std::filesystem::path& path() const { return path_; }

 private:
    Ledger(std::filesystem::path path, RunnerLock lock,
           std::unique_ptr<database::Database> database);
    void begin();
    void write(database::Statement& statement);
    Result<void> check_file() const;
    Result<void> check_version() const;
    Result<bool> has_table(const char* name) const;

    std::filesystem::path path_;
    RunnerLock lock_;
    std::unique_ptr<database::Database> database_;
    std::optional<database::Statement> insert_match_, insert_moves_;
    std::optional<Diagnostic> fault_;
    bool dirty_ = false;
    bool begun_ = false;  ///< its head was put and is not committed yet
};

/// Puts those whom a ledger knows otherwise in their places, new ones at the end. Fails with
/// `ledger.edited` where that leaves somebody without a name, or two with one.
Result<void> take_entrants(const Ledger& ledger, std::vector<Entrant>& entrants);

/// Puts the openings that a ledger has into the games of its plan. Fails with `ledger.edited` where
/// they are not those that the plan asks for.
Result<void> take_openings(const Ledger& ledger, Plan& plan);

/// Where the ledger of a tournament's file lies: `cup.ledger` beside `cup.toml`. The path of a
/// ledger is its own.
std::filesystem::path ledger_of(const std::filesystem::path& plan);

}  // namespace fronteira::tournament
