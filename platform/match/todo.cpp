// SPDX-License-Identifier: MIT
#include "match/todo.hpp"

namespace fronteira::match {
namespace {

using core::Entity;

std::optional<std::string> value_of(const core::Match& match, int viewer, const Names& names,
                                    std::string_view name) {
    const core::Layout& layout = match.rules().layout;
    const int decider = std::max(match.decider(), 0);
    for (const auto& [entity, row] :
         {std::pair{Entity::match, 0}, std::pair{Entity::seat, decider}})
        if (const auto column = layout.find(entity, name))
            return names.value(layout.column(*column), match.state().seen(*column, row, viewer));
    return std::nullopt;
}

}  // namespace

std::string todo(const core::Match& match, int viewer, const Sentences& sentences,
                 const Names& names) {
    const std::string* text = sentences.find({"todo." + match.phase().name});
    if (text == nullptr) return {};
    return filled(*text,
                  [&](std::string_view name) { return value_of(match, viewer, names, name); });
}

}  // namespace fronteira::match
