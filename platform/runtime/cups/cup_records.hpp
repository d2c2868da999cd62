// SPDX-License-Identifier: MIT
#pragma once

#include "match/records/replay.hpp"
#include "runtime/cups/cup.hpp"
#include "runtime/games/guarded_rules.hpp"
#include "tournament/book.hpp"

#include <memory>
#include <vector>

namespace fronteira::runtime {

/// Makes the full records of a cup's matches: the ledger keeps seed, moves and end; everything else
/// is computed from them, with the same bytes every time.
class CupRecords {
 public:
    /// The cup is lent.
    static Result<std::unique_ptr<CupRecords>> load(const Cup& cup);

    /// `result` with its moves. Fails where a move is not legal.
    Result<match::Record> record(const tournament::Fixture& fixture,
                                 const tournament::MatchResult& result);
    /// Replays it for an onlooker.
    Result<void> tell(const tournament::Fixture& fixture, const tournament::MatchResult& result,
                      const match::OnMove& on_move);

    /// What the record of a match begins with.
    match::Record header(const tournament::Fixture& fixture) const;
    const core::Rules& rules(const tournament::Fixture& fixture) const {
        return rules_[static_cast<size_t>(fixture.game)]->rules();
    }

 private:
    explicit CupRecords(const Cup& cup) : cup_(cup) {}
    static Result<void> play(match::Session& session, const tournament::Fixture& fixture,
                             const tournament::MatchResult& result, const match::OnMove& on_move);

    const Cup& cup_;
    std::vector<std::unique_ptr<GuardedRules>> rules_;  ///< a game each
    std::vector<match::Record> headers_;
};

/// A tournament as its ledger has it, opened for reading. It holds everything that a table, a page
/// or a check needs.
struct KeptCup {
    std::unique_ptr<tournament::Ledger> ledger;
    Cup cup;
    tournament::Book book;  ///< over `cup.plan`

    /// `path` is a ledger or the tournament's file beside it. With games, those that the plan
    /// names must be installed as they were when the ledger was begun; bots are not made.
    static Result<std::unique_ptr<KeptCup>> open(const Installation& installation,
                                                 const std::filesystem::path& path,
                                                 bool with_games);

    /// The packed moves of a match that was played; those of one that had none are empty.
    Result<std::string> moves_of(const tournament::MatchResult& result) const;

 private:
    KeptCup(std::unique_ptr<tournament::Ledger> kept, Cup found)
        : ledger(std::move(kept)), cup(std::move(found)), book(cup.plan, *cup.format) {}
};

}  // namespace fronteira::runtime
