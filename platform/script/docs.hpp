// SPDX-License-Identifier: MIT
#pragma once

#include <set>
#include <string>

namespace fronteira::script {

/// The language server's stubs, `sdk/lua/fronteira.gen.lua`.
std::string lua_stubs();

/// The reference of the Lua API in Markdown, `docs/reference/lua-api.gen.md`.
std::string lua_reference();

/// All names that the reference has.
std::set<std::string> names_in_reference();

}  // namespace fronteira::script
