// SPDX-License-Identifier: MIT
#include "script/library/string_format.hpp"

#include "script/library.hpp"
#include "script/whole_number.hpp"

#include <cstdio>
#include <string>
#include <string_view>

namespace fronteira::script {
namespace {

/// One conversion: `%-05.3d` has flags `-0`, width `5`, precision `3`, kind `d`.
struct Conversion {
    std::string flags;
    std::string_view width;
    std::string_view precision;
    bool has_precision = false;
    char kind = '\0';
};

std::string_view take_digits(std::string_view& text) {
    size_t count = 0;
    while (count < text.size() && text[count] >= '0' && text[count] <= '9') ++count;
    const std::string_view digits = text.substr(0, count);
    text.remove_prefix(count);
    return digits;
}

int number_of(std::string_view digits) {
    int number = 0;
    for (const char c : digits) number = number * 10 + (c - '0');
    return number;
}

/// Takes what follows a `%`; raises when it is not a conversion that we have.
Conversion take_conversion(lua_State* lua, std::string_view& text) {
    const std::string_view whole = text;
    Conversion taken;
    while (!text.empty() &&
           std::string_view("-+ #0").find(text.front()) != std::string_view::npos) {
        if (taken.flags.find(text.front()) == std::string::npos) taken.flags += text.front();
        text.remove_prefix(1);
    }
    taken.width = take_digits(text);
    if (!text.empty() && text.front() == '.') {
        text.remove_prefix(1);
        taken.has_precision = true;
        taken.precision = take_digits(text);
    }
    if (!text.empty()) {
        taken.kind = text.front();
        text.remove_prefix(1);
    }
    const bool known = std::string_view("dixXcsq").find(taken.kind) != std::string_view::npos;
    if (!known || taken.kind == '\0' || taken.width.size() > 2 || taken.precision.size() > 2) {
        const std::string shown(whole.substr(0, std::min<size_t>(whole.size() - text.size(), 20)));
        luaL_error(lua, "invalid conversion `%%%s` (there are %%d %%s %%x %%X %%c %%q %%%%)",
                   shown.c_str());
    }
    return taken;
}

std::string as_integer(const Conversion& wanted, lua_Integer value) {
    std::string specification = "%" + wanted.flags + std::string(wanted.width);
    if (wanted.has_precision) specification += "." + std::string(wanted.precision);
    specification += "ll";
    specification += wanted.kind;
    char text[256];  // widths and precisions are below 100
    const int size =
        std::snprintf(text, sizeof text, specification.c_str(), static_cast<long long>(value));
    return {text, static_cast<size_t>(size)};
}

std::string padded(const Conversion& wanted, std::string_view text) {
    const auto width = static_cast<size_t>(number_of(wanted.width));
    const std::string blanks(width > text.size() ? width - text.size() : 0, ' ');
    const bool left = wanted.flags.find('-') != std::string::npos;
    return left ? std::string(text) + blanks : blanks + std::string(text);
}

/// The text as a script would write it.
std::string quoted(std::string_view text) {
    std::string result = "\"";
    for (size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const auto code = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\' || c == '\n') {
            result += '\\';
            result += c;
        } else if (code < 0x20 || code == 0x7f) {
            char escaped[8];
            std::snprintf(escaped, sizeof escaped, "\\%03d", code);
            result += escaped;
        } else {
            result += c;
        }
    }
    return result + '"';
}

std::string converted(lua_State* lua, const Conversion& wanted, int argument) {
    switch (wanted.kind) {
        case 'c': {
            const lua_Integer code = check_whole(lua, argument);
            luaL_argcheck(lua, code >= 1 && code <= 255, argument, "value out of range");
            return padded(wanted, std::string(1, static_cast<char>(code)));
        }
        case 's': {
            luaL_checkany(lua, argument);
            push_text(lua, argument);
            size_t size = 0;
            const char* text = lua_tolstring(lua, -1, &size);
            charge_for_result(lua, size);
            std::string_view shown(text, size);
            if (wanted.has_precision)
                shown = shown.substr(0, static_cast<size_t>(number_of(wanted.precision)));
            std::string result = padded(wanted, shown);
            lua_pop(lua, 1);
            return result;
        }
        case 'q': {
            if (lua_isinteger(lua, argument)) return std::to_string(lua_tointeger(lua, argument));
            luaL_checktype(lua, argument, LUA_TSTRING);
            size_t size = 0;
            const char* text = lua_tolstring(lua, argument, &size);
            charge_for_result(lua, size);
            return quoted({text, size});
        }
        default:
            return as_integer(wanted, check_whole(lua, argument));
    }
}

}  // namespace

int format(lua_State* lua) {
    size_t size = 0;
    const char* text = luaL_checklstring(lua, 1, &size);
    charge(lua, static_cast<int64_t>(size) + 1);
    std::string_view rest(text, size);
    std::string result;
    int argument = 1;
    while (!rest.empty()) {
        const char c = rest.front();
        rest.remove_prefix(1);
        if (c != '%') {
            result += c;
        } else if (!rest.empty() && rest.front() == '%') {
            result += '%';
            rest.remove_prefix(1);
        } else {
            charge(lua, 4);
            const Conversion wanted = take_conversion(lua, rest);
            result += converted(lua, wanted, ++argument);
            if (result.size() > state_of(lua).limits.largest_block)
                charge_for_result(lua, result.size());
        }
    }
    lua_pushlstring(lua, result.data(), result.size());
    return 1;
}

}  // namespace fronteira::script
