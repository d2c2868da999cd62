// SPDX-License-Identifier: MIT
#pragma once

#include "match/session.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace fronteira::match {

/// The first point at which a re-run differs from its record.
struct Difference {
    size_t move = 0;     ///< from 1; 0: the setup or the header
    std::string column;  ///< the column whose cell differs, or empty
    std::string cell;    ///< the cell as a record names it, or empty
    Diagnostic finding;  ///< the whole of it in a sentence, at its line of the file
};

/// Called after the start (move 0) and after each move.
using OnMove = std::function<void(const Session& session, size_t move)>;

/// Plays the record's moves, from its seed, in a session over the rules it was made with, and
/// compares every change, every hash and the outcome. Nothing when all is as recorded.
std::optional<Difference> rerun(Session& session, const Record& record, const OnMove& on_move = {});

/// Finds what is installed otherwise than the record was made with: a mod, its version or content,
/// the map, the number of players. One finding a difference, the mod named.
Diagnostics compare_lock(const Record& record, const std::vector<LockedMod>& installed,
                         const std::string& map_hash);

/// compare_lock() and rerun() over fresh rules and handlers: the first difference, or nothing.
std::optional<Difference> verify(const Record& record, const std::vector<LockedMod>& installed,
                                 const std::string& map_hash, const core::Rules& rules,
                                 core::Handlers& handlers, const OnMove& on_move = {});

}  // namespace fronteira::match
