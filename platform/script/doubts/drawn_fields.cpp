// SPDX-License-Identifier: MIT
#include "script/doubts/drawn_fields.hpp"

#include "script/doubts/warning.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

namespace fronteira::script {
namespace {

using compile::Tag;

struct Way {
    std::string_view key;   ///< of look.toml
    std::vector<Tag> good;  ///< what it draws
    const char* needs;
};

const std::vector<Way> ways = {{"arrow", {Tag::space}, "a space"},
                               {"pulse", {Tag::space, Tag::region}, "a space or a region"},
                               {"show", {Tag::card}, "a card or a list of cards"}};

/// What is never drawn by any key but its own; empty where a value may yet become the right thing.
std::string_view word_of(Tag kind) {
    switch (kind) {
        case Tag::boolean:
            return "true or false";
        case Tag::integer:
            return "a number";
        case Tag::seat:
            return "a seat";
        case Tag::space:
            return "a space";
        case Tag::region:
            return "a region";
        case Tag::card:
            return "a card";
        default:
            return {};
    }
}

}  // namespace

Diagnostics fields_drawn_wrongly(const compile::CallMade& call, const DrawnFields& drawn) {
    constexpr int event = 1, fields = 2;
    Diagnostics warnings;
    const auto given = call.fields.find(fields);
    if (given == call.fields.end()) return warnings;
    for (const auto& [field, kind] : given->second) {
        const auto keys = drawn.find(field);
        if (keys == drawn.end() || word_of(kind).empty()) continue;
        for (const Way& way : ways) {
            const bool good = std::find(way.good.begin(), way.good.end(), kind) != way.good.end();
            if (good || !keys->second.contains(std::string(way.key))) continue;
            warnings.push_back(warning_at({call.file, call.line, 0}, "rules.undrawn_field",
                                          "look.toml at `" + call.texts.at(event) + "` draws `" +
                                              field + "` as `" + std::string(way.key) +
                                              "`, and is given " + std::string(word_of(kind)),
                                          std::string(way.needs) + " is drawn so"));
        }
    }
    return warnings;
}

}  // namespace fronteira::script
