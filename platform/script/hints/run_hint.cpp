// SPDX-License-Identifier: MIT
#include "script/hints/run_hint.hpp"

#include "script/binding.hpp"
#include "script/hints/left_out.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace fronteira::script {
namespace {

/// What Lua complains of and what helps; the first that fits counts.
constexpr std::pair<std::string_view, std::string_view> remedies[] = {
    {"(for iterator ", "use ipairs(list) for a list, pairs(table) for another table"},
    {"bad 'for' ", "for i = 1, #list do"},
    {"(list expected, got nil)",
     "`list or {}` is empty where list is nil, as on a card without it"},
    {"(table expected, got nil)",
     "`list or {}` is empty where list is nil, as on a card without it"},
    {"got fixed list", "it stays as it is: { table.unpack(match.seat) } is a list of your own"},
    {"a fixed list value", "it stays as it is: { table.unpack(match.seat) } is a list of your own"},
    {"attempt to perform arithmetic on a nil value", "write `x or 0` to get 0 where x is nil"},
    {"attempt to perform arithmetic on a string value",
     "`..` joins texts; tonumber(text) turns a text into a number"},
    {"attempt to perform arithmetic on a function value", "call the function: name(...)"},
    {"attempt to perform arithmetic on a ", "calculate with numbers: seat.gold + 1"},
    {"attempt to concatenate a ", "tostring(x) is a text, whatever x is"},
    {"attempt to compare two nil values", "write `x or 0` to get 0 where x is nil"},
    {"with nil", "write `x or 0` to get 0 where x is nil"},
    {"attempt to compare nil with", "write `x or 0` to get 0 where x is nil"},
    {"attempt to compare number with table", "`#list` is how many there are"},
    {"attempt to compare table with number", "`#list` is how many there are"},
    {"attempt to compare number with string", "tonumber(text) reads a number"},
    {"attempt to compare string with number", "tonumber(text) reads a number"},
    {"attempt to compare ", "compare their numbers: a.gold < b.gold"},
    {"attempt to get length of a function value", "call the function: seat:spaces(\"owner\")"},
    {"attempt to get length of a nil value", "`list or {}` is empty where list is nil"},
    {"attempt to get length of a ", "lists and texts have a length: #seat:spaces(\"owner\")"},
    {"attempt to index a fronteira.declared value",
     "that word is for declarations; the rows are match.space, match.seat and match.region"},
    {"attempt to index a function value", "call the function: seat:next().gold"},
    {"(field '?')", "a list goes from 1 to its `#`; beyond that is nil"},
    {"attempt to index a nil value", "ask first: `if x then`, or `x and x.gold`"},
    {"attempt to index a ", "only handles and tables have fields"},
    {"attempt to divide by zero", "ask first: `n ~= 0 and a // n or 0`"},
    {"attempt to perform 'n//0'", "ask first: `n ~= 0 and a // n or 0`"},
    {"attempt to perform 'n%0'", "ask first: `n ~= 0 and a % n or 0`"},
    {"no longer takes part and cannot be asked", "ask first: `if seat.standing == 1`"},
    {"nobody can be asked before", "ask in a phase of `opening`"},
    {"one effect asks no more than", "let a phase ask, once for each of its moves"},
    {"table index is nil", "ask first: `if key then t[key] = value end`"},
    {"(number expected, got string)", "tonumber(text) reads a number"},
    {"number has no integer representation", "`//` divides whole numbers"},
};

constexpr std::string_view of_lists[] = {"concat", "insert", "move", "remove", "sort", "unpack"};

/// What is called behind a colon or a dot, and is nil: the name between the quotes.
std::string hint_of_call(std::string_view complaint) {
    if (!complaint.starts_with("attempt to call a nil")) return "only functions can be called";
    const size_t begin = complaint.find('\'');
    const size_t end = complaint.rfind('\'');
    if (begin == end) return "only functions can be called";
    const std::string name(complaint.substr(begin + 1, end - begin - 1));
    if (std::find(std::begin(of_lists), std::end(of_lists), name) != std::end(of_lists))
        return "a list has no functions of its own: table." + name + "(list, ...)";
    if (std::string instead(instead_of_function(name)); !instead.empty()) return instead;
    if (const std::string global = call_of(name); !global.empty()) return "it is " + global;
    return "nothing has that name: is it misspelt?";
}

/// "bad argument #1 to 'spaces' (...)": how the function of the reference is called.
std::string signature_of(std::string_view complaint) {
    constexpr std::string_view before = "' (";
    const size_t begin = complaint.find('\'') + 1;
    const size_t end = complaint.find(before, begin);
    if (end == std::string_view::npos) return {};
    const std::string_view name = complaint.substr(begin, end - begin);
    for (const auto bindings : {cell_bindings(), match_bindings(), chance_bindings(),
                                card_bindings(), handle_bindings(), spec_bindings()})
        for (const Binding& one : bindings)
            if (one.function != nullptr && one.name == name)
                return std::string(one.owner) + (*one.owner == '\0' ? "" : ":") + one.name + "(" +
                       one.parameters + ")";
    return {};
}

}  // namespace

std::string run_hint(std::string_view complaint) {
    const bool iterator = complaint.find("(for iterator ") != std::string_view::npos;
    if (!iterator && complaint.starts_with("attempt to call a ")) return hint_of_call(complaint);
    if (complaint.starts_with("bad argument #"))
        if (std::string signature = signature_of(complaint); !signature.empty()) return signature;
    const auto* found = std::find_if(
        std::begin(remedies), std::end(remedies),
        [&](const auto& remedy) { return complaint.find(remedy.first) != std::string_view::npos; });
    return found == std::end(remedies) ? std::string() : std::string(found->second);
}

}  // namespace fronteira::script
