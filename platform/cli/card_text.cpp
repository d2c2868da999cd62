// SPDX-License-Identifier: MIT
#include "cli/card_text.hpp"

namespace fronteira::cli {

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
        // A space that the card is named after says nothing new.
        if (const auto* word = std::get_if<std::string>(&value))
            if (!scene.rules().board->find_space(*word)) part = names.choice(*word);
        if (!part.empty()) printed += (printed.empty() ? "" : ", ") + part;
    }
    return printed.empty() ? text : text + " (" + printed + ")";
}

}  // namespace fronteira::cli
