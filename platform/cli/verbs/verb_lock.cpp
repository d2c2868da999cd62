// SPDX-License-Identifier: MIT
#include "cli/options/language_option.hpp"
#include "cli/options/output_file.hpp"
#include "cli/options/target_mod.hpp"
#include "cli/reports/json.hpp"
#include "cli/terminal/say.hpp"
#include "cli/terminal/told.hpp"
#include "cli/verbs/verbs.hpp"
#include "match/records/whole_file.hpp"
#include "runtime/mods/mod_lock.hpp"
#include "runtime/words/voice.hpp"

#include <CLI/CLI.hpp>

namespace fronteira::cli {
namespace fs = std::filesystem;
namespace {

struct LockOptions {
    std::string target;
    std::string to;
    std::string check;
    std::string language;
    bool json = false;
};

Json lock_json(const pack::Lock& lock) {
    Json mods = Json::array();
    for (const pack::LockedMod& mod : lock.mods)
        mods.push_back({{"id", mod.id}, {"version", mod.version}, {"sha256", mod.hash}});
    return {{"of", lock.of}, {"mods", mods}};
}

/// What is named, and the mod of it: a folder is called by its mod.
struct LockTarget {
    std::string name;
    Mod mod;
};

Result<LockTarget> lock_target(const runtime::Installation& installation,
                               const std::string& target) {
    std::error_code error;
    auto mod = find_mod(installation, target);
    if (mod && fs::is_directory(target, error)) return LockTarget{mod->id, *mod};
    if (mod) return LockTarget{target, *mod};
    if (fs::is_directory(target, error)) return fail(mod.error());
    const auto ruleset = installation.mods().ruleset(target);
    if (!ruleset) return fail(ruleset.error());
    return LockTarget{target, *ruleset->mod};
}

Result<fs::path> write_lock_file(const pack::Lock& lock, const std::string& to,
                                 const std::string& id) {
    const fs::path path = to.empty() ? fs::path(id + ".lock") : fs::path(to);
    if (auto may = may_write(path, a_lock); !may) return fail(may.error());
    const auto written =
        match::write_whole_file(path, pack::write_lock(lock), "output.unwritable", "the lock");
    if (!written) return fail(written.error());
    return path;
}

void make_lock(const LockOptions& options, Context& context) {
    const auto target = lock_target(context.installation(), options.target);
    if (!target) return context.refuse_told(options.json, target.error());
    const auto lock = runtime::make_lock(context.installation(), target->mod, target->name);
    if (!lock) return context.refuse_told(options.json, lock.error(), bad);
    const auto file = write_lock_file(*lock, options.to, target->mod.id);
    if (!file) return context.refuse_told(options.json, file.error());
    Json json = lock_json(*lock);
    json["file"] = file->string();
    if (options.json) return print(json);
    const Told told("lock", runtime::choose_language(options.language));
    std::string text = told("locked", {{"of", lock->of}, {"file", file->string()}}) + "\n";
    for (const pack::LockedMod& one : lock->mods)
        text += told("mod", {{"id", one.id}, {"version", one.version}, {"hash", one.hash}}) + "\n";
    say(text);
}

void compare_lock(const LockOptions& options, Context& context) {
    const auto lock = runtime::read_lock(options.check);
    if (!lock) return context.refuse_told(options.json, lock.error());
    const Diagnostics findings = runtime::check_lock(context.installation(), *lock, options.check);
    Json json = lock_json(*lock);
    json["good"] = findings.empty();
    json["findings"] = to_json(findings);
    if (options.json) print(json);
    if (!findings.empty()) return context.refuse(findings, bad);
    if (options.json) return;
    const Told told("lock", runtime::choose_language(options.language));
    const size_t count = lock->mods.size();
    say(told(count == 1 ? "holds_one" : "holds",
             {{"of", lock->of}, {"count", std::to_string(count)}}) +
        "\n");
}

void make_or_compare(const LockOptions& options, Context& context) {
    if (options.target.empty() == options.check.empty())
        return context.refuse({error_at({}, "usage.lock", "there is nothing to lock, or too much",
                                        "name a ruleset or a mod, or a lock after --check")},
                              bad_usage);
    options.check.empty() ? make_lock(options, context) : compare_lock(options, context);
}

}  // namespace

void add_lock(CLI::App& app, Context& context) {
    auto options = std::make_shared<LockOptions>();
    CLI::App* verb =
        app.add_subcommand("lock", "Write down exactly which mods a game consists of, or compare");
    verb->add_option("target", options->target, "A ruleset, a mod's id, or its folder");
    verb->add_option("-o,--output", options->to, "The file to write; by default MOD.lock")
        ->type_name("FILE");
    verb->add_option("--check", options->check,
                     "Write nothing; compare what is installed with this lock")
        ->type_name("FILE")
        ->excludes("--output");
    add_language(*verb, options->language);
    verb->add_flag("--json", options->json, "As JSON");
    verb->callback([options, &context] { make_or_compare(*options, context); });
}

}  // namespace fronteira::cli
