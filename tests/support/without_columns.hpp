// SPDX-License-Identifier: MIT
#pragma once

#include <regex>
#include <string>

namespace fronteira::support {

/// Findings in Lua files without the columns, for tests that are about the sentences alone.
inline std::string without_columns(const std::string& findings) {
    static const std::regex column("(\\.lua:[0-9]+):[0-9]+:");
    return std::regex_replace(findings, column, "$1:");
}

}  // namespace fronteira::support
