// SPDX-License-Identifier: MIT
#pragma once

#include "cli/play/lexicon.hpp"
#include "cli/scene/scene.hpp"

#include <string>
#include <vector>

namespace fronteira::cli {

/// What somebody typed, as far as it says a move.
struct TypedMove {
    Move move;
    std::vector<bool> given;  ///< for each slot, whether it was named
    std::string complaint;    ///< why it cannot be understood, in the scene's language; or empty

    bool understood() const { return complaint.empty(); }
    bool complete() const;
    /// How many slots from the first on are named.
    size_t given_in_front() const;
};

/// Reads a move as a person types it: `attack harbour mill 3`, `atacar har mil 3`,
/// `to=mill from=harbour`; in any language of the game, with or without accents, abbreviated as
/// long as it is clear. What is legal is preferred where a word could mean several things; whether
/// the whole is legal is not looked at.
TypedMove read_move(const Scene& scene, const Lexicon& lexicon, int seat, const std::string& text);

}  // namespace fronteira::cli
