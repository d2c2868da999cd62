// SPDX-License-Identifier: MIT
#include "script/functions/given_fields.hpp"

#include "script/declared_table.hpp"
#include "script/loaded_rules.hpp"
#include "script/module_fields.hpp"

#include <algorithm>

namespace fronteira::script {
namespace {

constexpr const char* first_fields = "fronteira.first_fields";

/// Of the module called so, whose table stands at `module`, and what it held at first at `first`.
class FieldComparer {
 public:
    FieldComparer(lua_State* lua, const std::string& name, int module, int first)
        : lua_(lua), name_(name), module_(module), first_(first) {}

    void run(std::vector<GivenField>& given) const {
        for (const std::string& key : string_keys(lua_, module_)) {
            lua_settop(lua_, first_);
            get(module_, key);
            get(first_, key);
            if (lua_rawequal(lua_, now, before) != 0 || given.size() == most_given) continue;
            if (auto field = compared(key)) given.push_back(std::move(*field));
        }
    }

 private:
    static constexpr size_t most_given = 1000;
    static constexpr int now = -2, before = -1;

    void get(int table, const std::string& key) const {
        lua_pushlstring(lua_, key.data(), key.size());
        lua_rawget(lua_, table);
    }

    std::optional<GivenField> compared(const std::string& key) const {
        GivenField field{name_ + "." + key, {}, {}};
        if (is_plain(lua_, now))
            field.value = plain_value(lua_, now);
        else if (!is_of_rules(now))
            return std::nullopt;
        if (is_plain(lua_, before)) field.value_before = plain_value(lua_, before);
        if (is_of_rules(before)) field.before = beginning(lua_);
        lua_pop(lua_, 1);
        if (is_of_rules(-1)) field.place = beginning(lua_);
        return field;
    }

    bool is_of_rules(int at) const {
        return lua_isfunction(lua_, at) && lua_iscfunction(lua_, at) == 0;
    }

    lua_State* lua_;
    const std::string& name_;
    const int module_, first_;
};

}  // namespace

void keep_first_fields(lua_State* lua, const std::string& module) {
    const int table = lua_gettop(lua);
    luaL_getsubtable(lua, LUA_REGISTRYINDEX, first_fields);
    lua_createtable(lua, 2, 0);
    lua_pushvalue(lua, table);
    lua_rawseti(lua, -2, 1);
    lua_pushvalue(lua, table);
    copy_fields(lua);
    lua_rawseti(lua, -2, 2);
    lua_setfield(lua, -2, module.c_str());
    lua_settop(lua, table);
}

Result<std::vector<GivenField>> given_fields(const RulesetSource& source) {
    LoadedRules rules(source);
    rules.state.modules.keeps_first = true;
    if (auto loaded = rules.load(false); !loaded) return fail(loaded.error());
    std::vector<GivenField> given;
    auto read = rules.state.sandbox.build([&](lua_State* lua) {
        luaL_getsubtable(lua, LUA_REGISTRYINDEX, first_fields);
        const int kept = lua_gettop(lua);
        for (const std::string& module : string_keys(lua, kept)) {
            lua_settop(lua, kept);
            lua_getfield(lua, kept, module.c_str());
            lua_rawgeti(lua, kept + 1, 1);
            lua_rawgeti(lua, kept + 1, 2);
            const std::string name = module.substr(module.find('/') + 1);
            FieldComparer(lua, name, kept + 2, kept + 3).run(given);
        }
        lua_settop(lua, kept - 1);
    });
    if (!read) return fail(read.error());
    std::sort(given.begin(), given.end(),
              [](const GivenField& a, const GivenField& b) { return a.name < b.name; });
    return given;
}

}  // namespace fronteira::script
