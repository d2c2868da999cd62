// SPDX-License-Identifier: MIT
#include "script/library.hpp"
#include "script/library/string_format.hpp"
#include "script/whole_number.hpp"

#include <algorithm>
#include <cstring>
#include <string>
#include <string_view>

namespace fronteira::script {
namespace {

constexpr int most_bytes_at_once = 250;

std::string_view text_at(lua_State* lua, int index) {
    size_t size = 0;
    const char* text = luaL_checklstring(lua, index, &size);
    return {text, size};
}

/// A range of bytes as Lua counts them: from 1, negative from the end, both ends included.
std::string_view slice(std::string_view text, lua_Integer from, lua_Integer upto) {
    const auto size = static_cast<lua_Integer>(text.size());
    if (from < 0) from = from < -size ? 1 : size + from + 1;
    if (from == 0) from = 1;
    if (upto < 0) upto = upto < -size ? 0 : size + upto + 1;
    upto = std::min(upto, size);
    if (from > upto) return {};
    return text.substr(static_cast<size_t>(from - 1), static_cast<size_t>(upto - from + 1));
}

int push(lua_State* lua, std::string_view text) {
    lua_pushlstring(lua, text.data(), text.size());
    return 1;
}

int length(lua_State* lua) {
    charge(lua, 1);
    lua_pushinteger(lua, static_cast<lua_Integer>(text_at(lua, 1).size()));
    return 1;
}

int sub(lua_State* lua) {
    const std::string_view part =
        slice(text_at(lua, 1), check_whole(lua, 2), optional_whole(lua, 3, -1));
    charge_for_result(lua, part.size());
    return push(lua, part);
}

int byte(lua_State* lua) {
    const std::string_view text = text_at(lua, 1);
    const lua_Integer from = optional_whole(lua, 2, 1);
    const std::string_view part = slice(text, from, optional_whole(lua, 3, from));
    if (part.size() > most_bytes_at_once)
        return luaL_error(lua, "more than %d bytes at once", most_bytes_at_once);
    const int count = static_cast<int>(part.size());
    charge(lua, 1 + count);
    luaL_checkstack(lua, count, nullptr);
    for (const char c : part) lua_pushinteger(lua, static_cast<unsigned char>(c));
    return count;
}

/// No text holds a zero byte: Lua compares such texts piece by piece, at great cost.
int from_bytes(lua_State* lua) {
    const int count = lua_gettop(lua);
    charge_for_result(lua, static_cast<size_t>(count));
    std::string text;
    for (int i = 1; i <= count; ++i) {
        const lua_Integer value = check_whole(lua, i);
        luaL_argcheck(lua, value >= 1 && value <= 255, i, "value out of range");
        text += static_cast<char>(value);
    }
    return push(lua, text);
}

/// Case is changed in ASCII only, so that no locale has a say.
template <class Change>
int changed(lua_State* lua, Change change) {
    std::string text(text_at(lua, 1));
    charge(lua, 1 + static_cast<int64_t>(text.size()));
    charge_for_result(lua, text.size());
    for (char& c : text) c = change(c);
    return push(lua, text);
}

int upper(lua_State* lua) {
    return changed(
        lua, [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
}

int lower(lua_State* lua) {
    return changed(
        lua, [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
}

/// rep(text, count [, separator])
int repeat(lua_State* lua) {
    charge(lua, 1);
    const std::string_view text = text_at(lua, 1);
    const lua_Integer count = check_whole(lua, 2);
    const std::string_view separator =
        lua_isnoneornil(lua, 3) ? std::string_view() : text_at(lua, 3);
    const size_t step = text.size() + separator.size();
    if (count <= 0 || step == 0) return push(lua, "");
    const size_t most = state_of(lua).limits.largest_block / step + 2;
    const auto times = std::min(static_cast<size_t>(count), most);
    const size_t size = times * step - separator.size();
    charge_for_result(lua, size);
    std::string result;
    result.reserve(size + step);
    result.append(text).append(separator);
    while (result.size() < size) result.append(result, 0, size - result.size());
    result.resize(size);
    return push(lua, result);
}

/// Where `needle` first stands in `text` at or after `start`; npos when nowhere.
size_t position(lua_State* lua, std::string_view text, std::string_view needle, size_t start) {
    const auto compared = static_cast<int64_t>(std::min<size_t>(needle.size(), 256));
    const void* at = memmem(text.data() + start, text.size() - start, needle.data(), needle.size());
    const char* const found =
        at != nullptr ? static_cast<const char*>(at) : text.data() + text.size();
    charge(lua, 1 + (found - text.data() - static_cast<int64_t>(start)) * (1 + compared) / 16);
    return at != nullptr ? static_cast<size_t>(found - text.data()) : std::string_view::npos;
}

/// find(text, needle [, from [, true]])
int find(lua_State* lua) {
    charge(lua, 1);
    const std::string_view text = text_at(lua, 1);
    const std::string_view needle = text_at(lua, 2);
    const lua_Integer wanted = optional_whole(lua, 3, 1);
    const bool plain = lua_toboolean(lua, 4);
    charge(lua, cost_of(needle.size()));
    if (!plain && needle.find_first_of("^$*+?.([%-") != std::string_view::npos)
        return luaL_error(lua, "patterns are not available: give `true` as the fourth argument");
    const auto size = static_cast<lua_Integer>(text.size());
    lua_Integer start = wanted < 0 ? std::max<lua_Integer>(0, wanted < -size ? 0 : size + wanted)
                                   : std::max<lua_Integer>(1, wanted) - 1;
    if (start > size) {
        lua_pushnil(lua);
        return 1;
    }
    const size_t found = position(lua, text, needle, static_cast<size_t>(start));
    if (found == std::string_view::npos) {
        lua_pushnil(lua);
        return 1;
    }
    lua_pushinteger(lua, static_cast<lua_Integer>(found + 1));
    lua_pushinteger(lua, static_cast<lua_Integer>(found + needle.size()));
    return 2;
}

/// split(text, separator): the parts between separators, in a new table.
int split(lua_State* lua) {
    const std::string_view text = text_at(lua, 1);
    const std::string_view separator = text_at(lua, 2);
    luaL_argcheck(lua, !separator.empty(), 2, "the separator is empty");
    lua_newtable(lua);
    size_t start = 0;
    for (lua_Integer i = 1;; ++i) {
        const size_t end = position(lua, text, separator, start);
        const std::string_view part = text.substr(start, end - start);
        charge(lua, cost_of(part.size()));
        push(lua, part);
        lua_rawseti(lua, -2, i);
        if (end == std::string_view::npos) return 1;
        start = end + separator.size();
    }
}

}  // namespace

void open_string(lua_State* lua) {
    static constexpr luaL_Reg functions[] = {
        {"byte", byte},  {"char", from_bytes}, {"find", find},    {"format", format},
        {"len", length}, {"lower", lower},     {"rep", repeat},   {"split", split},
        {"sub", sub},    {"upper", upper},     {nullptr, nullptr}};
    luaL_setfuncs(lua, functions, 0);
}

}  // namespace fronteira::script
