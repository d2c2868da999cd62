// SPDX-License-Identifier: MIT
#include "script/hints/error_text.hpp"
#include "script/library.hpp"
#include "script/whole_number.hpp"

#include <algorithm>

namespace fronteira::script {
namespace {

constexpr int64_t cost_of_error = 100;  // unwinding
constexpr size_t most_printed_lines = 100;
constexpr size_t longest_printed_line = 200;

/// Raises the text on top of the stack, with the place of the function `level` calls up.
int raise_text(lua_State* lua, int level) {
    size_t size = 0;
    const char* text = lua_tolstring(lua, -1, &size);
    if (size > longest_error) lua_pushlstring(lua, text, longest_error);
    if (level > 0) {
        luaL_where(lua, level);
        lua_insert(lua, -2);
        lua_concat(lua, 2);
    }
    state_of(lua).raised_by_script = true;
    state_of(lua).note_place();  // in case the text has none
    return lua_error(lua);
}

void push_message(lua_State* lua, int index) {
    const int type = lua_type(lua, index);
    if (type == LUA_TSTRING || type == LUA_TNUMBER)
        push_text(lua, index);
    else
        lua_pushfstring(lua, "the error is not a text but of type %s", luaL_typename(lua, index));
}

/// error(message [, level])
int raise(lua_State* lua) {
    charge(lua, cost_of_error);
    const lua_Integer level = optional_whole(lua, 2, 1);
    push_message(lua, 1);
    return raise_text(lua, static_cast<int>(std::clamp<lua_Integer>(level, 0, 100)));
}

/// assert(value [, message])
int require_true(lua_State* lua) {
    charge(lua, 1);
    luaL_checkany(lua, 1);
    if (lua_toboolean(lua, 1)) return lua_gettop(lua);
    charge(lua, cost_of_error);
    if (lua_isnoneornil(lua, 2))
        lua_pushliteral(lua, "assertion failed (assert(condition, \"what is wrong\") says more)");
    else
        push_message(lua, 2);
    return raise_text(lua, 1);
}

/// Whether calls were nested too deeply: how deep that is, is Lua's own affair, and rules must not
/// depend on it.
bool is_too_deep(lua_State* lua, const SandboxState& state, int status) {
    if (status == LUA_ERRMEM || status == LUA_ERRERR) return true;
    if (state.raised_by_script || lua_type(lua, -1) != LUA_TSTRING) return false;
    size_t size = 0;
    const char* text = lua_tolstring(lua, -1, &size);
    return std::string_view(text, size).ends_with("stack overflow");
}

/// pcall(function, ...): as in Lua, but death and too deep calls pass through and errors are always
/// texts.
int protected_call(lua_State* lua) {
    charge(lua, 2);
    luaL_checkany(lua, 1);
    lua_pushboolean(lua, 1);
    lua_insert(lua, 1);
    const int status = lua_pcall(lua, lua_gettop(lua) - 2, LUA_MULTRET, 0);
    SandboxState& state = state_of(lua);
    if (status < 0) state.die(Death::internal);
    if (state.death != Death::none) state.raise_death();
    if (state.interrupted) state.raise_end();
    if (status == LUA_OK) return lua_gettop(lua);
    if (is_too_deep(lua, state, status)) {
        if (status == LUA_ERRMEM) lua_pushliteral(lua, "stack overflow");
        return lua_error(lua);
    }
    state.raised_by_script = false;
    state.noted_line = 0;
    count_error(state);
    charge(lua, cost_of_error);
    lua_pushboolean(lua, 0);
    push_message(lua, -2);
    return 2;
}

int step_along(lua_State* lua) {
    charge(lua, 1);
    const lua_Integer next = luaL_intop(+, check_whole(lua, 2), 1);  // may wrap around
    lua_pushinteger(lua, next);
    if (lua_istable(lua, 1)) return lua_rawgeti(lua, 1, next) == LUA_TNIL ? 1 : 2;
    luaL_checktype(lua, 1, LUA_TUSERDATA);
    return lua_geti(lua, 1, next) == LUA_TNIL ? 1 : 2;
}

/// Of the host's own values only lists, such as `match.seat`, have entries.
void check_has_entries(lua_State* lua) {
    if (lua_type(lua, 1) != LUA_TUSERDATA) luaL_typeerror(lua, 1, "list");
    if (luaL_getmetafield(lua, 1, "__len") != LUA_TNIL) return lua_pop(lua, 1);
    const bool named = luaL_getmetafield(lua, 1, "__name") == LUA_TSTRING;
    luaL_error(lua, "ipairs walks a list, and a %s has no entries",
               named ? lua_tostring(lua, -1) : "library");
}

int along(lua_State* lua) {
    charge(lua, 1);
    if (!lua_istable(lua, 1)) check_has_entries(lua);
    lua_pushcfunction(lua, step_along);
    lua_pushvalue(lua, 1);
    lua_pushinteger(lua, 0);
    return 3;
}

int select_from(lua_State* lua) {
    const int count = lua_gettop(lua);
    charge(lua, 1 + count / 8);
    if (lua_type(lua, 1) == LUA_TSTRING && *lua_tostring(lua, 1) == '#') {
        lua_pushinteger(lua, count - 1);
        return 1;
    }
    lua_Integer from = check_whole(lua, 1);
    if (from < 0) from += count;
    from = std::min<lua_Integer>(from, count);
    luaL_argcheck(lua, from >= 1, 1, "index out of range");
    return count - static_cast<int>(from);
}

int type_name(lua_State* lua) {
    charge(lua, 1);
    luaL_checkany(lua, 1);
    lua_pushstring(lua, luaL_typename(lua, 1));
    return 1;
}

int raw_equal(lua_State* lua) {
    charge(lua, 1);
    luaL_checkany(lua, 1);
    luaL_checkany(lua, 2);
    if (lua_type(lua, 1) == LUA_TSTRING) charge(lua, cost_of(lua_rawlen(lua, 1)));
    lua_pushboolean(lua, lua_rawequal(lua, 1, 2));
    return 1;
}

int raw_length(lua_State* lua) {
    charge(lua, 1);
    const int type = lua_type(lua, 1);
    luaL_argexpected(lua, type == LUA_TTABLE || type == LUA_TSTRING, 1, "table or string");
    lua_pushinteger(lua, static_cast<lua_Integer>(lua_rawlen(lua, 1)));
    return 1;
}

int digit_value(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'z') return c - 'a' + 10;
    if (c >= 'A' && c <= 'Z') return c - 'A' + 10;
    return 99;
}

/// The whole of `text` as an integer to `base`, white space around it allowed; wraps around as
/// Lua's own does.
bool read_integer(std::string_view text, int base, lua_Integer& value) {
    const auto blank = [](char c) { return c == ' ' || (c >= '\t' && c <= '\r'); };
    while (!text.empty() && blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && blank(text.back())) text.remove_suffix(1);
    const bool negative = !text.empty() && text.front() == '-';
    if (negative) text.remove_prefix(1);
    if (text.empty()) return false;
    lua_Unsigned sum = 0;
    for (const char c : text) {
        const int digit = digit_value(c);
        if (digit >= base) return false;
        sum = sum * static_cast<lua_Unsigned>(base) + static_cast<lua_Unsigned>(digit);
    }
    value = static_cast<lua_Integer>(negative ? 0u - sum : sum);
    return true;
}

int to_number(lua_State* lua) {
    charge(lua, 1);
    luaL_checkany(lua, 1);
    size_t size = 0;
    if (lua_isnoneornil(lua, 2)) {
        if (lua_type(lua, 1) == LUA_TNUMBER) {
            lua_settop(lua, 1);
            return 1;
        }
        const char* text = lua_type(lua, 1) == LUA_TSTRING ? lua_tolstring(lua, 1, &size) : nullptr;
        charge(lua, cost_of(size));
        if (text == nullptr || lua_stringtonumber(lua, text) != size + 1) lua_pushnil(lua);
        return 1;
    }
    const lua_Integer base = check_whole(lua, 2);
    luaL_checktype(lua, 1, LUA_TSTRING);
    luaL_argcheck(lua, base >= 2 && base <= 36, 2, "base out of range");
    const char* text = lua_tolstring(lua, 1, &size);
    charge(lua, static_cast<int64_t>(size));
    lua_Integer value = 0;
    if (read_integer({text, size}, static_cast<int>(base), value))
        lua_pushinteger(lua, value);
    else
        lua_pushnil(lua);
    return 1;
}

int to_text(lua_State* lua) {
    charge(lua, 2);
    luaL_checkany(lua, 1);
    push_text(lua, 1);
    return 1;
}

int print(lua_State* lua) {
    std::string line;
    for (int i = 1; i <= lua_gettop(lua); ++i) {
        push_text(lua, i);
        size_t size = 0;
        const char* text = lua_tolstring(lua, -1, &size);
        charge(lua, cost_of(std::min(size, longest_printed_line)));
        if (i > 1) line += ' ';
        if (line.size() < longest_printed_line) line += cleaned({text, size}, longest_printed_line);
        lua_pop(lua, 1);
    }
    std::vector<std::string>& lines = state_of(lua).printed;
    if (lines.size() < most_printed_lines) lines.push_back(cleaned(line, longest_printed_line));
    return 0;
}

}  // namespace

void push_text(lua_State* lua, int index) {
    switch (lua_type(lua, index)) {
        case LUA_TSTRING:
            lua_pushvalue(lua, index);
            return;
        case LUA_TNIL:
            lua_pushliteral(lua, "nil");
            return;
        case LUA_TBOOLEAN:
            lua_pushstring(lua, lua_toboolean(lua, index) ? "true" : "false");
            return;
        case LUA_TNUMBER: {
            const lua_Number number = lua_tonumber(lua, index);
            if (number != number) {  // its sign differs between machines
                lua_pushliteral(lua, "nan");
                return;
            }
            lua_pushvalue(lua, index);
            lua_tolstring(lua, -1, nullptr);
            return;
        }
        case LUA_TUSERDATA:
            if (luaL_callmeta(lua, index, "__tostring")) {
                if (lua_type(lua, -1) == LUA_TSTRING) return;
                lua_pop(lua, 1);
            }
            if (luaL_getmetafield(lua, index, "__name") == LUA_TSTRING) return;
            lua_pushliteral(lua, "handle");
            return;
        default:
            lua_pushstring(lua, luaL_typename(lua, index));
            return;
    }
}

void charge_for_result(lua_State* lua, size_t bytes) {
    SandboxState& state = state_of(lua);
    if (bytes > state.limits.largest_block) {
        state.die(Death::memory);
        state.raise_death();
    }
    charge(lua, cost_of(bytes));
}

void open_base(lua_State* lua) {
    static constexpr luaL_Reg functions[] = {
        {"assert", require_true},  {"error", raise},        {"ipairs", along},
        {"pcall", protected_call}, {"print", print},        {"rawequal", raw_equal},
        {"rawlen", raw_length},    {"select", select_from}, {"tonumber", to_number},
        {"tostring", to_text},     {"type", type_name},     {nullptr, nullptr}};
    luaL_setfuncs(lua, functions, 0);
}

}  // namespace fronteira::script
