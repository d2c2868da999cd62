// SPDX-License-Identifier: MIT
#include "content/reading/lone_names.hpp"

#include <algorithm>

namespace fronteira::content {

void LoneNames::note(std::string_view name, int line, int column) {
    auto found = noted_.find(name);
    if (found == noted_.end()) found = noted_.emplace(name, Noted{0, line, column}).first;
    ++found->second.things;
}

void LoneNames::warn(Report& report, const std::string& no_other,
                     std::vector<std::string_view> known) const {
    for (const auto& [name, one] : noted_)
        if (one.things > 1) known.push_back(name);
    for (const auto& [name, one] : noted_) {
        const bool fine = std::find(known.begin(), known.end(), name) != known.end();
        if (fine) continue;
        if (const std::string hint = report.hint_for(name, known); !hint.empty())
            report.warning(one.line, one.column, "lone_name", no_other + " " + in_quotes(name),
                           hint);
    }
}

}  // namespace fronteira::content
