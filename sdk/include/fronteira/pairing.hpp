// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fronteira {

/// A point has this many parts, so that one shared by up to six entrants stays exact.
inline constexpr int64_t a_point = 6000;

/// Some entrants at one table, and the points that each of them won there. A meeting is a block of
/// matches: every deal is played in every rotation of the seats.
struct Meeting {
    std::vector<int> entrants;    ///< by number from 0, as many as seats
    std::vector<int64_t> points;  ///< of each, in parts of a_point; empty until it is played
};

/// What is played at the same time: each entrant at most once.
struct PairedRound {
    std::vector<Meeting> meetings;
    std::vector<int> byes;  ///< entrants that rest, and get the points of a bye
};

/// A tournament as its format sees it before a round.
struct PairingField {
    int entrants = 0;
    int seats = 2;                    ///< of a match, and so of a meeting
    int rounds = 0;                   ///< as many as the organiser asks for; 0: the format decides
    uint64_t seed = 1;                ///< for all lots that are drawn
    std::vector<bool> present;        ///< by entrant: has arrived and not withdrawn
    std::vector<PairedRound> played;  ///< the rounds so far, in order
    int64_t bye = a_point;            ///< the points of a bye, in parts of a_point
};

/// How a tournament is paired. It keeps no state: the next round follows from the field alone, so
/// that an interrupted tournament continues as if nothing had happened.
///
/// Entrants are numbered in the order of the organiser's list, which formats with seedings take as
/// a ranking from the strongest to the weakest.
class PairingFormat {
 public:
    virtual ~PairingFormat() = default;

    /// Its name in `format = "..."`: `[a-z][a-z0-9_]*`.
    virtual std::string name() const = 0;
    /// Whether a round depends on the results of earlier rounds.
    virtual bool needs_results() const = 0;
    /// Why this field cannot be played in this format, as an English sentence without a full stop;
    /// empty if it can.
    virtual std::string objection(const PairingField& field) const = 0;
    /// The next round, or nothing if the tournament is over.
    virtual std::optional<PairedRound> next(const PairingField& field) const = 0;
    /// A rank by entrant for what only the format knows, such as how far each got in a knockout:
    /// smaller is better; where ranks are equal, points decide.
    virtual std::vector<int> order(const PairingField& field) const {
        return std::vector<int>(static_cast<size_t>(field.entrants), 0);
    }
};

}  // namespace fronteira

/// A plugin that adds a format says so once, beside FRONTEIRA_PLUGIN and outside all namespaces.
/// Formats of the platform and of earlier plugins keep their names. Any change to the types in this
/// file changes `plugin_abi`.
///
///     FRONTEIRA_PAIRING(Gauntlet)
#define FRONTEIRA_PAIRING(Format)                                                                  \
    extern "C" [[gnu::visibility("default")]] const fronteira::PairingFormat* fronteira_pairing(); \
    extern "C" const fronteira::PairingFormat* fronteira_pairing() {                               \
        static const Format format;                                                                \
        return &format;                                                                            \
    }
