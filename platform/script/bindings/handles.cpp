// SPDX-License-Identifier: MIT
#include "script/bindings/handle_members.hpp"
#include "script/hints/error_text.hpp"
#include "script/library.hpp"

#include <cstring>

namespace fronteira::script {
namespace {

constexpr const char* type_names[] = {"match", "seat", "space", "region", "card"};

const Handle* any_handle(lua_State* lua, int at) {
    if (lua_type(lua, at) != LUA_TUSERDATA || lua_rawlen(lua, at) != sizeof(Handle)) return nullptr;
    const auto* handle = static_cast<const Handle*>(lua_touserdata(lua, at));
    return handle->magic == Handle::mark ? handle : nullptr;
}

/// Seats, spaces, regions and cards as keys of a table are walked in the order of the match. None:
/// no handle.
std::optional<int64_t> rank_of_handle(lua_State* lua, int at) {
    const Handle* handle = any_handle(lua, at);
    if (handle == nullptr) return std::nullopt;
    return int64_t{handle->game} << 43 | static_cast<int64_t>(handle->type) << 40 |
           int64_t{handle->deck + 1} << 24 | handle->index;
}

/// All handles of one type, in the registry under negative numbers from `first` down.
void make_handles(lua_State* lua, Host& host, HandleType type, int16_t deck, int count,
                  lua_Integer first) {
    push_handle_metatable(lua, host, type);
    for (int i = 0; i < count; ++i) {
        *static_cast<Handle*>(lua_newuserdatauv(lua, sizeof(Handle), 0)) =
            Handle{Handle::mark, type, deck, i, host.game};
        lua_pushvalue(lua, -2);
        lua_setmetatable(lua, -2);
        lua_rawseti(lua, LUA_REGISTRYINDEX, first - i);
    }
    lua_pop(lua, 1);
}

}  // namespace

const char* name_of(HandleType type) {
    return type_names[static_cast<int>(type)];
}

const Card& card_of(const Host& host, const Handle& handle) {
    return host.rules->layout.deck(handle.deck).deck.cards[static_cast<size_t>(handle.index)];
}

core::Match& writer_of(lua_State* lua) {
    const Host& host = host_of(lua);
    if (host.writer == nullptr && std::string_view(host.extra_owner) == "View")
        luaL_error(lua, "a bot cannot change the match (it returns the offer that it takes)");
    if (host.writer == nullptr)
        luaL_error(lua,
                   "the match may only be read here (write in an effect, or where a phase "
                   "begins)");
    return *host.writer;
}

std::optional<HandleType> held_in(lua_State* lua, int at) {
    if (lua_type(lua, at) != LUA_TUSERDATA || lua_rawlen(lua, at) != sizeof(Container)) return {};
    const auto* container = static_cast<const Container*>(lua_touserdata(lua, at));
    if (container->magic != Container::mark) return {};
    return container->of;
}

bool is_all_seats(lua_State* lua, int at) {
    return held_in(lua, at) == HandleType::seat;
}

const Handle* to_handle(lua_State* lua, int at) {
    return any_handle(lua, at);
}

const Handle* to_handle(lua_State* lua, const Host& host, int at) {
    const Handle* handle = any_handle(lua, at);
    if (handle != nullptr && handle->game != host.game)
        luaL_error(lua, "a %s of an earlier game is used", name_of(handle->type));
    return handle;
}

int shown_argument(lua_State* lua, int argument) {
    lua_Debug call;
    const bool method = lua_getstack(lua, 0, &call) != 0 && lua_getinfo(lua, "n", &call) != 0 &&
                        std::strcmp(call.namewhat, "method") == 0;
    return method ? argument - 1 : argument;
}

const char* example_of(HandleType type) {
    switch (type) {
        case HandleType::seat:
            return " (match.me, match.seat[1])";
        case HandleType::space:
            return " (a space of the move, match.space[\"id\"])";
        case HandleType::region:
            return " (space.region, match.region[\"id\"])";
        case HandleType::card:
            return " (seat:hand(\"deck\")[1])";
        case HandleType::match:
            break;
    }
    return "";
}

namespace {

/// Raises: what stands before the colon is left out, `space.neighbours()`, or another thing.
void refuse_object(lua_State* lua, HandleType type) {
    lua_Debug call;
    const bool known = lua_getstack(lua, 0, &call) != 0 && lua_getinfo(lua, "n", &call) != 0;
    const char* name = known && call.name != nullptr ? call.name : "it";
    luaL_error(lua, "`%s` is called on a %s, with a colon (%s:%s(...))", name, name_of(type),
               name_of(type), name);
}

}  // namespace

const Handle& check_handle(lua_State* lua, int argument, HandleType type) {
    const Handle* handle = to_handle(lua, host_of(lua), argument);
    if (handle != nullptr && handle->type == type) return *handle;
    if (argument == 1) refuse_object(lua, type);
    luaL_error(
        lua, "%s expected as argument %d, got %s%s", name_of(type), shown_argument(lua, argument),
        handle == nullptr ? luaL_typename(lua, argument) : name_of(handle->type), example_of(type));
    return *handle;
}

int check_deck(lua_State* lua, int argument) {
    const char* name = luaL_checkstring(lua, argument);
    const core::Layout& layout = host_of(lua).rules->layout;
    const auto deck = layout.find_deck(name);
    if (deck) return *deck;
    std::vector<std::string> names;
    for (const core::PlacedDeck& one : layout.decks()) names.push_back(one.deck.id);
    return luaL_error(lua, "there is no deck `%s`%s", name, did_you_mean(lua, name, names).c_str());
}

void push_handle(lua_State* lua, const Host& host, HandleType type, int index) {
    if (index < 0) return lua_pushnil(lua);
    lua_rawgeti(lua, LUA_REGISTRYINDEX, host.handles[static_cast<int>(type)] - index);
}

void push_card(lua_State* lua, const Host& host, int deck, int index) {
    if (index < 0) return lua_pushnil(lua);
    lua_rawgeti(lua, LUA_REGISTRYINDEX, host.cards[static_cast<size_t>(deck)] - index);
}

std::optional<std::string> handle_text(lua_State* lua, const Host& host, int at) {
    const Handle* handle = any_handle(lua, at);
    if (handle == nullptr) return std::nullopt;
    return handle_text(host, *handle);
}

std::string handle_text(const Host& host, const Handle& handle) {
    if (handle.game != host.game) return std::string(name_of(handle.type)) + " of an earlier game";
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
    ++host.game;
    state_of(lua).handle_rank = rank_of_handle;
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
