// SPDX-License-Identifier: MIT
#pragma once

#include "host/about_match.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fronteira::host {

using protocol::Json;

/// A tournament that people play on this host, as its tables see it: the implementation knows
/// entrants, rounds and points; the host knows connections and matches. Everything is stored before
/// it is answered. Seats count from 0 here, matches from 0 through all rounds.
class Contest {
 public:
    /// A match to be played now.
    struct Fixture {
        uint64_t number = 0;
        Json open;  ///< the request `open` for it
        MatchLimits limits;
    };
    /// Somebody else takes a seat of a match that is going on.
    struct Change {
        uint64_t number = 0;
        int seat = 0;
        std::string who;  ///< `human`, `bot:NAME`
        std::string name;
    };
    /// A seat loses a match that is going on.
    struct Forfeit {
        uint64_t number = 0;
        int seat = 0;
        std::string reason;
    };
    /// The result of a request: the reply, and what happens to matches.
    struct Ruling {
        Json reply;
        bool changed = false;  ///< whoever follows the tournament should look again
        std::vector<Change> changes;
        std::optional<Forfeit> forfeit;
    };

    virtual ~Contest() = default;

    /// One of the requests `tournament`, `register`, `withdraw`, `round`, `replace`, `correct`,
    /// `forfeit`. `owner` may name programs as bots.
    virtual Ruling rule(const Json& message, bool owner) = 0;
    /// Whether a request brings the organiser's token.
    virtual bool is_organisers(const Json& message) const = 0;
    /// The matches that have no result yet.
    virtual std::vector<Fixture> fixtures() const = 0;
    /// The seat that the holder of a token has in a match; -1 for none.
    virtual int seat_of(uint64_t number, const std::string& token) const = 0;
    /// Enters a result, as the worker's `result` tells it, and why it ended before the rules did.
    virtual Result<void> enter(uint64_t number, const Json& result, const std::string& why) = 0;
};

}  // namespace fronteira::host
