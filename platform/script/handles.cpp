// SPDX-License-Identifier: MIT
#include "script/binding.hpp"
#include "script/host.hpp"

#include <cstring>

namespace fronteira::script {
namespace {

using core::Entity;

constexpr const char* type_names[] = {"match", "seat", "space", "region", "card"};

Entity entity_of(HandleType type) {
    return static_cast<Entity>(type);
}

const MapSpace& space_of(const Host& host, const Handle& handle) {
    return host.rules->board->space(handle.index);
}

const Card& card_of(const Host& host, const Handle& handle) {
    return host.rules->layout.deck(handle.deck).deck.cards[static_cast<size_t>(handle.index)];
}

void push_attribute(lua_State* lua, const Attributes& attributes, const char* name) {
    const auto found = attributes.find(name);
    if (found == attributes.end()) return lua_pushnil(lua);
    lua_pushinteger(lua, found->second);
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
            return push_attribute(lua, space_of(host, handle).attributes, name);
        case HandleType::region:
            if (std::strcmp(name, "size") == 0)
                return lua_pushinteger(
                    lua, static_cast<lua_Integer>(board.spaces_in(handle.index).size()));
            return push_attribute(lua, board.region(handle.index).attributes, name);
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
    const auto& handle = *static_cast<const Handle*>(lua_touserdata(lua, 1));
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
    const char* name = lua_type(lua, 2) == LUA_TSTRING ? lua_tostring(lua, 2) : "";
    push_field(lua, host, handle, name);
    return 1;
}

int write_handle(lua_State* lua) {
    const Host& host = host_of(lua);
    const auto& handle = *static_cast<const Handle*>(lua_touserdata(lua, 1));
    const core::ColumnId id = find_column(lua, host, handle.type, 2, lua_upvalueindex(2));
    if (id < 0)
        return luaL_error(lua, "a %s has no column `%s`", type_names[static_cast<int>(handle.type)],
                          lua_type(lua, 2) == LUA_TSTRING ? lua_tostring(lua, 2) : "?");
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

/// `match.space`, `match.seat`, `match.region`: by number from 1, or by id. Upvalues: the host, the
/// type.
int index_container(lua_State* lua) {
    const Host& host = host_of(lua);
    const auto type = static_cast<HandleType>(lua_tointeger(lua, lua_upvalueindex(2)));
    std::optional<int> found;
    if (lua_type(lua, 2) == LUA_TSTRING && type != HandleType::seat) {
        const char* id = lua_tostring(lua, 2);
        found = type == HandleType::space ? host.rules->board->find_space(id)
                                          : host.rules->board->find_region(id);
    } else if (lua_isinteger(lua, 2)) {
        const lua_Integer number = lua_tointeger(lua, 2);
        const int count = type == HandleType::seat    ? host.rules->layout.seats()
                          : type == HandleType::space ? host.rules->board->space_count()
                                                      : host.rules->board->region_count();
        if (number >= 1 && number <= count) found = static_cast<int>(number) - 1;
    }
    push_handle(lua, host, type, found.value_or(-1));
    return 1;
}

int length_of_container(lua_State* lua) {
    const Host& host = host_of(lua);
    const auto type = static_cast<HandleType>(lua_tointeger(lua, lua_upvalueindex(2)));
    lua_pushinteger(lua, type == HandleType::seat    ? host.rules->layout.seats()
                         : type == HandleType::space ? host.rules->board->space_count()
                                                     : host.rules->board->region_count());
    return 1;
}

void add_container(lua_State* lua, Host& host, const char* name, HandleType type) {
    lua_newuserdatauv(lua, 1, 0);
    lua_newtable(lua);
    constexpr std::pair<const char*, lua_CFunction> events[] = {{"__index", index_container},
                                                                {"__len", length_of_container}};
    for (const auto& [field, function] : events) {
        lua_pushlightuserdata(lua, &host);
        lua_pushinteger(lua, static_cast<int>(type));
        lua_pushcclosure(lua, function, 2);
        lua_setfield(lua, -2, field);
    }
    lua_setmetatable(lua, -2);
    lua_setfield(lua, -2, name);
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
        add_functions(lua, host, match_bindings(), "Match");
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

void push_handle_metatable(lua_State* lua, Host& host, HandleType type) {
    lua_newtable(lua);
    lua_pushstring(lua, type_names[static_cast<int>(type)]);
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
}

/// All handles of one type, in the registry under negative numbers from `first` down.
void make_handles(lua_State* lua, Host& host, HandleType type, int16_t deck, int count,
                  lua_Integer first) {
    push_handle_metatable(lua, host, type);
    for (int i = 0; i < count; ++i) {
        *static_cast<Handle*>(lua_newuserdatauv(lua, sizeof(Handle), 0)) =
            Handle{Handle::mark, type, deck, i};
        lua_pushvalue(lua, -2);
        lua_setmetatable(lua, -2);
        lua_rawseti(lua, LUA_REGISTRYINDEX, first - i);
    }
    lua_pop(lua, 1);
}

}  // namespace

core::Match& writer_of(lua_State* lua) {
    const Host& host = host_of(lua);
    if (host.writer == nullptr) luaL_error(lua, "the match may only be read here");
    return *host.writer;
}

core::ColumnId find_column(lua_State* lua, const Host& host, HandleType type, int at, int members) {
    core::ColumnId column = cached_column(lua, host, type, at);
    if (column >= 0 || type == HandleType::card) return column;
    lua_pushvalue(lua, at);
    if (lua_rawget(lua, members) == LUA_TNUMBER) column = remember_column(lua, host, type, at);
    lua_pop(lua, 1);
    return column;
}

const Handle* to_handle(lua_State* lua, int at) {
    if (lua_type(lua, at) != LUA_TUSERDATA || lua_rawlen(lua, at) != sizeof(Handle)) return nullptr;
    const auto* handle = static_cast<const Handle*>(lua_touserdata(lua, at));
    return handle->magic == Handle::mark ? handle : nullptr;
}

const Handle& check_handle(lua_State* lua, int argument, HandleType type) {
    const Handle* handle = to_handle(lua, argument);
    if (handle == nullptr || handle->type != type)
        luaL_error(lua, "%s expected as argument %d, got %s", type_names[static_cast<int>(type)],
                   argument,
                   handle == nullptr ? luaL_typename(lua, argument)
                                     : type_names[static_cast<int>(handle->type)]);
    return *handle;
}

void push_handle(lua_State* lua, const Host& host, HandleType type, int index) {
    if (index < 0) return lua_pushnil(lua);
    lua_rawgeti(lua, LUA_REGISTRYINDEX, host.handles[static_cast<int>(type)] - index);
}

void push_card(lua_State* lua, const Host& host, int deck, int index) {
    if (index < 0) return lua_pushnil(lua);
    lua_rawgeti(lua, LUA_REGISTRYINDEX, host.cards[static_cast<size_t>(deck)] - index);
}

std::string handle_text(const Host& host, const Handle& handle) {
    switch (handle.type) {
        case HandleType::match:
            return "match";
        case HandleType::seat:
            return "seat " + std::to_string(handle.index + 1);
        case HandleType::space:
            return host.rules->board->space(handle.index).id;
        case HandleType::region:
            return host.rules->board->region(handle.index).id;
        case HandleType::card:
            return card_of(host, handle).id;
    }
    return "";
}

void open_handles(lua_State* lua, Host& host) {
    const core::Layout& layout = host.rules->layout;
    const int counts[] = {1, layout.seats(), layout.board().space_count(),
                          layout.board().region_count()};
    lua_Integer next = -1;
    for (int type = 0; type < 4; ++type) {
        host.columns[type] = {};
        host.handles[type] = next;
        make_handles(lua, host, static_cast<HandleType>(type), -1, counts[type], next);
        next -= counts[type];
    }
    host.cards.clear();
    for (size_t deck = 0; deck < layout.decks().size(); ++deck) {
        const auto cards = static_cast<int>(layout.decks()[deck].deck.cards.size());
        host.cards.push_back(next);
        make_handles(lua, host, HandleType::card, static_cast<int16_t>(deck), cards, next);
        next -= cards;
    }
}

}  // namespace fronteira::script
