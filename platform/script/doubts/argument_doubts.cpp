// SPDX-License-Identifier: MIT
#include "script/doubts/argument_doubts.hpp"

#include "script/doubts/warning.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace fronteira::script {
namespace {

using compile::Tag;

/// Kinds of values by what the reference calls them, and as they are told.
struct ArgumentKind {
    Tag tag;
    std::string_view name;
    std::string_view said;
};
constexpr std::array<ArgumentKind, 10> kinds = {{{Tag::function, "function", "a function"},
                                                 {Tag::container, "any[]", "a list of all of them"},
                                                 {Tag::table, "any[]", "a list"},
                                                 {Tag::text, "string", "a text"},
                                                 {Tag::integer, "integer", "a number"},
                                                 {Tag::match, "Match", "the match"},
                                                 {Tag::seat, "Seat", "a seat"},
                                                 {Tag::space, "Space", "a space"},
                                                 {Tag::region, "Region", "a region"},
                                                 {Tag::card, "Card", "a card"}}};

/// What comes before the next `mark`, which is taken away with it.
std::string_view take(std::string_view& text, std::string_view mark) {
    const size_t end = std::min(text.find(mark), text.size());
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(std::min(end + mark.size(), text.size()));
    return part;
}

/// Whether a value of that kind may be of a type as it is written: `Seat?`, `integer|string`.
bool may_be(Tag tag, std::string_view type) {
    if (type.ends_with('?')) type.remove_suffix(1);
    while (!type.empty()) {
        const std::string_view one = take(type, "|");
        const bool list = tag == Tag::container || tag == Tag::table;
        if (one == "any" || (list && one.ends_with("[]"))) return true;
        if (one == "table" && tag == Tag::table) return true;
        for (const ArgumentKind& kind : kinds)
            if (kind.name == one && kind.tag == tag) return true;
    }
    return false;
}

std::string_view said(Tag tag) {
    for (const ArgumentKind& kind : kinds)
        if (kind.tag == tag) return kind.said;
    return "";
}

/// What is given as an argument; nil where that is not certain.
Tag kind_given(const compile::CallMade& call, int number) {
    if (call.fields.contains(number)) return Tag::table;  // written there
    const auto given = call.kinds.find(number);
    return given == call.kinds.end() ? Tag::nil : given->second;
}

/// The first argument, of a kind that the function does not take there: its number, or 0.
int unfit(const compile::CallMade& call, std::string_view parameters) {
    for (int number = 1; !parameters.empty(); ++number) {
        std::string_view parameter = take(parameters, ", ");
        take(parameter, ": ");
        const Tag given = kind_given(call, number);
        if (!said(given).empty() && !may_be(given, parameter)) return number;
    }
    return 0;
}

int unfit(const compile::CallMade& call, const Binding& binding) {
    if (binding.name == std::string_view("where")) return 0;  // whatever the column holds
    return unfit(call, std::string_view(binding.parameters));
}

std::string said_unfit(const compile::CallMade& call, int number) {
    return "`" + call.name + "` is given " + std::string(said(kind_given(call, number))) +
           " as argument " + std::to_string(number);
}

/// How many of its arguments a function cannot do without.
int parameters_needed(const Binding& binding) {
    std::string_view parameters = binding.parameters;
    int needed = 0;
    for (int number = 1; !parameters.empty(); ++number) {
        const std::string_view parameter = take(parameters, ", ");
        if (parameter.find("?:") == std::string_view::npos) needed = number;
    }
    return needed;
}

}  // namespace

int parameters_of(const Binding& binding) {
    const std::string_view written = binding.parameters;
    if (written.empty()) return 0;
    return 1 + static_cast<int>(std::count(written.begin(), written.end(), ','));
}

Diagnostics missing_arguments(const compile::CallMade& call,
                              const std::vector<const Binding*>& meant) {
    const bool lacks = call.given >= 0 && !meant.empty() &&
                       std::all_of(meant.begin(), meant.end(), [&](const Binding* one) {
                           return call.given < parameters_needed(*one);
                       });
    if (!lacks) return {};
    const Binding& told = *meant.front();
    const int needed = parameters_needed(told);
    const std::string owner = told.owner;
    return {
        warning_at({call.file, call.line, 0}, "rules.missing_argument",
                   "`" + call.name + "` wants " +
                       (needed == 1 ? "an argument" : std::to_string(needed) + " arguments") +
                       ", and is given " + (call.given == 0 ? "none" : std::to_string(call.given)),
                   owner + (owner.empty() ? "" : ":") + told.name + "(" + told.parameters + ")")};
}

std::string wrong_argument(const compile::CallMade& call, std::string_view parameters) {
    const int number = unfit(call, parameters);
    return number == 0 ? std::string() : said_unfit(call, number);
}

Diagnostics argument_doubts(const compile::CallMade& call,
                            const std::vector<const Binding*>& meant) {
    const Binding* told = nullptr;
    for (const Binding* one : meant) {
        const bool too_many = meant.size() > 1 && call.given > parameters_of(*one);
        if (!too_many && unfit(call, *one) == 0) return {};
        if (!too_many && told == nullptr) told = one;
    }
    if (told == nullptr) return {};
    const int number = unfit(call, *told);
    const std::string owner = told->owner;
    return {
        warning_at({call.file, call.line, 0}, "rules.wrong_argument", said_unfit(call, number),
                   owner + (owner.empty() ? "" : ":") + told->name + "(" + told->parameters + ")")};
}

Diagnostics numbers_told(const compile::CallMade& call) {
    Diagnostics warnings;
    for (const auto& [argument, fields] : call.fields)
        for (const char* row : {"seat", "space", "region"}) {
            const auto field = fields.find(row);
            if (field == fields.end() || field->second != Tag::integer) continue;
            const std::string name = row;
            warnings.push_back(warning_at(
                {call.file, call.line, 0}, "rules.wrong_argument",
                "`tell` is given a number as `" + name + "`",
                "give the " + name + " itself, which is shown by its name: match." + name + "[1]"));
        }
    return warnings;
}

}  // namespace fronteira::script
