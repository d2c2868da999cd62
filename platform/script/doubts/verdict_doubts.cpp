// SPDX-License-Identifier: MIT
#include "script/doubts/verdict_doubts.hpp"

#include <optional>
#include <string>

namespace fronteira::script {
namespace {

Diagnostic only_looks(const std::string& function, const std::string& changes, const Place& place) {
    return warning_at(place, "rules.late_effect",
                      function + " comes to " + changes + ", which only effects may do",
                      "it says what may be chosen, as often as it is asked: do it in the effect");
}

/// A `where` that returns nothing admits nothing, and a number says neither yes nor no.
Diagnostics doubts_of_where(const CompiledRules& compiled, const core::MoveKind& move,
                            const core::Slot& slot) {
    const std::string name = "`where` of `" + slot.name + "` of move `" + move.name + "`";
    if (!compiled.may_answer(slot.where))
        return {warning_at(move.place, "rules.no_verdict",
                           name + " returns nothing, so it admits nothing",
                           "where = function(match, " + slot.name + ") return ... end")};
    if (compiled.mentions(slot.where).refuses)
        return {warning_at(move.place, "rules.no_verdict",
                           name + " never returns true, so it admits nothing",
                           "write `return true` where it may be chosen")};
    if (const std::string& changes = compiled.mentions(slot.where).deeds.changes; !changes.empty())
        return {only_looks(name, changes, move.place)};
    const auto number = compiled.number_answered(slot.where);
    if (number || compiled.mentions(slot.where).counts)
        return {warning_at(move.place, "rules.no_verdict",
                           name + " returns " + (number ? std::to_string(*number) : "a number") +
                               ", which is neither true nor false",
                           "say when it may be chosen: return n > 0")};
    return {};
}

Diagnostics doubts_of_among(const CompiledRules& compiled, const core::MoveKind& move,
                            const core::Slot& slot) {
    const std::string name = "`among` of `" + slot.name + "` of move `" + move.name + "`";
    if (const std::string& changes = compiled.mentions(slot.among).deeds.changes; !changes.empty())
        return {only_looks(name, changes, move.place)};
    if (compiled.may_answer(slot.among)) return {};
    return {warning_at(
        move.place, "rules.no_verdict", name + " returns no list",
        "write among = function(match) return list end, and {} where there is nothing to choose")};
}

}  // namespace

Diagnostics verdict_doubts(const LoadedRules& rules) {
    Diagnostics warnings;
    for (const core::MoveKind& move : rules.rules.moves)
        for (const core::Slot& slot : move.slots) {
            if (slot.where >= 0) append(warnings, doubts_of_where(*rules.compiled, move, slot));
            if (slot.among >= 0) append(warnings, doubts_of_among(*rules.compiled, move, slot));
        }
    return warnings;
}

}  // namespace fronteira::script
