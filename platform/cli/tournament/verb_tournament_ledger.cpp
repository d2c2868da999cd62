// SPDX-License-Identifier: MIT
#include "cli/options/language_option.hpp"
#include "cli/options/limits.hpp"
#include "cli/reports/json.hpp"
#include "cli/terminal/say.hpp"
#include "cli/terminal/told.hpp"
#include "cli/tournament/tournament_export.hpp"
#include "cli/tournament/tournament_notes.hpp"
#include "cli/tournament/tournament_report.hpp"
#include "cli/tournament/tournament_verbs.hpp"
#include "runtime/words/voice.hpp"
#include "tournament/ledger/merge.hpp"
#include "tournament/ledger/seals.hpp"
#include "tournament/runner/schedule.hpp"

#include <CLI/CLI.hpp>

#include <cstdio>
#include <set>

namespace fronteira::cli {
namespace fs = std::filesystem;
namespace {

struct CupMerge {
    std::string into;
    std::vector<std::string> shards;
};

struct CupReport {
    std::string file;
    std::string to;
    std::string language;
    size_t megabytes = 18;
    bool json = false;
};

struct CupExport {
    std::string file;
    std::string to;
    std::string format = "csv";
    std::vector<uint64_t> matches;
    size_t last = 0;  ///< 0: all
    bool json = false;
};

void merge_cups(const CupMerge& options, Context& context) {
    const std::vector<fs::path> shards(options.shards.begin(), options.shards.end());
    if (auto merged = tournament::merge(shards, options.into); !merged)
        return context.refuse(merged.error());
    say(options.into + "\n");
}

/// What was changed in the ledger goes out with the rest, but not without a word.
void tell_broken(const std::vector<uint64_t>& broken, const fs::path& ledger,
                 const std::string& language, Context& context) {
    if (broken.empty()) return;
    const std::string what = broken_text(broken, Told("tournament", language));
    context.refuse_in(language, {error_at({ledger.string(), 0, 0}, "ledger.changed", what)}, bad);
}

/// The numbers of the matches that were played last, by number.
std::set<uint64_t> last_of(const tournament::Book& book, size_t most) {
    std::set<uint64_t> last;
    for (uint64_t number = book.results().size(); number-- > 0 && last.size() < most;)
        if (book.has(number)) last.insert(number);
    return last;
}

void export_cup(const CupExport& options, Context& context) {
    const auto kept =
        runtime::KeptCup::open(context.installation(), options.file, options.format == "records");
    if (!kept) return context.refuse(kept.error());
    std::set<uint64_t> wanted;
    for (const uint64_t match : options.matches) wanted.insert(match - 1);
    if (options.last > 0) wanted = last_of((*kept)->book, options.last);
    const auto written = export_tournament(**kept, options.format, wanted, options.to);
    if (!written) return context.refuse(written.error());
    auto broken = tournament::broken_seals(*(*kept)->ledger);
    if (!broken) return context.refuse(broken.error());
    std::erase_if(*broken,
                  [&](uint64_t match) { return !wanted.empty() && !wanted.contains(match); });
    tell_broken(*broken, (*kept)->ledger->path(), runtime::choose_language(), context);
    if (options.json) return print({{"to", options.to}});
    say(options.to + "\n");
}

void report_cup(const CupReport& options, Context& context) {
    const auto kept = runtime::KeptCup::open(context.installation(), options.file, true);
    if (!kept) return context.refuse(kept.error());
    const auto reported =
        report_tournament(context.installation(), **kept, options.to, options.megabytes << 20);
    if (!reported) return context.refuse(reported.error());
    const std::string language = runtime::choose_language(options.language);
    tell_broken(reported->broken, (*kept)->ledger->path(), language, context);
    if (options.json)
        return print(
            {{"to", options.to}, {"matches", reported->matches}, {"watched", reported->watched}});
    say(Told("tournament", language)(reported->matches == 1 ? "reported_one" : "reported",
                                     {{"file", options.to},
                                      {"matches", std::to_string(reported->matches)},
                                      {"watched", std::to_string(reported->watched)}}) +
        "\n");
}

void add_merge(CLI::App& verbs, Context& context) {
    auto options = std::make_shared<CupMerge>();
    CLI::App* verb = verbs.add_subcommand("merge", "Merge the ledgers of shards into a new one");
    verb->add_option("into", options->into, "The new ledger")->required()->type_name("FILE");
    verb->add_option("shards", options->shards, "The ledgers of the shards")
        ->required()
        ->type_name("FILE");
    verb->callback([options, &context] { merge_cups(*options, context); });
}

void add_export_to(CLI::App& verbs, Context& context) {
    auto options = std::make_shared<CupExport>();
    CLI::App* verb = verbs.add_subcommand("export", "Export the matches of a ledger");
    verb->add_option("file", options->file, "The tournament's file or its ledger")
        ->required()
        ->type_name("FILE");
    verb->add_option("--to", options->to, "The file to write; for records, a folder")
        ->required()
        ->type_name("PATH");
    one_of(verb->add_option("--format", options->format,
                            "csv, json, pgn for programs that compute ratings, or records"),
           {"csv", "json", "pgn", "records"})
        ->capture_default_str();
    within(verb->add_option("--match", options->matches,
                            "Only this match, by number; may be repeated"),
           1, tournament::Schedule::most_matches)
        ->allow_extra_args(false);
    within(verb->add_option("--last", options->last,
                            "Only so many matches, those with the highest numbers"),
           1, tournament::Schedule::most_matches)
        ->excludes("--match");
    verb->add_flag("--json", options->json, "As JSON: where it was written");
    verb->callback([options, &context] { export_cup(*options, context); });
}

void add_report(CLI::App& verbs, Context& context) {
    auto options = std::make_shared<CupReport>();
    CLI::App* verb =
        verbs.add_subcommand("report", "Write a page for browsers, with tables and replays");
    verb->add_option("file", options->file, "The tournament's file or its ledger")
        ->required()
        ->type_name("FILE");
    verb->add_option("--to", options->to, "The page to write")->required()->type_name("FILE");
    within(
        verb->add_option("--replays", options->megabytes,
                         "Size limit for replays, in megabytes; further matches are only listed"),
        0, 4096)
        ->capture_default_str();
    add_language(
        *verb, options->language,
        ": the language of the output; the page has them all; by default the terminal's own");
    verb->add_flag("--json", options->json, "As JSON: what was written");
    verb->callback([options, &context] { report_cup(*options, context); });
}

}  // namespace

void add_ledger_verbs(CLI::App& verbs, Context& context) {
    add_tournament_verify(verbs, context);
    add_merge(verbs, context);
    add_export_to(verbs, context);
    add_report(verbs, context);
}

}  // namespace fronteira::cli
