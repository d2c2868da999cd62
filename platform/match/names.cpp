// SPDX-License-Identifier: MIT
#include "match/names.hpp"

namespace fronteira::match {
namespace {

using core::Kind;
using core::Slot;

std::string name_or_id(const LocalText& name, const std::string& id, const std::string& language) {
    const std::string& text = text_in(name, language);
    return text.empty() ? readable(id) : text;
}

bool within(int32_t value, size_t count) {
    return value >= 0 && static_cast<size_t>(value) < count;
}

}  // namespace

Kind kind_of(Slot::Type type) {
    switch (type) {
        case Slot::Type::space:
            return Kind::space;
        case Slot::Type::seat:
            return Kind::seat;
        case Slot::Type::region:
            return Kind::region;
        case Slot::Type::card:
            return Kind::card;
        case Slot::Type::choice:
            return Kind::choice;
        case Slot::Type::number:
            break;
    }
    return Kind::integer;
}

std::string Names::space(int32_t space) const {
    if (space == core::hidden) return hidden();
    if (!within(space, static_cast<size_t>(rules_.board->space_count()))) return nothing();
    const MapSpace& named = rules_.board->space(space);
    return name_or_id(named.name, named.id, sentences_.language());
}

std::string Names::region(int32_t region) const {
    if (region == core::hidden) return hidden();
    if (!within(region, static_cast<size_t>(rules_.board->region_count()))) return nothing();
    const MapRegion& named = rules_.board->region(region);
    return name_or_id(named.name, named.id, sentences_.language());
}

std::string Names::seat(int32_t seat) const {
    if (seat == core::hidden) return hidden();
    if (seat < 0) return sentences_.text("nobody", "nobody");
    if (within(seat, seats_.size()) && !seats_[static_cast<size_t>(seat)].empty())
        return seats_[static_cast<size_t>(seat)];
    return filled(sentences_.text("seat", "Player {number}"),
                  [&](std::string_view name) -> std::optional<std::string> {
                      if (name != "number") return std::nullopt;
                      return std::to_string(seat + 1);
                  });
}

std::string Names::seats(uint32_t set) const {
    std::vector<std::string> items;
    for (int i = 0; i < core::max_seats; ++i)
        if ((set >> i & 1u) != 0) items.push_back(seat(i));
    return items.empty() ? seat(core::none) : list(items);
}

std::string Names::card(int deck, int32_t card) const {
    if (card == core::hidden) return hidden();
    if (!within(deck, rules_.layout.decks().size())) return nothing();
    const auto& cards = rules_.layout.deck(deck).deck.cards;
    if (!within(card, cards.size())) return nothing();
    const Card& named = cards[static_cast<size_t>(card)];
    return name_or_id(named.name, named.id, sentences_.language());
}

std::string Names::slot(std::string_view move, std::string_view slot) const {
    const std::string id(slot);
    const std::string* text =
        sentences_.find({"slot." + std::string(move) + "." + id, "slot." + id});
    return text != nullptr ? *text : readable(slot);
}

std::string Names::column(std::string_view id, int32_t count) const {
    if (count == 1)
        if (const std::string* one = sentences_.find({"column_one." + std::string(id)}))
            return *one;
    return word("column", id);
}

std::string Names::value(Kind kind, int32_t value, const std::vector<std::string>& choices,
                         int deck) const {
    if (value == core::hidden) return hidden();
    switch (kind) {
        case Kind::flag:
            return value != 0 ? sentences_.text("flag.yes", "yes")
                              : sentences_.text("flag.no", "no");
        case Kind::choice:
            if (!within(value, choices.size())) break;
            return choice(choices[static_cast<size_t>(value)]);
        case Kind::seat:
            return seat(value);
        case Kind::seats:
            return seats(static_cast<uint32_t>(value));
        case Kind::space:
            return space(value);
        case Kind::region:
            return region(value);
        case Kind::card:
            return card(deck, value);
        case Kind::integer:
            break;
    }
    return std::to_string(value);
}

std::string Names::value(const core::Column& column, int32_t cell) const {
    return value(column.kind, cell, column.choices,
                 rules_.layout.find_deck(column.deck).value_or(-1));
}

std::string Names::value(const Slot& slot, const Move& move) const {
    std::vector<std::string> items;
    const int places = slot.type == Slot::Type::card ? slot.most : 1;
    for (int i = 0; i < places; ++i) {
        const int32_t item = move.values[static_cast<size_t>(slot.offset + i)];
        if (slot.type != Slot::Type::card || item != core::none)
            items.push_back(value(kind_of(slot.type), item, slot.choices, slot.deck));
    }
    return items.empty() ? nothing() : list(items);
}

std::string Names::word(std::string_view group, std::string_view id) const {
    return sentences_.text(std::string(group) + "." + std::string(id), readable(id));
}

std::string Names::list(const std::vector<std::string>& items) const {
    std::string text = items.front();
    for (size_t i = 1; i < items.size(); ++i)
        text +=
            (i + 1 < items.size() ? ", " : " " + sentences_.text("and", "and") + " ") + items[i];
    return text;
}

}  // namespace fronteira::match
