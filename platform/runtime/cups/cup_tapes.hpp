// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/cups/cup_records.hpp"

namespace fronteira::runtime {

/// Makes the tapes of a cup's matches for a page, several at a time. They are the same however many
/// threads there are.
class CupTapes {
 public:
    /// A match that was played, with its moves.
    struct Wanted {
        tournament::Fixture fixture;
        tournament::MatchResult result;
    };

    /// The cup is lent.
    static Result<std::unique_ptr<CupTapes>> load(const Cup& cup, size_t threads);

    /// In the order in which they are wanted. Fails where a move is not legal.
    Result<std::vector<std::string>> make(const std::vector<Wanted>& wanted);

    /// What the record of a match begins with.
    match::Record header(const tournament::Fixture& fixture) const {
        return records_.front()->header(fixture);
    }

 private:
    CupTapes() = default;

    std::vector<std::unique_ptr<CupRecords>> records_;  ///< one a thread
};

}  // namespace fronteira::runtime
