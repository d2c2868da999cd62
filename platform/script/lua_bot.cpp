// SPDX-License-Identifier: MIT
#include "script/lua_bot.hpp"

#include "core/sight/seat_view.hpp"
#include "script/binding.hpp"
#include "script/offers.hpp"
#include "script/sandbox/sandbox.hpp"
#include "script/whole_number.hpp"

namespace fronteira::script {
namespace {

int view_moves(lua_State* lua) {
    push_offers(lua, host_of(lua), host_of(lua).seat);
    return 1;
}

int view_random(lua_State* lua) {
    const lua_Integer bound = check_whole(lua, 2);
    if (bound < 1 || bound > 1000000) return luaL_error(lua, "random(n) takes 1 to 1000000");
    lua_pushinteger(lua, 1 + host_of(lua).random->below(static_cast<uint32_t>(bound)));
    return 1;
}

/// The offer and the number that the bot returned, on the stack at 1 and 2, as a move.
Move chosen_move(lua_State* lua, const Host& host) {
    lua_Integer index = 0;
    if (lua_istable(lua, 1)) {
        lua_pushstring(lua, "index");
        lua_rawget(lua, 1);
        index = lua_tointeger(lua, -1);
    }
    const core::MoveList& list = host.match->legal(host.seat);
    if (index < 1 || static_cast<size_t>(index) > list.size())
        luaL_error(lua,
                   "the bot returned %s instead of an offer (one of view:moves(), such as "
                   "view:moves()[1])",
                   lua_isnil(lua, 1)     ? "nothing"
                   : lua_istable(lua, 1) ? "a table"
                                         : (std::string("a ") + luaL_typename(lua, 1)).c_str());
    const Offer offer = list.at(static_cast<size_t>(index) - 1, *host.rules);
    Move move = offer.move;
    check_unchanged(lua, host, move, 1);
    if (!offer.upto || lua_isnoneornil(lua, 2)) return move;
    if (!lua_isinteger(lua, 2))
        luaL_error(lua,
                   "the bot returned %s instead of a whole number (`//` divides whole numbers)",
                   lua_type(lua, 2) == LUA_TNUMBER ? "a fraction" : luaL_typename(lua, 2));
    const auto last = static_cast<size_t>(host.rules->moves[static_cast<size_t>(move.kind)].width);
    const lua_Integer number = lua_tointeger(lua, 2);
    if (number < move.values[last] || number > *offer.upto)
        luaL_error(lua, "the bot returned the number %I; %d to %d were on offer",
                   static_cast<LUAI_UACINT>(number), move.values[last], *offer.upto);
    move.values[last] = static_cast<int32_t>(number);
    return move;
}

int view_question(lua_State* lua) {
    const Host& host = host_of(lua);
    const Move* asking = host.match->asking_move(host.seat);
    if (asking == nullptr) return 0;
    const core::MoveKind& kind = host.rules->moves[static_cast<size_t>(asking->kind)];
    lua_createtable(lua, 0, static_cast<int>(kind.slots.size()) + 1);
    lua_pushstring(lua, kind.name.c_str());
    lua_setfield(lua, -2, "move");
    for (const core::Slot& slot : kind.slots) {
        push_slot_value(lua, host, slot, *asking);
        lua_setfield(lua, -2, slot.name.c_str());
    }
    return 1;
}

constexpr Binding bot_functions[] = {
    {"View", "moves", "", "Offer[]",
     "Everything the bot may do now. An offer has `index`, `move` (its name), the values by name, "
     "and `least` and `most` when a number is wanted.",
     view_moves},
    {"View", "question", "", "table?",
     "The move whose effect asks what is to be decided, as far as the bot may know of it: its name "
     "as `move`, and its values by name.",
     view_question},
    {"View", "random", "bound: integer", "integer",
     "A random number from 1 to `bound`, the bot's own.", view_random},
};

}  // namespace

std::span<const Binding> bot_bindings() {
    return bot_functions;
}

struct LuaBot::Inside {
    Inside(const std::string& mod, const core::Rules& rules, const FileReader& read,
           const ModuleNames& names)
        : sandbox(mod), modules{sandbox, "bots", read, {}, names} {
        host.rules = &rules;
        host.extra = bot_functions;
        host.extra_owner = "View";
    }
    Result<void> ask(const core::SeatView& view, Random& random, Move& move);

    Sandbox sandbox;
    Modules modules;
    Host host;
    int function = -1;
    std::string file;  ///< of the mod
    Diagnostics fault;
};

LuaBot::LuaBot(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
LuaBot::~LuaBot() = default;
const Diagnostics& LuaBot::fault() const {
    return inside_->fault;
}

Result<std::unique_ptr<LuaBot>> LuaBot::load(const std::string& mod, const std::string& file,
                                             std::string_view text, const core::Rules& rules,
                                             const FileReader& read, const ModuleNames& names) {
    auto inside = std::make_unique<Inside>(mod, rules, read, names);
    Sandbox& sandbox = inside->sandbox;
    auto opened = sandbox.build([&](lua_State* lua) {
        open_handles(lua, inside->host);
        if (read) open_modules(lua, inside->modules);
    });
    if (!opened) return fail(opened.error());
    if (auto loaded = sandbox.load(text, file); !loaded) return fail(loaded.error());
    if (auto run = sandbox.call(0, 1); !run) return fail(run.error());
    lua_State* lua = sandbox.lua();
    if (!lua_isfunction(lua, -1))
        return fail(error_at({mod + "/" + file, 1, 0}, "bot.no_function",
                             "the bot does not return a function",
                             "return function(view) ... return offer, number end"));
    const auto function = sandbox.keep();
    if (!function) return fail(function.error());
    inside->function = *function;
    inside->file = mod + "/" + file;
    if (auto frozen = sandbox.freeze_globals(); !frozen) return fail(frozen.error());
    return std::unique_ptr<LuaBot>(new LuaBot(std::move(inside)));
}

Result<void> LuaBot::Inside::ask(const core::SeatView& view, Random& random, Move& move) {
    host.match = &view.match();
    host.state = &host.match->state();
    host.seat = host.eyes = view.seat();
    host.random = &random;
    return sandbox.build([&](lua_State* lua) {
        lua_rawgeti(lua, LUA_REGISTRYINDEX, function);
        push_handle(lua, host, HandleType::match, 0);
        lua_call(lua, 1, 2);
        move = chosen_move(lua, host);
    });
}

Move LuaBot::choose(const View& view, Random& random) {
    Move move;
    const auto* seat_view = dynamic_cast<const core::SeatView*>(&view);
    if (seat_view == nullptr) return move;
    if (auto done = inside_->ask(*seat_view, random, move); !done) {
        inside_->fault = done.error();
        for (Diagnostic& fault : inside_->fault)  // it is about what was returned
            if (fault.place.line == 0) fault.place.file = inside_->file;
        move = Move{};
    }
    return move;
}

}  // namespace fronteira::script
