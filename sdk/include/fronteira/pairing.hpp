// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fronteira {

/// Points are counted in this many parts, so that a point shared by up to six stays exact.
inline constexpr int64_t a_point = 6000;

/// Some entrants at one table, and what each of them got there. A meeting is a block of matches:
/// every deal is played in every rotation of the seats.
struct Meeting {
    std::vector<int> entrants;    ///< by number from 0, as many as seats
    std::vector<int64_t> points;  ///< of each, in parts of a_point; empty until it is played
};

/// What is played at one time: everybody at most once.
struct PairedRound {
    std::vector<Meeting> meetings;
    std::vector<int> byes;  ///< who rests, and gets what a bye is worth
};

/// A tournament as its format sees it before a round.
struct PairingField {
    int entrants = 0;
    int seats = 2;      ///< of a match, and so of a meeting
    int rounds = 0;     ///< as many as the organiser asks for; 0: what the format thinks right
    uint64_t seed = 1;  ///< of all lots that are drawn
    std::vector<bool> present;        ///< by entrant: has come and has not withdrawn
    std::vector<PairedRound> played;  ///< the rounds so far, in order
    int64_t bye = a_point;            ///< what one is worth
};

/// How a tournament is paired. It keeps nothing: the next round follows from the field alone, so
/// that a tournament that was interrupted goes on as if it had not been.
///
/// Entrants are numbered in the order of the organiser's list, which formats with seedings take as
/// the ranking, the first as the strongest.
class PairingFormat {
 public:
    virtual ~PairingFormat() = default;

    /// What stands in `format = "..."`: `[a-z][a-z0-9_]*`.
    virtual std::string name() const = 0;
    /// Whether a round depends on the results of those before it.
    virtual bool needs_results() const = 0;
    /// Why no tournament of this field can be played so, as an English sentence without a full
    /// stop; empty when it can.
    virtual std::string objection(const PairingField& field) const = 0;
    /// The next round; nothing when the tournament is over.
    virtual std::optional<PairedRound> next(const PairingField& field) const = 0;
    /// The order of the entrants by what the format alone knows, such as how far each came in a
    /// knockout: smaller is better, equal where points decide.
    virtual std::vector<int> order(const PairingField& field) const {
        return std::vector<int>(static_cast<size_t>(field.entrants), 0);
    }
};

}  // namespace fronteira

/// A plugin that brings a format says so, beside FRONTEIRA_PLUGIN and outside of all namespaces. A
/// format of the platform, and of an earlier plugin, keeps its name. Any change of the types of
/// this file changes `plugin_abi`.
///
///     FRONTEIRA_PAIRING(Gauntlet)
#define FRONTEIRA_PAIRING(Format)                                                                  \
    extern "C" [[gnu::visibility("default")]] const fronteira::PairingFormat* fronteira_pairing(); \
    extern "C" const fronteira::PairingFormat* fronteira_pairing() {                               \
        static const Format format;                                                                \
        return &format;                                                                            \
    }
