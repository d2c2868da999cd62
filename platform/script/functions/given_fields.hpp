// SPDX-License-Identifier: MIT
#pragma once

#include "script/ruleset.hpp"

#include <optional>
#include <string>
#include <vector>

struct lua_State;

namespace fronteira::script {

/// A field of a module that holds something else than the module's own file gave it: a function, or
/// a number, word or flag.
struct GivenField {
    std::string name;  ///< `income.by_territories`
    Place place;       ///< where a function begins; else none
    Place before;      ///< of the function that it stands in place of, if there was one
    std::optional<PlainValue> value{};  ///< else
    std::optional<PlainValue> value_before{};
};

/// What other files gave to modules of a ruleset, by name.
Result<std::vector<GivenField>> given_fields(const RulesetSource& source);

/// Stores what is in the table on top of the stack, which the module of that name has just
/// returned.
void keep_first_fields(lua_State* lua, const std::string& module);

}  // namespace fronteira::script
