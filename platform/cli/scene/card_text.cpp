// SPDX-License-Identifier: MIT
#include "cli/scene/card_text.hpp"

#include <fronteira/text.hpp>

#include "cli/scene/board_columns.hpp"
#include "cli/terminal/folded.hpp"

namespace fronteira::cli {

namespace {

/// What the mod says of a card whose space is held by who looks at it.
std::string own_note(const Scene& scene, int deck, int32_t card) {
    const Deck& cards = scene.layout().deck(deck).deck;
    const std::string* note = scene.voice.sentences().find({"card_note." + cards.id + ".own"});
    const auto& printed = cards.cards[static_cast<size_t>(card)].attributes;
    const auto named = printed.find("space");
    if (note == nullptr || named == printed.end()) return {};
    const auto* id = std::get_if<std::string>(&named->second);
    const auto space = id != nullptr ? scene.rules().board->find_space(*id) : std::nullopt;
    return space && holder(scene, board_columns(scene), *space) == scene.viewer && scene.viewer >= 0
               ? *note
               : std::string();
}

}  // namespace

std::string card_text(const Scene& scene, int deck, int32_t card) {
    const match::Names& names = scene.voice.names();
    std::string text = names.card(deck, card);
    const auto& cards = scene.layout().deck(deck).deck.cards;
    if (card < 0 || static_cast<size_t>(card) >= cards.size()) return text;
    std::string printed;
    for (const auto& [id, value] : cards[static_cast<size_t>(card)].attributes) {
        std::string part;
        if (const auto* number = std::get_if<int64_t>(&value))
            part = names.column(id, static_cast<int32_t>(*number)) + " " + std::to_string(*number);
        // A space that the card is named after says nothing new, nor do words that are its name.
        if (const auto* word = std::get_if<std::string>(&value))
            if (!scene.rules().board->find_space(*word)) part = names.choice(*word);
        if (!part.empty() && folded(part) != folded(text)) add_item(printed, part);
    }
    if (const std::string note = own_note(scene, deck, card); !note.empty())
        add_item(printed, note);
    return printed.empty() ? text : text + " (" + printed + ")";
}

}  // namespace fronteira::cli
