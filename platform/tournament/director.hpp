// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/standings.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fronteira::tournament {

/// A tournament conducted a step at a time, as people play it on a host: entrants come and go,
/// rounds are paired, results are entered when a match ends, and the organiser puts one right.
/// Everything is in the ledger before a call returns, and nothing of a call that fails.
class Director {
 public:
    /// Begins a ledger, or goes on with one of this plan; it is then locked for others. The format
    /// is lent.
    static Result<std::unique_ptr<Director>> open(Plan plan, const PairingFormat& format,
                                                  const std::filesystem::path& ledger,
                                                  const std::string& lock);

    /// With the entrants as they are by now.
    const Plan& plan() const { return plan_; }
    const Book& book() const { return *book_; }
    std::vector<Standing> table() const { return standings(plan_, *format_, *book_); }

    /// A new entrant, from the next round on: its number. A name stands once.
    /// `key` is a person's, who has a token for it; somebody of the plan who has none yet takes it.
    Result<int> enrol(const std::string& name, const std::string& bot, const std::string& key = {});
    /// The entrant of that name, in capitals or not.
    std::optional<int> find(const std::string& name) const;
    /// Out of all rounds that are not paired yet.
    Result<void> withdraw(int entrant);
    /// Somebody else takes the place, with all its points.
    Result<void> replace(int entrant, const std::string& name, const std::string& bot,
                         const std::string& key = {});

    /// Pairs the next round. Fails while matches of the last one are open; false when the
    /// tournament is over.
    Result<bool> pair();
    /// What pair() would pair now.
    Result<std::optional<PairedRound>> preview() const;
    /// The matches of the paired rounds that are not played yet.
    std::vector<Fixture> open_matches() const;

    /// A match has ended. Fails when there is no such match or it has a result already.
    Result<void> enter(const MatchResult& result);
    /// The organiser's correction of a result: who has won instead (one bit per seat; 0: drawn),
    /// and why. What was there before stays in the ledger, and the reason with it. Rounds that are
    /// paired stay as they are.
    Result<void> correct(uint64_t match, uint32_t winners, const std::string& reason);

 private:
    Director(Plan plan, const PairingFormat& format, std::unique_ptr<Ledger> ledger);
    Result<void> read(const std::string& lock);
    Result<void> keep_entrant(int entrant);
    Result<void> change(int entrant, Entrant to);
    Diagnostic same_name(const std::string& name) const;
    Diagnostic fault(const char* code, std::string sentence, std::string hint) const;

    Plan plan_;
    const PairingFormat* format_;
    std::unique_ptr<Ledger> ledger_;
    std::string identity_;
    std::unique_ptr<Book> book_;  ///< over `plan_`
};

}  // namespace fronteira::tournament
