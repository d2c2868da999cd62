// SPDX-License-Identifier: MIT
#pragma once

#include <lua.hpp>

#include <functional>
#include <string>
#include <vector>

// What stands in the tables of declarations, so that nothing in them is passed over in silence.
namespace fronteira::script {

/// The keys that are text, sorted.
std::vector<std::string> string_keys(lua_State* lua, int table);

/// The keys that are no places of the list, sorted; one that is no text stands in brackets:
/// `[true]`, and nothing is found under that.
std::vector<std::string> declared_keys(lua_State* lua, int table);

/// The words of the list in a table; what is nil or false there is left out, and `refuse` is told
/// of each entry that is neither that nor a word.
std::vector<std::string> words_in_list(lua_State* lua, int table,
                                       const std::function<void(const std::string&)>& refuse);

}  // namespace fronteira::script
