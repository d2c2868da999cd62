// SPDX-License-Identifier: MIT
#include "runtime/checks/script_names.hpp"

#include "runtime/mods/mod_reader.hpp"
#include "script/docs.hpp"
#include "script/hints/place_in_text.hpp"
#include "script/hints/without_comments.hpp"
#include "spelling/near_miss.hpp"

#include <cctype>
#include <functional>
#include <iterator>
#include <map>
#include <string_view>

namespace fronteira::runtime {
namespace {

using Names = std::set<std::string>;

bool is_of_word(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

/// A word of a script without comments, and how it stands there.
struct Word {
    std::string_view text;
    size_t at;
    bool quoted;  ///< within quotes
    bool asked;   ///< behind a dot or a colon, of something else
    bool given;   ///< before a `=`, or as the name of a function
};

/// Whether `a.b` or `a:b`, and not `a .. b` or `3.b`.
bool is_behind_dot(std::string_view text, size_t at) {
    if (at < 2 || (text[at - 1] != '.' && text[at - 1] != ':')) return false;
    return text[at - 2] != text[at - 1] &&
           (is_of_word(text[at - 2]) || text[at - 2] == ']' || text[at - 2] == ')');
}

bool is_before_equals(std::string_view text, size_t end) {
    const size_t next = text.find_first_not_of(' ', end);
    return next != std::string_view::npos && text[next] == '=' && text.substr(next, 2) != "==";
}

void each_word(std::string_view text, const std::function<void(const Word&)>& visit) {
    char quote = 0;
    bool of_function = false;
    for (size_t at = 0, end = 0; at < text.size(); at = end) {
        end = at + 1;
        if (quote != 0 && text[at] == '\\') ++end;
        if (text[at] == quote || text[at] == '\n')
            quote = 0;
        else if (quote == 0 && (text[at] == '"' || text[at] == '\''))
            quote = text[at];
        if (text[at] == '(') of_function = false;
        if (!is_of_word(text[at])) continue;
        while (end < text.size() && is_of_word(text[end])) ++end;
        const std::string_view word = text.substr(at, end - at);
        const bool quoted = quote != 0;
        visit({word, at, quoted, !quoted && is_behind_dot(text, at),
               !quoted && (of_function || is_before_equals(text, end))});
        of_function = !quoted && (of_function || word == "function");
    }
}

std::set<std::string> folders_of_scripts(const Mod& mod) {
    std::set<std::string> folders{"bots", "tests"};
    for (const RulesetEntry& ruleset : mod.rulesets) folders.insert(ruleset.rules);
    return folders;
}

/// The scripts in a folder, by their names within the mod, without comments.
std::map<std::string, std::string> scripts_in(const Mod& mod, const std::string& folder) {
    std::map<std::string, std::string> scripts;
    for (const std::string& name : script_names(mod, folder)) {
        const std::string file = folder + "/" + name + ".lua";
        scripts[file] = script::without_comments(read_mod_file(mod, file).value_or(""));
    }
    return scripts;
}

/// What is asked of offers, and the libraries of Lua.
constexpr const char* of_offers_and_lua[] = {
    "index",  "move",       "least",  "most",       "byte",   "char",     "find",
    "format", "len",        "lower",  "rep",        "split",  "sub",      "upper",
    "concat", "insert",     "remove", "sort",       "unpack", "abs",      "ceil",
    "floor",  "maxinteger", "max",    "mininteger", "min",    "tointeger"};

void add_of_rules(const content::LookNames& names, Names& known) {
    for (const content::LookNames::Column& column : names.columns) {
        known.insert(column.name);
        known.insert(column.words.begin(), column.words.end());
    }
    for (const auto& [deck, printed] : names.decks) known.merge(content::keys_of(printed));
    for (const auto& [move, slots] : names.moves) known.merge(content::keys_of(slots));
    for (const Names* more : {&names.words, &names.spaces, &names.regions, &names.space_numbers,
                              &names.region_numbers, &names.tags, &names.link_kinds})
        known.insert(more->begin(), more->end());
}

}  // namespace

Diagnostics check_script_names(const Installation& installation, const Mod& mod,
                               const content::LookNames& names) {
    constexpr size_t shortest = 4, longer = 6, most_known = 5000, most_told = 100;
    Diagnostics findings;
    const auto mods = with_dependencies(installation, mod);
    std::map<std::string, std::string> scripts = scripts_in(mod, "bots");
    scripts.merge(scripts_in(mod, "tests"));
    if (!mods || scripts.empty() || names.phases.empty()) return findings;
    Names meant = script::names_in_reference();
    meant.insert(std::begin(of_offers_and_lua), std::end(of_offers_and_lua));
    add_of_rules(names, meant);
    Names known = meant;
    for (const Mod* one : *mods)
        for (const std::string& folder : folders_of_scripts(*one))
            for (const auto& [file, text] : scripts_in(*one, folder))
                each_word(text, [&](const Word& word) {
                    const bool of_rules = folder != "bots" && folder != "tests";
                    if (of_rules || word.quoted || word.given) known.emplace(word.text);
                });
    if (meant.size() > most_known) return findings;
    const std::vector<std::string_view> candidates(meant.begin(), meant.end());
    for (const auto& [file, text] : scripts)
        each_word(text, [&](const Word& word) {
            const std::string name(word.text);
            if (!word.asked || known.contains(name) || name.size() < shortest ||
                findings.size() == most_told)
                return;
            const std::string_view near =
                spelling::near_miss(name, candidates, name.size() < longer ? 1 : 2);
            if (near.empty()) return;
            findings.push_back(
                warning_at(script::place_at((mod.folder / file).string(), text, word.at),
                           "script.unknown_name", "nothing has `" + name + "`",
                           "did you mean `" + std::string(near) + "`?"));
        });
    return findings;
}

}  // namespace fronteira::runtime
