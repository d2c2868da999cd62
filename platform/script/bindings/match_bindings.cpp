// SPDX-License-Identifier: MIT
// What a match can be asked and told.
#include "script/binding.hpp"
#include "script/bindings/ask.hpp"
#include "script/hints/error_text.hpp"
#include "script/host.hpp"
#include "script/offers.hpp"
#include "script/sandbox/sandbox.hpp"
#include "script/whole_number.hpp"

#include <algorithm>
#include <cstring>
#include <string_view>
#include <vector>

namespace fronteira::script {
namespace {

/// Pushes what the first fault says, if there is one.
bool push_first(lua_State* lua, const Diagnostics& faults) {
    if (faults.empty()) return false;
    const Diagnostic& first = faults.front();
    const std::string text =
        first.place.file + ":" + std::to_string(first.place.line) + ": " + first.message;
    lua_pushlstring(lua, text.data(), text.size());
    return true;
}

int match_finish_phase(lua_State* lua) {
    core::Match& match = writer_of(lua);
    const Host& host = host_of(lua);
    if (lua_isnoneornil(lua, 2)) {
        match.finish(host.seat);  // which it may have done before
        return 0;
    }
    const int seat = check_handle(lua, 2, HandleType::seat).index;
    if (!match.finish(seat))
        return luaL_error(lua, "seat %d does not decide in this phase, so it cannot finish it",
                          seat + 1);
    return 0;
}

int match_begin_with(lua_State* lua) {
    if (writer_of(lua).round() > 0)
        return luaL_error(lua, "who begins must be said before the first turn, not in round %d",
                          writer_of(lua).round());
    writer_of(lua).set_first(check_handle(lua, 2, HandleType::seat).index);
    return 0;
}

/// The clauses and functions of the move charge what they cost.
int match_can(lua_State* lua) {
    const char* name = luaL_checkstring(lua, 2);
    if (host_of(lua).writer == nullptr)
        return luaL_error(lua,
                          "`match:can` works only in effects and where phases begin, not here");
    core::Match& match = writer_of(lua);
    const auto& moves = match.rules().moves;
    Sandbox::charge(lua, 64 + static_cast<int64_t>(moves.size()));
    const auto move = std::find_if(moves.begin(), moves.end(),
                                   [&](const core::MoveKind& one) { return one.name == name; });
    if (move == moves.end()) return refuse_move(lua, match.rules(), name);
    const bool in_spec = std::string_view(host_of(lua).extra_owner) == "Game";
    const int seat = in_spec ? match.decider() : host_of(lua).seat;
    const bool can = match.can_make(static_cast<int16_t>(move - moves.begin()), seat);
    if (push_first(lua, match.take_faults())) return lua_error(lua);
    lua_pushboolean(lua, can);
    return 1;
}

int match_retire(lua_State* lua) {
    writer_of(lua).retire(check_handle(lua, 2, HandleType::seat).index);
    return 0;
}

int ended(lua_State* lua, bool so) {
    if (so) return 0;
    const core::Over over = writer_of(lua).over();
    return luaL_error(lua, "the match has already been %s, and ends only once",
                      over == core::Over::won     ? "won"
                      : over == core::Over::drawn ? "drawn"
                                                  : "lost by everybody");
}

int match_win(lua_State* lua) {
    return ended(lua, writer_of(lua).win(check_handle(lua, 2, HandleType::seat).index));
}

int match_draw_game(lua_State* lua) {
    return ended(lua, writer_of(lua).draw());
}

int match_lose_game(lua_State* lua) {
    return ended(lua, writer_of(lua).lose());
}

// Events.

core::EventField event_field(lua_State* lua, const core::Match& match) {
    core::EventField field;
    const Handle* handle = to_handle(lua, host_of(lua), -1);
    if (handle == nullptr && lua_type(lua, -1) == LUA_TSTRING) {
        field.kind = core::Kind::choice;
        field.word = lua_tostring(lua, -1);
        return field;
    }
    if (handle == nullptr) {
        field.kind = lua_isboolean(lua, -1) ? core::Kind::flag : core::Kind::integer;
        field.value = lua_isboolean(lua, -1) ? lua_toboolean(lua, -1)
                                             : static_cast<int32_t>(lua_tointeger(lua, -1));
        return field;
    }
    field.value = handle->index;
    switch (handle->type) {
        case HandleType::seat:
            field.kind = core::Kind::seat;
            break;
        case HandleType::space:
            field.kind = core::Kind::space;
            break;
        case HandleType::region:
            field.kind = core::Kind::region;
            break;
        case HandleType::card:
            return match.card_field({}, handle->deck, handle->index);
        case HandleType::match:
            break;
    }
    return field;
}

/// What an event can tell, of the value on top of the stack.
bool can_be_told(lua_State* lua) {
    if (const Handle* handle = to_handle(lua, host_of(lua), -1))
        return handle->type != HandleType::match;
    int whole = 0;
    lua_tointegerx(lua, -1, &whole);
    const int type = lua_type(lua, -1);
    return type == LUA_TSTRING || type == LUA_TBOOLEAN || (type == LUA_TNUMBER && whole != 0);
}

/// The facts of an event by name, each as `visit(name)` with its value on top of the stack: which
/// one is complained of first is the same in every process.
template <class Visit>
void each_fact(lua_State* lua, Visit visit) {
    if (!lua_istable(lua, 3)) return;
    std::vector<const char*> names;  // the table keeps them
    for (lua_pushnil(lua); lua_next(lua, 3) != 0; lua_pop(lua, 1)) {
        if (lua_type(lua, -2) != LUA_TSTRING)
            luaL_error(lua, "the facts of event `%s` need names: { from = from, armies = 2 }",
                       lua_tostring(lua, 2));
        names.push_back(lua_tostring(lua, -2));
    }
    std::sort(names.begin(), names.end(),
              [](const char* a, const char* b) { return std::strcmp(a, b) < 0; });
    for (const char* name : names) {
        lua_pushstring(lua, name);
        lua_rawget(lua, 3);
        visit(name);
        lua_pop(lua, 1);
    }
}

/// What is wrong with an event is wrong whether anybody listens or not.
void check_event(lua_State* lua) {
    luaL_checktype(lua, 2, LUA_TSTRING);
    const char* event = lua_tostring(lua, 2);
    if (lua_isnil(lua, 4))
        luaL_error(lua,
                   "the seat that event `%s` is told to is nil (leave it out to tell everyone)",
                   event);
    if (!lua_isnone(lua, 4)) check_handle(lua, 4, HandleType::seat);
    if (lua_isnoneornil(lua, 3)) return;
    if (!lua_istable(lua, 3))
        luaL_error(lua, "event `%s` takes its facts as a table: { from = from, armies = 2 }",
                   event);
    each_fact(lua, [&](const char* name) {
        if (!can_be_told(lua))
            luaL_error(lua,
                       "`%s` of event `%s` is a %s (an event can carry whole numbers, words, true "
                       "or false, seats, spaces, regions and cards)",
                       name, event, luaL_typename(lua, -1));
        if (lua_type(lua, -1) == LUA_TNUMBER) cell_number(lua, name, lua_tointeger(lua, -1));
    });
}

/// For the bytes of an event, whether anybody listens or not.
void charge_for_event(lua_State* lua) {
    const auto bytes_at = [&](int at) {
        return lua_type(lua, at) == LUA_TSTRING ? lua_rawlen(lua, at) : 0;
    };
    lua_Unsigned bytes = sizeof(core::Event) + bytes_at(2);
    if (lua_istable(lua, 3))
        for (lua_pushnil(lua); lua_next(lua, 3) != 0; lua_pop(lua, 1))
            bytes += sizeof(core::EventField) + bytes_at(-1) + bytes_at(-2);
    if (bytes > core::most_event_bytes) {
        constexpr lua_Unsigned shown = 40;
        lua_pushlstring(lua, lua_tostring(lua, 2), std::min(shown, lua_rawlen(lua, 2)));
        luaL_error(lua, "event `%s` has %I bytes (at most %I; put sentences into text/*.toml)",
                   lua_tostring(lua, -1), static_cast<lua_Integer>(bytes),
                   static_cast<lua_Integer>(core::most_event_bytes));
    }
    Sandbox::charge(lua, core::cost_of_telling(bytes));
}

/// What is told stands in sentences on other people's screens. The bytes have been paid for.
void check_letters(lua_State* lua, std::string_view text) {
    if (cleaned(text, 2 * text.size()) != text)
        luaL_error(lua,
                   "event `%s` has letters that no screen may show: control characters, or marks "
                   "that turn the direction of writing (sentences stand in text/*.toml)",
                   lua_tostring(lua, 2));
}

int match_tell(lua_State* lua) {
    core::Match& match = writer_of(lua);
    check_event(lua);
    charge_for_event(lua);
    check_letters(lua, lua_tostring(lua, 2));
    each_fact(lua, [&](const char* name) {
        check_letters(lua, name);
        if (lua_type(lua, -1) == LUA_TSTRING) check_letters(lua, lua_tostring(lua, -1));
    });
    if (!match.listening()) return 0;
    core::Event event;
    event.name = lua_tostring(lua, 2);
    each_fact(lua, [&](const char* name) {
        event.fields.push_back(event_field(lua, match));
        event.fields.back().name = name;
    });
    if (!lua_isnoneornil(lua, 4)) event.audience = 1u << to_handle(lua, 4)->index;
    match.tell(std::move(event));
    return 0;
}

constexpr Binding match_functions[] = {
    {"Match", "me", "", "Seat", "The seat that decides now.", nullptr},
    {"Match", "turn", "", "Seat", "The seat whose turn it is.", nullptr},
    {"Match", "round", "", "integer", "From 1; 0 before the first turn.", nullptr},
    {"Match", "seat", "", "Seat[]", "All seats, by number.", nullptr},
    {"Match", "space", "", "table<string|integer, Space>", "All spaces, by id or number.", nullptr},
    {"Match", "region", "", "table<string|integer, Region>", "All regions, by id or number.",
     nullptr},
    {"Match", "can", "move: string", "boolean",
     "Whether the seat that decides could make such a move now, whichever phase offers it; only in "
     "effects and where phases begin.",
     match_can},
    {"Match", "finish_phase", "seat?: Seat", "",
     "The seat (by default the one that decides) is done with this phase.", match_finish_phase},
    {"Match", "ask", "seat: Seat, question: string, least?: integer, most?: integer", "any",
     "What the seat answers: the values of the question, or the word it chose. A question for "
     "a number without a range says the least and the most here; as the answer is told to "
     "everybody, they must not come from what is hidden. The effect is run again from its "
     "beginning when the answer is there, with the same dice and the same answers so far; once the "
     "match is over, it ends here. With a phase in place of a question it gives nothing and does "
     "not wait: "
     "when the effect has ended, that seat decides in it before anything else goes on.",
     ask},
    {"Match", "begin_with", "seat: Seat", "", "Before the first turn: makes that seat the first.",
     match_begin_with},
    {"Match", "retire", "seat: Seat", "",
     "The seat takes no further part; it ranks after all that still do. The match goes on, even "
     "for "
     "a single seat; once nobody takes part, it is drawn.",
     match_retire},
    {"Match", "win", "seat: Seat", "",
     "The match ends; the seat has won. Several seats that win in one effect share the first "
     "place.",
     match_win},
    {"Match", "draw_game", "", "", "The match ends; all seats still in it share the first place.",
     match_draw_game},
    {"Match", "lose_game", "", "",
     "The match ends; everybody has lost, in a game that all play together against the game "
     "itself. Nobody has a place.",
     match_lose_game},
    {"Match", "tell", "event: string, fields?: table, seat?: Seat", "",
     "Reports an event, for log and animation; if a seat is given, only to that seat. A card is "
     "shown only to those who may see where it lies: discard it first, then tell. A word is looked "
     "up among the choices' names.",
     match_tell},
};

}  // namespace

std::span<const Binding> match_bindings() {
    return match_functions;
}

}  // namespace fronteira::script
