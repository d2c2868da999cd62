// SPDX-License-Identifier: MIT
#include "content/deck_writer.hpp"

#include "content/local_text.hpp"
#include "content/toml_writer.hpp"

namespace fronteira::content {
namespace {

Value value_of(const CardValue& printed) {
    if (const auto* number = std::get_if<int64_t>(&printed)) return {*number, 0, 0};
    if (const auto* word = std::get_if<std::string>(&printed)) return {*word, 0, 0};
    Array list;
    for (const std::string& word : std::get<std::vector<std::string>>(printed))
        list.push_back({word, 0, 0});
    return {std::move(list), 0, 0};
}

Value value_of(const Card& card) {
    Table table;
    table.set("id", {card.id, 0, 0});
    if (!card.name.empty()) table.set("name", local_text(card.name));
    for (const auto& [name, printed] : card.attributes) table.set(name, value_of(printed));
    return {std::move(table), 0, 0};
}

}  // namespace

std::string write_deck(const Deck& deck) {
    Array cards;
    for (const Card& card : deck.cards) cards.push_back(value_of(card));
    Table root;
    root.set("card", {std::move(cards), 0, 0});
    return write_toml(root);
}

}  // namespace fronteira::content
