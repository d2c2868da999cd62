// SPDX-License-Identifier: MIT
#include "script/hints/foreign_words.hpp"

namespace fronteira::script {
namespace {

constexpr ForeignWord statements[] = {
    {"let", "declare a variable with `local`"},
    {"const", "declare a variable with `local`"},
    {"var", "declare a variable with `local`"},
    {"def", "write a function as local function name(a, b) ... end"},
    {"fn", "write a function as local function name(a, b) ... end"},
    {"class", "there are no classes: use tables and functions"},
    {"elif", "`elseif`, in one word"},
    {"elsif", "`elseif`, in one word"},
    {"continue", "`goto continue`, and `::continue::` where the loop ends"},
    {"pass", "an empty block needs no word"},
    {"try", "`pcall(f, ...)` tells whether f failed, and why"},
    {"throw", "error(\"what is wrong\")"},
    {"raise", "error(\"what is wrong\")"},
    {"import", "local name = require \"name\""},
    {"switch", "if ... elseif ..., or a table by word"},
};

constexpr ForeignWord foreign_values[] = {
    {"None", "`nil` is nothing"},
    {"null", "`nil` is nothing"},
    {"NULL", "`nil` is nothing"},
    {"undefined", "`nil` is nothing"},
    {"none", "`nil` is nothing"},
    {"True", "`true`, in small letters"},
    {"False", "`false`, in small letters"},
    {"match", "a function gets the match first: function(match, ...)"},
    {"self", "a function in `M` whose name follows a colon has it: function M:name()"},
    {"len", "`#list` is how many there are"},
    {"range", "for i = 1, n do ... end"},
    {"enumerate", "for i, one in ipairs(list) do ... end"},
    {"unpack", "`table.unpack`"},
    {"str", "tostring(x), or .. between the parts"},
    {"isinstance", "type(x) == \"table\""},
    {"typeof", "type(x) == \"table\""},
    {"console", "print(x), which `fronteira test` shows"},
    {"printf", "print(string.format(\"%d\", x)), which `fronteira test` shows"},
    {"integer", "int(0, 99) is a column of whole numbers"},
    {"boolean", "`flag` is a column of true or false"},
    {"bool", "`flag` is a column of true or false"},
    {"enum", "choice { \"left\", \"right\" } is a column of one of these words"},
    {"player", "`seat` is a place at the table"},
    {"expect", "equal(actual, expected)"},
    {"assert_equal", "equal(actual, expected)"},
    {"assertEqual", "equal(actual, expected)"},
    {"test", "it(\"does so\", function() ... end)"},
    {"floor", "`a // b` divides whole numbers downwards; math.floor(x)"},
    {"abs", "`math.abs`"},
    {"min", "`math.min`; in quotes `min` alone"},
    {"max", "`math.max`; in quotes `max` alone"},
    {"count", "seat:count(\"owner\"), or `#list`; in quotes count(space, owner == me)"},
    {"sum", "total(\"armies\"), or a loop; in quotes sum(space, armies)"},
    {"sort", "`table.sort`"},
    {"sorted", "`table.sort(list)` puts the list itself in order"},
    {"sqrt", "compare squares of whole numbers: x * x <= n"},
    {"random", "`match:roll(6)` in rules, `view:random(6)` in a bot"},
};

}  // namespace

std::span<const ForeignWord> foreign_statements() {
    return statements;
}

std::string_view said_in_lua(std::string_view word) {
    for (const auto& one : statements)
        if (one.word == word) return one.said;
    for (const auto& one : foreign_values)
        if (one.word == word) return one.said;
    return {};
}

}  // namespace fronteira::script
