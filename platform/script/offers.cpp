// SPDX-License-Identifier: MIT
#include "script/offers.hpp"

#include "script/bindings/handle_members.hpp"
#include "script/hints/error_text.hpp"
#include "script/sandbox/sandbox.hpp"
#include "script/whole_number.hpp"

#include <algorithm>
#include <set>

namespace fronteira::script {
namespace {

using Type = core::Slot::Type;

int32_t named(lua_State* lua, const core::Slot& slot, std::optional<int> found, const char* id) {
    if (!found) luaL_error(lua, "`%s` is not a value for `%s`", id, slot.name.c_str());
    return *found;
}

int32_t card_number(lua_State* lua, const Host& host, const core::Slot& slot, const char* id) {
    const auto& cards = host.rules->layout.deck(slot.deck).deck.cards;
    const auto found =
        std::find_if(cards.begin(), cards.end(), [&](const Card& card) { return card.id == id; });
    if (found != cards.end()) return static_cast<int32_t>(found - cards.begin());
    std::vector<std::string> ids;
    for (const Card& card : cards) ids.push_back(card.id);
    return luaL_error(lua, "there is no card `%s`%s", id, did_you_mean(lua, id, ids).c_str());
}

std::optional<HandleType> handle_of(Type type) {
    switch (type) {
        case Type::space:
            return HandleType::space;
        case Type::seat:
            return HandleType::seat;
        case Type::region:
            return HandleType::region;
        case Type::card:
            return HandleType::card;
        default:
            return std::nullopt;
    }
}

int32_t handle_value(lua_State* lua, const Host& host, const core::Slot& slot,
                     const Handle& handle) {
    const bool other_deck = slot.type == Type::card && handle.deck != slot.deck;
    if (handle_of(slot.type) != handle.type || other_deck)
        luaL_error(lua, "%s is not a value for `%s`", handle_text(host, handle).c_str(),
                   slot.name.c_str());
    return handle.index;
}

/// The value on top of the stack for a slot of one value.
int32_t slot_value(lua_State* lua, const Host& host, const core::Slot& slot) {
    if (const Handle* handle = to_handle(lua, host, -1))
        return handle_value(lua, host, slot, *handle);
    if (lua_isinteger(lua, -1)) {
        const int32_t number = cell_number(lua, slot.name.c_str(), lua_tointeger(lua, -1));
        return handle_of(slot.type) ? number - 1 : number;  // Lua counts from 1
    }
    if (lua_type(lua, -1) != LUA_TSTRING)
        luaL_error(lua, "the move needs a value for `%s`", slot.name.c_str());
    const char* id = lua_tostring(lua, -1);
    switch (slot.type) {
        case Type::space:
            return named(lua, slot, host.rules->board->find_space(id), id);
        case Type::region:
            return named(lua, slot, host.rules->board->find_region(id), id);
        case Type::card:
            return card_number(lua, host, slot, id);
        case Type::choice: {
            const auto found = std::find(slot.choices.begin(), slot.choices.end(), id);
            if (found != slot.choices.end())
                return static_cast<int32_t>(found - slot.choices.begin());
            break;
        }
        default:
            break;
    }
    return named(lua, slot, std::nullopt, id);
}

/// A list of cards, or one.
void read_cards(lua_State* lua, const Host& host, const core::Slot& slot, Move& move) {
    const bool list = lua_istable(lua, -1);
    if (list && lua_rawlen(lua, -1) > static_cast<lua_Unsigned>(slot.most))
        luaL_error(lua, "`%s` takes %d cards at most", slot.name.c_str(), slot.most);
    for (int i = 0; i < slot.most; ++i) {
        if (list)
            lua_rawgeti(lua, -1, i + 1);
        else if (i == 0)
            lua_pushvalue(lua, -1);
        else
            lua_pushnil(lua);
        move.values[static_cast<size_t>(slot.offset + i)] =
            lua_isnil(lua, -1) ? core::none : slot_value(lua, host, slot);
        lua_pop(lua, 1);
    }
}

/// What is on top of the stack, as the slot's value of the move.
void read_value(lua_State* lua, const Host& host, const core::Slot& slot, Move& move) {
    if (slot.type == Type::card && !lua_isnil(lua, -1))
        read_cards(lua, host, slot, move);
    else
        move.values[static_cast<size_t>(slot.offset)] = slot_value(lua, host, slot);
}

}  // namespace

void push_slot_value(lua_State* lua, const Host& host, const core::Slot& slot, const Move& move) {
    const int32_t value = move.values[static_cast<size_t>(slot.offset)];
    switch (slot.type) {
        case Type::number:
            return lua_pushinteger(lua, value);
        case Type::space:
            return push_handle(lua, host, HandleType::space, value);
        case Type::seat:
            return push_handle(lua, host, HandleType::seat, value);
        case Type::region:
            return push_handle(lua, host, HandleType::region, value);
        case Type::choice:
            lua_pushstring(lua, slot.choices[static_cast<size_t>(value)].c_str());
            return;
        case Type::card:
            break;
    }
    lua_createtable(lua, slot.most, 0);
    for (int i = 0; i < slot.most; ++i) {
        const int32_t card = move.values[static_cast<size_t>(slot.offset + i)];
        if (card == core::none) break;
        push_card(lua, host, slot.deck, card);
        lua_rawseti(lua, -2, i + 1);
    }
}

void push_offers(lua_State* lua, const Host& host, int seat) {
    const core::MoveList& list = host.match->legal(seat);
    lua_createtable(lua, static_cast<int>(list.size()), 0);
    for (size_t i = 0; i < list.size(); ++i) {
        Sandbox::charge(lua, 16);
        const Offer offer = list.at(i, *host.rules);
        const core::MoveKind& kind = host.rules->moves[static_cast<size_t>(offer.move.kind)];
        lua_createtable(lua, 0, static_cast<int>(kind.slots.size()) + 3);
        lua_pushinteger(lua, static_cast<lua_Integer>(i) + 1);
        lua_setfield(lua, -2, "index");
        lua_pushstring(lua, kind.name.c_str());
        lua_setfield(lua, -2, "move");
        for (const core::Slot& slot : kind.slots) {
            push_slot_value(lua, host, slot, offer.move);
            lua_setfield(lua, -2, slot.type == Type::number ? "least" : slot.name.c_str());
        }
        if (offer.upto) {
            lua_pushinteger(lua, *offer.upto);
            lua_setfield(lua, -2, "most");
        }
        lua_rawseti(lua, -2, static_cast<lua_Integer>(i) + 1);
    }
}

void check_unchanged(lua_State* lua, const Host& host, const Move& offered, int at) {
    for (const core::Slot& slot : host.rules->moves[static_cast<size_t>(offered.kind)].slots) {
        lua_pushstring(lua, slot.name.c_str());
        lua_rawget(lua, at);
        if (slot.type == Type::number) {
            if (!lua_isnil(lua, -1))
                luaL_error(lua,
                           "the bot sets `%s` of the offer that it returns (return the number "
                           "behind the offer: return offer, number)",
                           slot.name.c_str());
        } else {
            Move said = offered;
            read_value(lua, host, slot, said);
            if (said.values != offered.values)
                luaL_error(lua,
                           "the bot changed `%s` of the offer that it returns (return another of "
                           "view:moves() instead)",
                           slot.name.c_str());
        }
        lua_pop(lua, 1);
    }
}

namespace {

/// Whether more stands in the table than its list.
bool has_other_keys(lua_State* lua, int table, lua_Integer size) {
    lua_Integer entries = 0;
    for (lua_pushnil(lua); lua_next(lua, table) != 0; lua_pop(lua, 1)) ++entries;
    return entries != size;
}

}  // namespace

void read_candidates(lua_State* lua, const Host& host, const core::MoveKind& move,
                     const core::Slot& slot, int at, std::vector<int32_t>& rows) {
    const HandleType wanted = *handle_of(slot.type);
    const auto refuse = [&](const char* verb, int what) {
        const Handle* handle = to_handle(lua, host, what);
        const char* type = handle != nullptr ? name_of(handle->type) : luaL_typename(lua, what);
        const bool nothing = lua_isnil(lua, what);
        luaL_error(lua, "`among` of `%s` of move `%s` %s %s%s (return a list of %ss, {} for none)",
                   slot.name.c_str(), move.name.c_str(), verb, nothing ? "nothing" : "a ",
                   nothing ? "" : type, name_of(wanted));
    };
    if (!lua_istable(lua, at) && !held_in(lua, at)) refuse("returns", at);
    const lua_Integer size = luaL_len(lua, at);
    Sandbox::charge(lua, size);
    if (lua_istable(lua, at) && has_other_keys(lua, at, size))
        luaL_error(lua,
                   "`among` of `%s` of move `%s` returns a table with keys other than 1, 2, 3 (for "
                   "key in pairs(t) do list[#list + 1] = key end makes a list of its keys)",
                   slot.name.c_str(), move.name.c_str());
    for (lua_Integer i = 1; i <= size; ++i) {
        lua_geti(lua, at, i);
        const Handle* handle = to_handle(lua, host, -1);
        if (handle == nullptr || handle->type != wanted) refuse("lists", -1);
        rows.push_back(handle->index);
        lua_pop(lua, 1);
    }
}

int refuse_move(lua_State* lua, const core::Rules& rules, const char* name) {
    std::vector<std::string> names;
    for (const core::MoveKind& move : rules.moves) names.push_back(move.name);
    return luaL_error(lua, "there is no move `%s`%s", name, did_you_mean(lua, name, names).c_str());
}

namespace {

/// Raises where the table at `at` has a value that the move has not. An offer can be played as it
/// is, with what it says besides.
void check_values(lua_State* lua, const core::MoveKind& kind, int at) {
    if (lua_isnoneornil(lua, at)) return;
    if (!lua_istable(lua, at))
        luaL_error(lua, "the values of move `%s` are not a table (write { name = value })",
                   kind.name.c_str());
    std::vector<std::string> names;
    for (const core::Slot& slot : kind.slots) names.push_back(slot.name);
    const std::set<std::string> of_offer = {"index", "move", "least", "most"};
    std::set<std::string> unknown;  // of which the same one is told in every process
    for (lua_pushnil(lua); lua_next(lua, at) != 0; lua_pop(lua, 1)) {
        if (lua_type(lua, -2) != LUA_TSTRING)
            luaL_error(lua, "a value of move `%s` has no name (write { name = value })",
                       kind.name.c_str());
        const char* name = lua_tostring(lua, -2);
        if (std::find(names.begin(), names.end(), name) == names.end() && of_offer.count(name) == 0)
            unknown.insert(name);
    }
    if (!unknown.empty())
        luaL_error(lua, "move `%s` has no value `%s`%s", kind.name.c_str(),
                   unknown.begin()->c_str(),
                   did_you_mean(lua, unknown.begin()->c_str(), names).c_str());
}

}  // namespace

Move to_move(lua_State* lua, const Host& host, const char* name, int at) {
    Move move;
    for (size_t i = 0; i < host.rules->moves.size(); ++i)
        if (host.rules->moves[i].name == name) move.kind = static_cast<int16_t>(i);
    if (move.kind < 0) refuse_move(lua, *host.rules, name);
    check_values(lua, host.rules->moves[static_cast<size_t>(move.kind)], at);
    for (const core::Slot& slot : host.rules->moves[static_cast<size_t>(move.kind)].slots) {
        if (lua_istable(lua, at))
            lua_getfield(lua, at, slot.name.c_str());
        else
            lua_pushnil(lua);
        read_value(lua, host, slot, move);
        lua_pop(lua, 1);
    }
    return move;
}

}  // namespace fronteira::script
