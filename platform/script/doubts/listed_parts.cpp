// SPDX-License-Identifier: MIT
#include "script/doubts/listed_parts.hpp"

#include "script/loaded_rules.hpp"

#include <algorithm>
#include <set>

namespace fronteira::script {
namespace {

bool has_move(const core::Rules& rules, const std::string& name) {
    return std::any_of(rules.moves.begin(), rules.moves.end(),
                       [&](const core::MoveKind& move) { return move.name == name; });
}

bool is_listed(const core::Rules& rules, const DescribedPart& part) {
    return part.phase ? rules.find_phase(part.name).has_value() : has_move(rules, part.name);
}

/// Of a file that describes a phase in no list, its moves go without saying.
Diagnostics unlisted(const LoadedRules& rules) {
    std::set<std::string> files;
    for (const DescribedPart& part : rules.state.host.described)
        if (part.phase && !is_listed(rules.rules, part)) files.insert(part.place.file);
    Diagnostics warnings;
    for (const DescribedPart& part : rules.state.host.described) {
        if (is_listed(rules.rules, part) || (!part.phase && files.contains(part.place.file)))
            continue;
        const std::string what = part.phase ? "phase" : "move";
        warnings.push_back(
            warning_at(part.place, "rules.unlisted",
                       what + " `" + part.name + "` stands in no list, and so never comes",
                       part.phase ? "list it in `turn`, `round` or `opening` of rules/init.lua"
                                  : "list it in a phase"));
    }
    return warnings;
}

/// Whether a function that it comes to says who begins.
bool begins(const LoadedRules& rules, const std::vector<int>& handlers) {
    return std::any_of(handlers.begin(), handlers.end(), [&](int handler) {
        return handler != core::finish_phase &&
               rules.compiled->mentions(handler).names.contains("begin_with");
    });
}

Diagnostics late_beginnings(const LoadedRules& rules) {
    Diagnostics warnings;
    const auto& opening = rules.rules.opening;
    for (const int16_t number : rules.rules.turn) {
        const core::Phase& phase = rules.rules.phases[static_cast<size_t>(number)];
        if (std::find(opening.begin(), opening.end(), number) != opening.end()) continue;
        const bool says =
            begins(rules, phase.enter) ||
            std::any_of(phase.moves.begin(), phase.moves.end(), [&](int16_t move) {
                return begins(rules, rules.rules.moves[static_cast<size_t>(move)].effect);
            });
        if (says)
            warnings.push_back(
                warning_at(phase.place, "rules.late_beginning",
                           "phase `" + phase.name +
                               "` of a turn comes to `match:begin_with`, which is refused "
                               "from the first turn on",
                           "say it in setup or in a phase of `opening`; `next = \"column\"` says "
                           "who is next"));
    }
    return warnings;
}

}  // namespace

Diagnostics listed_parts(const LoadedRules& rules) {
    Diagnostics warnings = unlisted(rules);
    append(warnings, late_beginnings(rules));
    return warnings;
}

}  // namespace fronteira::script
