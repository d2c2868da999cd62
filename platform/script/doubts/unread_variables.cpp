// SPDX-License-Identifier: MIT
#include "script/doubts/unread_variables.hpp"

#include "compile/doubts/unread_locals.hpp"
#include "script/doubts/doubt_warnings.hpp"
#include "script/functions/dumped_function.hpp"
#include "script/loaded_rules.hpp"
#include "script/rule_reader.hpp"

#include <optional>

namespace fronteira::script {
namespace {

/// What a file does itself, without being run.
std::optional<compile::Proto> chunk_of(Sandbox& sandbox, const std::string& text,
                                       const std::string& file, const std::string& mod) {
    if (!sandbox.load(text, file, mod)) return std::nullopt;
    const std::string dumped = dumped_function(sandbox.lua());
    lua_pop(sandbox.lua(), 1);
    return compile::read_chunk(dumped);
}

}  // namespace

Diagnostics unread_variables(LoadedRules& rules) {
    const RulesetSource& source = rules.state.source;
    Diagnostics warnings;
    if (!source.module_names) return warnings;
    std::vector<compile::Doubt> doubts;
    for (const std::string& name : source.module_names(source.folder, source.mod)) {
        const std::string file = source.folder + "/" + name + ".lua";
        const auto text = source.read(file, source.mod);
        if (!text || doubts.size() >= most_declaration_faults) continue;
        if (const auto chunk = chunk_of(rules.state.sandbox, *text, file, source.mod))
            compile::find_unread_locals(*chunk, doubts);
    }
    for (const compile::Doubt& doubt : doubts) warnings.push_back(finding_of(doubt, rules.rules));
    return warnings;
}

}  // namespace fronteira::script
