// SPDX-License-Identifier: MIT
#include "match/todo.hpp"

namespace fronteira::match {
namespace {

using core::Entity;

bool decides(const core::Match& match, int seat) {
    return seat >= 0 && (match.deciders() >> seat & 1u) != 0;
}

/// Where several decide at once, each reads of itself.
int seat_meant(const core::Match& match, int viewer) {
    return decides(match, viewer) ? viewer : std::max(match.decider(), 0);
}

std::optional<std::string> value_of(const core::Match& match, int viewer, const Names& names,
                                    std::string_view name) {
    const core::Layout& layout = match.rules().layout;
    if (const Move* asking = match.asking_move(viewer))
        for (const core::Slot& slot : match.rules().moves[static_cast<size_t>(asking->kind)].slots)
            if (slot.name == name) return names.value(slot, *asking);
    for (const auto& [entity, row] :
         {std::pair{Entity::match, 0}, std::pair{Entity::seat, seat_meant(match, viewer)}})
        if (const auto column = layout.find(entity, name))
            return names.value(layout.column(*column), match.state().seen(*column, row, viewer));
    return std::nullopt;
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
    return filled(*text,
                  [&](std::string_view name) { return value_of(match, viewer, names, name); });
}

}  // namespace fronteira::match
