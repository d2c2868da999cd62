// SPDX-License-Identifier: MIT
// The verbs that bring and take mods: `install` and `remove`.
#include "cli/options/language_option.hpp"
#include "cli/reports/json.hpp"
#include "cli/terminal/say.hpp"
#include "cli/terminal/told.hpp"
#include "cli/verbs/verbs.hpp"
#include "runtime/log.hpp"
#include "runtime/mods/pack_installing.hpp"
#include "runtime/words/voice.hpp"

#include <CLI/CLI.hpp>

namespace fronteira::cli {
namespace {

struct InstallOptions {
    std::string what;
    std::string language;
    bool force = false;
    bool json = false;
};

Json pack_json(const runtime::InstalledPack& pack) {
    return {{"good", true},
            {"id", pack.id},
            {"version", pack.version},
            {"sha256", pack.hash},
            {"folder", pack.folder.string()}};
}

void tell_installed(const runtime::InstalledPack& pack, const Diagnostics& warnings,
                    const InstallOptions& options) {
    if (options.json) {
        Json json = pack_json(pack);
        json["was_there"] = pack.was_there;
        json["replaced"] = pack.replaced;
        json["findings"] = to_json(warnings);
        return print(json);
    }
    const Told told("pack", runtime::choose_language(options.language));
    const char* key = pack.was_there          ? "was_there"
                      : pack.replaced.empty() ? "installed"
                                              : "replaced";
    say(told(key, {{"id", pack.id}, {"version", pack.version}, {"old", pack.replaced}}) + "\n" +
        told("hash", {{"hash", pack.hash}}) + "\n");
}

void install_mod(const InstallOptions& options, Context& context) {
    Diagnostics warnings;
    const auto installed = runtime::install_pack(runtime::find_places(context.mods), options.what,
                                                 options.force, warnings);
    if (!installed) return context.refuse_told(options.json, installed.error());
    runtime::log_findings(warnings);
    tell_installed(*installed, warnings, options);
}

void remove_mod(const InstallOptions& options, Context& context) {
    const auto removed =
        runtime::remove_pack(runtime::find_places(context.mods), options.what, options.force);
    if (!removed) return context.refuse_told(options.json, removed.error());
    if (options.json) return print(pack_json(*removed));
    const Told told("pack", runtime::choose_language(options.language));
    say(told("removed", {{"pack", removed->id.empty() ? removed->hash
                                                      : removed->id + " " + removed->version}}) +
        "\n");
}

void finish_verb(CLI::App& verb, const std::shared_ptr<InstallOptions>& options, Context& context,
                 const char* force, void (*run)(const InstallOptions&, Context&)) {
    verb.add_flag("--force", options->force, force);
    add_language(verb, options->language);
    verb.add_flag("--json", options->json, "As JSON");
    verb.callback([options, &context, run] { run(*options, context); });
}

}  // namespace

void add_install(CLI::App& app, Context& context) {
    auto options = std::make_shared<InstallOptions>();
    CLI::App* verb = app.add_subcommand("install", "Install a mod from a pack");
    verb->add_option("file", options->what, "A zip file made by `fronteira pack`")->required();
    finish_verb(*verb, options, context,
                "Install even if other mods need the version that is replaced", install_mod);
}

void add_remove(CLI::App& app, Context& context) {
    auto options = std::make_shared<InstallOptions>();
    CLI::App* verb = app.add_subcommand("remove", "Remove an installed mod");
    verb->add_option("mod", options->what, "The mod's id, ID@VERSION or hash")->required();
    finish_verb(*verb, options, context, "Remove even if other mods need it", remove_mod);
}

}  // namespace fronteira::cli
