// SPDX-License-Identifier: MIT
#include "cli/options/language_option.hpp"
#include "cli/options/limits.hpp"
#include "cli/terminal/interruptible.hpp"
#include "cli/terminal/say.hpp"
#include "cli/tournament/tournament_progress.hpp"
#include "cli/tournament/tournament_table.hpp"
#include "cli/tournament/tournament_verbs.hpp"
#include "runtime/log.hpp"
#include "runtime/words/voice.hpp"
#include "tournament/ledger/seals.hpp"
#include "tournament/plan/plan_reader.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <thread>

namespace fronteira::cli {
namespace fs = std::filesystem;
namespace {

struct TournamentOptions {
    std::string file;
    std::string ledger;
    std::string language;
    std::string shard;
    int jobs = 1;
    bool json = false;
    bool progress = false;
    bool resume = false;
};

fs::path ledger_path(const TournamentOptions& options) {
    return options.ledger.empty() ? tournament::ledger_of(options.file) : fs::path(options.ledger);
}

void show_table(const runtime::Cup& cup, const tournament::Book& book,
                const tournament::Ledger& ledger, const TournamentOptions& options,
                Context& context) {
    const auto broken = tournament::broken_seals(ledger);
    if (!broken) return context.refuse(broken.error());
    if (!broken->empty()) context.status = bad;
    if (!options.json)
        return say(table_text(cup, book, *broken, runtime::choose_language(options.language)));
    print(table_json(cup, book, *broken));
}

void tell_table(const TournamentOptions& options, Context& context) {
    const std::string& path = options.ledger.empty() ? options.file : options.ledger;
    const auto kept = runtime::KeptCup::open(context.installation(), path, false);
    if (!kept) return context.refuse(kept.error());
    show_table((*kept)->cup, (*kept)->book, *(*kept)->ledger, options, context);
}

/// `2/5`: the second of five.
Result<tournament::Shard> shard_of(const std::string& text) {
    unsigned long long part = 1, of = 1;
    char rest = 0;
    if (!text.empty() && (std::sscanf(text.c_str(), "%llu/%llu%c", &part, &of, &rest) != 2 ||
                          part < 1 || part > of || of > 100000))
        return fail(error_at({}, "tournament.shard", "`" + text + "` is not a shard",
                             "write 2/5 for the second of five"));
    return tournament::Shard{part - 1, of};
}

Result<void> check_shard(const runtime::Cup& cup, const tournament::Shard& shard) {
    if (shard.whole()) return {};
    if (cup.format->needs_results())
        return fail(error_at(
            cup.plan.format_place, "tournament.shard",
            "a `" + cup.plan.format + "` cannot be played in shards: its rounds wait for results",
            "run it on one machine, or choose a format without rounds that wait"));
    if (cup.plan.sequential.on)
        return fail(error_at({cup.plan.file, 0, 0}, "tournament.shard",
                             "a tournament with a [test] cannot be played in shards: when it ends "
                             "depends on all matches so far",
                             "leave out [test], or run it on one machine"));
    return {};
}

void run_cup(const TournamentOptions& options, Context& context) {
    auto plan = tournament::load_plan(options.file);
    if (!plan) return context.refuse(plan.error(), bad_usage);
    auto cup = runtime::prepare_cup(context.installation(), std::move(*plan));
    const auto shard = shard_of(options.shard);
    if (!cup && !shard)
        cup.error().insert(cup.error().end(), shard.error().begin(), shard.error().end());
    if (!cup) return context.refuse(cup.error(), bad_usage);
    runtime::log_findings(cup->warnings);
    const auto lock = runtime::lock_of(*cup);
    if (!lock) return context.refuse(lock.error());
    if (!shard) return context.refuse(shard.error(), bad_usage);
    if (auto can = check_shard(*cup, *shard); !can) return context.refuse(can.error(), bad_usage);
    // A file that may not grow is a full disk, not an end without a word.
    std::signal(SIGXFSZ, SIG_IGN);
    const fs::path path = ledger_path(options);
    std::error_code error;
    if (options.resume && !fs::exists(path, error))
        return context.refuse(
            {error_at({path.string(), 0, 0}, "ledger.missing", "there is no ledger to continue",
                      "`fronteira tournament run` begins one")});
    const auto ledger = tournament::Ledger::open_to_write(path);
    if (!ledger) return context.refuse(ledger.error());
    const tournament::Run what{cup->plan, *cup->format, **ledger, *lock, *shard, options.jobs};
    const Interruptible interruptible;
    tournament::RunHooks hooks;
    hooks.cancel = &Interruptible::wanted();
    hooks.progress =
        tournament_progress(options.progress, runtime::choose_language(options.language));
    const auto end =
        tournament::run_tournament(what, arenas_of(context.installation(), *cup), hooks);
    if (!end) return context.refuse(end.error());
    tournament::Book book(cup->plan, *cup->format);
    if (auto read = book.read(**ledger); !read) return context.refuse(read.error());
    show_table(*cup, book, **ledger, options, context);
    if (!end->complete) context.status = bad;
}

void add_file(CLI::App& verb, TournamentOptions& options, const std::string& what) {
    verb.add_option("file", options.file, what)->required()->type_name("FILE");
    verb.add_option("--ledger", options.ledger,
                    "The ledger; by default the file's name with .ledger")
        ->type_name("FILE");
    add_language(verb, options.language);
    verb.add_flag("--json", options.json, "As JSON");
}

void add_run(CLI::App& verbs, Context& context, const char* name, const char* about, bool resume) {
    auto options = std::make_shared<TournamentOptions>();
    options->resume = resume;
    CLI::App* verb = verbs.add_subcommand(name, about);
    add_file(*verb, *options, "The tournament's file, such as cup.toml");
    options->jobs = static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1u, 256u));
    within(verb->add_option("--jobs", options->jobs,
                            "Matches played at the same time; by default one per processor"),
           1, 256);
    verb->add_option(
            "--shard", options->shard,
            "Play only a part, such as 2/5, the second of five; each part needs its own ledger")
        ->type_name("PART/PARTS")
        ->check([](const std::string& text) { return text.empty() ? "empty" : ""; });
    verb->add_flag("--progress", options->progress,
                   "Report progress on stderr: a line of JSON, a few times a second");
    verb->callback([options, &context] { run_cup(*options, context); });
}

}  // namespace

void add_tournament(CLI::App& app, Context& context) {
    CLI::App* verbs = app.add_subcommand(
        "tournament", "Run a tournament of bots or people, continue it, examine it");
    verbs->require_subcommand(1);
    add_run(*verbs, context, "run", "Play whatever is missing in the ledger and show the table",
            false);
    add_run(*verbs, context, "resume", "The same, but the ledger must exist", true);
    auto options = std::make_shared<TournamentOptions>();
    CLI::App* verb = verbs->add_subcommand("table", "Show the table, also during a run");
    add_file(*verb, *options, "The tournament's file or its ledger");
    verb->callback([options, &context] { tell_table(*options, context); });
    add_ledger_verbs(*verbs, context);
    add_tournament_open(*verbs, context);
    add_tournament_deeds(*verbs, context);
}

}  // namespace fronteira::cli
