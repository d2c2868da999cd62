// SPDX-License-Identifier: MIT
#include "script/doubts/library_arguments.hpp"

#include "script/doubts/argument_doubts.hpp"

#include <algorithm>
#include <iterator>

namespace fronteira::script {
namespace {

/// A `table` is one of the rules' own: the lists of a match stay as they are.
struct LibraryFunction {
    std::string_view library;
    std::string_view name;
    std::string_view parameters;
    std::string_view remedy;
};

constexpr std::string_view own_list =
    "it stays as it is: { table.unpack(match.seat) } is a list of your own";

constexpr LibraryFunction functions[] = {
    {"", "ipairs", "list: any[]", "for _, space in ipairs(seat:spaces(\"owner\")) do"},
    {"", "pairs", "of: table", "for _, seat in ipairs(match.seat) do"},
    {"", "select", "from: integer|string", "select(2, ...) is what follows the first value"},
    {"", "tonumber", "text: integer|string", "a row has a `number`: seat.number"},
    {"table", "insert", "list: table", own_list},
    {"table", "remove", "list: table, place?: integer", own_list},
    {"table", "sort", "list: table, before?: function", own_list},
    {"table", "move", "list: table", own_list},
    {"table", "concat", "list: table, between?: string|integer", own_list},
    {"table", "unpack", "list: any[], from?: integer, to?: integer", "table.unpack(list)"},
    {"math", "abs", "x: integer", "math.abs(x)"},
    {"math", "ceil", "x: integer", "math.ceil(x)"},
    {"math", "floor", "x: integer", "math.floor(x), and `//` divides whole numbers"},
    {"math", "max", "x: integer, y?: integer", "math.max(x, y)"},
    {"math", "min", "x: integer, y?: integer", "math.min(x, y)"},
    {"string", "byte", "text: string|integer", "string.byte(text)"},
    {"string", "find", "text: string|integer, part: string|integer", "string.find(text, part)"},
    {"string", "format", "form: string", "string.format(\"%d of %d\", a, b)"},
    {"string", "len", "text: string|integer", "tostring(x) is a text, whatever x is"},
    {"string", "lower", "text: string|integer", "string.lower(text)"},
    {"string", "rep", "text: string|integer, times: integer", "string.rep(text, times)"},
    {"string", "sub", "text: string|integer, from: integer, to?: integer",
     "string.sub(text, from, to)"},
    {"string", "upper", "text: string|integer", "string.upper(text)"},
};

}  // namespace

Diagnostics library_arguments(const compile::CallMade& call) {
    if (call.method) return {};
    const auto* function =
        std::find_if(std::begin(functions), std::end(functions), [&](const LibraryFunction& one) {
            return one.library == call.library && one.name == call.name;
        });
    if (function == std::end(functions)) return {};
    const std::string sentence = wrong_argument(call, function->parameters);
    if (sentence.empty()) return {};
    return {error_at({call.file, call.line, 0}, "rules.wrong_argument", sentence,
                     std::string(function->remedy))};
}

}  // namespace fronteira::script
