// SPDX-License-Identifier: MIT
// What a script finds behind the point of a handle: columns, attributes, functions.
#include "script/bindings/handle_members.hpp"

#include "script/binding.hpp"
#include "script/error_text.hpp"
#include "script/sandbox.hpp"

#include <cstring>
#include <set>

namespace fronteira::script {
namespace {

const MapSpace& space_of(const Host& host, const Handle& handle) {
    return host.rules->board->space(handle.index);
}

bool push_attribute(lua_State* lua, const Attributes& attributes, const char* name) {
    const auto found = attributes.find(name);
    if (found == attributes.end()) return false;
    lua_pushinteger(lua, found->second);
    return true;
}

/// Whether the reference has it under that type: `Match.round`.
bool is_of(const Binding& binding, HandleType type) {
    return std::string_view(binding.owner).substr(1) == std::string_view(name_of(type)).substr(1);
}

/// What may stand behind a handle, sorted: columns, and functions unless only columns are wanted.
/// Upvalue 2: the table that they are looked up in.
std::set<std::string> member_names(lua_State* lua, bool columns_alone = false) {
    std::set<std::string> names;
    for (lua_pushnil(lua); lua_next(lua, lua_upvalueindex(2)) != 0; lua_pop(lua, 1))
        if (!columns_alone || lua_type(lua, -1) == LUA_TNUMBER) names.insert(lua_tostring(lua, -2));
    return names;
}

/// The same, with what the platform itself keeps: `match.round`.
std::set<std::string> readable_names(lua_State* lua, HandleType type) {
    std::set<std::string> names = member_names(lua);
    for (const auto bindings : {match_bindings(), handle_bindings()})
        for (const Binding& one : bindings)
            if (one.function == nullptr && is_of(one, type)) names.insert(one.name);
    return names;
}

/// Raises when nothing of that kind on the map has the attribute and something like it is there:
/// it is a slip, and not something that this map happens to lack.
void refuse_slip(lua_State* lua, const Host& host, HandleType type, const char* name) {
    const core::Board& board = host.rules->layout.board();
    const bool space = type == HandleType::space;
    const int rows = host.rules->layout.rows_of(entity_of(type));
    Sandbox::charge(lua, rows);
    std::set<std::string> names = member_names(lua);
    for (int row = 0; row < rows; ++row) {
        const auto& printed = space ? board.space(row).attributes : board.region(row).attributes;
        if (printed.count(name) != 0) return;
        for (const auto& [attribute, value] : printed) names.insert(attribute);
    }
    const std::string near = closest(lua, name, {names.begin(), names.end()});
    if (!near.empty())
        luaL_error(lua, "no %s has `%s` (did you mean `%s`?)", name_of(type), name, near.c_str());
}

struct PushCardValue {
    lua_State* lua;
    void operator()(int64_t number) const { lua_pushinteger(lua, number); }
    void operator()(const std::string& word) const {
        lua_pushlstring(lua, word.data(), word.size());
    }
    void operator()(const std::vector<std::string>& words) const {
        lua_createtable(lua, static_cast<int>(words.size()), 0);
        for (size_t i = 0; i < words.size(); ++i) {
            lua_pushlstring(lua, words[i].data(), words[i].size());
            lua_rawseti(lua, -2, static_cast<lua_Integer>(i) + 1);
        }
    }
};

/// Raises: nothing is known under that name. Spaces, regions and cards have what the map and the
/// deck print on them, which need not be there.
int refuse_column(lua_State* lua, HandleType type, const char* name,
                  const std::set<std::string>& names) {
    const std::string near = closest(lua, name, {names.begin(), names.end()});
    const char* what = name_of(type);
    const std::string elsewhere = near.empty() ? call_of(name) : std::string();
    if (near.empty())
        return luaL_error(
            lua, "a %s has no column `%s` (%s)", what, name,
            elsewhere.empty() ? "declare it in rules/state.lua" : ("it is " + elsewhere).c_str());
    return luaL_error(lua, "a %s has no column `%s` (did you mean `%s`?)", what, name,
                      near.c_str());
}

}  // namespace

bool is_kept_by_platform(HandleType type, const std::string& name) {
    if (name == "id") return true;
    if (type == HandleType::match) return name == "me" || name == "turn" || name == "round";
    if (type == HandleType::space) return name == "region" || name == "x" || name == "y";
    return type == HandleType::seat ? name == "number"
                                    : type == HandleType::region && name == "size";
}

namespace {

/// The handle that a metamethod is called for.
const Handle& own_handle(lua_State* lua, const Host& host) {
    const auto& handle = *static_cast<const Handle*>(lua_touserdata(lua, 1));
    if (handle.game != host.game) [[unlikely]]
        luaL_error(lua, "this %s is of an earlier game", name_of(handle.type));
    return handle;
}

/// What every handle answers besides its columns and functions.
void push_field(lua_State* lua, const Host& host, const Handle& handle, const char* name) {
    const core::Board& board = *host.rules->board;
    if (std::strcmp(name, "id") == 0) {
        lua_pushstring(lua, handle_text(host, handle).c_str());
        return;
    }
    switch (handle.type) {
        case HandleType::seat:
            if (std::strcmp(name, "number") == 0) return lua_pushinteger(lua, handle.index + 1);
            break;
        case HandleType::space:
            if (std::strcmp(name, "region") == 0)
                return push_handle(lua, host, HandleType::region, board.region_of(handle.index));
            if (std::strcmp(name, "x") == 0 && board.grid_width() > 0)
                return lua_pushinteger(lua, handle.index % board.grid_width() + 1);
            if (std::strcmp(name, "y") == 0 && board.grid_width() > 0)
                return lua_pushinteger(lua, handle.index / board.grid_width() + 1);
            if (push_attribute(lua, space_of(host, handle).attributes, name)) return;
            refuse_slip(lua, host, handle.type, name);
            break;
        case HandleType::region:
            if (std::strcmp(name, "size") == 0)
                return lua_pushinteger(
                    lua, static_cast<lua_Integer>(board.spaces_in(handle.index).size()));
            if (push_attribute(lua, board.region(handle.index).attributes, name)) return;
            refuse_slip(lua, host, handle.type, name);
            break;
        case HandleType::card: {
            const Card& card = card_of(host, handle);
            const auto found = card.attributes.find(name);
            if (found != card.attributes.end())
                return std::visit(PushCardValue{lua}, found->second);
            break;
        }
        case HandleType::match:
            if (host.state == nullptr) break;
            if (std::strcmp(name, "me") == 0)
                return push_handle(lua, host, HandleType::seat, host.seat);
            if (std::strcmp(name, "turn") == 0)
                return push_handle(lua, host, HandleType::seat,
                                   host.state->cell(core::cell_turn_seat));
            if (std::strcmp(name, "round") == 0)
                return lua_pushinteger(lua, host.state->cell(core::cell_round));
            break;
    }
    if (handle.type == HandleType::match || handle.type == HandleType::seat)
        refuse_column(lua, handle.type, name, readable_names(lua, handle.type));
    lua_pushnil(lua);
}

core::ColumnId cached_column(lua_State* lua, const Host& host, HandleType type, int at) {
    if (type == HandleType::card || lua_type(lua, at) != LUA_TSTRING) return -1;
    const char* name = lua_tostring(lua, at);
    const ColumnCache::Entry& entry = host.columns[static_cast<int>(type)].entry(name);
    return entry.name == name ? entry.column : core::ColumnId{-1};
}

/// The number on top of the stack, for the name at `at` from now on.
core::ColumnId remember_column(lua_State* lua, const Host& host, HandleType type, int at) {
    const auto column = static_cast<core::ColumnId>(lua_tointeger(lua, -1));
    const char* name = lua_tostring(lua, at);
    host.columns[static_cast<int>(type)].entry(name) = {name, column};
    return column;
}

/// Upvalues: the host; a table from name to column number or function.
int index_handle(lua_State* lua) {
    const Host& host = host_of(lua);
    const Handle& handle = own_handle(lua, host);
    core::ColumnId column = cached_column(lua, host, handle.type, 2);
    if (column < 0) {
        lua_pushvalue(lua, 2);
        const int type = lua_rawget(lua, lua_upvalueindex(2));
        if (type == LUA_TNUMBER)
            column = remember_column(lua, host, handle.type, 2);
        else if (type != LUA_TNIL)
            return 1;
    }
    if (column >= 0) {
        if (host.state == nullptr) return luaL_error(lua, "no match is being played here");
        push_cell(lua, host, host.rules->layout.column(column), host.read(column, handle.index));
        return 1;
    }
    if (lua_type(lua, 2) == LUA_TNUMBER)
        return luaL_error(lua, "a %s has columns, and no entries of a list", name_of(handle.type));
    const char* name = lua_type(lua, 2) == LUA_TSTRING ? lua_tostring(lua, 2) : "";
    push_field(lua, host, handle, name);
    return 1;
}

int write_handle(lua_State* lua) {
    const Host& host = host_of(lua);
    const Handle& handle = own_handle(lua, host);
    const core::ColumnId id = find_column(lua, host, handle.type, 2, lua_upvalueindex(2));
    if (id < 0) {
        if (lua_type(lua, 2) != LUA_TSTRING)
            return luaL_error(lua, "a %s has columns, and no entries of a list",
                              name_of(handle.type));
        const char* name = lua_tostring(lua, 2);
        if (is_kept_by_platform(handle.type, name))
            return luaL_error(lua, "`%s` of a %s can only be read", name, name_of(handle.type));
        return refuse_column(lua, handle.type, name, member_names(lua, true));
    }
    check_writable(lua, host.rules->layout, id);
    const core::PlacedColumn& column = host.rules->layout.column(id);
    const int32_t value = to_cell(lua, host, column, 3);
    if (!writer_of(lua).mutable_state().set(id, handle.index, value))
        return luaL_error(lua, "`%s` of %s would be %d; its range is %d to %d", column.name.c_str(),
                          handle_text(host, handle).c_str(), value, column.min, column.max);
    return 0;
}

int text_of_handle(lua_State* lua) {
    const Host& host = host_of(lua);
    lua_pushstring(lua,
                   handle_text(host, *static_cast<const Handle*>(lua_touserdata(lua, 1))).c_str());
    return 1;
}

/// Asked of two that are not the same one: handles of two kinds never are.
int compare_handles(lua_State* lua) {
    const Handle *one = to_handle(lua, 1), *other = to_handle(lua, 2);
    if (one != nullptr && other != nullptr && one->type != other->type)
        return luaL_error(lua, "a %s is compared with a %s", name_of(one->type),
                          name_of(other->type));
    lua_pushboolean(lua, 0);
    return 1;
}

/// The table that index_handle looks names up in: columns by number, functions as they are.
void push_members(lua_State* lua, Host& host, HandleType type) {
    lua_newtable(lua);
    if (type != HandleType::card) {
        const auto columns = host.rules->layout.columns();
        for (size_t id = 0; id < columns.size(); ++id) {
            if (columns[id].entity != entity_of(type)) continue;
            lua_pushstring(lua, columns[id].name.c_str());
            lua_pushinteger(lua, static_cast<lua_Integer>(id));
            lua_rawset(lua, -3);
        }
    }
    if (type == HandleType::match) {
        for (const auto functions : {match_bindings(), chance_bindings(), card_bindings()})
            add_functions(lua, host, functions, "Match");
        add_functions(lua, host, host.extra, host.extra_owner);
        add_container(lua, host, "seat", HandleType::seat);
        add_container(lua, host, "space", HandleType::space);
        add_container(lua, host, "region", HandleType::region);
    } else {
        add_functions(lua, host, handle_bindings(),
                      type == HandleType::seat     ? "Seat"
                      : type == HandleType::space  ? "Space"
                      : type == HandleType::region ? "Region"
                                                   : "Card");
    }
}

}  // namespace

void check_writable(lua_State* lua, const core::Layout& layout, core::ColumnId column) {
    if (!layout.is_kept(column)) return;
    luaL_error(lua, "`%s` of a seat can only be read (`match:retire` and `match:win` change it)",
               layout.column(column).name.c_str());
}

void push_handle_metatable(lua_State* lua, Host& host, HandleType type) {
    lua_newtable(lua);
    lua_pushstring(lua, name_of(type));
    lua_setfield(lua, -2, "__name");
    lua_pushlightuserdata(lua, &host);
    push_members(lua, host, type);
    lua_pushvalue(lua, -2);
    lua_pushvalue(lua, -2);
    lua_pushcclosure(lua, write_handle, 2);
    lua_setfield(lua, -4, "__newindex");
    lua_pushcclosure(lua, index_handle, 2);
    lua_setfield(lua, -2, "__index");
    lua_pushlightuserdata(lua, &host);
    lua_pushcclosure(lua, text_of_handle, 1);
    lua_setfield(lua, -2, "__tostring");
    lua_pushcfunction(lua, compare_handles);
    lua_setfield(lua, -2, "__eq");
}

core::ColumnId find_column(lua_State* lua, const Host& host, HandleType type, int at, int members) {
    core::ColumnId column = cached_column(lua, host, type, at);
    if (column >= 0 || type == HandleType::card) return column;
    lua_pushvalue(lua, at);
    if (lua_rawget(lua, members) == LUA_TNUMBER) column = remember_column(lua, host, type, at);
    lua_pop(lua, 1);
    return column;
}

}  // namespace fronteira::script
