// SPDX-License-Identifier: MIT
#include "cli/command_line.hpp"

#include <fronteira/version.hpp>

#include "cli/help_formatter.hpp"
#include "cli/help_language.hpp"
#include "cli/reports/finding_text.hpp"
#include "cli/terminal/say.hpp"
#include "cli/terminal/told.hpp"
#include "cli/tournament/tournament_verbs.hpp"
#include "cli/usage.hpp"
#include "cli/verbs/verbs.hpp"
#include "runtime/places.hpp"
#include "runtime/words/shown.hpp"

#include <CLI/CLI.hpp>

#include <cstdio>
#include <sstream>

namespace fronteira::cli {

namespace {

int complain(const Diagnostics& findings, const std::string& language) {
    for (const Diagnostic& finding : findings)
        std::fputs((runtime::shown(finding_text(finding, language)) + "\n").c_str(), stderr);
    return bad_usage;
}

/// Folders of mods that were named and are not there. Installing makes one, and a host serves a
/// studio that may install into it later.
Diagnostics missing_folders(const CLI::App& app, const Context& context,
                            const std::string& language) {
    Diagnostics findings;
    if (app.got_subcommand("install") || app.got_subcommand("host")) return findings;
    const Told told("usage", language);
    for (const auto& folder : runtime::missing_mods(context.mods))
        findings.push_back(error_at({folder.string(), 0, 0}, "mods.missing", told("no_folder"),
                                    told("no_folder_hint")));
    return findings;
}

/// The status, or bad where what was said did not arrive: a full disk is no good end.
int said_in_full(int status, const std::string& language) {
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return status;
    const Told told("output", language);
    complain({error_at({}, "output.stdout", told("stdout"), told("stdout_hint"))}, language);
    return status == good ? bad : status;
}

}  // namespace

int run(int argc, char** argv) {
    CLI::App app(
        "Fronteira: make and play turn-based war board games, alone, together or in tournaments",
        "fronteira");
    app.formatter(std::make_shared<HelpFormatter>());
    app.set_version_flag("--version", std::string("fronteira ") + sdk_version);
    app.require_subcommand(1);
    app.fallthrough();
    Context context;
    app.add_option("--mods", context.mods,
                   "Look for mods in this folder instead of the usual ones; may be repeated")
        ->type_name("DIR")
        ->allow_extra_args(false);
    for (const auto add :
         {add_play,   add_guide,      add_host,    add_list,   add_check, add_explain,  add_sim,
          add_lab,    add_tournament, add_replay,  add_test,   add_new,   add_generate, add_import,
          add_export, add_pack,       add_install, add_remove, add_lock,  add_bot,      add_docs})
        add(app, context);
    const std::string language = language_asked(argc, argv);
    speak(app, language);
    Diagnostics missing;
    app.parse_complete_callback([&] {
        missing = missing_folders(app, context, language);
        if (!missing.empty()) throw CLI::RuntimeError(bad_usage);  // before any verb runs
    });
    try {
        app.parse(argc, argv);
    } catch (const CLI::RuntimeError&) {
        return complain(missing, language);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() != 0)
            return complain(wrong_usage(app, error, language), language);
        std::ostringstream out, err;
        app.exit(error, out, err);
        say(out.str());
    }
    return said_in_full(context.status, language);
}

}  // namespace fronteira::cli
