// SPDX-License-Identifier: MIT
#pragma once

#include "host/contest.hpp"
#include "runtime/cups/cup.hpp"
#include "tournament/director.hpp"

#include <filesystem>
#include <memory>
#include <string>

namespace fronteira::runtime {

/// The keys of a tournament of people: the first gives the rights of the organiser, the second the
/// right to register.
struct CupKeys {
    std::string organiser;
    std::string code;
    std::string address;  ///< where the host was reached last, or empty
};

/// Reads the key file, which only its owner may read; draws new keys if there is none.
Result<CupKeys> take_keys(const std::filesystem::path& path);
Result<CupKeys> load_keys(const std::filesystem::path& path);
Result<void> save_keys(const CupKeys& keys, const std::filesystem::path& path);
/// `cup.keys` beside `cup.ledger`.
std::filesystem::path keys_beside(const std::filesystem::path& ledger);

/// A tournament that people play on a host: who has registered, what is paired, how it stands.
/// Everything is in the ledger before it is announced.
class PeopleCup final : public host::Contest {
 public:
    /// Begins the ledger or continues it; it is then locked for others. The installation is lent.
    /// No code of a mod is run.
    static Result<std::unique_ptr<PeopleCup>> open(const Installation& installation,
                                                   tournament::Plan plan,
                                                   const std::filesystem::path& ledger,
                                                   const CupKeys& keys);

    Ruling rule(const host::Json& message, bool owner) override;
    bool is_organisers(const host::Json& message) const override;
    std::vector<Fixture> fixtures() const override;
    int seat_of(uint64_t number, const std::string& token) const override;
    Result<void> enter(uint64_t number, const host::Json& result, const std::string& why) override;

 private:
    using Json = host::Json;
    /// What a request's token and connection allow.
    struct Asker {
        bool owner = false;      ///< of the host: whoever holds its pipe
        bool organiser = false;  ///< so is the owner
        int entrant = -1;
    };

    PeopleCup(const Installation& installation, Cup cup)
        : installation_(installation), cup_(std::move(cup)) {}

    Ruling tell(const Json& message, const Asker& asker);
    Ruling enrol(const Json& message, const Asker& asker);
    Ruling withdraw(const Json& message, const Asker& asker);
    Ruling round(const Json& message, const Asker& asker);
    Ruling replace(const Json& message, const Asker& asker);
    Ruling correct(const Json& message, const Asker& asker);
    Ruling forfeit(const Json& message, const Asker& asker);

    Asker asker(const Json& message, bool owner) const;
    Result<int> named(const Json& message) const;
    Result<uint64_t> match_in(const Json& message) const;
    Result<void> check_bot(const std::string& bot, const Asker& asker) const;
    Result<std::string> clean_name(const Json& message) const;
    Result<PairedRound> next_round() const;
    Json names(const std::vector<int>& entrants) const;
    Json told() const;
    Json match_told(uint64_t number) const;
    Json standings_told() const;
    host::MatchLimits limits() const;
    const tournament::Plan& plan() const { return director_->plan(); }
    const tournament::Schedule& schedule() const { return director_->book().schedule(); }

    const Installation& installation_;
    Cup cup_;
    std::unique_ptr<tournament::Director> director_;
    std::string organiser_;  ///< a hash of the token
    std::string code_;
    Json told_;  ///< what all may know, until something changes
};

}  // namespace fronteira::runtime
