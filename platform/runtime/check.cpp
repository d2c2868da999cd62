// SPDX-License-Identifier: MIT
#include "runtime/check.hpp"

#include "content/deck_file.hpp"
#include "content/map_file.hpp"
#include "runtime/check_rules.hpp"
#include "runtime/check_scripts.hpp"
#include "runtime/deep_check.hpp"
#include "runtime/game.hpp"
#include "survey/doubts.hpp"

#include <algorithm>
#include <system_error>

namespace fronteira::runtime {
namespace fs = std::filesystem;
namespace {

void append(Diagnostics& to, const Diagnostics& from) {
    to.insert(to.end(), from.begin(), from.end());
}

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
    std::vector<std::string> told;
    for (Diagnostic& finding : findings) {
        std::string text = to_text(finding);
        if (std::find(told.begin(), told.end(), text) != told.end()) continue;
        told.push_back(std::move(text));
        kept.push_back(std::move(finding));
    }
    findings = std::move(kept);
}

Diagnostics all_of_ruleset(const Installation& installation, const content::FoundRuleset& found,
                           bool deep) {
    Diagnostics findings = check_rules(installation, found);
    if (deep && !has_errors(findings)) append(findings, deep_check(installation, found));
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
    append(report.findings, survey::doubts(*map));
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
                          bool deep) {
    CheckReport report;
    report.target = found.mod->id + "/" + found.ruleset->id;
    report.rulesets = 1;
    append(report.findings, all_of_ruleset(installation, found, deep));
    tell_once(report.findings);
    return report;
}

CheckReport check_mod(const Installation& installation, const fs::path& folder, bool deep) {
    CheckReport report;
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
        report.specs = static_cast<int>(files_in(folder / "tests", ".lua").size());
        append(report.findings, check_scripts(*mod));
        for (const RulesetEntry& ruleset : mod->rulesets)
            if (needed)
                append(report.findings, all_of_ruleset(installation, {&*mod, &ruleset}, deep));
    }
    tell_once(report.findings);
    return report;
}

}  // namespace fronteira::runtime
