// SPDX-License-Identifier: MIT
// Every reason that a clause of a shipped game can give is a sentence of that game in both
// languages, and never the name of a column in the rules.
#include "installed.hpp"
#include "runtime/words/voice.hpp"

#include <iostream>
#include <set>

namespace fronteira::mods {
namespace {

using core::Reason;

/// Every refusal that the declaration of a move can lead to.
std::vector<core::Refusal> refusals_of(const core::MoveKind& move) {
    std::vector<core::Refusal> all;
    for (const core::Test& test : move.when)
        all.push_back({move.name, "", test.name, core::reason_of(test.op), 2, 0});
    for (const core::Slot& slot : move.slots) {
        for (const core::Test& test : slot.tests)
            all.push_back({move.name, slot.name, test.name, core::reason_of(test.op), 2, 0});
        if (slot.where >= 0) all.push_back({move.name, slot.name, slot.name, Reason::where, 0, 0});
        if (slot.linked_to >= 0)
            all.push_back({move.name, slot.name,
                           move.slots[static_cast<size_t>(slot.linked_to)].name, Reason::not_linked,
                           0, 0});
        if (slot.type == core::Slot::Type::number)
            all.push_back({move.name, slot.name, slot.name, Reason::range, 2, 9});
        if (slot.type == core::Slot::Type::card)
            all.push_back({move.name, slot.name, slot.name, Reason::cards, slot.least, slot.most});
    }
    return all;
}

/// Whether the subject of a reason has a name in words, or the reason a sentence of its own.
bool is_worded(const match::Sentences& text, const core::Refusal& refusal) {
    const auto& [move, slot, subject, why_not, from, upto] = refusal;
    const std::string reason = word_of(why_not);
    const std::string why = "why." + move + ".";
    return subject.empty() ||
           text.find({why + slot + "." + subject + "." + reason, why + slot + "." + reason,
                      why + subject + "." + reason, why + reason,
                      "why." + subject + "." + reason}) != nullptr ||
           text.find({"column." + subject, "tag." + subject, "slot." + subject,
                      "slot." + refusal.move + "." + subject}) != nullptr;
}

void print_for_reading(const std::string& key, const std::string& sentence) {
    static const bool wanted = std::getenv("FRONTEIRA_READ_REASONS") != nullptr;
    if (wanted) std::cout << key << "  ->  " << sentence << '\n';
}

TEST(TheReasonsOfEveryMod, NameNothingByItsIdInTheRules) {
    std::set<std::string> read;
    for (const Table& table : every_table()) {
        if (!read.insert(table.ruleset).second) continue;
        const auto game = prepared(table, {});
        const auto rules = game ? loaded(*game) : nullptr;
        ASSERT_NE(rules, nullptr);
        for (const char* language : {"en", "pt_BR"}) {
            const runtime::Voice voice(*game, rules->rules(), language);
            for (size_t kind = 0; kind < rules->rules().moves.size(); ++kind)
                for (const core::Refusal& refusal : refusals_of(rules->rules().moves[kind])) {
                    Move move;
                    move.kind = static_cast<int16_t>(kind);
                    move.values.fill(0);
                    const std::string sentence = voice.phrases().refusal(refusal, &move);
                    const std::string key = table.ruleset + " " + language + " " + refusal.move +
                                            "." + refusal.slot + "." + refusal.subject + "." +
                                            word_of(refusal.reason);
                    print_for_reading(key, sentence);
                    EXPECT_TRUE(is_worded(voice.sentences(), refusal) ||
                                sentence.find(match::readable(refusal.subject)) ==
                                    std::string::npos)
                        << key << ": " << sentence;
                    EXPECT_EQ(sentence.find('{'), std::string::npos) << key << ": " << sentence;
                }
        }
    }
}

}  // namespace
}  // namespace fronteira::mods
