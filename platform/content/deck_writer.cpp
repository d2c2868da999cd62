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

std::string line(const std::string& key, const Value& value) {
    return key + " = " + write_value(value, key.size() + 3) + "\n";
}

std::string write_card(const Card& card) {
    std::string text = "[[card]]\n" + line("id", {card.id, 0, 0});
    if (!card.name.empty()) text += line("name", local_text(card.name));
    for (const auto& [name, printed] : card.attributes) text += line(name, value_of(printed));
    return text;
}

std::string write_head(const Deck& deck) {
    std::string text;
    if (!deck.elsewhere.empty()) text += line("elsewhere", {deck.elsewhere, 0, 0});
    if (!deck.each_space) return text;
    text += "[each_space]\n";
    for (const auto& [name, words] : *deck.each_space) text += line(name, value_of(words));
    return text;
}

}  // namespace

std::string write_deck(const Deck& deck) {
    std::string text = write_head(deck);
    for (const Card& card : deck.cards) text += (text.empty() ? "" : "\n") + write_card(card);
    return text;
}

}  // namespace fronteira::content
