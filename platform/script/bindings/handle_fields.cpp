// SPDX-License-Identifier: MIT
#include "script/bindings/handle_fields.hpp"

#include "script/binding.hpp"
#include "script/bindings/handle_members.hpp"
#include "script/hints/error_text.hpp"
#include "script/sandbox/sandbox.hpp"

#include <cstring>

namespace fronteira::script {

std::set<std::string> member_names(lua_State* lua, bool columns_alone) {
    std::set<std::string> names;
    for (lua_pushnil(lua); lua_next(lua, lua_upvalueindex(2)) != 0; lua_pop(lua, 1))
        if (!columns_alone || lua_type(lua, -1) == LUA_TNUMBER) names.insert(lua_tostring(lua, -2));
    return names;
}

int refuse_column(lua_State* lua, HandleType type, const char* name,
                  const std::set<std::string>& names) {
    const std::string near = closest(lua, name, {names.begin(), names.end()});
    if (!near.empty())
        return luaL_error(lua, "a %s has no column `%s` (did you mean `%s`?)", name_of(type), name,
                          near.c_str());
    const std::string elsewhere = call_of(name);
    return luaL_error(
        lua, "a %s has no column `%s` (%s)", name_of(type), name,
        elsewhere.empty() ? "declare it in rules/state.lua" : ("it is " + elsewhere).c_str());
}

bool is_elsewhere(const Host& host, HandleType type, const char* name) {
    const bool on_map = type == HandleType::space || type == HandleType::region;
    if (!on_map || host.elsewhere == nullptr) return false;
    const NamesElsewhere& names = (*host.elsewhere)();
    return (type == HandleType::space ? names.of_spaces : names.of_regions).count(name) != 0;
}

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

/// What can be read of a handle, with what the platform itself keeps: `match.round`.
std::set<std::string> readable_names(lua_State* lua, HandleType type) {
    std::set<std::string> names = member_names(lua);
    for (const auto bindings : {match_bindings(), handle_bindings()})
        for (const Binding& one : bindings)
            if (one.function == nullptr && is_of(one, type)) names.insert(one.name);
    return names;
}

/// Raises when nothing of that kind on the map has the attribute, unless another map has it: it is
/// a slip, and not something that this map happens to lack. Where other maps are not known, only
/// when something like it is there.
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
    if (is_elsewhere(host, type, name)) return;
    const std::string near = closest(lua, name, {names.begin(), names.end()});
    if (!near.empty())
        luaL_error(lua, "no %s has `%s` (did you mean `%s`?)", name_of(type), name, near.c_str());
    if (host.elsewhere != nullptr)
        luaL_error(lua, "no %s has `%s` (no map has it either; declare it in rules/state.lua)",
                   name_of(type), name);
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

}  // namespace

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

}  // namespace fronteira::script
