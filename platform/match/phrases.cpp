// SPDX-License-Identifier: MIT
#include "match/phrases.hpp"

#include "match/optional_parts.hpp"

#include <algorithm>
#include <utility>

namespace fronteira::match {
namespace {

/// Whether the event has such fields, and nothing in any of them.
bool has_nothing(const core::Event& event, std::string_view name) {
    bool found = false;
    for (const core::EventField& field : event.fields) {
        if (field.name != name) continue;
        if (!is_nothing(field.kind, field.value)) return false;
        found = true;
    }
    return found;
}

/// The slot of that name; null without one.
const core::Slot* slot_named(const core::MoveKind& kind, std::string_view name) {
    const auto found = std::find_if(kind.slots.begin(), kind.slots.end(),
                                    [&](const core::Slot& slot) { return slot.name == name; });
    return found == kind.slots.end() ? nullptr : &*found;
}

}  // namespace

std::string Phrases::event(const core::Event& told, int seat) const {
    core::Event event = told;
    if (!core::seen_by(seat, event)) return {};
    const auto value = [&](const core::EventField& field) {
        if (field.kind == core::Kind::choice && !field.word.empty())
            return names_.choice(field.word);
        return names_.value(field.kind, field.value, {}, field.deck);
    };
    if (const std::string* text = sentences_.find({"event." + event.name})) {
        const std::string shown = without_empty_parts(
            *text, [&](std::string_view name) { return has_nothing(event, name); });
        return filled(shown, [&](std::string_view name) -> std::optional<std::string> {
            std::optional<std::string> values;  // several of one name, such as dice, are listed
            for (const core::EventField& field : event.fields)
                if (field.name == name) values = (values ? *values + ", " : "") + value(field);
            return values;
        });
    }
    std::string text = readable(event.name);
    for (size_t i = 0; i < event.fields.size() && text.size() <= longest_sentence; ++i)
        text +=
            (i == 0 ? ": " : ", ") + readable(event.fields[i].name) + " " + value(event.fields[i]);
    return shortened(std::move(text));
}

std::string Phrases::outcome(const Outcome& outcome) const {
    const std::string* text = sentences_.find({std::string("outcome.") + name_of(outcome.kind)});
    if (text == nullptr) return to_text(outcome);
    return filled(*text, [&](std::string_view name) -> std::optional<std::string> {
        if (name != "seats") return std::nullopt;
        return names_.seats(outcome.seats);
    });
}

std::string Phrases::move(const Move& move) const {
    const auto& kinds = names_.rules().moves;
    if (move.kind < 0 || static_cast<size_t>(move.kind) >= kinds.size()) return "?";
    const core::MoveKind& kind = kinds[static_cast<size_t>(move.kind)];
    if (const std::string* text = sentences_.find({"played." + kind.name})) {
        const std::string shown = without_empty_parts(*text, [&](std::string_view name) {
            const core::Slot* slot = slot_named(kind, name);
            return slot != nullptr && is_nothing(*slot, move);
        });
        return filled(shown, [&](std::string_view name) -> std::optional<std::string> {
            const core::Slot* slot = slot_named(kind, name);
            return slot != nullptr ? std::optional(names_.value(*slot, move)) : std::nullopt;
        });
    }
    std::string text = names_.move(kind.name);
    for (size_t i = 0; i < kind.slots.size(); ++i)
        text += (i == 0 ? ": " : ", ") + names_.value(kind.slots[i], move);
    return shortened(std::move(text));
}

std::string Phrases::question(const PartMove& part, size_t slot) const {
    const core::MoveKind& kind = names_.rules().moves[static_cast<size_t>(part.move.kind)];
    const std::string* text = sentences_.find({"ask." + kind.name + "." + kind.slots[slot].name});
    if (text == nullptr) return {};
    return filled(*text, [&](std::string_view name) -> std::optional<std::string> {
        for (size_t i = 0; i < kind.slots.size(); ++i)
            if (kind.slots[i].name == name)
                return part.given[i] ? names_.value(kind.slots[i], part.move) : "…";
        return std::nullopt;
    });
}

}  // namespace fronteira::match
