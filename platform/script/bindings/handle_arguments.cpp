// SPDX-License-Identifier: MIT
#include "script/bindings/handle_arguments.hpp"

#include "script/hints/error_text.hpp"
#include "script/sandbox/sandbox.hpp"

#include <string>
#include <vector>

namespace fronteira::script {
namespace {

void refuse_index(lua_State* lua, const core::Layout& layout, const char* name) {
    std::vector<std::string> names;
    for (const core::PlacedColumn& column : layout.columns())
        if (column.index >= 0) names.push_back(column.name);
    luaL_error(lua, "`%s` is not a column of spaces that holds a seat%s", name,
               did_you_mean(lua, name, names).c_str());
}

/// The map may merely happen to lack what is named so, but for what it has nearly by that name.
void refuse_slip(lua_State* lua, const char* what, const char* name,
                 const std::vector<std::string>& known) {
    const std::string near = closest(lua, name, known);
    if (!near.empty())
        luaL_error(lua, "the map has no %s `%s` (did you mean `%s`?)", what, name, near.c_str());
}

}  // namespace

const core::State& played_state(lua_State* lua) {
    const Host& host = host_of(lua);
    if (host.state == nullptr) luaL_error(lua, "no match is being played here");
    return *host.state;
}

const core::SeatIndex& check_index(lua_State* lua, int argument) {
    const core::Layout& layout = host_of(lua).rules->layout;
    const char* name = luaL_checkstring(lua, argument);
    const auto column = layout.find(core::Entity::space, name);
    if (!column || layout.column(*column).index < 0) refuse_index(lua, layout, name);
    const core::PlacedColumn& placed = layout.column(*column);
    if (placed.sight != core::Sight::all && host_of(lua).eyes != Host::all_eyes)
        luaL_error(lua,
                   "`%s` cannot be counted here, as not everybody may see it (in quotes "
                   "`me:count('%s')` counts "
                   "what the seat sees)",
                   name, name);
    if (core::Match* writer = host_of(lua).writer) {
        writer->look_at_all(placed, host_of(lua).seat);
        Sandbox::charge(lua, core::Match::cost_of_looking_at_all(placed));
    }
    return layout.indexes()[static_cast<size_t>(placed.index)];
}

int32_t check_holder(lua_State* lua, int argument) {
    if (lua_isnoneornil(lua, argument)) return core::none;
    return check_handle(lua, argument, HandleType::seat).index;
}

int check_link_kind(lua_State* lua, int argument) {
    const char* name = luaL_checkstring(lua, argument);
    const core::Board& board = *host_of(lua).rules->board;
    const auto kind = board.find_link_kind(name);
    if (!kind) refuse_slip(lua, "link", name, board.link_kinds());
    return kind.value_or(-1);
}

std::optional<int> check_tag(lua_State* lua, int argument) {
    const char* name = luaL_checkstring(lua, argument);
    const core::Board& board = *host_of(lua).rules->board;
    const auto tag = board.find_tag(name);
    if (!tag) refuse_slip(lua, "tag", name, board.tags());
    return tag;
}

}  // namespace fronteira::script
