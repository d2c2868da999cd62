// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include <nlohmann/json.hpp>

namespace fronteira::runtime {

/// {"severity": "error", "file": ..., "line": 3, "column": 1, "message": ..., "hint": ..., "code":
/// ...}
nlohmann::ordered_json to_json(const Diagnostic& finding);
nlohmann::ordered_json to_json(const Diagnostics& findings);

/// What `to_json` wrote; what is missing or of another type is empty.
Diagnostics findings_of(const nlohmann::ordered_json& list);

}  // namespace fronteira::runtime
