// SPDX-License-Identifier: MIT
#include "script/doubts/answer_doubts.hpp"

#include <algorithm>
#include <span>
#include <string_view>

namespace fronteira::script {
namespace {

/// Functions of Lua that only answer, and those that give nothing; of no library, they are global.
struct LuaFunction {
    std::string_view library, name;
};
constexpr LuaFunction answering[] = {{"", "tostring"},    {"", "tonumber"},   {"", "type"},
                                     {"", "select"},      {"", "rawequal"},   {"", "rawlen"},
                                     {"table", "concat"}, {"table", "unpack"}};
constexpr LuaFunction giving_nothing[] = {{"table", "sort"}, {"table", "insert"}, {"", "print"}};

bool is_among(const compile::CallMade& call, std::span<const LuaFunction> functions) {
    return !call.method && std::any_of(functions.begin(), functions.end(), [&](const auto& one) {
        return one.library == call.library && one.name == call.name;
    });
}

/// Whether it does nothing but answer.
bool only_answers(const Binding& binding) {
    const std::string_view owner = binding.owner, name = binding.name;
    return owner == "Seat" || owner == "Space" || owner == "Region" || name == "cards" ||
           name == "cards_left" || name == "can" || name == "contains" || name == "where" ||
           name == "total";
}

bool gives_nothing(const Binding& binding) {
    return binding.result[0] == '\0';
}

bool gives_a_roll(const Binding& binding) {
    return binding.result == std::string_view("integer|string");
}

bool gives_a_number(const Binding& binding) {
    return binding.result == std::string_view("integer");
}

}  // namespace

Diagnostics answer_doubts(const compile::CallMade& call, const std::vector<const Binding*>& meant) {
    const auto all = [&](bool (*holds)(const Binding&)) {
        return !meant.empty() && std::all_of(meant.begin(), meant.end(),
                                             [&](const Binding* one) { return holds(*one); });
    };
    const bool reckons = call.library == "math" || call.library == "string";
    const std::string name = "`" + call.name + "`";
    if (call.dropped && (reckons || is_among(call, answering) || all(only_answers)))
        return {warning_at({call.file, call.line, 0}, "rules.lost_answer",
                           "what " + name + " returns is lost", "it changes nothing by itself")};
    if (call.taken && (is_among(call, giving_nothing) || all(gives_nothing)))
        return {warning_at({call.file, call.line, 0}, "rules.no_answer",
                           name + " returns nothing, so the result is nil",
                           call.library == "table" ? "it changes the list itself"
                                                   : "it stands on a line of its own")};
    if (call.condition && all(gives_a_number))
        return {warning_at({call.file, call.line, 0}, "rules.always_true",
                           name + " returns a number, and even 0 is true as a condition",
                           "compare it: > 0")};
    if (call.condition && all(gives_a_roll))
        return {warning_at({call.file, call.line, 0}, "rules.always_true",
                           "what " + name + " returns is always true as a condition",
                           "compare it: > 3, or == \"storm\" of a die of words")};
    return {};
}

}  // namespace fronteira::script
