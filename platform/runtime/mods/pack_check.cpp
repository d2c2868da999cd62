// SPDX-License-Identifier: MIT
#include "runtime/mods/pack_check.hpp"

#include "runtime/mods/replace_all.hpp"

namespace fronteira::runtime {

Diagnostics check_laid_out(const Installation& installation, const std::filesystem::path& folder,
                           const std::string& known_as) {
    Diagnostics findings = check_mod(installation, folder).findings;
    for (Diagnostic& finding : findings)
        for (std::string* text : {&finding.place.file, &finding.message, &finding.hint})
            replace_all(*text, folder.string(), known_as);
    return findings;
}

}  // namespace fronteira::runtime
