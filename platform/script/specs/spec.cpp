// SPDX-License-Identifier: MIT
#include "script/specs/spec.hpp"

#include <fronteira/text.hpp>

#include "script/declared_table.hpp"
#include "script/hints/error_text.hpp"
#include "script/offers.hpp"
#include "script/rule_reader.hpp"
#include "script/specs/spec_state.hpp"

#include <algorithm>
#include <utility>

namespace fronteira::script {
namespace {

constexpr size_t longest_sentence = 200;  // bytes
constexpr size_t longest_shown = 1000;
constexpr size_t most_cases = 1000;
constexpr int64_t most_work = 500'000'000;  // of a file
constexpr Limits limits_of_a_case{.instructions = 20'000'000};

/// A part of the names of what is said inside; gone again however that ends.
class Subject {
 public:
    Subject(std::vector<std::string>& path, const std::string& name) : path_(path) {
        path_.push_back(name);
    }
    ~Subject() { path_.pop_back(); }
    Subject(const Subject&) = delete;
    Subject& operator=(const Subject&) = delete;

 private:
    std::vector<std::string>& path_;
};

/// What is said is read first and run then.
void refuse_inside(lua_State* lua, const char* word) {
    if (spec_of(lua).runs)
        luaL_error(lua, "`%s` is inside `it`, where nothing would run it (write it beside that)",
                   word);
}

/// `describe("Batalha", function() ... end)`
int describe(lua_State* lua) {
    refuse_inside(lua, "describe");
    SpecState& spec = spec_of(lua);
    const std::string name = cleaned(luaL_checkstring(lua, 1), longest_sentence);
    luaL_checktype(lua, 2, LUA_TFUNCTION);
    const Subject subject(spec.path, name);
    lua_pushvalue(lua, 2);
    lua_call(lua, 0, 0);
    return 0;
}

/// `it("...", function() ... end)`: kept, and run when the file has been read.
int it(lua_State* lua) {
    refuse_inside(lua, "it");
    SpecState& spec = spec_of(lua);
    std::string name;
    for (const std::string& part : spec.path) name += part + ": ";
    name += cleaned(luaL_checkstring(lua, 1), longest_sentence);
    luaL_checktype(lua, 2, LUA_TFUNCTION);
    Sandbox::charge(lua, static_cast<int64_t>(name.size()));
    if (spec.cases.size() == most_cases)
        return luaL_error(lua, "a spec file can have at most %d cases",
                          static_cast<int>(most_cases));
    lua_pushvalue(lua, 2);
    spec.cases.emplace_back(std::move(name), luaL_ref(lua, LUA_REGISTRYINDEX));
    return 0;
}

int count_keys(lua_State* lua, int table) {
    int count = 0;
    for (lua_pushnil(lua); lua_next(lua, table) != 0; lua_pop(lua, 1)) ++count;
    Sandbox::charge(lua, count);
    return count;
}

/// The entries of a table, one after the other, as long as there is room.
class Shown {
 public:
    void add(const std::string& entry) {
        if (text_.size() > longest_shown) return;
        add_item(text_, entry);
    }
    bool full() const { return text_.size() > longest_shown; }
    std::string text() const { return "{" + text_ + (full() ? ", ..." : "") + "}"; }

 private:
    std::string text_;
};

std::string shown(lua_State* lua, const Host& host, int at, int depth = 0) {
    luaL_checkstack(lua, 8, "tables are nested too deeply");
    Sandbox::charge(lua, 8);
    if (auto text = handle_text(lua, host, at)) return *std::move(text);
    switch (lua_type(lua, at)) {
        case LUA_TNIL:
            return "nil";
        case LUA_TBOOLEAN:
            return lua_toboolean(lua, at) != 0 ? "true" : "false";
        case LUA_TSTRING:
            return "`" + cleaned(lua_tostring(lua, at), longest_sentence) + "`";
        case LUA_TNUMBER: {
            lua_pushvalue(lua, at);
            std::string text = lua_tostring(lua, -1);
            lua_pop(lua, 1);
            return text;
        }
        case LUA_TTABLE:
            break;
        default:
            return luaL_typename(lua, at);
    }
    if (depth > 3) return "{...}";
    Shown entries;
    for (lua_Unsigned i = 1; i <= lua_rawlen(lua, at) && !entries.full(); ++i) {
        lua_rawgeti(lua, at, static_cast<lua_Integer>(i));
        entries.add(shown(lua, host, lua_gettop(lua), depth + 1));
        lua_pop(lua, 1);
    }
    count_keys(lua, at);  // charges for the walk
    for (const std::string& key : string_keys(lua, at)) {
        if (entries.full()) break;
        lua_getfield(lua, at, key.c_str());
        entries.add(cleaned(key, longest_sentence) + " = " +
                    shown(lua, host, lua_gettop(lua), depth + 1));
        lua_pop(lua, 1);
    }
    return entries.text();
}

/// Values are equal when they are the same, tables when they have the same keys and what stands
/// there is equal.
bool same(lua_State* lua, int a, int b, int depth = 0) {
    luaL_checkstack(lua, 8, "tables are nested too deeply");
    Sandbox::charge(lua, 8);
    if (lua_rawequal(lua, a, b) != 0) return true;
    if (!lua_istable(lua, a) || !lua_istable(lua, b) || depth > 3) return false;
    if (count_keys(lua, a) != count_keys(lua, b)) return false;
    for (lua_pushnil(lua); lua_next(lua, a) != 0; lua_pop(lua, 1)) {
        const int key = lua_gettop(lua) - 1;
        lua_pushvalue(lua, key);
        lua_rawget(lua, b);
        const bool equal = same(lua, key + 1, key + 2, depth + 1);
        lua_pop(lua, 1);
        if (equal) continue;
        lua_pop(lua, 2);
        return false;
    }
    return true;
}

int equal(lua_State* lua) {
    lua_settop(lua, 3);
    if (same(lua, 1, 2)) return 0;
    const Host& host = host_of(lua);
    std::string text = "expected " + shown(lua, host, 2) + ", got " + shown(lua, host, 1);
    if (lua_type(lua, 3) == LUA_TSTRING)
        text = cleaned(lua_tostring(lua, 3), longest_sentence) + ": " + text;
    return luaL_error(lua, "%s", text.c_str());
}

/// Raises: the word is none of those that are known there.
void refuse_word(lua_State* lua, const char* what, const std::string& word,
                 const std::vector<std::string>& known) {
    luaL_error(lua, "%s `%s`%s", what, cleaned(word, longest_sentence).c_str(),
               did_you_mean(lua, word, known).c_str());
}

/// Raises unless there is nothing under a key of the table at 1, or what belongs there.
void want(lua_State* lua, const char* key, int type, const char* kind) {
    const int found = lua_getfield(lua, 1, key);
    const bool suits = found == type && (type != LUA_TNUMBER || lua_isinteger(lua, -1) != 0);
    if (found != LUA_TNIL && !suits) luaL_error(lua, "`%s` of `play` is not a %s", key, kind);
    lua_pop(lua, 1);
}

/// `play { players = 4, seed = 1, options = { first_round_attacks = "true" } }`
int play(lua_State* lua) {
    SpecState& spec = spec_of(lua);
    luaL_checktype(lua, 1, LUA_TTABLE);
    for (const char* key : {"ruleset", "map"}) want(lua, key, LUA_TSTRING, "text");
    for (const char* key : {"players", "seed"}) want(lua, key, LUA_TNUMBER, "whole number");
    want(lua, "options", LUA_TTABLE, "table");
    const std::vector<std::string> known = {"map", "options", "players", "ruleset", "seed"};
    for (const std::string& key : string_keys(lua, 1))
        if (std::find(known.begin(), known.end(), key) == known.end())
            refuse_word(lua, "`play` does not know", key, known);
    const auto text = [&](const char* key) {
        std::string value = lua_getfield(lua, 1, key) == LUA_TSTRING ? lua_tostring(lua, -1) : "";
        lua_pop(lua, 1);
        return value;
    };
    const auto whole = [&](const char* key, lua_Integer otherwise) {
        const bool said = lua_getfield(lua, 1, key) != LUA_TNIL;
        const lua_Integer value = said ? lua_tointeger(lua, -1) : otherwise;
        lua_pop(lua, 1);
        return value;
    };
    std::map<std::string, std::string> options;
    if (lua_getfield(lua, 1, "options") == LUA_TTABLE)
        for (const std::string& key : string_keys(lua, lua_gettop(lua))) {
            lua_getfield(lua, -1, key.c_str());
            options[key] = lua_isboolean(lua, -1) ? (lua_toboolean(lua, -1) != 0 ? "true" : "false")
                                                  : luaL_tolstring(lua, -1, nullptr);
            if (!lua_isboolean(lua, -1)) lua_pop(lua, 1);
            lua_pop(lua, 1);
        }
    lua_pop(lua, 1);
    const auto players =
        static_cast<int>(std::clamp<lua_Integer>(whole("players", 2), 1, max_seats));
    const auto seed = static_cast<uint64_t>(whole("seed", 1));
    if (auto begun = spec.begin(lua, text("ruleset"), text("map"), players, options, seed); !begun)
        return luaL_error(lua, "%s", told_in_spec(begun.error().front()).c_str());
    push_handle(lua, spec.rule_state->host, HandleType::match, 0);
    return 1;
}

constexpr Binding spec_words[] = {
    {"", "describe", "subject: string, body: function", "", "Groups the cases about a subject.",
     describe},
    {"", "it", "sentence: string, body: function", "", "One thing that must hold.", it},
    {"", "equal", "actual: any, expected: any, about?: string", "",
     "Fails unless both are equal; tables are compared by their contents.", equal},
    {"", "play", "with: table", "Game",
     "Starts a match: `{ players = 4, seed = 1, map = ..., ruleset = ..., options = {...} }`. "
     "A Game is a Match that can be written to, with the functions below.",
     play},
};

}  // namespace

std::string told_in_spec(const Diagnostic& fault) {
    std::string text = to_text(fault.place);
    if (!text.empty()) text += ": ";
    text += fault.message;
    if (!fault.hint.empty()) text += " (" + fault.hint + ")";
    return text;
}

std::span<const Binding> spec_bindings() {
    return spec_words;
}

std::vector<SpecCase> run_spec(const std::string& file, std::string_view text,
                               const SpecSource& source, int64_t& left) {
    const auto failed = [&](const Diagnostics& faults) {
        return std::vector<SpecCase>{{file, faults}};
    };
    auto first = source("", "", 0, {});
    if (!first) return failed(first.error());
    RuleState rules(*first, limits_of_a_case);
    SpecState spec;
    spec.source = source;
    spec.rule_state = &rules;
    rules.sandbox.set_host(&spec);
    rules.modules.helpers = "tests";
    if (auto opened = rules.open(); !opened) return failed(opened.error());
    auto words = rules.sandbox.build([&](lua_State* lua) {
        for (const Binding& binding : spec_words) {
            lua_pushlightuserdata(lua, &rules.host);
            lua_pushcclosure(lua, binding.function, 1);
            define(lua, binding.name);
        }
    });
    if (!words) return failed(words.error());
    if (auto loaded = rules.sandbox.load(text, file); !loaded) return failed(loaded.error());
    if (auto run = rules.sandbox.call(0, 0); !run) return failed(run.error());
    std::vector<SpecCase> results;
    spec.runs = true;
    for (const auto& [name, reference] : spec.cases) {
        if (rules.sandbox.all_work() > std::min(most_work, left)) {
            const bool by_all = left < most_work;
            results.push_back(
                {name,
                 {error_at({first->mod + "/" + file, 0, 0}, "spec.budget",
                           by_all ? "the specs of the mod used up their budget before this"
                                  : "the file used up its budget before this",
                           by_all ? "make them do less" : "divide it into several")}});
            break;
        }
        lua_rawgeti(rules.sandbox.lua(), LUA_REGISTRYINDEX, reference);
        auto done = rules.sandbox.call(0, 0);
        spec.take_printed();
        results.push_back(
            {name, done ? Diagnostics{} : done.error(), std::exchange(spec.printed, {})});
        for (std::string& line : std::exchange(rules.sandbox.printed(), {}))
            results.back().printed.push_back(std::move(line));
    }
    left -= rules.sandbox.all_work();
    return results;
}

}  // namespace fronteira::script
