// SPDX-License-Identifier: MIT
#include "content/deck_file.hpp"

#include "content/reading/card_value.hpp"
#include "content/reading/finish.hpp"
#include "content/reading/lone_names.hpp"
#include "content/reading/table_reader.hpp"
#include "content/toml/toml_file.hpp"

#include <algorithm>
#include <unordered_map>
#include <variant>

namespace fronteira::content {
namespace {

constexpr size_t most_cards = 10'000;

// Roughly in bytes, of all copies: a small file can ask for many copies of much.
constexpr size_t most_shown = 24u << 20, most_of_each = 1500, of_an_entry = 100;

size_t size_of(const std::string& text) {
    return text.size();
}
size_t size_of(int64_t) {
    return 0;
}
size_t size_of(const std::vector<std::string>& words) {
    size_t size = 0;
    for (const std::string& word : words) size += of_an_entry / 2 + word.size();
    return size;
}

/// What memory a card takes.
size_t size_of(const Card& card) {
    size_t size = card.id.size();
    for (const auto& [language, name] : card.name) size += of_an_entry + name.size();
    for (const auto& [key, value] : card.attributes)
        size += of_an_entry + key.size() +
                std::visit([](const auto& shown) { return size_of(shown); }, value);
    return size;
}

/// Of a card that is made for a space or a region, beside what the map says.
size_t size_of(const CardsOfEach& each) {
    size_t size = 0;
    for (const auto& [key, words] : each.words) {
        size_t longest = 0;
        for (const std::string& word : words) longest = std::max(longest, word.size());
        size += of_an_entry + key.size() + longest;
    }
    for (const auto& [key, tag] : each.tagged) size += of_an_entry + key.size();
    return size;
}

void check_size(const Cursor& cursor, const CardsOfEach& each) {
    if (size_of(each) > most_of_each)
        cursor.error("too_much_shown", "each of these cards shows too much",
                     "name fewer things, or shorter words");
}

int32_t read_card(const Cursor& cursor, Card& card, LoneNames& shown) {
    card.place = cursor.place();
    int32_t copies = 1;
    TableReader in(cursor);
    in.required("id", card.id, Identifier{});
    in.optional("name", card.name);
    if (!in.optional("copies", copies, Range{1, 500})) copies = 0;
    in.others([&](const Entry& entry, const Cursor& value) {
        shown.note(entry);
        if (is_identifier(entry.key))
            read(value, card.attributes[entry.key]);
        else
            value.report.error(entry.line, entry.column, "bad_id",
                               in_quotes(entry.key) + " is not a name of a-z, 0-9 and _");
    });
    return copies;
}

void add_copies(const Card& card, int32_t copies, std::vector<Card>& cards) {
    if (copies == 0) return cards.push_back(card);
    for (int32_t i = 1; i <= copies; ++i) {
        Card copy = card;
        copy.id += "_" + std::to_string(i);
        cards.push_back(std::move(copy));
    }
}

void check_ids(const Deck& deck, Report& report) {
    std::unordered_map<std::string_view, int> lines;
    for (const Card& card : deck.cards) {
        const auto [first, fresh] = lines.emplace(card.id, card.place.line);
        if (!fresh && !card.id.empty())
            report.error(card.place.line, card.place.column, "duplicate_id",
                         "the id " + in_quotes(card.id) + " is used twice",
                         "first in line " + std::to_string(first->second));
    }
}

void read_dealt(const Cursor& list, std::vector<std::string>& words) {
    read(list, words, Words{});
    if (words.empty() && list.value.as_array())
        list.error("no_words", "there is no word to print", "name one");
}

void read_tagged(const Cursor& cursor, std::string& tag) {
    TableReader in(cursor);
    in.required("tagged", tag, Identifier{});
}

void read_neighbour(const Entry& entry, const Cursor& cursor, std::string& neighbour) {
    int32_t only = 0;
    read(cursor, only, OneOf{{"neighbour"}});
    if (!neighbour.empty())
        cursor.error("two_neighbours", "a card can only have one neighbour",
                     "it stands under " + in_quotes(neighbour));
    neighbour = entry.key;
}

std::optional<CardsOfEach> read_each_space(const Cursor& cursor) {
    TableReader in(cursor);
    CardsOfEach each;
    in.others([&](const Entry& entry, const Cursor& value) {
        if (value.value.as_table())
            read_tagged(value, each.tagged[entry.key]);
        else if (value.value.as_string())
            read_neighbour(entry, value, each.neighbour);
        else
            read_dealt(value, each.words[entry.key]);
    });
    check_size(cursor, each);
    return each;
}

std::optional<CardsOfEach> read_each_region(const Cursor& cursor) {
    TableReader in(cursor);
    CardsOfEach each;
    in.others(
        [&](const Entry& entry, const Cursor& list) { read_dealt(list, each.words[entry.key]); });
    check_size(cursor, each);
    return each;
}

void read_deck(const Cursor& cursor, Deck& deck) {
    deck.place = cursor.place();
    TableReader in(cursor);
    in.with("each_space", [&](const Cursor& each) { deck.each_space = read_each_space(each); });
    in.with("each_region", [&](const Cursor& each) { deck.each_region = read_each_region(each); });
    in.with("elsewhere", [&](const Cursor& other) {
        read(other, deck.elsewhere, Identifier{});
        if (deck.elsewhere == deck.id)
            other.error("replaces_itself", "the deck cannot stand in for itself",
                        "name another one of cards/");
    });
    LoneNames shown;
    size_t size = 0;
    in.each("card", [&](const Cursor& item, size_t) {
        Card card;
        const int32_t copies = read_card(item, card, shown);
        const auto number = static_cast<size_t>(copies);
        const size_t before = size;
        size += size_of(card) * std::max<size_t>(number, 1);
        if (deck.cards.size() + number >= most_cards)
            item.error("too_many_cards",
                       "the deck has more than " + std::to_string(most_cards) + " cards");
        else if (size <= most_shown)
            add_copies(card, copies, deck.cards);
        else if (before <= most_shown)
            item.error("too_much_shown",
                       "the cards up to this one show too much, their copies counted",
                       "print less on them, or have fewer copies");
    });
    shown.warn(cursor.report, "no other card shows", {"copies"});
    if (!in.has("card") && !deck.each_space && !deck.each_region)
        cursor.error("no_cards", "the deck has no cards", "write [[card]], or [each_space]");
}

Result<Deck> finish_deck(const Result<Value>& root, const std::string& file,
                         Diagnostics* warnings) {
    if (!root) return fail(root.error());
    Report report(file, "deck");
    Deck deck;
    deck.id = std::filesystem::path(file).stem().string();
    if (!is_identifier(deck.id))
        report.error(0, 0, "bad_id", "the name of the file must consist of a-z, 0-9 and _");
    read_deck(Cursor(*root, report), deck);
    check_ids(deck, report);
    return finish(report, std::move(deck), warnings);
}

}  // namespace

Result<Deck> parse_deck(std::string_view text, const std::string& file, Diagnostics* warnings) {
    return finish_deck(parse_toml(text, file), file, warnings);
}

Result<Deck> load_deck(const std::filesystem::path& path, Diagnostics* warnings,
                       const std::string& shown) {
    const std::string file = shown.empty() ? path.string() : shown;
    return finish_deck(read_toml(path, {}, file), file, warnings);
}

}  // namespace fronteira::content
