// SPDX-License-Identifier: MIT
#include "script/doubts/words_asked_for.hpp"

#include "script/hints/error_text.hpp"
#include "script/rule_reader.hpp"

#include <algorithm>

namespace fronteira::script {
namespace {

/// What may stand under a name.
struct Under {
    bool column = false;  ///< some column is called so; of cards, other maps may have more
    std::vector<std::string> words;
};

Under words_under(const core::Rules& rules, const std::string& name) {
    Under under;
    for (const core::PlacedColumn& column : rules.layout.columns()) {
        if (column.name != name) continue;
        under.column = true;
        under.words.insert(under.words.end(), column.choices.begin(), column.choices.end());
    }
    for (const core::PlacedDeck& deck : rules.layout.decks())
        for (const Card& card : deck.deck.cards) {
            const auto printed = card.attributes.find(name);
            const auto* word = printed == card.attributes.end()
                                   ? nullptr
                                   : std::get_if<std::string>(&printed->second);
            if (word != nullptr) under.words.push_back(*word);
        }
    return under;
}

}  // namespace

Diagnostics words_asked_for(const compile::CallMade& call, const core::Rules& rules) {
    constexpr int column = 2, value = 3;
    const auto name = call.texts.find(column), word = call.texts.find(value);
    if (call.name != "where" || call.method || !call.library.empty() || call.given != value ||
        name == call.texts.end() || word == call.texts.end())
        return {};
    const Under under = words_under(rules, name->second);
    if (!under.column ||
        std::find(under.words.begin(), under.words.end(), word->second) != under.words.end())
        return {};
    const std::string near = closest(word->second, under.words);
    return {warning_at({call.file, call.line, 0}, "rules.never_equal",
                       "`" + cleaned(name->second, longest_name) + "` is never '" +
                           cleaned(word->second, longest_name) + "'",
                       !near.empty()         ? "did you mean `" + near + "`?"
                       : under.words.empty() ? "it holds no words"
                                             : "no column of that name holds the word")};
}

}  // namespace fronteira::script
