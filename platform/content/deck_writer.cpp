// SPDX-License-Identifier: MIT
#include "content/deck_writer.hpp"

#include "content/reading/local_text.hpp"
#include "content/toml/toml_writer.hpp"

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

std::string write_each(const std::string& header, const std::optional<CardsOfEach>& each) {
    if (!each) return {};
    std::string text = header + "\n";
    for (const auto& [name, words] : each->words) text += line(name, value_of(words));
    for (const auto& [name, tag] : each->tagged) {
        Table tagged;
        tagged.set("tagged", {tag, 0, 0});
        text += line(name, {std::move(tagged), 0, 0});
    }
    if (!each->neighbour.empty()) text += line(each->neighbour, {"neighbour", 0, 0});
    return text;
}

std::string write_head(const Deck& deck) {
    std::string text;
    if (!deck.elsewhere.empty()) text += line("elsewhere", {deck.elsewhere, 0, 0});
    return text + write_each("[each_space]", deck.each_space) +
           write_each("[each_region]", deck.each_region);
}

}  // namespace

std::string write_deck(const Deck& deck) {
    std::string text = write_head(deck);
    for (const Card& card : deck.cards) text += (text.empty() ? "" : "\n") + write_card(card);
    return text;
}

}  // namespace fronteira::content
