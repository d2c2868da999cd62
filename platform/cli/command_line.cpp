// SPDX-License-Identifier: MIT
#include "cli/command_line.hpp"

#include <fronteira/version.hpp>

#include "cli/help_language.hpp"
#include "cli/terminal/say.hpp"
#include "cli/tournament/tournament_verbs.hpp"
#include "cli/unknown_verb.hpp"
#include "cli/verbs/verbs.hpp"
#include "runtime/log.hpp"
#include "runtime/words/shown.hpp"

#include <CLI/CLI.hpp>

#include <cstdio>
#include <sstream>

namespace fronteira::cli {

int run(int argc, char** argv) {
    CLI::App app(
        "Fronteira: make and play turn-based war board games, alone, together or in tournaments",
        "fronteira");
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
    speak(app, language_asked(argc, argv));
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (const auto unknown = unknown_verb(app); unknown && error.get_exit_code() != 0) {
            runtime::log_findings({*unknown});
            return bad_usage;
        }
        std::ostringstream out, err;
        const int status = app.exit(error, out, err) == 0 ? good : bad_usage;
        say(out.str());
        std::fputs(runtime::shown(err.str()).c_str(), stderr);
        return status;
    }
    return context.status;
}

}  // namespace fronteira::cli
