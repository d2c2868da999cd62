// SPDX-License-Identifier: MIT
#include "script/doubts/word_tables.hpp"

#include "script/hints/error_text.hpp"

#include <algorithm>
#include <set>
#include <string>

namespace fronteira::script {
namespace {

/// The keys of a table that holds nothing but numbers, words and flags by words.
std::set<std::string> words_of(const compile::Table& table) {
    constexpr size_t most = 100;
    std::set<std::string> words;
    if (table.named || table.strict || !table.list.empty() || table.others.size() > most) return {};
    for (const auto& [key, value] : table.others) {
        const bool plain = value.tag() == compile::Tag::integer ||
                           value.tag() == compile::Tag::text ||
                           value.tag() == compile::Tag::boolean;
        if (key.tag() != compile::Tag::text || !plain) return {};
        words.insert(key.text()->text);
    }
    return words;
}

/// The words of each column, of each value of a move and of each die.
std::vector<std::vector<std::string>> all_choices(const core::Rules& rules) {
    std::vector<std::vector<std::string>> all;
    for (const core::PlacedColumn& column : rules.layout.columns()) all.push_back(column.choices);
    for (const core::MoveKind& move : rules.moves)
        for (const core::Slot& slot : move.slots) all.push_back(slot.choices);
    for (const core::Die& die : rules.dice) {
        all.emplace_back();
        for (const core::Face& face : die.faces) all.back().push_back(face.word);
    }
    std::erase_if(all, [](const auto& choices) { return choices.empty(); });
    return all;
}

struct NearWord {
    std::string word, meant;
};

/// The key that is not a word of the choice but nearly one that has no entry, where others are.
std::optional<NearWord> slip_in(const std::set<std::string>& keys,
                                const std::vector<std::string>& choices) {
    std::vector<std::string> lacking, strange;
    for (const std::string& choice : choices)
        if (!keys.contains(choice)) lacking.push_back(choice);
    for (const std::string& key : keys)
        if (std::find(choices.begin(), choices.end(), key) == choices.end()) strange.push_back(key);
    const size_t known = keys.size() - strange.size();
    if (known < 2 || strange.size() != 1) return std::nullopt;
    const std::string near = closest(strange.front(), lacking, strange.front().size() < 4 ? 1 : 2);
    return near.empty() ? std::nullopt : std::optional(NearWord{strange.front(), near});
}

}  // namespace

void find_word_tables(compile::Program& program, const compile::Proto& proto,
                      const std::vector<compile::Held>& held, std::vector<compile::Doubt>& doubts) {
    for (size_t i = 0; i < held.size(); ++i) {
        if (held[i].value.tag() != compile::Tag::table) continue;
        const std::set<std::string> keys = words_of(*held[i].value.table());
        if (keys.size() < 3) continue;  // of which two are known
        for (const std::vector<std::string>& choices : all_choices(program.rules())) {
            const auto slip = slip_in(keys, choices);
            if (!slip) continue;
            compile::Doubt doubt;
            doubt.of = compile::Doubt::Of::keyed;
            doubt.file = proto.file;
            doubt.line = proto.line;
            doubt.name = proto.upvalues[i].name + "." + slip->word;
            doubt.other = slip->meant;
            doubts.push_back(std::move(doubt));
            break;
        }
    }
}

}  // namespace fronteira::script
