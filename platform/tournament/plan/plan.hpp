// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>
#include <fronteira/pairing.hpp>

#include <map>
#include <string>
#include <vector>

namespace fronteira::tournament {

/// How many milliseconds a bot may think. 0: there is no limit, or none of its own.
struct BotTime {
    int32_t move_ms = 0;
    int32_t match_ms = 0;  ///< for all its moves together
};

/// Who plays.
struct Entrant {
    std::string name;
    std::string bot;  ///< as after `--bot`; `person` for somebody who registers on a host
    int joins = 1;    ///< the first round in which it is paired
    int leaves = 0;   ///< the first round in which it is not any more; 0: it stays
    Place place;
    std::string key{};  ///< of a person who has registered: a hash of the token
    BotTime time{};     ///< where it is not that of the limits

    bool is_person() const { return bot == person; }
    static constexpr const char* person = "person";
};

/// A position that matches begin from: the first moves of a recorded match, with its seed.
struct Opening {
    std::string name;  ///< of the record's file
    uint64_t seed = 0;
    std::string moves;  ///< packed, see match::MovePacker
};

/// Where a game's openings are, deal by deal.
struct Openings {
    std::string from{};            ///< a record or a folder of them, beside the plan; empty: none
    int32_t rounds = 0;            ///< of each record only so many are played; 0: all moves
    std::vector<Opening> found{};  ///< filled by whoever looks, or from the ledger
    Place place{};
};

/// What is played: every meeting is played in every game of the tournament.
struct GameChoice {
    std::string ruleset;
    std::string map;  ///< the ruleset's own when empty
    std::map<std::string, std::string> options;
    std::map<std::string, Place> option_places{};  ///< where each value stands
    Place place;
    Place map_place{};  ///< where the map is named, else `place`
    Openings openings{};
};

/// What a match is worth, in parts of a_point.
struct Points {
    int64_t win = a_point;  ///< shared by those who win together
    int64_t draw = 0;       ///< to each; a win's points shared by all when `draw_is_shared`
    int64_t loss = 0;
    int64_t bye = 0;  ///< a match of the meeting that is missed; see `bye_of` when `bye_is_usual`
    bool draw_is_shared = true;
    bool bye_is_usual = true;
};

/// Who comes first among equals, one criterion after the other.
enum class TieBreak : uint8_t { buchholz, sonneborn_berger, head_to_head, wins };

/// What is counted to say who is ahead: `spaces`, or a column of numbers of spaces or of seats.
struct Counted {
    static constexpr const char* spaces = "spaces";
    std::string what{};  ///< empty: nothing
    Place place{};
};

/// When a match is over though its rules have not ended it: see match::MatchLimits.
struct Limits {
    int64_t moves = 100000;
    int32_t rounds = 0;    ///< 0: none
    Counted adjudicate{};  ///< who wins at a limit is whoever has most; nothing: it is drawn
    struct Decided {
        Counted of{};
        int percent = 100;
        int32_t rounds = 0;  ///< 0: never
    } decided{};
    struct Standstill {
        Counted of{};
        int32_t rounds = 0;  ///< 0: never
    } standstill{};
    BotTime time;
};

/// How people play on a host: see `fronteira tournament open`.
struct People {
    bool on = false;  ///< some may come who are not in the plan
    int seconds = 0;  ///< on the clock of each person, for a match; 0: nobody is hurried
    int increment = 0;
    bool watched = true;  ///< anyone may look on
    int watch_delay = 0;  ///< seconds that they are behind
    bool late = false;    ///< also after the first round anyone who has the code may register
    Place late_place{};
    int bot_pace = 0;  ///< milliseconds between moves of bots
};

/// A sequential test: the tournament is over as soon as it is clear whether the first entrant is
/// stronger than the rest by `elo0` at most or by `elo1` at least.
struct Sequential {
    bool on = false;
    double elo0 = 0;
    double elo1 = 10;
    double alpha = 0.05;  ///< how often `elo1` is said though `elo0` is true
    double beta = 0.05;   ///< the other way round
};

/// How many people a table has.
inline constexpr int fewest_seats = 2, most_seats = 6;

/// A tournament as its organiser writes it down.
struct Plan {
    std::string name;
    std::string format;
    uint64_t seed = 1;
    int seats = 2;
    int deals = 1;   ///< so many times a line-up plays in every rotation of the seats
    int rounds = 0;  ///< 0: what the format thinks right
    std::vector<GameChoice> games;
    std::vector<Entrant> entrants;
    Points points;
    std::vector<TieBreak> tie_breaks{TieBreak::buchholz, TieBreak::sonneborn_berger,
                                     TieBreak::head_to_head, TieBreak::wins};
    Limits limits;
    Sequential sequential;
    People people;
    std::string source;  ///< the text that it was read from
    std::string file;
    Place format_place;
    Place rounds_place{};
    std::vector<Place> tie_break_places{};  ///< of each, when the file names them
};

/// Everything of a plan that decides how it goes, a line each: `seed = 1`. Comments and order of
/// the file leave it alone.
std::vector<std::string> fingerprint(const Plan& plan);

/// What a bye is worth, for each match that is missed: unless the plan says otherwise twice what an
/// entrant takes from a match on average, and so a win where two sit at a table.
int64_t bye_of(const Plan& plan);

/// How long an entrant's bot may think: each limit its own if it has one, else that of the limits.
BotTime time_of(const Plan& plan, const Entrant& entrant);

/// `buchholz`, ...
const char* name_of(TieBreak tie_break);

}  // namespace fronteira::tournament
