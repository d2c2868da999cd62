// SPDX-License-Identifier: MIT
#include "runtime/checks/scripts.hpp"

#include "content/names_in.hpp"
#include "runtime/checks/rules.hpp"
#include "runtime/mods/mod_reader.hpp"
#include "runtime/script_call.hpp"
#include "script/sandbox/sandbox.hpp"

#include <set>

namespace fronteira::runtime {
namespace {

void compile(const Mod& mod, const std::string& name, Diagnostics& findings) {
    const auto text = read_mod_file(mod, name);
    if (!text) {
        findings.push_back(error_at({(mod.folder / name).string(), 0, 0}, "mod.unreadable",
                                    "is not a plain file that can be read",
                                    "names are lower-case letters, digits and _"));
        return;
    }
    const ScriptCall call;
    script::Sandbox sandbox(mod.id);
    if (const auto loaded = sandbox.load(*text, name); !loaded)
        findings.insert(findings.end(), loaded.error().begin(), loaded.error().end());
}

}  // namespace

Diagnostics check_scripts(const Mod& mod) {
    std::set<std::string> folders{"bots", "tests"};
    for (const RulesetEntry& ruleset : mod.rulesets) folders.insert(ruleset.rules);
    Diagnostics findings;
    for (const std::string& folder : folders)
        for (const std::string& name : content::names_in(mod.folder / folder, ".lua"))
            compile(mod, folder + "/" + name, findings);
    return with_paths(std::move(findings), mod);
}

}  // namespace fronteira::runtime
