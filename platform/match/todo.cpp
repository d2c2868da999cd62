// SPDX-License-Identifier: MIT
#include "match/todo.hpp"

#include "match/optional_parts.hpp"

#include <algorithm>

namespace fronteira::match {
namespace {

using core::Entity;

constexpr std::string_view of_regions = "region.";

bool decides(const core::Match& match, int seat) {
    return seat >= 0 && (match.deciders() >> seat & 1u) != 0;
}

/// Where several decide at once, each reads of itself.
int seat_meant(const core::Match& match, int viewer) {
    return decides(match, viewer) ? viewer : std::max(match.decider(), 0);
}

/// What stands for a placeholder.
struct Filling {
    std::string text;
    bool nothing = false;  ///< it is 0, nobody, no card, no region
};

/// `region.<column>`: the regions that have something in it, each with what they have.
std::optional<Filling> by_region(const core::Match& match, int viewer, const Names& names,
                                 std::string_view name) {
    const auto id = match.rules().layout.find(Entity::region, name);
    if (!id) return std::nullopt;
    const core::PlacedColumn& column = match.rules().layout.column(*id);
    std::vector<std::string> regions;
    for (int region = 0; region < column.rows; ++region) {
        const int32_t value = match.state().seen(*id, region, viewer);
        if (value != core::hidden && !is_nothing(column.kind, value))
            regions.push_back(names.region(region) + " " + names.value(column, value));
    }
    if (regions.empty()) return Filling{names.value(column, core::absent(column.kind)), true};
    return Filling{names.list(regions)};
}

/// What the viewer may not know of, or what this match does not have, is nothing.
Filling filling(const core::Match& match, int viewer, const Names& names, std::string_view name) {
    const Filling unknown{"…", true};
    const core::Layout& layout = match.rules().layout;
    if (name.starts_with(of_regions))
        return by_region(match, viewer, names, name.substr(of_regions.size())).value_or(unknown);
    if (const Move* asking = match.asking_move(viewer))
        for (const core::Slot& slot : match.rules().moves[static_cast<size_t>(asking->kind)].slots)
            if (slot.name == name)
                return Filling{names.value(slot, *asking), is_nothing(slot, *asking)};
    for (const auto& [entity, row] :
         {std::pair{Entity::match, 0}, std::pair{Entity::seat, seat_meant(match, viewer)}})
        if (const auto id = layout.find(entity, name)) {
            const core::PlacedColumn& column = layout.column(*id);
            const int32_t value = match.state().seen(*id, row, viewer);
            return Filling{names.value(column, value), is_nothing(column.kind, value)};
        }
    return unknown;
}

/// The kind of move on offer to a seat, when there is but one.
const core::MoveKind* only_kind(const core::Match& match, int seat) {
    const core::MoveList& list = match.legal(seat);
    if (list.size() == 0) return nullptr;
    for (size_t i = 1; i < list.size(); ++i)
        if (list.kind_at(i) != list.kind_at(0)) return nullptr;
    return &match.rules().moves[static_cast<size_t>(list.kind_at(0))];
}

}  // namespace

std::string todo(const core::Match& match, int viewer, const Sentences& sentences,
                 const Names& names) {
    const std::string key = "todo." + match.phase().name;
    const std::string* text = nullptr;
    // What is a duty now may follow from what only that seat sees.
    if (const core::MoveKind* only = decides(match, viewer) ? only_kind(match, viewer) : nullptr)
        text = sentences.find({key + "_only." + only->name});
    if (text == nullptr) text = sentences.find({key});
    if (text == nullptr) return {};
    const auto found = [&](std::string_view name) { return filling(match, viewer, names, name); };
    const std::string told =
        without_empty_parts(*text, [&](std::string_view name) { return found(name).nothing; });
    return filled(told, [&](std::string_view name) { return std::optional(found(name).text); });
}

}  // namespace fronteira::match
