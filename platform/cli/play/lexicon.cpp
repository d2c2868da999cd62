// SPDX-License-Identifier: MIT
#include "cli/play/lexicon.hpp"

#include "cli/terminal/folded.hpp"

#include <algorithm>

namespace fronteira::cli {
namespace {

constexpr size_t longest_name = 8;  // words

void add(NameList& list, const std::string& name, int32_t value) {
    std::string text = folded(name);
    if (text.empty()) return;
    const auto same = [&](const Named& one) { return one.value == value && one.name == text; };
    if (std::none_of(list.begin(), list.end(), same)) list.push_back({std::move(text), value});
}

std::vector<int32_t> matching(const NameList& names, const std::string& text, bool whole) {
    std::vector<int32_t> values;
    for (const Named& one : names)
        if ((whole ? one.name == text : one.name.starts_with(text)) &&
            std::find(values.begin(), values.end(), one.value) == values.end())
            values.push_back(one.value);
    return values;
}

/// Those that are preferred too, if that leaves any.
std::vector<int32_t> narrowed(const std::vector<int32_t>& values,
                              const std::vector<int32_t>& preferred) {
    std::vector<int32_t> kept;
    for (const int32_t value : values)
        if (std::find(preferred.begin(), preferred.end(), value) != preferred.end())
            kept.push_back(value);
    return kept.empty() ? values : kept;
}

}  // namespace

Lexicon::Lexicon(const runtime::Game& game, const core::Rules& rules) : rules_(rules) {
    for (const std::string& language : runtime::languages())
        voices_.emplace_back(game, rules, language);
    for (size_t i = 0; i < rules.moves.size(); ++i) {
        const auto value = static_cast<int32_t>(i);
        add(moves_, rules.moves[i].name, value);
        for (const runtime::Voice& voice : voices_)
            add(moves_, voice.names().move(rules.moves[i].name), value);
    }
    for (int space = 0; space < rules.board->space_count(); ++space) {
        add(spaces_, rules.board->space(space).id, space);
        for (const runtime::Voice& voice : voices_) add(spaces_, voice.names().space(space), space);
    }
}

NameList Lexicon::slots(const core::MoveKind& kind) const {
    NameList list;
    for (size_t i = 0; i < kind.slots.size(); ++i) {
        const auto value = static_cast<int32_t>(i);
        add(list, kind.slots[i].name, value);
        for (const runtime::Voice& voice : voices_)
            add(list, voice.names().slot(kind.name, kind.slots[i].name), value);
    }
    return list;
}

NameList Lexicon::values(const core::Slot& slot) const {
    NameList list;
    const auto each = [&](int count, auto id, auto name) {
        for (int value = 0; value < count; ++value) {
            add(list, id(value), value);
            for (const runtime::Voice& voice : voices_)
                add(list, name(voice.names(), value), value);
        }
    };
    using Type = core::Slot::Type;
    switch (slot.type) {
        case Type::space:
            return spaces_;
        case Type::region:
            each(
                rules_.board->region_count(),
                [&](int region) { return rules_.board->region(region).id; },
                [](const match::Names& names, int region) { return names.region(region); });
            break;
        case Type::seat:
            each(
                rules_.layout.seats(), [](int seat) { return std::to_string(seat + 1); },
                [](const match::Names& names, int seat) { return names.seat(seat); });
            break;
        case Type::choice:
            each(
                static_cast<int>(slot.choices.size()),
                [&](int choice) { return slot.choices[static_cast<size_t>(choice)]; },
                [&](const match::Names& names, int choice) {
                    return names.choice(slot.choices[static_cast<size_t>(choice)]);
                });
            break;
        case Type::card: {
            const auto& cards = rules_.layout.deck(slot.deck).deck.cards;
            each(
                static_cast<int>(cards.size()),
                [&](int card) { return cards[static_cast<size_t>(card)].id; },
                [&](const match::Names& names, int card) { return names.card(slot.deck, card); });
            break;
        }
        case Type::number:
            break;
    }
    return list;
}

Found find_name(const std::vector<std::string>& words, size_t at, const NameList& names,
                const std::vector<int32_t>& preferred) {
    const size_t most = std::min(longest_name, words.size() - std::min(at, words.size()));
    for (const bool whole : {true, false})
        for (size_t count = most; count > 0; --count)
            if (auto values = narrowed(matching(names, joined(words, at, count), whole), preferred);
                !values.empty())
                return {std::move(values), count};
    return {};
}

}  // namespace fronteira::cli
