// SPDX-License-Identifier: MIT
#include "content/look_cards.hpp"

#include "content/look_signs.hpp"
#include "content/reading/table_reader.hpp"

#include <algorithm>

namespace fronteira::content {
namespace {

/// A part of a card, which shows an attribute of some kinds.
struct CardPart {
    const char* key;
    std::set<std::string> kinds;
    const char* needs;
};

const std::vector<CardPart> card_parts = {{"title", {"word", "number"}, "a word or a number"},
                                          {"mark", {"word", "number"}, "a word or a number"},
                                          {"space", {"space"}, "the id of a space"},
                                          {"also", {"word", "number"}, "a word or a number"},
                                          {"region", {"region"}, "the id of a region"}};

void read_attribute(const Cursor& at, const CardPart& one, const LookNames::Kinds& printed,
                    const LookUp& up) {
    std::string name;
    read(at, name, Identifier{});
    const bool a_title = one.key == std::string_view("title");
    if (name.empty() || printed.empty() || (a_title && name == "name")) return;
    std::set<std::string> known = keys_of(printed);
    if (a_title) known.insert("name");
    up.key(at, name, known, "attribute");
    const auto found = printed.find(name);
    if (found == printed.end() || found->second.empty()) return;
    const auto good = [&](const std::string& kind) { return one.kinds.contains(kind); };
    if (std::none_of(found->second.begin(), found->second.end(), good))
        at.error("wrong_attribute",
                 "no card has " + std::string(one.needs) + " as " + in_quotes(name),
                 std::string(one.needs) + " is needed");
}

void read_card(const std::string& deck, const Cursor& at, const LookUp& up) {
    const auto found = up.names().decks.find(deck);
    const LookNames::Kinds printed =
        found == up.names().decks.end() ? LookNames::Kinds() : found->second;
    TableReader in(at);
    for (const CardPart& one : card_parts)
        in.with(one.key, [&](const Cursor& cursor) { read_attribute(cursor, one, printed, up); });
    in.with("marks", [&](const Cursor& one) { read_signs(one, {}, "word", up); });
    int32_t hand = 0;
    in.optional("hand", hand, OneOf{{"fan", "single"}});
}

}  // namespace

void read_cards(const Cursor& at, const LookUp& up) {
    TableReader in(at);
    in.others([&](const Entry& entry, const Cursor& one) {
        up.deck(one, entry.key);
        read_card(entry.key, one, up);
    });
}

}  // namespace fronteira::content
