// SPDX-License-Identifier: MIT
#include "script/library.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <optional>
#include <string_view>
#include <vector>

namespace fronteira::script {
namespace {

/// A key with what its place in the order depends on: numbers, texts, booleans, host handles.
struct Key {
    enum class Kind { number, text, boolean, handle } kind = Kind::number;
    int64_t integer = 0;
    double real = 0;
    bool is_real = false;
    std::string_view text;
    int position = 0;  ///< in the order in which Lua walked
};

/// A real number that is not an integer, against an integer; exact over the whole range.
bool real_precedes(double real, int64_t integer) {
    if (real >= 0x1p63) return false;
    if (real < -0x1p63) return true;
    return static_cast<int64_t>(std::floor(real)) < integer;
}

bool number_precedes(const Key& a, const Key& b) {
    if (a.is_real && b.is_real) return a.real < b.real;
    if (a.is_real) return real_precedes(a.real, b.integer);
    if (b.is_real) return !real_precedes(b.real, a.integer);
    return a.integer < b.integer;
}

bool operator<(const Key& a, const Key& b) {
    if (a.kind != b.kind) return a.kind < b.kind;
    if (a.kind == Key::Kind::number) return number_precedes(a, b);
    if (a.kind == Key::Kind::text) return a.text < b.text;
    return a.integer < b.integer;
}

std::optional<Key> read_handle(lua_State* lua) {
    const Sandbox::HandleRank rank = state_of(lua).handle_rank;
    const std::optional<int64_t> ranked = rank == nullptr ? std::nullopt : rank(lua, -1);
    if (!ranked) return std::nullopt;
    Key key;
    key.kind = Key::Kind::handle;
    key.integer = *ranked;
    return key;
}

/// The key on top of the stack; nothing when it is of a type that has no order.
std::optional<Key> read_key(lua_State* lua) {
    Key key;
    switch (lua_type(lua, -1)) {
        case LUA_TNUMBER:
            key.is_real = !lua_isinteger(lua, -1);
            key.integer = key.is_real ? 0 : lua_tointeger(lua, -1);
            key.real = key.is_real ? lua_tonumber(lua, -1) : 0;
            return key;
        case LUA_TSTRING: {
            size_t size = 0;
            const char* text = lua_tolstring(lua, -1, &size);
            key.kind = Key::Kind::text;
            key.text = {text, size};
            return key;
        }
        case LUA_TBOOLEAN:
            key.kind = Key::Kind::boolean;
            key.integer = lua_toboolean(lua, -1);
            return key;
        case LUA_TUSERDATA:
            return read_handle(lua);
        default:
            return std::nullopt;
    }
}

/// The keys of the table at 1, which also go into the new table at 2 in the order of the walk.
std::vector<Key> take_keys(lua_State* lua) {
    std::vector<Key> keys;
    int refused = LUA_NUMTYPES;
    lua_newtable(lua);
    for (lua_pushnil(lua); lua_next(lua, 1) != 0;) {
        lua_pop(lua, 1);
        std::optional<Key> key = read_key(lua);
        charge(lua, 3 + static_cast<int64_t>(key ? key->text.size() / 8 : 0));
        if (!key) {
            refused = std::min(refused, lua_type(lua, -1));
            continue;
        }
        key->position = static_cast<int>(keys.size()) + 1;
        keys.push_back(*key);
        lua_pushvalue(lua, -1);
        lua_rawseti(lua, 2, key->position);
    }
    // Said only now, for Lua may come to such a key sooner or later from run to run.
    if (refused != LUA_NUMTYPES)
        luaL_error(lua, "a table with a key of type %s cannot be walked: it has no fixed order",
                   lua_typename(lua, refused));
    return keys;
}

/// Counts what the walk of `keys` keys cost beyond them: it passes empty cells too, how many is
/// not to be learned, and finds each key again by its chain.
void count_walk(lua_State* lua, size_t keys) {
    SandboxState& state = state_of(lua);
    state.effort += static_cast<int64_t>(state.memory.tally().largest_vector / 256);
    state.effort += static_cast<int64_t>(keys) * state.memory.hash_watch().longest_chain() / 8;
}

/// Leaves at 2 a table of the keys of the table at 1, in order.
void push_sorted_keys(lua_State* lua) {
    std::vector<Key> keys = take_keys(lua);
    count_walk(lua, keys.size());
    const bool sorted = std::is_sorted(keys.begin(), keys.end());
    // Texts and handles may come in order by luck, and luck must not show in the figure.
    const bool by_luck = std::any_of(keys.begin(), keys.end(), [](const Key& key) {
        return key.kind == Key::Kind::text || key.kind == Key::Kind::handle;
    });
    const int rounds = 64 - std::countl_zero(static_cast<uint64_t>(keys.size()));
    if (!sorted || by_luck) charge(lua, static_cast<int64_t>(keys.size()) * rounds);
    if (sorted) return;
    std::sort(keys.begin(), keys.end());
    lua_createtable(lua, static_cast<int>(keys.size()), 0);
    for (size_t i = 0; i < keys.size(); ++i) {
        lua_rawgeti(lua, 2, keys[i].position);
        lua_rawseti(lua, 3, static_cast<lua_Integer>(i) + 1);
    }
    lua_replace(lua, 2);
}

/// Upvalues: the table, its keys in order, how many were visited.
int next_pair(lua_State* lua) {
    constexpr int table = lua_upvalueindex(1);
    constexpr int keys = lua_upvalueindex(2);
    lua_Integer visited = lua_tointeger(lua, lua_upvalueindex(3));
    for (;;) {
        charge(lua, 2);
        if (lua_rawgeti(lua, keys, ++visited) == LUA_TNIL) return 1;
        lua_pushvalue(lua, -1);
        if (lua_rawget(lua, table) != LUA_TNIL) break;  // else it was removed on the way
        lua_pop(lua, 2);
    }
    lua_pushinteger(lua, visited);
    lua_replace(lua, lua_upvalueindex(3));
    return 2;
}

/// pairs(table): keys in order as they are now; a key removed on the way is left out, one added
/// on the way is not visited.
int pairs(lua_State* lua) {
    charge(lua, 10);
    luaL_checkany(lua, 1);
    lua_settop(lua, 1);
    if (luaL_getmetafield(lua, 1, "__pairs") != LUA_TNIL) {
        lua_pushvalue(lua, 1);
        lua_call(lua, 1, 3);
        return 3;
    }
    if (lua_type(lua, 1) == LUA_TUSERDATA)
        luaL_error(lua, "pairs walks a table: use ipairs for lists of the match");
    luaL_checktype(lua, 1, LUA_TTABLE);
    push_sorted_keys(lua);
    lua_pushinteger(lua, 0);
    lua_pushcclosure(lua, next_pair, 3);
    return 1;
}

}  // namespace

void open_pairs(lua_State* lua) {
    lua_pushcfunction(lua, pairs);
    lua_setfield(lua, -2, "pairs");
}

}  // namespace fronteira::script
