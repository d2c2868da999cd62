// SPDX-License-Identifier: MIT
#pragma once

#include "script/compiled_rules.hpp"
#include "script/host.hpp"
#include "script/rule_reader.hpp"
#include "script/ruleset.hpp"
#include "script/sandbox/sandbox.hpp"

namespace fronteira::script {

/// A sandbox in which the rule files of a mod can be required: shared by rulesets and specs.
/// Must not move once opened: the native functions point at its host.
struct RuleState {
    explicit RuleState(const RulesetSource& from, Limits limits = {})
        : source(from),
          sandbox(from.mod, limits),
          modules{sandbox, from.folder, from.read, from.owner, from.module_names} {
        if (source.elsewhere) host.elsewhere = &source.elsewhere;
    }
    RuleState(const RuleState&) = delete;  // the host points into it
    RuleState& operator=(const RuleState&) = delete;

    /// The words of declarations, `option`, `require`.
    Result<void> open();
    /// Runs a file, of one mod alone when one is named, and leaves what it returns on the stack.
    Result<void> run_file(const std::string& file, const std::string& mod = {});
    /// How messages call it: `war/rules/init.lua`.
    std::string shown_file(const std::string& file, const std::string& mod = {}) const;
    /// Whose file it is: that mod's, or of the one whose file is read when none is named.
    std::string owner_of(const std::string& file, const std::string& mod) const;

    /// Gives findings whose line alone is known the column of what they name.
    void find_columns(Diagnostics& findings) const;

    RulesetSource source;
    Sandbox sandbox;
    Modules modules;
    Host host;
    /// Comparisons in quotes that come out the same always, and wild words that no card shows.
    Diagnostics declaration_doubts;
    NativeNumbers natives;  ///< the libraries as they were before any file was run
};

/// The rules that rules/state.lua and rules/init.lua declare; `rules` must stand still. The
/// handles are open afterwards, and `functions` are the handlers.
Result<void> read_rules(RuleState& state, core::Rules& rules, std::vector<RuleFunction>& functions,
                        int& setup);

/// The options as compiled functions read them.
compile::Value option_values(compile::Program& program, const RulesetSource& source);

}  // namespace fronteira::script
