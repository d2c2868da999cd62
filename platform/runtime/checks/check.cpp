// SPDX-License-Identifier: MIT
#include "runtime/checks/check.hpp"

#include "content/deck_file.hpp"
#include "content/maps/map_file.hpp"
#include "content/names_in.hpp"
#include "content/texts/text_check.hpp"
#include "runtime/checks/bots.hpp"
#include "runtime/checks/deep.hpp"
#include "runtime/checks/guide.hpp"
#include "runtime/checks/guide_files.hpp"
#include "runtime/checks/left_to_lua.hpp"
#include "runtime/checks/look.hpp"
#include "runtime/checks/look_names.hpp"
#include "runtime/checks/rules.hpp"
#include "runtime/checks/script_names.hpp"
#include "runtime/checks/scripts.hpp"
#include "runtime/checks/specs.hpp"
#include "runtime/checks/unpackable.hpp"
#include "runtime/checks/unread_files.hpp"
#include "runtime/checks/untold_names.hpp"
#include "runtime/games/game.hpp"
#include "runtime/games/lesson.hpp"
#include "runtime/games/specs.hpp"
#include "runtime/mods/mod_reader.hpp"
#include "runtime/script_call.hpp"
#include "runtime/shelf/guide.hpp"
#include "survey/doubts.hpp"

#include <system_error>
#include <unordered_map>
#include <unordered_set>

namespace fronteira::runtime {
namespace fs = std::filesystem;
namespace {

constexpr double seconds_plain = 60;
constexpr double seconds_deep = 900;
// In units of about an instruction: some seconds each.
constexpr int64_t most_of_rules = 1'500'000'000, most_of_names = 1'000'000'000,
                  most_of_maps = 4'000'000'000, most_of_matches = 10'000'000'000;

constexpr size_t most_files = 1000;  // of more than twice as many a mod is told that they are

/// What all rulesets of a mod share.
struct Budgets {
    Tries tries{most_of_rules};
    conformance::Work work{most_of_matches};
};

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

Diagnostic too_much(const fs::path& file, const char* code, const std::string& what) {
    return warning_at({file.string(), 0, 0}, code, "to check " + what + " would take too long",
                      "divide the mod into several");
}

/// Of each kind; a map of many spaces may have the same flaw in each of them.
Diagnostics first_ones(Diagnostics findings, const fs::path& file) {
    constexpr size_t most = 100;
    std::unordered_map<std::string, size_t> met;
    const size_t all = findings.size();
    std::erase_if(findings, [&met](const Diagnostic& one) { return ++met[one.code] > most; });
    if (findings.size() == all) return findings;
    const std::string untold = std::to_string(all - findings.size());
    findings.push_back(warning_at({file.string(), 0, 0}, "map.more",
                                  "there are " + untold + " more findings of these kinds"));
    return findings;
}

/// What is looked at in a map grows with its bytes; a grid's spaces are not written.
int64_t cost_of_map(const fs::path& file, int spaces) {
    constexpr int64_t of_a_byte = 500, of_a_space = 2500;
    std::error_code error;
    const auto bytes = fs::file_size(file, error);
    return (error ? 0 : of_a_byte * static_cast<int64_t>(bytes)) + of_a_space * spaces;
}

CheckReport check_map(const fs::path& file, Tries& tries) {
    CheckReport report;
    report.target = file.string();
    report.maps = 1;
    const auto map = content::load_map(file, &report.findings);
    tries.take(cost_of_map(file, 0));
    if (!map) {
        append(report.findings, map.error());
        return report;
    }
    if (const auto board = core::compile(*map); !board)
        append(report.findings, board.error());
    else
        tries.take(cost_of_map({}, (*board)->space_count()));
    append(report.findings, first_ones(survey::told(survey::doubts(*map)), file));
    return report;
}

void check_maps(const fs::path& folder, CheckReport& report) {
    Tries tries(most_of_maps);
    for (const std::string& name : content::names_in(folder / "maps", ".toml", most_files)) {
        const fs::path file = folder / "maps" / name;
        if (tries.spent())
            return report.findings.push_back(
                too_much(file, "check.not_all_maps", "this map and those after it"));
        add(report, check_map(file, tries));
    }
}

/// What screens show of a mod: its look.toml, the pages of its guide and its sentences.
Diagnostics check_shown(const Installation& installation, const Mod& mod) {
    if (!read_mod_file(mod, "look.toml") && guide_files(mod).empty() && mod.text.empty() &&
        spec_names(mod).empty() && mod.bots.empty())
        return {};
    Tries tries(most_of_names);
    const content::LookNames names = look_names(installation, mod, tries);
    if (tries.spent())
        return {too_much(mod.folder / "mod.toml", "check.not_all_names",
                         "the names in its look, guide and texts")};
    Diagnostics findings = check_look(mod, names);
    append(findings, check_guide(mod, names));
    append(findings, check_specs(mod, names));
    append(findings, check_script_names(installation, mod, names));
    append(findings, untold_names(installation, mod, names));
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
                           const CheckMore& more, Budgets& budgets) {
    Diagnostics findings = check_rules(installation, found, budgets.tries);
    if (more.compiled && !has_errors(findings)) append(findings, left_to_lua(installation, found));
    if (more.deep && !has_errors(findings))
        append(findings, deep_check(installation, found, budgets.work, more.compiled));
    if (more.deep && !has_errors(findings))
        append(findings, check_bots(installation, found, budgets.work));
    return findings;
}

}  // namespace

CheckReport check_map(const fs::path& file) {
    Tries tries(most_of_maps);
    return check_map(file, tries);
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
    Budgets budgets;
    append(report.findings, all_of_ruleset(installation, found, more, budgets));
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
    append(report.findings, unread_folders(folder));
    append(report.findings, unpackable_files(folder));
    check_maps(folder, report);
    for (const std::string& name : content::names_in(folder / "cards", ".toml", most_files))
        add(report, check_deck(folder / "cards" / name));
    if (mod) {
        const auto needed = with_dependencies(installation, *mod);
        if (!needed) append(report.findings, needed.error());
        report.rulesets = static_cast<int>(mod->rulesets.size());
        report.bots = static_cast<int>(mod->bots.size());
        report.specs = static_cast<int>(spec_names(*mod).size());
        append(report.findings, check_scripts(*mod));
        append(report.findings, unread_files(installation, *mod));
        append(report.findings, check_guide_files(*mod));
        if (needed) append(report.findings, check_shown(installation, *mod));
        if (needed)
            append(report.findings,
                   with_paths(check_first_match(installation, *mod), *mod, *needed));
        Budgets budgets;
        for (const RulesetEntry& ruleset : mod->rulesets)
            if (needed)
                append(report.findings,
                       all_of_ruleset(installation, {&*mod, &ruleset}, more, budgets));
    }
    tell_once(report.findings);
    return report;
}

}  // namespace fronteira::runtime
