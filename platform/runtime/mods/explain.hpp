// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/games/game.hpp"

#include <string>
#include <vector>

namespace fronteira::runtime {

/// A file of a ruleset's folder, and what it is to the mods that the ruleset's mod builds on.
struct ExplainedFile {
    enum class Is {
        adds,      ///< no other mod has one of that name
        replaces,  ///< it stands in place of that of `other`
        adds_to,   ///< the same, and it requires the one that it replaces
        takes,     ///< it is that of `other`
        unused,    ///< nothing requires it, with these options
    };
    Is is = Is::adds;
    std::string name;   ///< `rules/attack.lua`
    std::string other;  ///< mod
};

/// Something that is declared, and where: `war/rules/attack.lua:5`.
struct ExplainedName {
    std::string name;
    std::string place;
    std::vector<std::string> changed;  ///< where variants change it, one after the other
};

struct ExplainedPhase {
    ExplainedName phase;
    std::string part;  ///< `opening`, `turn`, `round` or `asked`
    std::vector<ExplainedName> moves;
};

/// A function or value of a module that another file has put there.
struct ExplainedRule {
    std::string name;    ///< `income.by_territories`
    std::string is;      ///< where the function is, or the value
    std::string before;  ///< the same of what it replaces; empty: nothing
};

/// What of a ruleset comes from where.
struct Explanation {
    std::vector<ExplainedFile> files;  ///< the mod's own ones first
    std::vector<ExplainedRule> rules;  ///< by name
    std::vector<ExplainedPhase> phases;
    /// What looks like a slip: a file that nothing requires and whose name is nearly that of one
    /// that it could replace; one of another mod whose place is taken by a third.
    Diagnostics findings;
};

Result<Explanation> explain(const Game& game);

}  // namespace fronteira::runtime
