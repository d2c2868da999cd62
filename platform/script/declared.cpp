// SPDX-License-Identifier: MIT
#include "script/declared.hpp"

#include "script/binding.hpp"
#include "script/host.hpp"
#include "script/sandbox.hpp"
#include "script/sandbox_globals.hpp"

#include <algorithm>
#include <cstring>

namespace fronteira::script {
namespace {

constexpr const char* metatable = "fronteira.declared";
constexpr int most_arguments = 8;

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
    const bool column = std::strncmp(tag, "of:", 3) == 0;
    const std::string word = column ? std::string(tag + 3) + "_of" : tag;
    luaL_error(lua,
               "`%s` describes, and does nothing while a match is played (a function changes the "
               "match itself: to.armies = to.armies - 1)",
               word.c_str());
}

/// Replaces the arguments on the stack from `first` on by a new description of them.
int make(lua_State* lua, const char* tag, int first) {
    const int arguments = lua_gettop(lua) - first + 1;
    if (arguments > most_arguments) return luaL_error(lua, "too many arguments for `%s`", tag);
    refuse_while_played(lua, tag);
    Sandbox::charge(lua, 32);
    auto* declared =
        static_cast<Declared*>(lua_newuserdatauv(lua, sizeof(Declared), std::max(arguments, 0)));
    *declared = Declared{};
    copy_text(declared->tag, sizeof declared->tag, tag);
    set_place(lua, *declared);
    lua_Integer sequence = 0;
    if (lua_getfield(lua, LUA_REGISTRYINDEX, "fronteira.sequence") == LUA_TNUMBER)
        sequence = lua_tointeger(lua, -1);
    lua_pop(lua, 1);
    declared->sequence = static_cast<int32_t>(++sequence);
    lua_pushinteger(lua, sequence);
    lua_setfield(lua, LUA_REGISTRYINDEX, "fronteira.sequence");
    for (int i = 0; i < arguments; ++i) {
        lua_pushvalue(lua, first + i);
        lua_setiuservalue(lua, -2, i + 1);
    }
    luaL_setmetatable(lua, metatable);
    return 1;
}

/// Upvalue 2: the tag.
int construct(lua_State* lua) {
    return make(lua, lua_tostring(lua, lua_upvalueindex(2)), 1);
}

int call_declared(lua_State* lua) {
    const Declared* self = to_declared(lua, 1);
    if (std::strncmp(self->tag, "of:", 3) == 0) {  // armies_of "from"
        lua_remove(lua, 1);
        return make(lua, self->tag, 1);
    }
    refuse_while_played(lua, self->tag);
    return make(lua, "with", 1);
}

template <char Operator>
int arithmetic(lua_State* lua) {
    lua_settop(lua, 2);
    const char tag[] = {'o', 'p', Operator, '\0'};
    return make(lua, tag, 1);
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
     "A column of whole numbers. Any column may be called with `{ seen_by = ..., initial = ... }`.",
     construct},
    {"", "flag", "", one_value, "A column of true or false.", nullptr},
    {"", "choice", "words: string[]", one_value,
     "A column that holds one of the words; as a value of a move, one of them is chosen.",
     construct},
    {"", "seat", "", one_value,
     "A column that holds a seat or nil; called with clauses, a seat that a move points at.",
     nullptr},
    {"", "seats", "", one_value, "A column that holds a set of seats.", nullptr},
    {"", "space", "", one_value,
     "A column that holds a space or nil; called with clauses, a space that a move points at.",
     nullptr},
    {"", "region", "", one_value,
     "A column that holds a region or nil; called with clauses, a region that a move points at. "
     "`region { all_spaces = { owner = me } }`: it has spaces, and all of them pass.",
     nullptr},
    {"", "card", "deck: string", one_value, "A column that holds a card of that deck or nil.",
     construct},
    // Phases and moves
    {"", "phase", "name: string", one_value,
     "A stretch of play: `phase \"attack\" { when = {...}, enter = function, move ... }`; what is "
     "done on entering may be steps, too.",
     construct},
    {"", "move", "name: string", one_value,
     "A kind of move: `move \"attack\" { from = ..., to = ..., dice = ..., effect = function }`. "
     "Its values are asked for in the order they are written. With `open = true` everyone is told "
     "of it, whatever secrets it touches.",
     construct},
    {"", "question", "name: string", one_value,
     "What an effect asks a seat with `match:ask`: `question \"occupy\" { armies = number {} }` "
     "for "
     "values, `question \"answer\" { \"accept\", \"decline\" }` for one of some words. It is "
     "listed in `asked`.",
     construct},
    {"", "finish_phase", "", one_value, "As an effect: the seat is done with the phase.", nullptr},
    {"", "raise", "column: string, row: Expression, amount: Expression", one_value,
     "A step of an effect `effect = { step, ... }`, done without a script: adds to a number.",
     construct},
    {"", "shift", "column: string, from: Expression, to: Expression, amount: Expression", one_value,
     "A step of an effect: takes an amount from one row and adds it to another.", construct},
    {"", "put", "column: string, row: Expression, value: Expression", one_value,
     "A step of an effect: writes a value.", construct},
    {"", "reset", "column: string", one_value,
     "A step of an effect: every space, region or seat gets the column's initial value again.",
     construct},
    {"", "contest",
     "column: string, from: Expression, to: Expression, ours: Expression, theirs: Expression",
     one_value,
     "A step of an effect: dice against dice as in `match:contest`; both rows lose what they lost.",
     construct},
    {"", "tell", "event: string, fields?: table", one_value,
     "A step of an effect: tells everyone of something, as `match:tell` does.", construct},
    {"", "deal", "deck: string, seat: Expression", one_value,
     "A step of an effect: the top card of the pile goes to the seat's hand, which is told as "
     "`card` with the `seat`; nothing happens when the pile is empty.",
     construct},
    {"", "for_each", "rows: value, steps: any", one_value,
     "A step, or a list of them, that is done for every row that passes, in the order of the map: "
     "`for_each(space { owner = me }, raise(\"armies\", this, 1))`. Each row is looked at when its "
     "turn comes.",
     construct},
    {"", "this", "", one_value, "Inside of `for_each`: the row.", nullptr},
    {"", "only_if", "clauses: table, steps: any", one_value,
     "A step, or a list of them, that is passed over unless the clauses hold.", construct},
    // Values of a move
    {"", "linked", "slot: string", one_value,
     "A space that a link leads to from the named one; `{ by = \"sea\", ... }` adds clauses. `by` "
     "may "
     "be a list.",
     construct},
    {"", "number", "range: table", one_value,
     "A number `{ from = ..., upto = ... }`; it stands last in its move. `number {}` in a "
     "question: "
     "whoever asks says the range.",
     construct},
    {"", "cards", "deck: string", one_value,
     "Cards from the hand of the one who decides: `cards \"territory\" { count = 3, where = f }`; "
     "`zone = \"discard\"` takes them from there; `matching = \"figure\", wild = \"joker\"`: all "
     "alike in what they show, or all different.",
     construct},
    // Clauses
    {"", "at_least", "number: Expression", one_value, "The value is that number or more.",
     construct},
    {"", "at_most", "number: Expression", one_value, "The value is that number or less.",
     construct},
    {"", "is_not", "value: Expression", one_value, "The value is another one.", construct},
    {"", "contains", "seat: Expression", one_value, "The set of seats has that one in it.",
     construct},
    {"", "me", "", one_value, "The seat that decides.", nullptr},
    {"", "someone_else", "", one_value, "A seat, and not the one that decides.", nullptr},
    {"", "nobody", "", one_value, "No seat (or space, or region).", nullptr},
    {"", "match", "", one_value, "The match, as a row: `reserve_of(match)`.", nullptr},
    // Expressions
    {"", "turn_seat", "", one_value, "The seat whose turn it is.", nullptr},
    {"", "round", "", one_value, "The round, from 1.", nullptr},
    {"", "least", "a: Expression, b: Expression", one_value, "The smaller one.", construct},
    {"", "most", "a: Expression, b: Expression", one_value, "The larger one.", construct},
    {"", "region_of", "space: Expression", one_value, "The region of a space, such as \"from\".",
     construct},
    {"", "value_of", "slot: string", one_value, "The value of an earlier slot itself.", construct},
    {"", "hand_size", "deck: string", one_value, "Cards of that deck in the hand of who decides.",
     construct},
    {"", "cards_left", "deck: string", one_value, "Cards in the pile of that deck.", construct},
    {"", "attribute_of", "name: string, row: Expression", one_value,
     "A number that the map gives that space or region; 0 when it gives none.", construct},
    {"", "count_of", "column: string|value, seat?: Expression", one_value,
     "How many spaces hold the seat (the one that decides) in that column; or how many rows pass "
     "clauses: `count_of(space { owner = me, armies = at_least(2) })`. What the seat may not see "
     "passes no clause.",
     construct},
    {"", "regions_of", "column: string, seat?: Expression", one_value,
     "How many regions hold the seat (the one that decides) in that column on all their spaces.",
     construct},
    {"", "sum_of", "column: string", one_value,
     "The sum of a column over all spaces, regions or seats.", construct},
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

void add_column_word(lua_State* lua, const std::string& column) {
    auto* declared = static_cast<Declared*>(lua_newuserdatauv(lua, sizeof(Declared), 0));
    *declared = Declared{};
    copy_text(declared->tag, sizeof declared->tag, "of:" + column);
    luaL_setmetatable(lua, metatable);
    define(lua, (column + "_of").c_str());
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
             {"__call", call_declared},
             {"__add", arithmetic<'+'>},
             {"__sub", arithmetic<'-'>},
             {"__mul", arithmetic<'*'>},
             {"__idiv", arithmetic<'/'>},
             {"__tostring", text_of_declared}}) {
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
