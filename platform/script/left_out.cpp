// SPDX-License-Identifier: MIT
#include "script/left_out.hpp"

#include <algorithm>
#include <iterator>

namespace fronteira::script {
namespace {

constexpr std::string_view globals[] = {
    "collectgarbage", "coroutine", "debug", "dofile",       "getmetatable", "io",
    "load",           "loadfile",  "next",  "os",           "package",      "rawget",
    "rawset",         "utf8",      "warn",  "setmetatable", "xpcall"};
constexpr std::string_view functions[] = {
    "acos",  "asin", "atan", "cos",      "deg", "dump", "exp",  "fmod",    "gmatch", "gsub", "log",
    "match", "modf", "pack", "packsize", "rad", "sin",  "sqrt", "reverse", "tan",    "type", "ult"};

template <size_t count>
bool has(const std::string_view (&names)[count], std::string_view name) {
    return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

}  // namespace

bool is_left_out_global(std::string_view name) {
    return has(globals, name);
}

bool is_left_out_function(std::string_view name) {
    return has(functions, name);
}

}  // namespace fronteira::script
