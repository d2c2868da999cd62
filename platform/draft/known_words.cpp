// SPDX-License-Identifier: MIT
#include "draft/known_words.hpp"

#include <fronteira/identifier.hpp>

#include "draft/draft.hpp"
#include "draft/names.hpp"

#include <string_view>

namespace fronteira::draft {
namespace {

constexpr size_t most_tags = 64;     // of a board
constexpr size_t most_kinds = 255;   // of links of a board
constexpr size_t most_numbers = 64;  // of a space or region
constexpr const char* good_form = "it should be of a-z, 0-9 and _";

/// Whether a word is one of the first `most` different ones.
bool is_among(std::set<std::string>& words, const std::string& word, size_t most) {
    if (words.contains(word)) return true;
    return words.size() < most && words.insert(word).second;
}

}  // namespace

std::string counted(size_t number, const std::string& word) {
    return std::to_string(number) + " " + word + (number == 1 ? "" : "s");
}

void KnownWords::loss(const Place& place, const char* code, std::string message, std::string hint) {
    losses_.push_back(loss_at(place, code, std::move(message), std::move(hint)));
}

Attributes KnownWords::numbers(const Attributes& numbers, const Place& place) {
    Attributes known;
    for (const auto& [name, value] : numbers)
        if (known.size() == most_numbers)
            ++numbers_left_out_;
        else if (is_identifier(name))
            known.emplace(name, value);
        else
            loss(place, "draft.word", "the number `" + readable(name) + "` was left out",
                 "its name should be of a-z, 0-9 and _");
    return known;
}

std::vector<std::string> KnownWords::tags(const std::vector<std::string>& tags,
                                          const Place& place) {
    std::vector<std::string> known;
    std::set<std::string_view> seen;
    for (const std::string& tag : tags)
        if (!is_identifier(tag))
            loss(place, "draft.word", "the tag `" + readable(tag) + "` was left out", good_form);
        else if (!is_among(tags_, tag, most_tags))
            ++tags_left_out_;
        else if (seen.insert(tag).second)
            known.push_back(tag);
    return known;
}

bool KnownWords::is_kind(const std::string& kind, const Place& place) {
    if (!is_identifier(kind))
        loss(place, "draft.word", "a link of the kind `" + readable(kind) + "` was left out",
             good_form);
    else if (!is_among(kinds_, kind, most_kinds))
        loss(place, "draft.kinds", "a link of the kind `" + kind + "` was left out",
             "a map has at most " + std::to_string(most_kinds) + " kinds of link");
    else
        return true;
    return false;
}

void KnownWords::tell_what_was_left_out(const Place& place) {
    if (tags_left_out_ > 0)
        loss(place, "draft.tags", counted(tags_left_out_, "tag") + " left out",
             "a map has at most " + std::to_string(most_tags) + " different ones");
    if (numbers_left_out_ > 0)
        loss(place, "draft.numbers", counted(numbers_left_out_, "number") + " left out",
             "a space or region has at most " + std::to_string(most_numbers));
}

}  // namespace fronteira::draft
