// SPDX-License-Identifier: MIT
#pragma once

#include "protocol/message.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fronteira::host {

using protocol::Json;

/// Who may look on.
struct WatchTerms {
    std::string by = "token";  ///< `anyone`, who shows a `token`, or `nobody`
    int64_t delay = 0;         ///< seconds that they are kept behind
    bool speak = false;        ///< in the chat
};

/// The time of each person, in seconds.
struct ClockTerms {
    int64_t seconds = 0;
    int64_t increment = 0;  ///< for every decision
};

/// Where a match of a tournament ends before its rules end it; 0 stands for nowhere.
struct MatchLimits {
    uint64_t most_moves = 0;
    uint64_t most_rounds = 0;
    bool by_spaces = false;  ///< whoever has most of them wins then; else nobody does
};

/// `most_moves`, `most_rounds`, `by_spaces`.
Json to_json(const MatchLimits& limits);

/// A match of a tournament.
struct FixtureTerms {
    uint64_t number = 0;
    MatchLimits limits;
};

/// What a host knows of a match besides its record. Lists are by seat. Of a token its hash is kept
/// (token_hash), and nothing where there is none.
struct AboutMatch {
    std::string ruleset;
    std::string map;
    Json title;          ///< of the ruleset, by language
    int64_t opened = 0;  ///< in seconds since 1970

    std::vector<std::string> chairs;  ///< `human`, `bot`, `bot:NAME`
    std::vector<std::string> people;  ///< what they are called; empty where nobody said
    std::vector<std::string> tokens;
    std::vector<bool> invited;  ///< whoever has the invitation may sit down; empty: nowhere
    std::string eyes;           ///< token to look on
    std::string invitation;
    std::string opener;  ///< token of the right to begin and to free seats
    bool lobby = false;  ///< people are still coming

    WatchTerms watch;
    std::optional<ClockTerms> clock;
    std::vector<int64_t> left;  ///< milliseconds; empty until the clock has run
    bool paused = false;
    int64_t bot_pace = 0;    ///< milliseconds between moves of bots
    std::string commitment;  ///< to the seed, where that was drawn by lot; see commitment()

    Json wish;               ///< the request `open`; null where it was too long
    std::vector<Json> said;  ///< the latest lines of chat: `by`, `name`, `text`
    std::string next;        ///< the match in which the same people play again
    std::string why;         ///< it ended before the rules ended it
    std::optional<FixtureTerms> fixture;

    bool is_person(size_t seat) const { return chairs[seat] == "human"; }
    bool is_invited(size_t seat) const { return seat < invited.size() && invited[seat]; }
    bool has_token(size_t seat) const { return seat < tokens.size() && !tokens[seat].empty(); }
};

/// As the store keeps it.
Json to_json(const AboutMatch& about);
/// Nothing where a key has another type than it was written with.
std::optional<AboutMatch> read_about_match(const Json& json);

}  // namespace fronteira::host
