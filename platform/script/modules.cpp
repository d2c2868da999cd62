// SPDX-License-Identifier: MIT
#include "script/modules.hpp"

#include "script/declared.hpp"
#include "script/declared_table.hpp"
#include "script/functions/given_fields.hpp"
#include "script/hints/error_text.hpp"
#include "script/rule_reader.hpp"

#include <lua.hpp>

#include <algorithm>

namespace fronteira::script {
namespace {

constexpr const char* loaded_modules = "fronteira.modules";
constexpr const char* module_mark = "module";  // in the metatable of a module's table

}  // namespace

void push_modules(lua_State* lua) {
    luaL_getsubtable(lua, LUA_REGISTRYINDEX, loaded_modules);
}

bool is_module(lua_State* lua, int at) {
    if (luaL_getmetafield(lua, at, module_mark) == LUA_TNIL) return false;
    lua_pop(lua, 1);
    return true;
}

namespace {

bool is_plain(const std::string& name) {
    return std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
    });
}

/// A field that a module does not have is misspelt. Upvalue 1: the module's name.
int refuse_field(lua_State* lua) {
    if (lua_type(lua, 2) != LUA_TSTRING) return 0;  // ipairs looks behind the end of a list
    const char* module = lua_tostring(lua, lua_upvalueindex(1));
    const char* name = lua_tostring(lua, 2);
    return luaL_error(lua, "module `%s` has no `%s`%s", module, name,
                      did_you_mean(lua, name, string_keys(lua, 1)).c_str());
}

/// The place of the script that called.
Place calling_place(lua_State* lua) {
    lua_Debug caller;
    if (lua_getstack(lua, 1, &caller) == 0 || lua_getinfo(lua, "Sl", &caller) == 0) return {};
    return {caller.source[0] == '\0' ? "" : caller.source + 1, caller.currentline, 0};
}

std::string without_number(const std::string& name) {
    return name.substr(0, name.find_last_not_of("0123456789") + 1);
}

/// The field of the module at 1 that is called so but for a slip; `attack_2` is none of `attack_1`.
std::string near_field(lua_State* lua, const std::string& name) {
    const std::vector<std::string> fields = string_keys(lua, 1);
    constexpr int64_t units_of_a_field = 64;
    Sandbox::charge(lua, units_of_a_field * static_cast<int64_t>(fields.size()));
    const size_t differing = name.size() < 5 ? 1 : 2;  // more, and it is a name of its own
    const std::string near = closest(name, fields, differing);
    return without_number(near) == without_number(name) ? std::string() : near;
}

/// A variant gives another mod's module a field that it had not: a new one, or one of its own
/// misspelt. Upvalue 1: the modules, 2: the module's name.
int note_field(lua_State* lua) {
    auto& modules = *static_cast<Modules*>(lua_touserdata(lua, lua_upvalueindex(1)));
    if (lua_type(lua, 2) == LUA_TSTRING && modules.new_fields++ < Modules::most_looked_at) {
        const std::string name = cleaned(lua_tostring(lua, 2), longest_name);
        const Place place = calling_place(lua);
        const std::string module = lua_tostring(lua, lua_upvalueindex(2));
        const bool own = place.file.starts_with(module.substr(0, module.find('/') + 1));
        const std::string near = own ? "" : near_field(lua, name);
        if (!near.empty() && modules.slips.size() < Modules::most_slips)
            modules.slips.push_back(error_at(place, "rules.new_field",
                                             "module `" + module + "` had no `" + name + "`",
                                             "did you mean `" + near + "`?"));
        if (near.empty() && !own && lua_isfunction(lua, 3))
            modules.fresh.push_back({module, name, place});
    }
    lua_rawset(lua, 1);
    return 0;
}

/// Of the table on top of the stack, which a module gave, no field is read that it does not have.
/// `known_as`: `war/battle`, or the name alone where there is but one mod.
void guard_fields(lua_State* lua, Modules& modules, const std::string& name,
                  const std::string& known_as) {
    if (!lua_istable(lua, -1) || is_module(lua, -1)) return;
    if (modules.keeps_first) keep_first_fields(lua, name);
    lua_createtable(lua, 0, 3);
    if (known_as.find('/') != std::string::npos) {
        lua_pushlightuserdata(lua, &modules);
        lua_pushlstring(lua, known_as.data(), known_as.size());
        lua_pushcclosure(lua, note_field, 2);
        lua_setfield(lua, -2, "__newindex");
    }
    lua_pushlstring(lua, name.data(), name.size());
    lua_pushcclosure(lua, refuse_field, 1);
    lua_setfield(lua, -2, "__index");
    lua_pushboolean(lua, 1);
    lua_setfield(lua, -2, module_mark);
    lua_setmetatable(lua, -2);
}

/// What a module is called that was nearly named, or empty.
std::string near_module(lua_State* lua, const Modules& modules, const std::string& name) {
    constexpr int64_t units = 1000, units_of_a_name = 64;
    if (!modules.names) return {};
    const size_t slash = name.find('/');
    const std::string mod = slash == std::string::npos ? "" : name.substr(0, slash);
    std::vector<std::string> all = modules.names(modules.folder, mod);
    if (mod.empty() && !modules.helpers.empty())
        for (std::string& one : modules.names(modules.helpers, "")) all.push_back(std::move(one));
    Sandbox::charge(lua, units + units_of_a_name * static_cast<int64_t>(all.size()));
    const std::string near =
        closest(slash == std::string::npos ? name : name.substr(slash + 1), all);
    return near.empty() || mod.empty() ? near : mod + "/" + near;
}

/// Who writes a path, `rules/battle.lua`, means the module that ends it.
int refuse_module(lua_State* lua, const Modules& modules, const std::string& name,
                  const std::string& file) {
    std::string meant = name.ends_with(".lua") ? name.substr(0, name.size() - 4) : name;
    meant.erase(0, meant.find_last_of("/.") + 1);
    const bool there = meant != name && is_plain(meant) &&
                       modules.read(modules.folder + "/" + meant + ".lua", "").has_value();
    if (there)
        return luaL_error(lua, "there is no module `%s` (did you mean `%s`?)", name.c_str(),
                          meant.c_str());
    if (meant != name && is_plain(meant) && name.find('/') == std::string::npos)
        return luaL_error(lua,
                          "there is no module `%s` (modules are directly in %s: require \"%s\")",
                          name.c_str(), modules.folder.c_str(), meant.c_str());
    if (const std::string near = near_module(lua, modules, name); !near.empty())
        return luaL_error(lua, "there is no module `%s` (did you mean `%s`?)", name.c_str(),
                          near.c_str());
    if (!is_plain(meant))
        return luaL_error(
            lua, "there is no module `%s` (file names consist of lower-case letters, digits and _)",
            name.c_str());
    return luaL_error(lua, "there is no module `%s` (it would be the file %s)", name.c_str(),
                      file.c_str());
}

/// What the function on top of the stack was loaded as.
std::string chunk_on_top(lua_State* lua) {
    lua_Debug loaded;
    lua_pushvalue(lua, -1);
    lua_getinfo(lua, ">S", &loaded);
    return loaded.source + 1;
}

/// Told where the file ends: what it returns stands there.
int refuse_silence(lua_State* lua, const std::string& chunk, const std::string& text) {
    const auto lines = std::count(text.begin(), text.end(), '\n') + (text.ends_with('\n') ? 0 : 1);
    const std::string message = chunk + ":" + std::to_string(std::max<long>(lines, 1)) +
                                ": this module returns nothing (it ends with `return`)";
    lua_pushlstring(lua, message.data(), message.size());
    return lua_error(lua);
}

/// While a module is loaded; also where that fails, for a script may catch it and go on.
class Loading {
 public:
    Loading(Modules& modules, const std::string& name)
        : modules_(modules), at_(modules.loading.insert(name).first) {}
    Loading(const Loading&) = delete;
    Loading& operator=(const Loading&) = delete;
    ~Loading() { modules_.loading.erase(at_); }

 private:
    Modules& modules_;
    std::set<std::string>::iterator at_;
};

int refuse_circle(lua_State* lua, const std::string& name) {
    return luaL_error(
        lua,
        "module `%s` requires itself, perhaps through another one (a variant gets the file that it "
        "replaces by `require \"mod/%s\"`; otherwise pass to a function what it needs)",
        name.c_str(), name.c_str());
}

/// Gives the module on top of the stack, and again to whoever requires it by that name; the modules
/// stand below it.
int keep_as(lua_State* lua, const std::string& name) {
    lua_pushvalue(lua, -1);
    lua_setfield(lua, -3, name.c_str());
    return 1;
}

/// `require "battle"`: the module rules/battle.lua, run once; `require "war/battle"`: that of the
/// mod war, for a variant that adds to what it replaces. Upvalue 1: the modules.
int require_module(lua_State* lua) {
    auto& modules = *static_cast<Modules*>(lua_touserdata(lua, lua_upvalueindex(1)));
    const std::string name = luaL_checkstring(lua, 1);
    push_modules(lua);
    const bool of_ours = name.find(':') != std::string::npos;  // as they are kept below
    if (!of_ours && lua_getfield(lua, -1, name.c_str()) != LUA_TNIL) return 1;
    if (!of_ours) lua_pop(lua, 1);
    const size_t slash = std::min(name.find('/'), name.size());
    std::string mod = slash == name.size() ? "" : name.substr(0, slash);
    const std::string module = mod.empty() ? name : name.substr(slash + 1);
    std::string file = modules.helpers + "/" + module + ".lua";
    const bool plain = is_plain(mod) && is_plain(module);
    auto text = plain && !modules.helpers.empty() ? modules.read(file, mod) : std::nullopt;
    if (!text) {
        file = modules.folder + "/" + module + ".lua";
        if (plain) text = modules.read(file, mod);
    }
    if (!text) return refuse_module(lua, modules, name, file);
    if (mod.empty() && modules.owner) mod = modules.owner(file);
    const std::string one = mod + ":" + file;  // whatever it is called by those who require it
    if (modules.loading.contains(one)) return refuse_circle(lua, name);
    const Loading loading(modules, one);
    if (lua_getfield(lua, -1, one.c_str()) != LUA_TNIL) return keep_as(lua, name);
    lua_pop(lua, 1);
    if (auto loaded = modules.sandbox.load(*text, file, mod); !loaded) {
        const Diagnostic& fault = loaded.error().front();
        std::string message =
            fault.place.file + ":" + std::to_string(fault.place.line) + ": " + fault.message;
        if (!fault.hint.empty()) message += " (" + fault.hint + ")";
        lua_pushlstring(lua, message.data(), message.size());
        return lua_error(lua);
    }
    const std::string chunk = chunk_on_top(lua);
    lua_call(lua, 0, 1);
    if (lua_isnil(lua, -1)) return refuse_silence(lua, chunk, *text);
    guard_fields(lua, modules, name, mod.empty() ? module : mod + "/" + module);
    lua_pushvalue(lua, -1);
    lua_setfield(lua, -3, one.c_str());
    return keep_as(lua, name);
}

}  // namespace

void open_modules(lua_State* lua, Modules& modules) {
    lua_pushlightuserdata(lua, &modules);
    lua_pushcclosure(lua, require_module, 1);
    define(lua, "require");
}

}  // namespace fronteira::script
