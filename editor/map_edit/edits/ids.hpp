// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

#include <functional>
#include <string>

namespace fronteira::map_edit {

/// `[a-z][a-z0-9_]*`, at most 64 long.
bool is_id(const std::string& text);
/// The words of a name as an id: `São Paulo` is `sao_paulo`; `fallback` when nothing is left.
std::string id_of_name(const std::string& name, const std::string& fallback);
/// That id, or with a number behind it, such as is not taken yet.
std::string free_id(const std::string& wanted,
                    const std::function<bool(const std::string&)>& is_taken);
/// The same, such as no space has.
std::string free_space_id(const Map& map, const std::string& wanted);
std::string free_region_id(const Map& map, const std::string& wanted);

}  // namespace fronteira::map_edit
