// SPDX-License-Identifier: MIT
#include "script/declared_table.hpp"

#include "script/hints/error_text.hpp"
#include "script/rule_reader.hpp"

#include <algorithm>

namespace fronteira::script {
namespace {

/// Whether the key at `at` is a place of a list of that length.
bool is_place(lua_State* lua, int at, lua_Unsigned length) {
    return lua_isinteger(lua, at) != 0 &&
           static_cast<lua_Unsigned>(lua_tointeger(lua, at)) - 1 < length;
}

/// A key that is no text, as it is written.
std::string in_brackets(lua_State* lua, int at) {
    std::string key = lua_type(lua, at) == LUA_TBOOLEAN
                          ? (lua_toboolean(lua, at) != 0 ? "true" : "false")
                          : luaL_typename(lua, at);
    if (lua_isinteger(lua, at) != 0) key = std::to_string(lua_tointeger(lua, at));
    return "[" + key + "]";
}

/// What is wrong with an entry that should be a word; empty when nothing is.
std::string no_word(lua_State* lua, int at) {
    if (lua_type(lua, at) != LUA_TSTRING)
        return "is not a word but " + std::string(luaL_typename(lua, at));
    if (lua_rawlen(lua, at) == 0) return "is an empty word";
    const std::string word = lua_tostring(lua, at), shown = cleaned(word, longest_name);
    if (word.size() > longest_name) return "is too long for a word: `" + shown + "...`";
    if (is_name(word)) return {};
    return "is `" + shown + "`, not a word of lower-case letters, digits and _";
}

}  // namespace

std::vector<std::string> string_keys(lua_State* lua, int table) {
    std::vector<std::string> keys;
    for (lua_pushnil(lua); lua_next(lua, table) != 0; lua_pop(lua, 1))
        if (lua_type(lua, -2) == LUA_TSTRING) keys.emplace_back(lua_tostring(lua, -2));
    std::sort(keys.begin(), keys.end());
    return keys;
}

std::vector<std::string> declared_keys(lua_State* lua, int table) {
    std::vector<std::string> keys = string_keys(lua, table);
    const lua_Unsigned length = lua_rawlen(lua, table);
    for (lua_pushnil(lua); lua_next(lua, table) != 0; lua_pop(lua, 1))
        if (lua_type(lua, -2) != LUA_TSTRING && !is_place(lua, -2, length))
            keys.push_back(in_brackets(lua, -2));
    std::sort(keys.begin(), keys.end());
    return keys;
}

std::vector<std::string> words_in_list(lua_State* lua, int table,
                                       const std::function<void(const std::string&)>& refuse) {
    std::vector<std::string> words;
    const lua_Unsigned length = lua_rawlen(lua, table);
    for (lua_Unsigned i = 1; i <= length; ++i) {
        lua_rawgeti(lua, table, static_cast<lua_Integer>(i));
        const bool left_out = lua_toboolean(lua, -1) == 0;  // `option.bold and "air"`
        if (const std::string wrong = left_out ? "" : no_word(lua, -1); !wrong.empty())
            refuse("entry " + std::to_string(i) + " " + wrong);
        else if (!left_out)
            words.emplace_back(lua_tostring(lua, -1));
        lua_pop(lua, 1);
    }
    return words;
}

}  // namespace fronteira::script
