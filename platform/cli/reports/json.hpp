// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include <nlohmann/json.hpp>

namespace fronteira::cli {

/// Keys keep the order in which they are written.
using Json = nlohmann::ordered_json;

Json to_json(const Diagnostic& finding);
Json to_json(const Diagnostics& findings);

/// To stdout, on lines of its own. Bytes that are no UTF-8 are replaced.
void print(const Json& value);

}  // namespace fronteira::cli
