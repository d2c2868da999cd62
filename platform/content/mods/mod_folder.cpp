// SPDX-License-Identifier: MIT
#include "content/mods/mod_folder.hpp"

#include "content/mods/mod_manifest.hpp"
#include "content/reading/finish.hpp"
#include "content/reading/forms.hpp"
#include "content/reading/part_list.hpp"
#include "content/texts/text_table.hpp"
#include "content/toml/toml_file.hpp"
#include "spelling/near_miss.hpp"

#include <algorithm>
#include <system_error>

namespace fronteira::content {
namespace fs = std::filesystem;
namespace {

void read_texts(Mod& mod, Diagnostics& findings) {
    const fs::path folder = mod.folder / "text";
    for (const std::string& language : list_parts(folder, ".toml", is_language, findings,
                                                  "a language, such as `en` or `pt_BR`")) {
        auto sentences = load_text(folder / (language + ".toml"));
        if (sentences)
            mod.text[language] = std::move(*sentences);
        else
            append(findings, sentences.error());
    }
    append(findings, missing_sentences(mod.text, (folder / "").string()));
    append(findings, copied_sentences(mod.text, (folder / "").string()));
}

void check_default_map(const Mod& mod, const RulesetEntry& ruleset, Diagnostics& findings) {
    const std::string& map = ruleset.default_map;
    const size_t slash = map.find('/');
    if (map.empty()) return;
    if (slash != std::string::npos) {
        const std::string owner = map.substr(0, slash);
        if (owner != mod.id && !mod.depends.contains(owner))
            findings.push_back(
                error_at(ruleset.place, "mod.undeclared_mod",
                         "the map `" + map + "` belongs to a mod that is not in [depends]",
                         "name `" + owner + "` there"));
        return;
    }
    if (std::find(mod.maps.begin(), mod.maps.end(), map) != mod.maps.end()) return;
    std::string hint = spelling::did_you_mean(map, {mod.maps.begin(), mod.maps.end()});
    if (hint.empty() && !mod.depends.empty())
        hint = "a map of another mod is called with it: \"" + mod.depends.begin()->first + "/" +
               map + "\"";
    findings.push_back(error_at(ruleset.place, "mod.unknown_map",
                                "there is no map `" + map + "` in maps/", std::move(hint)));
}

void check_rules(const Mod& mod, const RulesetEntry& ruleset, Diagnostics& findings) {
    if (!ruleset.like.empty()) return;
    std::error_code error;
    const fs::path rules = mod.folder / ruleset.rules / "init.lua";
    if (!fs::is_regular_file(fs::symlink_status(rules, error)))
        findings.push_back(error_at(
            ruleset.place, "mod.no_rules", "there is no file `" + ruleset.rules + "/init.lua`",
            mod.depends.empty()
                ? "a ruleset begins there"
                : "a ruleset begins there; a variant names its original: like = \"" +
                      mod.depends.begin()->first + "/...\""));
}

Diagnostics read_manifest_file(Mod& mod) {
    const std::string file = (mod.folder / "mod.toml").string();
    const Result<Value> root = read_toml(file);
    if (!root) return root.error();
    Report report(file, "mod");
    read_manifest(Cursor(*root, report), mod);
    return report.finish();
}

}  // namespace

Result<Mod> parse_mod(std::string_view text, const std::string& file, Diagnostics* warnings) {
    const Result<Value> root = parse_toml(text, file);
    if (!root) return fail(root.error());
    Report report(file, "mod");
    Mod mod;
    read_manifest(Cursor(*root, report), mod);
    return finish(report, std::move(mod), warnings);
}

Result<Mod> load_mod(const fs::path& folder, Diagnostics* warnings) {
    Mod mod;
    mod.folder = folder;
    Diagnostics findings = read_manifest_file(mod);
    mod.maps = list_parts(folder / "maps", ".toml", is_identifier, findings);
    mod.decks = list_parts(folder / "cards", ".toml", is_identifier, findings);
    mod.bots = list_parts(folder / "bots", ".lua", is_identifier, findings);
    read_texts(mod, findings);
    for (const RulesetEntry& ruleset : mod.rulesets) {
        check_default_map(mod, ruleset, findings);
        check_rules(mod, ruleset, findings);
    }
    if (has_errors(findings)) return fail(std::move(findings));
    if (warnings) append(*warnings, findings);
    return mod;
}

}  // namespace fronteira::content
