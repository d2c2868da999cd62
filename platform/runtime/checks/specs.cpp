// SPDX-License-Identifier: MIT
#include "runtime/checks/specs.hpp"

#include "runtime/checks/empty_cases.hpp"
#include "runtime/checks/told_events.hpp"
#include "runtime/games/specs.hpp"
#include "runtime/mods/mod_reader.hpp"
#include "spelling/near_miss.hpp"

namespace fronteira::runtime {

Diagnostics check_specs(const Mod& mod, const content::LookNames& names) {
    const std::vector<std::string_view> told(names.told.begin(), names.told.end());
    Diagnostics findings;
    for (const std::string& file : spec_names(mod)) {
        const std::string text = read_mod_file(mod, file).value_or("");
        for (const int line : empty_cases(text))
            findings.push_back(warning_at({(mod.folder / file).string(), line, 0}, "spec.empty",
                                          "this says something and tries nothing",
                                          "write what must hold, equal(actual, expected), or "
                                          "remove it"));
        for (const AskedEvent& asked : asked_events(text)) {
            if (names.told.contains(asked.name)) continue;
            const std::string hint = spelling::did_you_mean(asked.name, told);
            if (hint.empty())
                continue;  // the platform's own, or told under a name that is computed
            findings.push_back(warning_at({(mod.folder / file).string(), asked.line, asked.column},
                                          "spec.unknown_event", "no rule uses `" + asked.name + "`",
                                          hint));
        }
    }
    return findings;
}

}  // namespace fronteira::runtime
