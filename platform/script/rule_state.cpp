// SPDX-License-Identifier: MIT
#include "script/rule_state.hpp"

#include "script/binding.hpp"
#include "script/declared_table.hpp"
#include "script/hints/error_text.hpp"
#include "script/hints/place_in_text.hpp"
#include "script/late_writes.hpp"
#include "script/library_natives.hpp"
#include "script/replaced_state.hpp"

#include <algorithm>

namespace fronteira::script {
namespace {

/// An option as the rules see it: true or false, a number, a word.
void push_option(lua_State* lua, const Option& option, int32_t value) {
    switch (option.type) {
        case Option::Type::flag:
            return lua_pushboolean(lua, value);
        case Option::Type::integer:
            return lua_pushinteger(lua, value);
        case Option::Type::choice:
            break;
    }
    lua_pushstring(lua, option.choices[static_cast<size_t>(value)].c_str());
}

/// Upvalue 1: the table of values.
int index_option(lua_State* lua) {
    lua_pushvalue(lua, 2);
    if (lua_rawget(lua, lua_upvalueindex(1)) != LUA_TNIL) return 1;
    const std::string name = lua_type(lua, 2) == LUA_TSTRING ? lua_tostring(lua, 2) : "?";
    const std::string near = did_you_mean(lua, name, string_keys(lua, lua_upvalueindex(1)));
    return luaL_error(lua, "there is no option `%s`%s", name.c_str(),
                      near.empty() ? " (declare it in mod.toml)" : near.c_str());
}

int write_option(lua_State* lua) {
    return luaL_error(lua,
                      "options are chosen before a match and stay as they are (declare what "
                      "changes as a column in rules/state.lua)");
}

void define_options(lua_State* lua, const RulesetSource& source) {
    lua_newuserdatauv(lua, 1, 0);
    lua_newtable(lua);
    lua_newtable(lua);
    for (const Option& option : source.options) {
        const auto chosen = source.values.find(option.id);
        push_option(lua, option, chosen == source.values.end() ? option.initial : chosen->second);
        lua_setfield(lua, -2, option.id.c_str());
    }
    lua_pushcclosure(lua, index_option, 1);
    lua_setfield(lua, -2, "__index");
    lua_pushcfunction(lua, write_option);
    lua_setfield(lua, -2, "__newindex");
    lua_setmetatable(lua, -2);
    define(lua, "option");
}

/// Each row and card is an object of the sandbox, and all of them stand in one table of it.
Result<void> check_handles(const core::Layout& layout, const std::string& file) {
    constexpr size_t most = 30'000;
    const core::Board& board = layout.board();
    size_t cards = 0;
    for (const core::PlacedDeck& deck : layout.decks()) cards += deck.deck.cards.size();
    const auto rows = static_cast<size_t>(board.space_count() + board.region_count());
    if (rows + cards <= most) return {};
    return fail(error_at({file, 0, 0}, "rules.too_large",
                         "the map has " + std::to_string(board.space_count()) + " spaces and " +
                             std::to_string(board.region_count()) + " regions, the decks " +
                             std::to_string(cards) + " cards",
                         "rules can be played with " + std::to_string(most) + " in all"));
}

Diagnostic without_file(const RulesetSource& source, const std::string& file) {
    return error_at(
        {source.mod + "/" + file, 0, 0}, "rules.no_file", "the ruleset has no such file",
        "every ruleset has state.lua and init.lua; one that is `like` another uses its files");
}

/// What is said of a file as a whole belongs where the file says it.
bool is_of_key(const Diagnostic& finding) {
    const std::string& code = finding.code;
    return code == "rules.bad_slot" || code == "rules.unknown_key" ||
           (finding.place.line == 1 && (code == "rules.wrong_kind" || code == "rules.bad_order" ||
                                        code == "rules.bad_phase" || code == "rules.two_orders"));
}

}  // namespace

Result<void> RuleState::open() {
    return sandbox.build([this](lua_State* lua) {
        lua_pushglobaltable(lua);
        natives = library_natives(lua);
        lua_settop(lua, 0);
        open_declarations(lua, host);
        define_options(lua, source);
        for (const Binding& binding : cell_bindings()) {
            lua_pushlightuserdata(lua, &host);
            lua_pushcclosure(lua, binding.function, 1);
            define(lua, binding.name);
            if (const auto number = compile::find_native(binding.name))
                natives[binding.function] = *number;
        }
        open_modules(lua, modules);
    });
}

std::string RuleState::owner_of(const std::string& file, const std::string& mod) const {
    return mod.empty() && source.owner ? source.owner(file) : mod;
}

void RuleState::find_columns(Diagnostics& findings) const {
    for (Diagnostic& finding : findings)
        if (const auto text = source.text_of(finding.place.file)) {
            if (is_of_key(finding)) find_key(finding, *text);
            find_column(finding, *text);
        }
}

std::string RuleState::shown_file(const std::string& file, const std::string& mod) const {
    const std::string owner = owner_of(file, mod);
    return (owner.empty() ? source.mod : owner) + "/" + file;
}

Result<void> RuleState::run_file(const std::string& file, const std::string& mod) {
    const auto text = source.read(file, mod);
    if (!text) return fail(without_file(source, file));
    if (auto loaded = sandbox.load(*text, file, owner_of(file, mod)); !loaded) return loaded;
    return sandbox.call(0, 1);
}

compile::Value option_values(compile::Program& program, const RulesetSource& source) {
    using compile::Value;
    compile::Table& table = program.make_table();
    table.frozen = table.strict = table.named = true;
    for (const Option& option : source.options) {
        const auto chosen = source.values.find(option.id);
        const int32_t value = chosen == source.values.end() ? option.initial : chosen->second;
        const Value shown =
            option.type == Option::Type::flag ? Value::boolean(value != 0)
            : option.type == Option::Type::integer
                ? Value::integer(value)
                : Value::word(program.name(option.choices[static_cast<size_t>(value)]));
        table.add_other(Value::word(program.name(option.id)), shown);
    }
    return Value::list(&table);
}

namespace {

/// The decks that the state names, which the mod must have.
std::vector<Deck> named_decks(const RulesetSource& source, const std::vector<std::string>& names,
                              const Place& place, Diagnostics& faults) {
    std::vector<Deck> decks;
    for (const std::string& id : names) {
        const auto found = std::find_if(source.decks.begin(), source.decks.end(),
                                        [&](const Deck& deck) { return deck.id == id; });
        if (found != source.decks.end())
            decks.push_back(*found);
        else
            faults.push_back(error_at(place, "rules.unknown_deck", "there is no deck `" + id + "`",
                                      "put it into cards/" + id + ".toml"));
    }
    return decks;
}

/// Reads rules/state.lua: what a match of these rules remembers.
Result<void> read_layout(RuleState& state, core::Rules& rules) {
    const RulesetSource& source = state.source;
    const std::string file = source.folder + "/state.lua";
    if (auto run = state.run_file(file); !run) return run;
    const auto table = state.sandbox.keep();
    if (!table) return fail(table.error());
    Diagnostics faults;
    StateDeclaration declared;
    const auto read_declared = [&](lua_State* inner) {
        lua_rawgeti(inner, LUA_REGISTRYINDEX, *table);
        declared =
            read_state(inner, state.shown_file(file), source.read(file, "").value_or(""), faults);
    };
    if (auto built = state.sandbox.build(read_declared); !built) return built;
    std::vector<Deck> decks =
        named_decks(source, declared.decks, {state.shown_file(file), 1, 0}, faults);
    if (!faults.empty()) return fail(std::move(faults));
    auto layout = core::Layout::make(source.board, source.seats, std::move(declared.columns),
                                     std::move(decks), declared.hands);
    if (!layout) return fail(layout.error());
    rules.layout = std::move(*layout);
    rules.dice = std::move(declared.dice);
    return check_handles(rules.layout, state.shown_file(file));
}

/// What a rule file returned.
struct Returned {
    int reference = 0;  ///< in the registry
    std::string file;   ///< as it is shown
};

/// Runs rules/changes.lua of every mod that has one, the base first.
Result<std::vector<Returned>> run_changes(RuleState& state) {
    const RulesetSource& source = state.source;
    const std::string file = source.folder + "/changes.lua";
    std::vector<Returned> changes;
    for (const std::string& mod :
         source.layers.empty() ? std::vector{std::string()} : source.layers) {
        if (!source.read(file, mod)) continue;
        if (changes.empty())
            if (auto kept = state.sandbox.build(keep_fields); !kept) return fail(kept.error());
        if (auto run = state.run_file(file, mod); !run) return fail(run.error());
        const auto kept = state.sandbox.keep();
        if (!kept) return fail(kept.error());
        changes.push_back({*kept, state.shown_file(file, mod)});
    }
    return changes;
}

}  // namespace

Result<void> read_rules(RuleState& state, core::Rules& rules, std::vector<RuleFunction>& functions,
                        int& setup) {
    const RulesetSource& source = state.source;
    rules.id = source.id;
    rules.board = source.board;
    rules.options = source.values;
    if (auto read = read_layout(state, rules); !read) return read;
    state.host.rules = &rules;
    auto opened = state.sandbox.build([&](lua_State* inner) { open_handles(inner, state.host); });
    if (!opened) return opened;

    const std::string contents_file = source.folder + "/init.lua";
    if (auto run = state.run_file(contents_file); !run) return run;
    const auto contents = state.sandbox.keep();
    if (!contents) return fail(contents.error());
    const auto changes = run_changes(state);
    if (!changes) return fail(changes.error());
    Diagnostics faults;
    auto read = state.sandbox.build([&](lua_State* inner) {
        RuleReader reader(inner, rules, faults, source);
        lua_rawgeti(inner, LUA_REGISTRYINDEX, *contents);
        reader.read_contents(state.shown_file(contents_file));
        for (const auto& [reference, file] : *changes) {
            lua_rawgeti(inner, LUA_REGISTRYINDEX, reference);
            reader.read_changes(file);
            lua_pop(inner, 1);
        }
        functions = std::move(reader.functions());
        append(state.modules.slips, late_writes(inner, rules, functions, state.modules.late));
        setup = reader.setup();
        state.declaration_doubts = reader.decided_quotes();
        append(state.declaration_doubts, reader.unshown_wilds());
    });
    if (!read) return read;
    Diagnostics later = rules.finish();
    for (Diagnostic& fault : later)
        if (fault.place.file.empty()) fault.place = {state.shown_file(contents_file), 1, 0};
    faults.insert(faults.end(), later.begin(), later.end());
    const Diagnostics left_out = left_out_of_state(state, rules, faults);
    faults.insert(faults.begin(), left_out.begin(), left_out.end());
    if (!faults.empty()) return fail(std::move(faults));
    return {};
}

}  // namespace fronteira::script
