// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace geojson {

using Json = nlohmann::json;

/// JSON of a stranger, at most 32 deep. `file` is the name in diagnostics.
fronteira::Result<Json> read_json(std::string_view bytes, const std::string& file);

}  // namespace geojson
