// SPDX-License-Identifier: MIT
// Numbers and sets that change: the short way for what effects do most.
#include "script/binding.hpp"
#include "script/bindings/handle_members.hpp"
#include "script/bindings/list_functions.hpp"
#include "script/hints/error_text.hpp"
#include "script/sandbox/sandbox.hpp"
#include "script/whole_number.hpp"

namespace fronteira::script {
namespace {

/// The column that is named at `at` for a handle; raises when there is none. The names are looked
/// up in the layout once and by address afterwards.
core::ColumnId check_column(lua_State* lua, const Host& host, const Handle& handle, int at) {
    const char* name = luaL_checkstring(lua, at);
    ColumnCache::Entry& entry = host.columns[static_cast<int>(handle.type)].entry(name);
    if (entry.name == name) return entry.column;
    const auto column = host.rules->layout.find(static_cast<core::Entity>(handle.type), name);
    if (column) return *column;
    std::vector<std::string> names;
    for (const core::PlacedColumn& one : host.rules->layout.columns())
        if (static_cast<int>(one.entity) == static_cast<int>(handle.type))
            names.push_back(one.name);
    luaL_error(lua, "a %s has no column `%s`%s", name_of(handle.type), name,
               did_you_mean(lua, name, names).c_str());
    return -1;
}

const Handle& check_row(lua_State* lua, int at) {
    const Handle* handle = to_handle(lua, host_of(lua), at);
    if (handle == nullptr || handle->type == HandleType::card)
        luaL_error(lua,
                   "argument %d must be a seat, space, region or the match, followed by the name "
                   "of a column (add(match.me, \"gold\", 1))",
                   at);
    return *handle;
}

int32_t change_cell(lua_State* lua, core::State& state, const Handle& handle, core::ColumnId id,
                    lua_Integer amount) {
    check_writable(lua, state.layout(), id);
    const core::PlacedColumn& column = state.layout().column(id);
    lua_Integer value = host_of(lua).read(id, handle.index);
    if (__builtin_add_overflow(value, amount, &value)) value = amount;
    if (column.kind != core::Kind::integer)
        luaL_error(lua, "`%s` is not a number", column.name.c_str());
    if (value < column.min || value > column.max)
        luaL_error(lua, "`%s` of %s would be %I; its range is %d to %d", column.name.c_str(),
                   handle_text(host_of(lua), handle).c_str(), static_cast<LUAI_UACINT>(value),
                   column.min, column.max);
    state.set(id, handle.index, static_cast<int32_t>(value));
    return static_cast<int32_t>(value);
}

int add(lua_State* lua) {
    const Handle& row = check_row(lua, 1);
    const core::ColumnId column = check_column(lua, host_of(lua), row, 2);
    core::State& state = writer_of(lua).mutable_state();
    if (state.layout().column(column).kind == core::Kind::seats) {
        const int32_t seat = 1 << check_handle(lua, 3, HandleType::seat).index;
        state.set(column, row.index, state.get(column, row.index) | seat);
        return 0;
    }
    lua_pushinteger(lua, change_cell(lua, state, row, column, check_whole(lua, 3)));
    return 1;
}

int transfer(lua_State* lua) {
    const Handle& from = check_row(lua, 1);
    const Handle& to = check_row(lua, 2);
    const Host& host = host_of(lua);
    const core::ColumnId source = check_column(lua, host, from, 3);
    const core::ColumnId target = to.type == from.type ? source : check_column(lua, host, to, 3);
    core::State& state = writer_of(lua).mutable_state();
    const lua_Integer amount = check_whole(lua, 4);
    if (amount < 0 || amount > INT32_MAX)
        return luaL_error(
            lua, "a transfer cannot be negative (exchange the two rows: transfer(to, from, ...))");
    change_cell(lua, state, from, source, -amount);
    change_cell(lua, state, to, target, amount);
    return 0;
}

/// The column of that name that spaces, regions or seats have, in this order.
core::ColumnId check_many(lua_State* lua, int at) {
    const char* name = luaL_checkstring(lua, at);
    if (host_of(lua).rules == nullptr) luaL_error(lua, "no match is being played here");
    const core::Layout& layout = host_of(lua).rules->layout;
    for (const core::Entity entity :
         {core::Entity::space, core::Entity::region, core::Entity::seat})
        if (const auto column = layout.find(entity, name)) return *column;
    luaL_error(lua, "no space, region or seat has a column `%s`", name);
    return -1;
}

const char* entity_name(core::Entity entity) {
    return name_of(static_cast<HandleType>(entity));
}

int total(lua_State* lua) {
    const Host& host = host_of(lua);
    const core::ColumnId id = check_many(lua, 1);
    if (host.state == nullptr) return luaL_error(lua, "no match is being played here");
    const core::PlacedColumn& column = host.rules->layout.column(id);
    if (column.kind != core::Kind::integer)
        return luaL_error(lua, "`%s` is not a number, so it has no total", column.name.c_str());
    const int32_t rows = column.rows;
    Sandbox::charge(lua, rows / 8 + core::Match::cost_of_looking_at_all(column));
    lua_Integer sum = 0;
    for (int32_t row = 0; row < rows; ++row) {
        const int32_t value = host.read(id, row);
        if (value == core::hidden)
            return luaL_error(lua,
                              "not every `%s` may be seen here (a condition in quotes sums those "
                              "that may: sum(%s, %s))",
                              column.name.c_str(), entity_name(column.entity), column.name.c_str());
        sum += value;
    }
    lua_pushinteger(lua, sum);
    return 1;
}

int clear(lua_State* lua) {
    const core::ColumnId id = check_many(lua, 1);
    core::State& state = writer_of(lua).mutable_state();
    check_writable(lua, state.layout(), id);
    Sandbox::charge(lua, state.layout().column(id).rows / 8);
    state.reset(id);
    return 0;
}

constexpr Binding cell_functions[] = {
    {"", "add", "row: Seat|Space|Region|Match, column: string, amount: integer|Seat", "integer?",
     "Adds to a number, which may be negative, and returns the new value; or a seat to a set.",
     add},
    {"", "contains", "list: any[], value: any", "boolean", "Whether the list contains the value.",
     contains},
    {"", "where", "list: any[], column: string, value: any, than?: integer", "any[]",
     "The entries of a list of seats, spaces, regions or cards whose column, or what is printed on "
     "them, is the value: `where(match.seat, \"standing\", 1)`; or compares with it: "
     "`where(seat:spaces \"owner\", \"armies\", \">=\", 2)`.",
     where},
    {"", "transfer",
     "from: Seat|Space|Region|Match, to: Seat|Space|Region|Match, column: string, amount: integer",
     "", "Takes that much of a column from one row and adds it to another.", transfer},
    {"", "total", "column: string", "integer",
     "The sum of a column over all spaces, regions or seats.", total},
    {"", "clear", "column: string", "",
     "Resets the column to its initial value for every space, region or seat.", clear},
};

}  // namespace

std::span<const Binding> cell_bindings() {
    return cell_functions;
}

}  // namespace fronteira::script
