// SPDX-License-Identifier: MIT
#pragma once

#include "core/match.hpp"
#include "script/names_elsewhere.hpp"

#include <lua.hpp>

#include <optional>
#include <string>

namespace fronteira::script {

struct Binding;

/// Finds a column by the address of its name. Lua keeps one copy of each short text, and the names
/// of columns live as long as the state, so the address is as good as the text and much faster.
struct ColumnCache {
    struct Entry {
        const char* name = nullptr;
        core::ColumnId column = -1;
    };
    Entry entries[64];
    Entry& entry(const char* name) { return entries[reinterpret_cast<uintptr_t>(name) >> 4 & 63u]; }
};

/// A phase or move that a rule file describes; it counts where it is listed.
struct DescribedPart {
    bool phase = false;  ///< else a move
    std::string name;
    Place place;
};

/// What the bindings of one Lua state work on at this moment. Every native function of ours finds
/// it as its first upvalue.
struct Host {
    static constexpr int all_eyes = -2;

    const core::Rules* rules = nullptr;
    const core::Match* match = nullptr;  ///< null while nothing is played
    core::Match* writer = nullptr;       ///< null where the match may only be read
    const core::State* state = nullptr;  ///< of `match`, or the one a question is asked about
    int seat = -1;                       ///< who decides
    int eyes = all_eyes;                 ///< whose sight limits what is read
    Random* random = nullptr;            ///< a bot's own chance
    std::span<const Binding> extra;      ///< further functions of the match,
    const char* extra_owner = "";        ///< those of this class
    uint32_t game = 0;                   ///< for which handles are good; each open_handles counts
    lua_Integer handles[5] = {};         ///< where handles begin in the registry, by HandleType
    std::vector<lua_Integer> cards;      ///< likewise for each deck
    mutable ColumnCache columns[4];      ///< by HandleType
    std::vector<DescribedPart> described = {};  ///< by rule files, the first of them
    const Elsewhere* elsewhere = nullptr;       ///< what maps and cards may show besides these

    /// The cell, or core::hidden for these eyes.
    int32_t read(core::ColumnId column, int row) const {
        if (writer != nullptr) writer->look_at(rules->layout.column(column), row, seat);
        return eyes == all_eyes ? state->get(column, row) : state->seen(column, row, eyes);
    }
};

inline Host& host_of(lua_State* lua) {
    return *static_cast<Host*>(lua_touserdata(lua, lua_upvalueindex(1)));
}

/// The match, for functions that change it; raises where it may only be read.
core::Match& writer_of(lua_State* lua);

enum class HandleType : uint8_t { match, seat, space, region, card };

/// A seat, space, region or card in Lua: a small value that is the same object every time. A script
/// may keep one longer than the game it belongs to, so each use asks for which game it is.
struct Handle {
    static constexpr uint32_t mark = 0x46724e74;
    uint32_t magic = mark;
    HandleType type = HandleType::match;
    int16_t deck = -1;
    int32_t index = -1;
    uint32_t game = 0;
};

/// `match.space` and its like.
struct Container {
    static constexpr uint32_t mark = 0x46724e63;
    uint32_t magic = mark;
    HandleType of = HandleType::match;
};
/// What `match.seat`, `match.space` or `match.region` at a stack position holds; none: something
/// else.
std::optional<HandleType> held_in(lua_State* lua, int at);
/// Whether `match.seat` stands at a stack position.
bool is_all_seats(lua_State* lua, int at);

/// The handle at a stack position, or null when something else stands there; raises when it is of
/// an earlier game.
const Handle* to_handle(lua_State* lua, const Host& host, int at);
/// The same, of whatever game: only its type may be asked, or while there has been but one.
const Handle* to_handle(lua_State* lua, int at);
/// The number of an argument as whoever called counts it: a method's object is none.
int shown_argument(lua_State* lua, int argument);
/// The handle of that type at an argument; raises "space expected, got nil".
const Handle& check_handle(lua_State* lua, int argument, HandleType type);

/// The deck that an argument names, or a Lua error.
int check_deck(lua_State* lua, int argument);

void push_handle(lua_State* lua, const Host& host, HandleType type, int index);
void push_card(lua_State* lua, const Host& host, int deck, int index);

/// Pushes a cell as Lua sees it: a handle or nil, a boolean, a word, a number; nil when hidden.
void push_cell(lua_State* lua, const Host& host, const core::Column& column, int32_t value);
/// The cell that a Lua value at `at` means for the column; raises with the column's name.
int32_t to_cell(lua_State* lua, const Host& host, const core::Column& column, int at);

/// The column of a handle by the name at `at`, or -1. `members`: the table from names to numbers.
core::ColumnId find_column(lua_State* lua, const Host& host, HandleType type, int at, int members);

/// `harbour`, `seat 2`, `the_north`, `card harbour`: never an address. Also of an earlier game.
std::string handle_text(const Host& host, const Handle& handle);
/// The same for the value at a stack position; nothing when it is not a handle.
std::optional<std::string> handle_text(lua_State* lua, const Host& host, int at);

/// Makes the handles of a match and sets the globals' metatables; `host.rules` must be set.
void open_handles(lua_State* lua, Host& host);

}  // namespace fronteira::script
