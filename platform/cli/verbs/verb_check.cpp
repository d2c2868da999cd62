// SPDX-License-Identifier: MIT
#include <fronteira/text.hpp>

#include "cli/reports/count_of.hpp"
#include "cli/reports/json.hpp"
#include "cli/terminal/say.hpp"
#include "cli/verbs/verbs.hpp"
#include "runtime/checks/check.hpp"
#include "runtime/words/brief.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <optional>
#include <system_error>

namespace fronteira::cli {
namespace fs = std::filesystem;
namespace {

struct CheckOptions {
    std::vector<std::string> targets;
    runtime::CheckMore more;
    bool json = false;
};

std::vector<fs::path> mods_in(const fs::path& folder) {
    std::vector<fs::path> found;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error))
        if (fs::exists(entry->path() / "mod.toml", error)) found.push_back(entry->path());
    std::sort(found.begin(), found.end());
    return found;
}

using Reports = std::vector<runtime::CheckReport>;

Result<Reports> check_folder(const runtime::Installation& installation, const fs::path& folder,
                             const runtime::CheckMore& more) {
    std::error_code error;
    if (fs::exists(folder / "mod.toml", error))
        return Reports{check_mod(installation, folder, more)};
    Reports reports;
    for (const fs::path& mod : mods_in(folder))
        reports.push_back(check_mod(installation, mod, more));
    if (reports.empty())
        return fail(error_at({folder.string(), 0, 0}, "check.no_mod",
                             "is not a mod and contains none",
                             "a mod is a folder with a file mod.toml"));
    return reports;
}

/// Neither a map nor a deck: rules, texts, a look, a page of a guide.
bool is_read_with_its_mod(const fs::path& file, const fs::path& folder) {
    return file.extension() != ".toml" || file.filename() == "mod.toml" ||
           file.filename() == "look.toml" || folder == "text" || folder == "guide";
}

/// The folder of the mod that a file lies in, or nothing.
std::optional<fs::path> mod_around(const fs::path& file) {
    std::error_code error;
    for (fs::path folder = file.parent_path(); folder.has_relative_path();
         folder = folder.parent_path())
        if (fs::exists(folder / "mod.toml", error)) return folder;
    return std::nullopt;
}

Result<Reports> check_file(const runtime::Installation& installation, const fs::path& file,
                           const runtime::CheckMore& more) {
    const fs::path whole = fs::absolute(file).lexically_normal();
    const fs::path folder = whole.parent_path().filename();
    if (!is_read_with_its_mod(file, folder))
        return Reports{folder == "cards" ? runtime::check_deck(file) : runtime::check_map(file)};
    const auto mod = mod_around(whole);
    if (!mod)
        return fail(error_at({file.string(), 0, 0}, "check.no_mod",
                             "is no map, no deck and no file of a mod",
                             "a mod is a folder with a file mod.toml"));
    return check_folder(installation, fs::proximate(*mod), more);
}

Result<Reports> check_id(const runtime::Installation& installation, const std::string& id,
                         const runtime::CheckMore& more) {
    if (const auto mod = installation.mods().mod(id))
        return Reports{check_mod(installation, (*mod)->folder, more)};
    if (const auto folder = installation.mods().faulty(id))
        return Reports{check_mod(installation, *folder, more)};
    if (const auto map = installation.mods().map(id)) return Reports{runtime::check_map(map->path)};
    const auto ruleset = installation.mods().ruleset(id);
    if (!ruleset) {
        Diagnostic finding = ruleset.error().front();
        finding.message = "there is no mod, map, ruleset or file `" + id + "`";
        return fail(finding);
    }
    return Reports{check_ruleset(installation, *ruleset, more)};
}

Result<Reports> check_target(const runtime::Installation& installation, const std::string& target,
                             const runtime::CheckMore& more) {
    std::error_code error;
    const fs::file_status status = fs::status(target, error);
    if (fs::is_directory(status)) return check_folder(installation, target, more);
    if (fs::exists(status)) return check_file(installation, target, more);
    return check_id(installation, target, more);
}

uint64_t count(const Diagnostics& findings, Severity severity) {
    return static_cast<uint64_t>(
        std::count_if(findings.begin(), findings.end(),
                      [&](const Diagnostic& finding) { return finding.severity == severity; }));
}

std::string summary(const runtime::CheckReport& report) {
    std::string parts;
    const auto add = [&parts](int number, const char* one, const char* many) {
        if (number > 0) add_item(parts, count_of(static_cast<uint64_t>(number), one, many));
    };
    add(report.rulesets, "ruleset", "rulesets");
    add(report.maps, "map", "maps");
    add(report.decks, "deck", "decks");
    add(report.bots, "bot", "bots");
    add(report.specs, "spec", "specs");
    const uint64_t errors = count(report.findings, Severity::error);
    const uint64_t warnings = count(report.findings, Severity::warning);
    const std::string found = report.findings.empty()
                                  ? "nothing to complain of"
                                  : count_of(errors, "error", "errors") + ", " +
                                        count_of(warnings, "warning", "warnings");
    return report.target + ": " + (parts.empty() ? "" : parts + ": ") + found + "\n";
}

Json report_json(const runtime::CheckReport& report) {
    return {{"target", report.target},
            {"good", report.good()},
            {"rulesets", report.rulesets},
            {"maps", report.maps},
            {"decks", report.decks},
            {"bots", report.bots},
            {"specs", report.specs},
            {"errors", count(report.findings, Severity::error)},
            {"warnings", count(report.findings, Severity::warning)},
            {"findings", to_json(report.findings)}};
}

void check(const CheckOptions& options, Context& context) {
    Reports reports;
    for (const std::string& target : options.targets) {
        auto found = check_target(context.quiet_installation(), target, options.more);
        if (!found) {
            context.refuse(found.error(), bad_usage);
            continue;
        }
        reports.insert(reports.end(), found->begin(), found->end());
    }
    std::vector<fs::path> checked;  // what is wrong there is in the reports
    for (const runtime::CheckReport& report : reports) checked.emplace_back(report.target);
    context.tell_of_installation(checked);
    Json json = Json::array();
    for (const runtime::CheckReport& report : reports) {
        if (!report.good()) context.status = std::max<int>(context.status, bad);
        json.push_back(report_json(report));
        if (!options.json) say(to_text(runtime::in_brief(report.findings)) + summary(report));
    }
    if (options.json) print(json.size() == 1 ? json.front() : json);
}

}  // namespace

void add_check(CLI::App& app, Context& context) {
    auto options = std::make_shared<CheckOptions>();
    CLI::App* verb =
        app.add_subcommand("check", "Report everything that is wrong with a mod or a map");
    verb->add_option("target", options->targets,
                     "A mod's folder, a map file, or the id of a mod, ruleset or map")
        ->required();
    verb->add_flag("--deep", options->more.deep,
                   "Also play matches and test what every ruleset must guarantee");
    verb->add_flag("--compiled", options->more.compiled,
                   "Also note what in the rules is left to Lua, and the word that causes it");
    verb->add_flag("--json", options->json, "As JSON");
    verb->callback([options, &context] { check(*options, context); });
}

}  // namespace fronteira::cli
