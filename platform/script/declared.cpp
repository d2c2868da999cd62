// SPDX-License-Identifier: MIT
#include "script/declared.hpp"

#include "script/binding.hpp"
#include "script/host.hpp"
#include "script/rule_reader.hpp"
#include "script/sandbox/sandbox.hpp"
#include "script/sandbox/sandbox_globals.hpp"

#include <algorithm>
#include <cstring>

namespace fronteira::script {
namespace {

constexpr const char* metatable = "fronteira.declared";
constexpr int most_arguments = 2;  // of `int`, and of a declaration with what follows it

void copy_text(char* target, size_t size, std::string_view text) {
    const size_t length = std::min(size - 1, text.size());
    std::memcpy(target, text.data(), length);
    target[length] = '\0';
}

/// `war/rules/attack.lua:12: ` as file and line.
void set_place(lua_State* lua, Declared& declared) {
    luaL_where(lua, 1);
    std::string_view where = lua_tostring(lua, -1);
    lua_pop(lua, 1);
    if (where.size() < 3) return;
    where.remove_suffix(2);
    const size_t colon = where.rfind(':');
    if (colon == std::string_view::npos) return;
    copy_text(declared.file, sizeof declared.file, where.substr(0, colon));
    declared.line = std::atoi(where.data() + colon + 1);
}

/// A description that an effect makes would be read by nobody.
void refuse_while_played(lua_State* lua, const char* tag) {
    const Host& host = host_of(lua);
    const bool rules = *host.extra_owner == '\0';
    if (!rules || host.state == nullptr) return;
    luaL_error(lua, "`%s` is for declarations, and does nothing while a match is played (%s)", tag,
               std::strcmp(tag, "finish_phase") == 0
                   ? "match:finish_phase() ends it"
                   : "a function changes the match itself: to.armies = to.armies - 1");
}

/// Replaces the arguments on the stack from `first` on by a new description of them.
int make(lua_State* lua, const char* tag, int first) {
    const int arguments = lua_gettop(lua) - first + 1;
    const bool pair = std::strcmp(tag, "int") == 0 || std::strcmp(tag, "with") == 0;
    if (arguments > 1 && !pair)
        return luaL_error(lua,
                          "`%s` takes one thing; what else is said of it follows without a comma: "
                          "%s ... { seen_by = \"self\" }",
                          tag, tag);
    if (arguments > most_arguments)
        return std::strcmp(tag, "with") == 0
                   ? luaL_error(lua,
                                "a declaration takes one thing at a time (space \"to\" \"owner == "
                                "me\", without commas)")
                   : luaL_error(lua, "too many arguments for `%s` (it takes two at most)", tag);
    refuse_while_played(lua, tag);
    Sandbox::charge(lua, 32);
    auto* declared =
        static_cast<Declared*>(lua_newuserdatauv(lua, sizeof(Declared), std::max(arguments, 0)));
    *declared = Declared{};
    copy_text(declared->tag, sizeof declared->tag, tag);
    set_place(lua, *declared);
    for (int i = 0; i < arguments; ++i) {
        lua_pushvalue(lua, first + i);
        lua_setiuservalue(lua, -2, i + 1);
    }
    luaL_setmetatable(lua, metatable);
    return 1;
}

/// Phases and moves that are listed nowhere do nothing.
void note_described(lua_State* lua) {
    constexpr size_t most = 1000;
    Host& host = host_of(lua);
    const Declared& made = *to_declared(lua, -1);
    const bool phase = std::strcmp(made.tag, "phase") == 0;
    if ((!phase && std::strcmp(made.tag, "move") != 0) || host.described.size() >= most) return;
    push_argument(lua, -1, 1);
    if (lua_type(lua, -1) == LUA_TSTRING && lua_rawlen(lua, -1) <= longest_name)
        host.described.push_back({phase, lua_tostring(lua, -1), made.place()});
    lua_pop(lua, 1);
}

/// Upvalue 2: the tag.
int construct(lua_State* lua) {
    const int made = make(lua, lua_tostring(lua, lua_upvalueindex(2)), 1);
    note_described(lua);
    return made;
}

int call_declared(lua_State* lua) {
    refuse_while_played(lua, to_declared(lua, 1)->tag);
    return make(lua, "with", 1);
}

int text_of_declared(lua_State* lua) {
    const Declared* self = to_declared(lua, 1);
    lua_pushstring(lua, std::strcmp(self->tag, "with") == 0 ? "declaration" : self->tag);
    return 1;
}

/// A word that is complete without arguments, but may be called to add a table.
void add_constant(lua_State* lua, const char* name) {
    auto* declared = static_cast<Declared*>(lua_newuserdatauv(lua, sizeof(Declared), 0));
    *declared = Declared{};
    copy_text(declared->tag, sizeof declared->tag, name);
    luaL_setmetatable(lua, metatable);
    define(lua, name);
}

constexpr const char* one_value = "value";

constexpr Binding declared_words[] = {
    // Columns, in rules/state.lua
    {"", "int", "min: integer, max: integer", one_value,
     "A column of whole numbers. Any column may be called with `{ seen_by = ..., initial = ..., "
     "lasts = ... }`.",
     construct},
    {"", "flag", "", one_value, "A column of true or false.", nullptr},
    {"", "choice", "words: string[]", one_value,
     "A column that holds one of the words. As a value of a move, `choice \"way\" { \"left\", "
     "\"right\" }`: one of them is chosen.",
     construct},
    {"", "seat", "", one_value,
     "A column that holds a seat or nil. As a value of a move, `seat \"whom\" \"whom ~= me\"`: one "
     "that passes the condition.",
     nullptr},
    {"", "seats", "", one_value, "A column that holds a set of seats.", nullptr},
    {"", "space", "", one_value,
     "A column that holds a space or nil. As a value of a move, `space \"from\" \"owner == me\"`: "
     "one that passes the condition; `space \"to\" { \"not owner\", among = f, where = g }`: of "
     "those that f lists one that passes it and that g admits.",
     nullptr},
    {"", "region", "", one_value,
     "A column that holds a region or nil. As a value of a move, `region \"where\" \"all(space, "
     "owner "
     "== me)\"`: one that passes the condition.",
     nullptr},
    {"", "card", "deck: string", one_value, "A column that holds a card of that deck or nil.",
     construct},
    // Phases and moves
    {"", "phase", "name: string", one_value,
     "A part of play: `phase \"attack\" { when = \"round > 1\", enter = function(match) ... "
     "end, "
     "move \"attack\" { ... } }`.",
     construct},
    {"", "move", "name: string", one_value,
     "A kind of move: `move \"attack\" { space \"from\" \"owner == me\", effect = function(match, "
     "from) ... end }`. Its values are asked for in the order they are written, and its functions "
     "get those that their parameters name. With `open = true` everyone is told of it, whatever "
     "secrets it touches.",
     construct},
    {"", "question", "name: string", one_value,
     "What an effect asks a seat with `match:ask`: `question \"occupy\" { number \"armies\" }` for "
     "values, `question \"answer\" { \"accept\", \"decline\" }` for one of some words. It is "
     "listed in `asked`.",
     construct},
    {"", "finish_phase", "", one_value,
     "As an effect: the seat is done with the phase. A seat that could do nothing else is not "
     "asked.",
     nullptr},
    // Values of a move, beside space, seat, region and choice
    {"", "number", "name: string", one_value,
     "A number within a range in quotes: `number \"dice\" \"1 to min(3, from.armies - 1)\"`; it "
     "comes last in its move. In a question it has no range: whoever asks gives it.",
     construct},
    {"", "cards", "name: string", one_value,
     "Cards from the hand of the one who decides: `cards \"set\" { deck = \"territory\", count = "
     "3, "
     "where = f }`; `zone = \"discard\"` takes them from there; `matching = \"figure\", wild = "
     "\"joker\"`: all alike in what they show, or all different.",
     construct},
};

}  // namespace

std::span<const Binding> declaration_bindings() {
    return declared_words;
}

const Declared* to_declared(lua_State* lua, int at) {
    if (lua_type(lua, at) != LUA_TUSERDATA || lua_rawlen(lua, at) != sizeof(Declared))
        return nullptr;
    const auto* declared = static_cast<const Declared*>(lua_touserdata(lua, at));
    return declared->magic == Declared::mark ? declared : nullptr;
}

void push_argument(lua_State* lua, int at, int argument) {
    lua_getiuservalue(lua, at, argument);
}

std::string argument_text(lua_State* lua, int at, int argument) {
    push_argument(lua, at, argument);
    std::string text = lua_type(lua, -1) == LUA_TSTRING ? lua_tostring(lua, -1) : "";
    lua_pop(lua, 1);
    return text;
}

const Declared* push_call(lua_State* lua, int at, const char* tag) {
    const Declared* declared = to_declared(lua, at);
    if (declared == nullptr || std::strcmp(declared->tag, "with") != 0) return nullptr;
    push_argument(lua, at, 1);
    push_argument(lua, at, 2);
    const Declared* base = to_declared(lua, -2);
    if (base != nullptr && std::strcmp(base->tag, tag) == 0 && lua_istable(lua, -1)) return base;
    lua_pop(lua, 2);
    return nullptr;
}

void define(lua_State* lua, const char* name) {
    lua_pushcfunction(lua, store_global);
    lua_insert(lua, -2);
    lua_pushlightuserdata(lua, const_cast<char*>(name));
    lua_call(lua, 2, 0);
}

void open_declarations(lua_State* lua, Host& host) {
    luaL_newmetatable(lua, metatable);
    for (const auto& [event, function] :
         std::initializer_list<std::pair<const char*, lua_CFunction>>{
             {"__call", call_declared}, {"__tostring", text_of_declared}}) {
        lua_pushlightuserdata(lua, &host);
        lua_pushcclosure(lua, function, 1);
        lua_setfield(lua, -2, event);
    }
    lua_pop(lua, 1);
    for (const Binding& word : declared_words) {
        if (word.function == nullptr) {
            add_constant(lua, word.name);
            continue;
        }
        lua_pushlightuserdata(lua, &host);
        lua_pushstring(lua, word.name);
        lua_pushcclosure(lua, word.function, 2);
        define(lua, word.name);
    }
}

}  // namespace fronteira::script
