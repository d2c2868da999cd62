// SPDX-License-Identifier: MIT
#include "runtime/checks/unread_files.hpp"

#include "runtime/games/specs.hpp"
#include "runtime/mods/mod_reader.hpp"
#include "runtime/words/voice.hpp"
#include "script/hints/place_in_text.hpp"
#include "script/hints/without_comments.hpp"
#include "spelling/near_miss.hpp"

#include <algorithm>
#include <cctype>
#include <map>
#include <optional>
#include <set>
#include <system_error>
#include <utility>

namespace fronteira::runtime {
namespace fs = std::filesystem;
namespace {

Diagnostic unread(const fs::path& file, std::string message, std::string hint) {
    return warning_at({file.string(), 0, 0}, "mod.unread", std::move(message), std::move(hint));
}

/// What lies in a folder, in order; hidden files are for others.
std::vector<fs::path> entries_of(const fs::path& folder) {
    constexpr size_t most = 1000;
    std::vector<fs::path> entries;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end;
         !error && entry != end && entries.size() < most; entry.increment(error))
        if (!entry->path().filename().string().starts_with(".")) entries.push_back(entry->path());
    std::sort(entries.begin(), entries.end());
    return entries;
}

/// `play.lua` of `play.LUA` and `play.lua.txt`; nothing of names that end as they must.
std::optional<std::string> meant_name(const std::string& name, const std::string& ending) {
    if (name.ends_with(ending)) return std::nullopt;
    std::string lower = name;
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    if (lower.ends_with(ending + ".txt")) lower.resize(lower.size() - 4);
    if (!lower.ends_with(ending)) return std::nullopt;
    return name.substr(0, lower.size() - ending.size()) + ending;
}

Diagnostics misnamed_files(const fs::path& folder, const std::string& ending) {
    Diagnostics findings;
    for (const fs::path& entry : entries_of(folder))
        if (const auto meant = meant_name(entry.filename().string(), ending))
            findings.push_back(unread(entry, "nothing reads this file", "call it " + *meant));
    return findings;
}

/// A file of rules without its comments: what only they mention is not read.
std::string code_of(const Mod& mod, const std::string& folder, const std::string& name) {
    return script::without_comments(read_mod_file(mod, folder + "/" + name + ".lua").value_or(""));
}

/// Adds the modules that a file requires by name; false when it may require others.
bool note_required(std::string_view text, std::set<std::string>& required) {
    constexpr std::string_view word = "require";
    for (size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
        const size_t quote = text.find_first_not_of(" (", at + word.size());
        if (quote == std::string_view::npos || (text[quote] != '"' && text[quote] != '\''))
            return false;
        const std::string_view name =
            text.substr(quote + 1, text.find(text[quote], quote + 1) - quote - 1);
        required.insert(std::string(name.substr(name.find('/') + 1)));
    }
    return true;
}

/// Modules that nobody requires, and `chnages.lua`. `mods`: all whose rules may.
Diagnostics unread_rules(const std::vector<const Mod*>& mods, const Mod& mod,
                         const std::string& rules) {
    std::set<std::string> required;
    for (const Mod* one : mods)
        for (const std::string& folder : {rules, std::string("tests")})
            for (const std::string& name : script_names(*one, folder))
                if (!note_required(code_of(*one, folder, name), required)) return {};
    std::vector<std::string> names = script_names(mod, rules);
    std::vector<std::string_view> lacking;
    for (const char* name : {"state", "init", "changes"})
        if (std::find(names.begin(), names.end(), name) == names.end()) lacking.push_back(name);
    Diagnostics findings;
    for (const std::string& name : names) {
        if (name == "state" || name == "init" || name == "changes" || required.contains(name))
            continue;
        const std::string_view near = spelling::near_miss(name, lacking, 2);
        findings.push_back(unread(mod.folder / rules / (name + ".lua"),
                                  "nothing reads this file, and nothing requires it",
                                  near.empty() ? "require \"" + name + "\" where it belongs"
                                               : "did you mean " + std::string(near) + ".lua?"));
    }
    return findings;
}

/// Files beside mod.toml that are nearly called as what is read there, and a look elsewhere.
Diagnostics misplaced_files(const fs::path& mod) {
    static const std::map<std::string, std::string> meant = {
        {"text.toml", "sentences lie in text/en.toml"},
        {"maps.toml", "maps lie in maps/"},
        {"cards.toml", "decks lie in cards/"},
        {"rules.lua", "rules lie in rules/"}};
    Diagnostics findings;
    for (const fs::path& entry : entries_of(mod)) {
        const std::string name = entry.filename().string();
        if (const auto found = meant.find(name); found != meant.end())
            findings.push_back(unread(entry, "nothing reads this file", found->second));
        if (name == "look.toml" || name == "mod.toml" || entry.extension() != ".toml") continue;
        if (!spelling::near_miss(name, {"look.toml"}, 2).empty())
            findings.push_back(unread(entry, "nothing reads this file", "call it look.toml"));
    }
    std::error_code error;
    for (const char* folder : {"rules", "text", "maps", "cards", "guide"})
        if (const fs::path look = mod / folder / "look.toml"; fs::exists(look, error))
            findings.push_back(
                unread(look, "nothing reads this file", "look.toml lies beside mod.toml"));
    return findings;
}

/// `pt` for `pt_BR`: a language is looked up by its whole name.
Diagnostics unspoken_languages(const Mod& mod) {
    Diagnostics findings;
    for (const auto& [language, sentences] : mod.text)
        for (const std::string& spoken : languages())
            if (language != spoken && !mod.text.contains(spoken) &&
                language.substr(0, 2) == spoken.substr(0, 2))
                findings.push_back(unread(mod.folder / "text" / (language + ".toml"),
                                          "nobody is spoken to in `" + language + "`",
                                          "call it " + spoken + ".toml"));
    return findings;
}

/// Decks that neither rules nor another deck name: nobody ever draws from them.
Diagnostics unread_decks(const std::vector<const Mod*>& mods, const Mod& mod) {
    std::vector<std::pair<std::string, std::string>> texts;  // with the deck that a text is of
    for (const Mod* one : mods) {
        for (const RulesetEntry& ruleset : mod.rulesets)
            for (const std::string& name : script_names(*one, ruleset.rules))
                texts.emplace_back("", code_of(*one, ruleset.rules, name));
        for (const std::string& deck : one->decks)
            texts.emplace_back(deck, read_mod_file(*one, "cards/" + deck + ".toml").value_or(""));
    }
    const auto is_named = [&texts](const std::string& deck) {
        return std::any_of(texts.begin(), texts.end(), [&](const auto& text) {
            return text.first != deck && script::find_word(text.second, deck) != std::string::npos;
        });
    };
    Diagnostics findings;
    if (mod.rulesets.empty()) return findings;  // decks of maps
    for (const std::string& deck : mod.decks)
        if (!is_named(deck))
            findings.push_back(unread(mod.folder / "cards" / (deck + ".toml"),
                                      "no rule names this deck",
                                      "decks = { \"" + deck + "\" } in rules/state.lua"));
    return findings;
}

/// Options of which no rule file says a word: whoever chooses them chooses nothing.
Diagnostics unread_options(const std::vector<const Mod*>& mods, const Mod& mod) {
    Diagnostics findings;
    for (const RulesetEntry& ruleset : mod.rulesets) {
        std::string rules;
        for (const Mod* one : mods)
            for (const std::string& name : script_names(*one, ruleset.rules))
                rules += code_of(*one, ruleset.rules, name) + "\n";
        if (rules.empty()) continue;
        for (const Option& option : ruleset.options)
            if (script::find_word(rules, option.id) == std::string::npos)
                findings.push_back(warning_at(option.place, "mod.unread_option",
                                              "no rule reads the option `" + option.id + "`",
                                              "option." + option.id));
    }
    return findings;
}

Diagnostics tests_without_specs(const Mod& mod) {
    if (script_names(mod, "tests").empty() || !spec_names(mod).empty()) return {};
    return {unread(mod.folder / "tests", "none of these files is a spec",
                   "names of specs must end in _spec.lua")};
}

}  // namespace

/// Folders are free for the author, but for a slip in the name of one that the mod lacks.
Diagnostics unread_folders(const fs::path& mod) {
    std::vector<std::string_view> lacking;
    std::error_code error;
    for (const char* name : {"rules", "maps", "cards", "bots", "tests", "text", "guide"})
        if (!fs::exists(mod / name, error)) lacking.push_back(name);
    Diagnostics findings;
    for (const fs::path& entry : entries_of(mod)) {
        if (!fs::is_directory(entry, error)) continue;
        const std::string name = entry.filename().string();
        const std::string_view near = spelling::near_miss(name, lacking, 1);
        if (!near.empty())
            findings.push_back(unread(entry, "nothing reads the folder `" + name + "`",
                                      "did you mean `" + std::string(near) + "`?"));
    }
    return findings;
}

Diagnostics unread_files(const Installation& installation, const Mod& mod) {
    Diagnostics findings = tests_without_specs(mod);
    std::set<std::string> of_rules;
    for (const RulesetEntry& ruleset : mod.rulesets) of_rules.insert(ruleset.rules);
    for (const char* folder : {"maps", "cards", "text"})
        append(findings, misnamed_files(mod.folder / folder, ".toml"));
    for (const std::string& folder : {std::string("bots"), std::string("tests")})
        append(findings, misnamed_files(mod.folder / folder, ".lua"));
    auto mods = with_dependencies(installation, mod);
    if (mods)
        for (const Mod& other : installation.mods().mods())
            if (other.depends.contains(mod.id)) mods->push_back(&other);
    append(findings, misplaced_files(mod.folder));
    append(findings, unspoken_languages(mod));
    if (mods) append(findings, unread_decks(*mods, mod));
    if (mods) append(findings, unread_options(*mods, mod));
    for (const std::string& rules : of_rules) {
        append(findings, misnamed_files(mod.folder / rules, ".lua"));
        if (mods) append(findings, unread_rules(*mods, mod, rules));
    }
    return findings;
}

}  // namespace fronteira::runtime
