// SPDX-License-Identifier: MIT
#include "script/declared_table.hpp"
#include "script/hints/error_text.hpp"
#include "script/rule_reader.hpp"

namespace fronteira::script {
namespace {

constexpr lua_Unsigned most_faces = 100;
constexpr size_t most_dice = 100;

bool is_plain(lua_Integer number) {
    return number > INT32_MIN && number <= INT32_MAX;
}

/// The face at the top of the stack, unless it is neither a number nor a word.
std::optional<core::Face> read_face(lua_State* lua) {
    if (lua_isinteger(lua, -1) && is_plain(lua_tointeger(lua, -1)))
        return core::Face{static_cast<int32_t>(lua_tointeger(lua, -1)), {}};
    if (lua_type(lua, -1) == LUA_TSTRING && is_name(lua_tostring(lua, -1)))
        return core::Face{0, lua_tostring(lua, -1)};
    return std::nullopt;
}

/// The faces of the list at the top of the stack; none when there is something else among them.
std::vector<core::Face> read_faces(lua_State* lua) {
    std::vector<core::Face> faces;
    if (!lua_istable(lua, -1) || lua_rawlen(lua, -1) > most_faces ||
        !declared_keys(lua, lua_gettop(lua)).empty())
        return {};
    const lua_Unsigned count = lua_rawlen(lua, -1);
    for (lua_Unsigned i = 1; i <= count; ++i) {
        lua_rawgeti(lua, -1, static_cast<lua_Integer>(i));
        if (auto face = read_face(lua)) faces.push_back(std::move(*face));
        lua_pop(lua, 1);
    }
    return faces.size() == count ? faces : std::vector<core::Face>{};
}

}  // namespace

std::vector<core::Die> read_dice(lua_State* lua, int at, const Place& place, Diagnostics& faults) {
    std::vector<core::Die> dice;
    const std::vector<std::string> names = declared_keys(lua, at);
    if (names.size() > most_dice) {
        faults.push_back(error_at(place, "rules.too_many",
                                  "there are more than " + std::to_string(most_dice) + " dice"));
        return dice;
    }
    for (const std::string& name : names) {
        lua_getfield(lua, at, name.c_str());
        core::Die die{name, read_faces(lua)};
        lua_pop(lua, 1);
        if (!is_name(name) || die.faces.empty())
            faults.push_back(error_at(place, "rules.bad_die",
                                      "`" + cleaned(name, longest_name) + "` is not a die",
                                      "write weather = { \"sun\", \"rain\", ... }: up to " +
                                          std::to_string(most_faces) + " words or numbers"));
        else
            dice.push_back(std::move(die));
    }
    return dice;
}

}  // namespace fronteira::script
