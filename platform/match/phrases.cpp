// SPDX-License-Identifier: MIT
#include "match/phrases.hpp"

#include <utility>

namespace fronteira::match {

std::string Phrases::event(const core::Event& told, int seat) const {
    core::Event event = told;
    if (!core::seen_by(seat, event)) return {};
    const auto value = [&](const core::EventField& field) {
        if (field.kind == core::Kind::choice && !field.word.empty())
            return names_.choice(field.word);
        return names_.value(field.kind, field.value, {}, field.deck);
    };
    if (const std::string* text = sentences_.find({"event." + event.name}))
        return filled(*text, [&](std::string_view name) -> std::optional<std::string> {
            std::optional<std::string> values;  // several of one name, such as dice, are listed
            for (const core::EventField& field : event.fields)
                if (field.name == name) values = (values ? *values + ", " : "") + value(field);
            return values;
        });
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
    if (const std::string* text = sentences_.find({"played." + kind.name}))
        return filled(*text, [&](std::string_view name) -> std::optional<std::string> {
            for (const core::Slot& slot : kind.slots)
                if (slot.name == name) return names_.value(slot, move);
            return std::nullopt;
        });
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
