// SPDX-License-Identifier: MIT
// Everything that a game can say is said in both languages.
#include "installed.hpp"
#include "runtime/mod_reader.hpp"

#include <filesystem>
#include <regex>
#include <set>

namespace fronteira::mods {
namespace {

constexpr const char* languages[] = {"en", "pt_BR"};

void expect_text(const Mod& mod, const std::string& key) {
    for (const char* language : languages) {
        const auto table = mod.text.find(language);
        ASSERT_NE(table, mod.text.end()) << mod.id << " has no text/" << language << ".toml";
        EXPECT_TRUE(table->second.contains(key))
            << mod.id << " does not say `" << key << "` in " << language;
    }
}

/// What the rules of a mod tell, by name.
std::set<std::string> events_of(const Mod& mod, const RulesetEntry& ruleset) {
    std::set<std::string> events;
    const std::regex told(R"re(:tell\(?\s*"([a-z_]+)")re");
    for (const auto& entry : std::filesystem::directory_iterator(mod.folder / ruleset.rules)) {
        const auto file = ruleset.rules + "/" + entry.path().filename().string();
        const std::string text = runtime::read_mod_file(mod, file).value_or("");
        if (text.find(":contest(") != std::string::npos) events.insert("dice");
        for (std::sregex_iterator at(text.begin(), text.end(), told), end; at != end; ++at)
            events.insert((*at)[1]);
    }
    return events;
}

TEST(TheTextOfEveryMod, NamesMovesTheirValuesAndPhases) {
    for (const Table& table : every_table()) {
        const auto game = prepared(table);
        const auto rules = game ? loaded(*game) : nullptr;
        ASSERT_NE(rules, nullptr);
        for (const core::MoveKind& move : rules->rules().moves) {
            expect_text(game->mod(), "move." + move.name);
            expect_text(game->mod(), "played." + move.name);
            for (const core::Slot& slot : move.slots) expect_text(game->mod(), "slot." + slot.name);
        }
        for (const core::Phase& phase : rules->rules().phases) {
            expect_text(game->mod(), "phase." + phase.name);
            if (!phase.moves.empty()) expect_text(game->mod(), "todo." + phase.name);
        }
    }
}

TEST(TheTextOfEveryMod, TellsEveryEvent) {
    for (const Mod& mod : installed().mods().mods())
        for (const RulesetEntry& ruleset : mod.rulesets)
            for (const std::string& event : events_of(mod, ruleset))
                expect_text(mod, "event." + event);
}

TEST(TheTextOfEveryMod, HasTheSamePlaceholdersInBothLanguages) {
    const std::regex placeholder(R"(\{[a-z_]+\})");
    const auto of = [&](const std::string& text) {
        return std::multiset<std::string>(
            std::sregex_token_iterator(text.begin(), text.end(), placeholder), {});
    };
    for (const Mod& mod : installed().mods().mods())
        for (const auto& [key, sentence] : mod.text.at("en"))
            EXPECT_EQ(of(mod.text.at("pt_BR").at(key)), of(sentence)) << mod.id << ": " << key;
}

}  // namespace
}  // namespace fronteira::mods
