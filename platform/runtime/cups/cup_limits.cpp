// SPDX-License-Identifier: MIT
#include "runtime/cups/cup_limits.hpp"

#include "runtime/games/drawn_columns.hpp"
#include "spelling/near_miss.hpp"

namespace fronteira::runtime {
namespace {

using core::Entity;
using tournament::Counted;

std::optional<core::ColumnId> number_of(Entity entity, const core::Layout& layout,
                                        const std::string& name) {
    const auto found = layout.find(entity, name);
    if (!found || layout.column(*found).kind != core::Kind::integer) return std::nullopt;
    return found;
}

/// Everything that can be counted, for a hint.
std::vector<std::string> countable(const core::Layout& layout, bool owned) {
    std::vector<std::string> names;
    if (owned) names.emplace_back(Counted::spaces);
    for (const core::PlacedColumn& column : layout.columns())
        if (column.kind == core::Kind::integer &&
            (column.entity == Entity::seat || (owned && column.entity == Entity::space)))
            names.push_back(column.name);
    return names;
}

std::string hint_for(const std::string& word, const std::vector<std::string>& names) {
    if (names.empty()) return "leave it out";
    std::string hint = spelling::did_you_mean(word, {names.begin(), names.end()});
    if (!hint.empty()) return hint;
    hint = "what can be counted:";
    for (const std::string& name : names) hint += (name == names.front() ? " " : ", ") + name;
    return hint;
}

std::optional<match::Score> score_in(const Game& game, const core::Layout& layout,
                                     const Counted& counted, Diagnostics& faults) {
    const auto owner = drawn_columns(game, layout).owner;
    if (counted.what == Counted::spaces && owner) return match::Score{owner, {}};
    if (const auto own = number_of(Entity::seat, layout, counted.what))
        return match::Score{{}, own};
    if (const auto each = number_of(Entity::space, layout, counted.what); each && owner)
        return match::Score{owner, each};
    const std::string message =
        counted.what == Counted::spaces
            ? "spaces belong to nobody in " + game.name()
            : "`" + counted.what + "` is no number of spaces or seats in " + game.name();
    faults.push_back(error_at(counted.place, "tournament.adjudicate", message,
                              hint_for(counted.what, countable(layout, owner.has_value()))));
    return std::nullopt;
}

}  // namespace

Result<CupLimits> limits_in(const Game& game, const core::Layout& layout,
                            const tournament::Limits& plan) {
    Diagnostics faults;
    CupLimits found;
    found.limits.moves = plan.moves;
    found.limits.rounds = plan.rounds;
    if (!plan.adjudicate.what.empty())
        found.adjudicated_by = score_in(game, layout, plan.adjudicate, faults);
    if (plan.decided.rounds > 0)
        found.limits.decided = {
            score_in(game, layout, plan.decided.of, faults).value_or(match::Score()),
            plan.decided.percent, plan.decided.rounds};
    if (plan.standstill.rounds > 0)
        found.limits.standstill = {
            score_in(game, layout, plan.standstill.of, faults).value_or(match::Score()),
            plan.standstill.rounds};
    if (!faults.empty()) return fail(std::move(faults));
    return found;
}

}  // namespace fronteira::runtime
