// SPDX-License-Identifier: MIT
#include "script/argument_doubts.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace fronteira::script {
namespace {

using compile::Tag;

/// Kinds of values by what the reference calls them, and as they are told.
struct Kind {
    Tag tag;
    std::string_view name;
    std::string_view said;
};
constexpr std::array<Kind, 7> kinds = {{{Tag::text, "string", "a text"},
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
        if (one == "any") return true;
        for (const Kind& kind : kinds)
            if (kind.name == one && kind.tag == tag) return true;
    }
    return false;
}

std::string_view said(Tag tag) {
    for (const Kind& kind : kinds)
        if (kind.tag == tag) return kind.said;
    return "";
}

}  // namespace

Diagnostics argument_doubts(const compile::CallMade& call, const Binding& binding) {
    const std::string_view name = binding.name;
    if (name == "where") return {};  // compares with whatever the column holds
    std::string_view parameters = binding.parameters;
    for (int number = 1; !parameters.empty(); ++number) {
        std::string_view parameter = take(parameters, ", ");
        take(parameter, ": ");
        const auto given = call.kinds.find(number);
        if (given == call.kinds.end() || said(given->second).empty() ||
            may_be(given->second, parameter))
            continue;
        const std::string owner = binding.owner;
        return {{Severity::warning,
                 {call.file, call.line, 0},
                 "`" + call.name + "` is given " + std::string(said(given->second)) +
                     " as argument " + std::to_string(number),
                 owner + (owner.empty() ? "" : ":") + binding.name + "(" + binding.parameters + ")",
                 "rules.wrong_argument"}};
    }
    return {};
}

}  // namespace fronteira::script
