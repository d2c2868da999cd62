// SPDX-License-Identifier: MIT
#include "script/hints/left_out.hpp"

#include <utility>

namespace fronteira::script {
namespace {

using Instead = std::pair<std::string_view, std::string_view>;

constexpr std::string_view no_metatables =
    "there are no metatables: a table holds its functions itself, { items = {}, push = push }";
constexpr std::string_view no_coroutines =
    "a function runs to its end; `match:ask` waits for an answer";
constexpr std::string_view own_key = "`t[k]` reads and writes: there are no metatables";
constexpr std::string_view no_files = "rules read no file and no clock; what lasts is in state.lua";
constexpr std::string_view no_loading = "load other files of the rules with `require`";
constexpr std::string_view no_patterns =
    "there are no patterns: `find` looks for plain text, `split` divides one";
constexpr std::string_view differs = "it differs between machines: calculate in whole numbers";
constexpr std::string_view large = "a whole number that is large enough, such as 1000000";
constexpr std::string_view listed = "`{ ... }` is a list of them, `#` counts it";
constexpr std::string_view not_here = "plain Lua has it, but rules cannot use it";

constexpr Instead globals[] = {
    {"collectgarbage", not_here},
    {"coroutine", no_coroutines},
    {"debug", not_here},
    {"dofile", no_loading},
    {"getmetatable", no_metatables},
    {"io", no_files},
    {"load", no_loading},
    {"loadfile", no_loading},
    {"loadstring", no_loading},
    {"os", no_files},
    {"package", no_loading},
    {"rawget", own_key},
    {"rawset", own_key},
    {"setmetatable", no_metatables},
    {"utf8", not_here},
    {"warn", "print(x)"},
    {"xpcall", "pcall(f, ...)"},
    {"next", "for key, value in pairs(t) do ... end"},
};

constexpr Instead functions[] = {
    {"gsub", no_patterns},
    {"gmatch", no_patterns},
    {"match", no_patterns},
    {"acos", differs},
    {"asin", differs},
    {"atan", differs},
    {"cos", differs},
    {"deg", differs},
    {"exp", differs},
    {"log", differs},
    {"pi", differs},
    {"rad", differs},
    {"sin", differs},
    {"sqrt", differs},
    {"tan", differs},
    {"pow", "`x * x`"},
    {"fmod", "`a % b`, whose sign is that of b"},
    {"modf", "`a // b` and `a % b`"},
    {"huge", large},
    {"ult", not_here},
    {"type", "`math.tointeger(x)` is nil of others"},
    {"pack", listed},
    {"getn", "`#list`"},
    {"maxn", "`#list`"},
    {"foreach", "for key, value in pairs(t) do ... end"},
    {"push", "table.insert(list, value)"},
    {"append", "table.insert(list, value)"},
    {"insert", "table.insert(list, value)"},
    {"remove", "table.remove(list, place)"},
    {"concat", "table.concat(list, \", \")"},
    {"sort", "table.sort(list, before)"},
    {"pop", "table.remove(list)"},
    {"length", "`#` counts a list and the bytes of a text"},
    {"dump", not_here},
    {"packsize", not_here},
    {"reverse", "for i = #text, 1, -1 do ... text:sub(i, i)"},
    {"trim", no_patterns},
    {"replace", no_patterns},
    {"join", "table.concat(list, \", \")"},
};

template <size_t count>
std::string_view found_in(const Instead (&words)[count], std::string_view name) {
    for (const auto& [word, instead] : words)
        if (word == name) return instead;
    return {};
}

}  // namespace

std::string_view instead_of_global(std::string_view name) {
    return found_in(globals, name);
}

std::string_view instead_of_function(std::string_view name) {
    return found_in(functions, name);
}

}  // namespace fronteira::script
