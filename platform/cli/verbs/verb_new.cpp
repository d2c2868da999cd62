// SPDX-License-Identifier: MIT
#include "cli/options/limits.hpp"
#include "cli/terminal/say.hpp"
#include "cli/terminal/told.hpp"
#include "cli/tournament/new_tournament.hpp"
#include "cli/verbs/verbs.hpp"
#include "content/reading/forms.hpp"
#include "runtime/mods/templates.hpp"
#include "runtime/words/voice.hpp"

#include <CLI/CLI.hpp>

#include <system_error>

namespace fronteira::cli {
namespace fs = std::filesystem;
namespace {

struct NewOptions {
    std::string kind;
    std::string name;
    std::string into = ".";
    NewTournament tournament;
};

/// A mod gets a folder of its own; all else goes into the folder of a mod.
Result<fs::path> target(const NewOptions& options) {
    if (!content::is_identifier(options.name))
        return fail(error_at({}, "new.name", "`" + options.name + "` cannot be a name",
                             "use a lower-case letter, then lower-case letters, digits and _"));
    if (options.kind == "tournament") return fs::path(options.into);
    if (options.kind == "mod") return fs::path(options.into) / options.name;
    std::error_code error;
    if (!fs::exists(fs::path(options.into) / "mod.toml", error))
        return fail(error_at({options.into, 0, 0}, "new.no_mod", "is not the folder of a mod",
                             "name one with --into"));
    return fs::path(options.into);
}

/// What cannot be written is bad; all else lies in what was asked for.
int status_of(const Diagnostics& findings) {
    const std::string& code = findings.front().code;
    const bool of_files =
        code == "new.file" || code == "new.unwritable" || code == "new.no_template";
    return of_files ? bad : bad_usage;
}

void make(const NewOptions& options, Context& context) {
    const bool plays = !options.tournament.ruleset.empty() || !options.tournament.bots.empty();
    if (plays && options.kind != "tournament") {
        const Told told("usage", runtime::choose_language());
        const Diagnostics finding{error_at({}, "usage.together", told("no_tournament"))};
        return context.refuse_in(runtime::choose_language(), finding, bad_usage);
    }
    const auto folder = target(options);
    if (!folder) return context.refuse(folder.error(), bad_usage);
    const auto written =
        options.kind == "tournament"
            ? write_tournament(context.installation(), options.name, options.tournament, *folder)
            : runtime::copy_template(options.kind, options.name, *folder);
    if (!written) return context.refuse(written.error(), status_of(written.error()));
    for (const fs::path& file : *written) say(file.lexically_normal().string() + "\n");
}

}  // namespace

void add_new(CLI::App& app, Context& context) {
    auto options = std::make_shared<NewOptions>();
    CLI::App* verb = app.add_subcommand(
        "new", "Create a mod, a part of one, or a tournament from a small example");
    one_of(verb->add_option("kind", options->kind, "mod, ruleset, map, bot or tournament"),
           {"mod", "ruleset", "map", "bot", "tournament"})
        ->required();
    verb->add_option("name", options->name, "The new id, such as sea_war")->required();
    verb->add_option("--into", options->into,
                     "Where to create the folder of a mod or the file of a tournament; for the "
                     "others, the folder of their mod")
        ->type_name("DIR")
        ->capture_default_str();
    verb->add_option("--ruleset", options->tournament.ruleset, "The ruleset the tournament plays");
    verb->add_option("--bots", options->tournament.bots,
                     "The bots in the tournament, separated by commas")
        ->delimiter(',');
    verb->callback([options, &context] { make(*options, context); });
}

}  // namespace fronteira::cli
