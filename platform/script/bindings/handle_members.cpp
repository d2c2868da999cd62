// SPDX-License-Identifier: MIT
// What a script finds behind the point of a handle: columns, attributes, functions.
#include "script/bindings/handle_members.hpp"

#include "script/binding.hpp"
#include "script/bindings/handle_fields.hpp"
#include "script/hints/error_text.hpp"
#include "script/sandbox/sandbox.hpp"

namespace fronteira::script {

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
        luaL_error(lua, "this %s belongs to an earlier game", name_of(handle.type));
    return handle;
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
        return luaL_error(lua, "a %s has columns; it is not a list with entries",
                          name_of(handle.type));
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
            return luaL_error(lua, "a %s has columns; it is not a list with entries",
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

/// Asked of two that are not the same one: handles of two kinds never are. A function of ours may
/// ask, as `contains` does; what it says is told of where that stands.
int compare_handles(lua_State* lua) {
    const Handle *one = to_handle(lua, 1), *other = to_handle(lua, 2);
    if (one != nullptr && other != nullptr && one->type != other->type) {
        constexpr int asked_by_ours = 2;
        luaL_where(lua, 1);
        if (lua_rawlen(lua, -1) == 0) luaL_where(lua, asked_by_ours);
        lua_pushfstring(lua, "a %s is compared with a %s (compare what is of one kind)",
                        name_of(one->type), name_of(other->type));
        lua_concat(lua, 2);
        return lua_error(lua);
    }
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
