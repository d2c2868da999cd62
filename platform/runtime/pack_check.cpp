// SPDX-License-Identifier: MIT
#include "runtime/pack_check.hpp"

namespace fronteira::runtime {
namespace {

void replace_all(std::string& text, const std::string& old, const std::string& with) {
    for (size_t at = text.find(old); at != std::string::npos; at = text.find(old, at + with.size()))
        text.replace(at, old.size(), with);
}

}  // namespace

Diagnostics check_laid_out(const Installation& installation, const std::filesystem::path& folder,
                           const std::string& known_as) {
    Diagnostics findings = check_mod(installation, folder).findings;
    for (Diagnostic& finding : findings)
        for (std::string* text : {&finding.place.file, &finding.message, &finding.hint})
            replace_all(*text, folder.string(), known_as);
    return findings;
}

}  // namespace fronteira::runtime
