// SPDX-License-Identifier: MIT
#include "script/doubts/word_doubts.hpp"

#include <fronteira/text.hpp>

#include "script/hints/error_text.hpp"
#include "script/rule_reader.hpp"

#include <algorithm>

namespace fronteira::script {
namespace {

using compile::Tag;
using compile::Value;

/// What may stand there.
struct Possible {
    std::vector<std::string> words;
    std::vector<int64_t> numbers;
    bool flag = false;
    int64_t least = 0, most = -1;  ///< a whole number from one to the other

    bool has(const Value& constant) const {
        if (constant.tag() == Tag::text)
            return std::find(words.begin(), words.end(), constant.text()->text) != words.end();
        if (constant.tag() == Tag::boolean) return flag;
        const int64_t number = constant.number();
        return std::find(numbers.begin(), numbers.end(), number) != numbers.end() ||
               (number >= least && number <= most);
    }
};

const core::MoveKind& move_of(const core::Rules& rules, int16_t number) {
    return rules.moves[static_cast<size_t>(number)];
}

/// The words of a question that asks for one.
std::optional<Possible> answers(const core::Rules& rules, const std::string& question) {
    const auto number = rules.find_phase(question);
    if (!number) return std::nullopt;
    Possible possible;
    for (const int16_t move : rules.phases[static_cast<size_t>(*number)].moves) {
        if (!move_of(rules, move).slots.empty()) return std::nullopt;
        possible.words.push_back(move_of(rules, move).name);
    }
    return possible;
}

std::optional<Possible> faces(const core::Rules& rules, const std::string& name) {
    const auto die = std::find_if(rules.dice.begin(), rules.dice.end(),
                                  [&](const core::Die& one) { return one.name == name; });
    if (die == rules.dice.end()) return std::nullopt;
    Possible possible;
    for (const core::Face& face : die->faces)
        if (face.word.empty())
            possible.numbers.push_back(face.number);
        else
            possible.words.push_back(face.word);
    return possible;
}

/// Of all values of that name, if all of them are words.
std::optional<Possible> choices(const core::Rules& rules, const std::string& name) {
    Possible possible;
    for (const core::MoveKind& move : rules.moves)
        for (const core::Slot& slot : move.slots) {
            if (slot.name != name) continue;
            if (slot.type != core::Slot::Type::choice) return std::nullopt;
            possible.words.insert(possible.words.end(), slot.choices.begin(), slot.choices.end());
        }
    if (possible.words.empty()) return std::nullopt;
    return possible;
}

std::optional<Possible> values(const std::vector<Option>& options, const std::string& name) {
    const auto option = std::find_if(options.begin(), options.end(),
                                     [&](const Option& one) { return one.id == name; });
    if (option == options.end()) return std::nullopt;
    Possible possible;
    possible.flag = option->type == Option::Type::flag;
    if (option->type == Option::Type::choice) possible.words = option->choices;
    if (option->type == Option::Type::integer)
        possible.least = option->min, possible.most = option->max;
    return possible;
}

/// What stands under that name on cards, as far as it is a word.
std::optional<Possible> printed(const core::Rules& rules, const std::string& name) {
    Possible possible;
    for (const core::PlacedDeck& deck : rules.layout.decks())
        for (const Card& card : deck.deck.cards) {
            const auto found = card.attributes.find(name);
            const auto* word =
                found == card.attributes.end() ? nullptr : std::get_if<std::string>(&found->second);
            if (word != nullptr) possible.words.push_back(*word);
        }
    if (possible.words.empty()) return std::nullopt;
    return possible;
}

std::optional<Possible> possible_at(const compile::Doubt& doubt, const core::Rules& rules,
                                    const std::vector<Option>& options) {
    switch (doubt.of) {
        case compile::Doubt::Of::answer:
            return answers(rules, doubt.name);
        case compile::Doubt::Of::face:
            return faces(rules, doubt.name);
        case compile::Doubt::Of::choice:
            return choices(rules, doubt.name);
        case compile::Doubt::Of::option:
            return values(options, doubt.name);
        case compile::Doubt::Of::printed:
            return printed(rules, doubt.name);
        case compile::Doubt::Of::type:
            return Possible{{"number", "string", "boolean", "table", "function", "nil", "userdata"},
                            {}};
        default:
            return std::nullopt;
    }
}

std::string near_word(const Possible& possible, const Value& constant) {
    return constant.tag() == Tag::text ? closest(constant.text()->text, possible.words)
                                       : std::string();
}

std::string remedy(const Possible& possible, const Value& constant) {
    if (possible.flag) return "it is true or false by itself";
    if (possible.least <= possible.most)
        return "it is a number from " + std::to_string(possible.least) + " to " +
               std::to_string(possible.most);
    if (const std::string near = near_word(possible, constant); !near.empty())
        return "did you mean `" + near + "`?";
    std::string list;
    for (const std::string& word : possible.words) add_item(list, "`" + word + "`");
    for (const int64_t number : possible.numbers) add_item(list, std::to_string(number));
    return "it is one of " + list;
}

}  // namespace

std::string shown(const Value& constant) {
    if (constant.tag() == Tag::text)
        return "'" + cleaned(constant.text()->text, longest_name) + "'";
    if (constant.tag() == Tag::nil) return "nil";
    if (constant.tag() == Tag::boolean) return constant.truth() ? "true" : "false";
    return std::to_string(constant.number());
}

std::optional<Diagnostic> word_doubt(const compile::Doubt& doubt, const core::Rules& rules,
                                     const std::vector<Option>& options) {
    const auto possible = possible_at(doubt, rules, options);
    if (!possible || possible->has(doubt.constant)) return std::nullopt;
    if (!doubt.sure && near_word(*possible, doubt.constant).empty()) return std::nullopt;
    return warning_at({doubt.file, doubt.line, 0}, "rules.never_equal",
                      "`" + doubt.name + "` is never " + shown(doubt.constant),
                      remedy(*possible, doubt.constant));
}

}  // namespace fronteira::script
