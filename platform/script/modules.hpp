// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include "script/sandbox/sandbox.hpp"

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

struct lua_State;

namespace fronteira::script {

/// The text of a file by its name (`rules/attack.lua`): the mod's own, or else that of a mod it
/// depends on; if a mod is named, only that mod's. Nothing if there is none.
using FileReader =
    std::function<std::optional<std::string>(const std::string& file, const std::string& mod)>;

/// Which mod owns the file that a FileReader returns when no mod is named; empty if there is only
/// one mod.
using FileOwner = std::function<std::string(const std::string& file)>;

/// The names of the modules in a folder, `battle` for battle.lua: the mod's own and those of the
/// mods it depends on; if a mod is named, only that mod's.
using ModuleNames =
    std::function<std::vector<std::string>(const std::string& folder, const std::string& mod)>;

using PlainValue = std::variant<bool, int64_t, std::string>;

/// A number, word or flag of a module that a variant replaced.
struct LateField {
    std::string name;
    PlainValue before;
};

/// Something that a variant gave to another mod's module, which had nothing of that name.
struct NewField {
    std::string module, name;
    Place place;
};

/// What the scripts of a sandbox may require: the files of a folder. `require "battle"` runs
/// battle.lua once and gives what it returns; `require "war/battle"` that of the mod war alone, for
/// a variant that adds to what it replaces.
struct Modules {
    static constexpr size_t most_slips = 10, most_looked_at = 1000;
    Sandbox& sandbox;
    std::string folder;
    FileReader read;
    FileOwner owner = {};      ///< whom messages name
    ModuleNames names = {};    ///< what messages suggest
    std::string helpers = {};  ///< another folder, looked through first: what specs share
    Diagnostics slips = {};    ///< fields that files gave to another mod's modules, as if misspelt
    size_t new_fields = 0;     ///< that were given to them
    std::vector<NewField> fresh = {};    ///< those of them that look like no slip
    bool keeps_first = false;            ///< what each module holds at first: see given_fields()
    std::vector<LateField> late = {};    ///< that functions may hold as they were before
    std::set<std::string> loading = {};  ///< that are required just now
};

/// Defines `require`; for Sandbox::build. `modules` is lent and must stand still.
void open_modules(lua_State* lua, Modules& modules);

/// Pushes the table of what modules gave, each under several keys.
void push_modules(lua_State* lua);

/// Whether the value at `at` is the table that a module gave: to read a field that it does not have
/// is an error.
bool is_module(lua_State* lua, int at);

}  // namespace fronteira::script
