// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/games/game.hpp"
#include "tournament/formats/formats.hpp"
#include "tournament/runner/runner.hpp"

#include <memory>
#include <string>
#include <vector>

namespace fronteira::runtime {

/// A tournament whose games, bots and format have been found and checked. Valid as long as its
/// Installation.
struct Cup {
    tournament::Plan plan;
    std::vector<Game> games;
    const PairingFormat* format = nullptr;
    std::vector<tournament::Format> own_formats;  ///< one of them may be `format`
    Diagnostics warnings{};                       ///< of what the plan says in vain
};

/// Finds what a plan names. Fails with everything that is missing or does not fit, at its place in
/// the file. A plan written by somebody else may name programs: without `bots`, none of them is
/// started.
Result<Cup> prepare_cup(const Installation& installation, tournament::Plan plan, bool bots = true);

/// The same for one that was already played: games and bots may be missing by now. Only its format
/// is looked up.
Result<Cup> find_cup(const Installation& installation, tournament::Plan plan);

/// The names of all formats of tournaments, the platform's own first.
std::vector<std::string> format_names(const Installation& installation);

/// What is installed for a cup, a line each: mods and maps with the hashes of their content.
Result<std::string> lock_of(const Cup& cup);

/// Arenas of a cup. Both are lent. Without `bots` matches can only be told again in them.
tournament::ArenaFactory arenas_of(const Installation& installation, const Cup& cup,
                                   bool bots = true);

}  // namespace fronteira::runtime
