// SPDX-License-Identifier: MIT
#include "runtime/check.hpp"

#include "content/deck_file.hpp"
#include "content/map_file.hpp"
#include "content/text_check.hpp"
#include "runtime/check_bots.hpp"
#include "runtime/check_guide.hpp"
#include "runtime/check_look.hpp"
#include "runtime/check_rules.hpp"
#include "runtime/check_scripts.hpp"
#include "runtime/check_specs.hpp"
#include "runtime/deep_check.hpp"
#include "runtime/game.hpp"
#include "runtime/guide.hpp"
#include "runtime/lesson.hpp"
#include "runtime/look_names.hpp"
#include "runtime/mod_reader.hpp"
#include "runtime/script_call.hpp"
#include "runtime/specs.hpp"
#include "survey/doubts.hpp"

#include <algorithm>
#include <system_error>
#include <unordered_set>

namespace fronteira::runtime {
namespace fs = std::filesystem;
namespace {

constexpr double seconds_plain = 60;
constexpr double seconds_deep = 900;

std::vector<fs::path> files_in(const fs::path& folder, const char* suffix) {
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error))
        if (entry->path().extension() == suffix) files.push_back(entry->path());
    std::sort(files.begin(), files.end());
    return files;
}

void add(CheckReport& to, const CheckReport& part) {
    append(to.findings, part.findings);
    to.maps += part.maps;
    to.decks += part.decks;
}

/// The same fault may be met on several roads; it is told once.
void tell_once(Diagnostics& findings) {
    Diagnostics kept;
    std::unordered_set<std::string> told;
    for (Diagnostic& finding : findings) {
        Diagnostic said = finding;
        said.code.clear();  // a slip of syntax is met again by whoever runs the file
        if (told.insert(to_text(said)).second) kept.push_back(std::move(finding));
    }
    findings = std::move(kept);
}

/// What screens show of a mod: its look.toml, the pages of its guide and its sentences.
Diagnostics check_shown(const Installation& installation, const Mod& mod) {
    if (!read_mod_file(mod, "look.toml") && guide_files(mod).empty() && mod.text.empty() &&
        spec_names(mod).empty())
        return {};
    const content::LookNames names = look_names(installation, mod);
    Diagnostics findings = check_look(mod, names);
    append(findings, check_guide(mod, names));
    append(findings, check_specs(mod, names));
    for (const auto& [language, sentences] : mod.text)
        append(findings, content::check_text(mod.folder / "text" / (language + ".toml"), names));
    return findings;
}

/// Of guide/first.toml; nothing when there is none.
Diagnostics check_first_match(const Installation& installation, const Mod& mod) {
    const auto lesson = lesson_of(mod);
    if (!lesson) return lesson.error();
    return *lesson ? check_lesson(installation, mod, **lesson) : Diagnostics{};
}

Diagnostics all_of_ruleset(const Installation& installation, const content::FoundRuleset& found,
                           const CheckMore& more) {
    Diagnostics findings = check_rules(installation, found);
    if (more.compiled && !has_errors(findings)) append(findings, left_to_lua(installation, found));
    if (more.deep && !has_errors(findings)) append(findings, deep_check(installation, found));
    if (more.deep && !has_errors(findings)) append(findings, check_bots(installation, found));
    return findings;
}

}  // namespace

CheckReport check_map(const fs::path& file) {
    CheckReport report;
    report.target = file.string();
    report.maps = 1;
    const auto map = content::load_map(file, &report.findings);
    if (!map) {
        append(report.findings, map.error());
        return report;
    }
    if (const auto board = core::compile(*map); !board) append(report.findings, board.error());
    append(report.findings, survey::told(survey::doubts(*map)));
    return report;
}

CheckReport check_deck(const fs::path& file) {
    CheckReport report;
    report.target = file.string();
    report.decks = 1;
    if (const auto deck = content::load_deck(file, &report.findings); !deck)
        append(report.findings, deck.error());
    return report;
}

CheckReport check_ruleset(const Installation& installation, const content::FoundRuleset& found,
                          const CheckMore& more) {
    CheckReport report;
    const Errand errand("checking a ruleset", more.deep ? seconds_deep : seconds_plain);
    report.target = found.mod->id + "/" + found.ruleset->id;
    report.rulesets = 1;
    append(report.findings, all_of_ruleset(installation, found, more));
    tell_once(report.findings);
    return report;
}

CheckReport check_mod(const Installation& installation, const fs::path& folder,
                      const CheckMore& more) {
    CheckReport report;
    const Errand errand("checking a mod", more.deep ? seconds_deep : seconds_plain);
    report.target = folder.string();
    const auto mod = load_mod(installation, folder, &report.findings);
    if (!mod) append(report.findings, mod.error());
    for (const fs::path& file : files_in(folder / "maps", ".toml")) add(report, check_map(file));
    for (const fs::path& file : files_in(folder / "cards", ".toml")) add(report, check_deck(file));
    if (mod) {
        const auto needed = with_dependencies(installation, *mod);
        if (!needed) append(report.findings, needed.error());
        report.rulesets = static_cast<int>(mod->rulesets.size());
        report.bots = static_cast<int>(mod->bots.size());
        report.specs = static_cast<int>(spec_names(*mod).size());
        append(report.findings, check_scripts(*mod));
        if (needed) append(report.findings, check_shown(installation, *mod));
        if (needed)
            append(report.findings,
                   with_paths(check_first_match(installation, *mod), *mod, *needed));
        for (const RulesetEntry& ruleset : mod->rulesets)
            if (needed)
                append(report.findings, all_of_ruleset(installation, {&*mod, &ruleset}, more));
    }
    tell_once(report.findings);
    return report;
}

}  // namespace fronteira::runtime
