// SPDX-License-Identifier: MIT
#pragma once

#include "script/binding.hpp"
#include "script/judge.hpp"
#include "script/rule_state.hpp"
#include "script/specs/spec.hpp"

#include <memory>
#include <string>
#include <vector>

namespace fronteira::script {

/// A spec file being run: its cases, and the match that the current one plays. The rules run in a
/// sandbox of their own; the spec's sandbox reads and writes the same match.
struct SpecState {
    SpecSource source;
    RuleState* rule_state = nullptr;
    std::vector<std::string> path;
    std::vector<std::pair<std::string, int>> cases;  ///< name, registry reference
    bool runs = false;                               ///< they are all read, and run now
    std::unique_ptr<Judge> ruleset;                  ///< Lua alone: loaded dice are thrown once
    std::unique_ptr<core::Match> match;
    std::vector<core::Event> events;
    std::vector<std::string> printed;  ///< by the rules, in the case that runs

    void take_printed();

    Result<void> begin(lua_State* lua, const std::string& ruleset_id, const std::string& map,
                       int players, const std::map<std::string, std::string>& options,
                       uint64_t seed);
};

SpecState& spec_of(lua_State* lua);

/// What the last step of a match costs the spec: native work is cheaper than a script's.
int64_t spec_cost(const core::Match& match);

/// A fault of the rules inside a sentence of the spec.
std::string told_in_spec(const Diagnostic& fault);

/// What a Game can do besides a Match.
std::span<const Binding> game_bindings();

}  // namespace fronteira::script
