// SPDX-License-Identifier: MIT
#include "cli/reports/finding_text.hpp"

#include "cli/terminal/told.hpp"

namespace fronteira::cli {

std::string finding_text(const Diagnostic& finding, const std::string& language) {
    const std::string key = finding.severity == Severity::error ? "error" : "warning";
    std::string text = to_text(finding);
    const size_t at = text.find(key + ": ", finding.place.file.size());
    if (at == std::string::npos) return text;
    return text.replace(at, key.size() + 2, Told("finding", language)(key));
}

}  // namespace fronteira::cli
