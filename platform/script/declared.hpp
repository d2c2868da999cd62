// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include <lua.hpp>

#include <string>
#include <vector>

namespace fronteira::script {

struct Host;

/// A rule file is a declaration: `space "from" "owner == me"` builds no space, it builds a
/// description that is read once, when all files are loaded. Such a description is a userdata with
/// a tag (`space`, `move`), its arguments as user values and the line it stands on. It can be
/// called, which adds an argument; nothing else.
struct Declared {
    static constexpr uint32_t mark = 0x44636c64;
    uint32_t magic = mark;
    int32_t line = 0;
    char tag[48] = {};
    char file[64] = {};

    Place place() const { return {file, line, 0}; }
};

/// The words that declarations are made of, as globals.
void open_declarations(lua_State* lua, Host& host);

/// The description at a stack position, or null.
const Declared* to_declared(lua_State* lua, int at);

/// Pushes the n-th argument (from 1); nil when there is none. Of a called description the first
/// argument is what was called, the second the table.
void push_argument(lua_State* lua, int at, int argument);

/// The n-th argument when it is text, else nothing.
std::string argument_text(lua_State* lua, int at, int argument);

/// Takes a called description (`phase "attack" { ... }`) apart: pushes what was called and the
/// table; null when it is not a call of `tag`.
const Declared* push_call(lua_State* lua, int at, const char* tag);

/// Pops a value and makes it a global of the rule files.
void define(lua_State* lua, const char* name);

}  // namespace fronteira::script
