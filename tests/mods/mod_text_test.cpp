// SPDX-License-Identifier: MIT
// Everything that a game can say is said in both languages.
#include "installed.hpp"
#include "runtime/mods/mod_reader.hpp"

#include <algorithm>
#include <filesystem>
#include <regex>
#include <set>

namespace fronteira::mods {
namespace {

constexpr const char* languages[] = {"en", "pt_BR"};

/// A mod may leave it to those that it depends on.
void expect_text(const std::vector<const Mod*>& mods, const std::string& key) {
    for (const char* language : languages) {
        const bool said = std::any_of(mods.begin(), mods.end(), [&](const Mod* mod) {
            const auto table = mod->text.find(language);
            return table != mod->text.end() && table->second.contains(key);
        });
        EXPECT_TRUE(said) << mods.back()->id << " does not say `" << key << "` in " << language;
    }
}

std::vector<const Mod*> with_dependencies(const Mod& mod) {
    const auto mods = installed().mods().resolve(mod.id);
    return mods ? *mods : std::vector<const Mod*>{&mod};
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
            expect_text(game->mods, "move." + move.name);
            expect_text(game->mods, "played." + move.name);
            for (const core::Slot& slot : move.slots) expect_text(game->mods, "slot." + slot.name);
        }
        for (const core::Phase& phase : rules->rules().phases) {
            expect_text(game->mods, "phase." + phase.name);
            if (!phase.moves.empty()) expect_text(game->mods, "todo." + phase.name);
        }
    }
}

TEST(TheTextOfEveryMod, TellsEveryEvent) {
    for (const Mod& mod : installed().mods().mods())
        for (const RulesetEntry& ruleset : mod.rulesets)
            for (const std::string& event : events_of(mod, ruleset))
                expect_text(with_dependencies(mod), "event." + event);
}

TEST(TheTextOfEveryMod, HasTheSamePlaceholdersInBothLanguages) {
    const std::regex placeholder(R"(\{[a-z_.]+\})");
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
