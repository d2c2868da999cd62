// SPDX-License-Identifier: MIT
#include "script/doubts.hpp"

#include "script/error_text.hpp"
#include "script/loaded_rules.hpp"

namespace fronteira::script {
namespace {

std::string shown(const compile::Value& constant) {
    if (constant.tag() == compile::Tag::text)
        return "'" + cleaned(constant.text()->text, longest_name) + "'";
    if (constant.tag() == compile::Tag::boolean) return constant.truth() ? "true" : "false";
    return std::to_string(constant.number());
}

std::string listed(const std::vector<std::string>& words) {
    std::string list;
    for (const std::string& word : words) list += (list.empty() ? "" : ", ") + ("`" + word + "`");
    return list;
}

/// What may be compared with the column.
std::string remedy(const core::PlacedColumn& column, const compile::Value& constant) {
    switch (column.kind) {
        case core::Kind::integer:
            return "it is a number from " + std::to_string(column.min) + " to " +
                   std::to_string(column.max);
        case core::Kind::flag:
            return "it is true or false by itself";
        case core::Kind::choice: {
            const std::string near = constant.tag() == compile::Tag::text
                                         ? closest(constant.text()->text, column.choices)
                                         : std::string();
            return near.empty() ? "it is one of " + listed(column.choices)
                                : "did you mean `" + near + "`?";
        }
        case core::Kind::seat:
            return "it is a seat, such as `match.me`, or nil";
        case core::Kind::seats:
            return "it is a list of seats";
        case core::Kind::space:
            return "it is a space, such as `match.space[...]`, or nil";
        case core::Kind::region:
            return "it is a region, such as `match.region[...]`, or nil";
        case core::Kind::card:
            break;
    }
    return "it is a card or nil";
}

}  // namespace

Diagnostics doubtful_comparisons(const RulesetSource& source) {
    LoadedRules rules(source);
    if (!rules.load(true)) return {};
    Diagnostics warnings;
    for (const compile::Doubt& doubt : rules.compiled->doubts()) {
        const core::PlacedColumn& column = *doubt.column->placed;
        warnings.push_back({Severity::warning,
                            {doubt.file, doubt.line, 0},
                            "`" + column.name + "` is never " + shown(doubt.constant),
                            remedy(column, doubt.constant),
                            "rules.never_equal"});
    }
    return warnings;
}

}  // namespace fronteira::script
