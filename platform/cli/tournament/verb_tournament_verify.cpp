// SPDX-License-Identifier: MIT
#include <fronteira/text.hpp>

#include "cli/options/language_option.hpp"
#include "cli/options/limits.hpp"
#include "cli/reports/json.hpp"
#include "cli/terminal/interruptible.hpp"
#include "cli/terminal/say.hpp"
#include "cli/terminal/told.hpp"
#include "cli/tournament/tournament_verbs.hpp"
#include "runtime/cups/cup_records.hpp"
#include "runtime/words/voice.hpp"
#include "tournament/runner/schedule.hpp"
#include "tournament/runner/verify.hpp"

#include <CLI/CLI.hpp>

namespace fronteira::cli {
namespace {

struct CupVerify {
    std::string file;
    std::vector<uint64_t> matches;
    std::string language;
    bool again = false;
    bool json = false;
};

/// How a match ends, after `ends_otherwise`.
std::string end_in_words(const match::Outcome& ends, const Told& told) {
    if (ends.kind == match::Outcome::Kind::going_on) return told("doubt_goes_on");
    if (ends.kind == match::Outcome::Kind::drawn) return told("doubt_drawn");
    std::string seats;
    for (int seat = 0; seat < core::max_seats; ++seat)
        if ((ends.seats >> seat & 1u) != 0) add_item(seats, std::to_string(seat + 1));
    return told("doubt_won", {{"seats", seats}});
}

std::string doubt_in_words(const tournament::Doubt& doubt, const Told& told) {
    return told("doubt_" + doubt.why,
                {{"end", end_in_words(doubt.ends, told)}, {"reason", doubt.reason}});
}

Json doubt_json(const tournament::Doubt& doubt, const Told& told) {
    return {{"match", doubt.number + 1},
            {"move", doubt.move},
            {"why", doubt.why},
            {"what", doubt_in_words(doubt, told)}};
}

Diagnostic doubt_finding(const tournament::Doubt& doubt, const std::string& ledger,
                         const Told& told) {
    return error_at({ledger, 0, 0}, "ledger.unverified",
                    told(doubt.move > 0 ? "doubt_of_move" : "doubt_of_match",
                         {{"match", std::to_string(doubt.number + 1)},
                          {"move", std::to_string(doubt.move)},
                          {"what", doubt_in_words(doubt, told)}}));
}

void verify_cup(const CupVerify& options, Context& context) {
    const auto kept = runtime::KeptCup::open(context.installation(), options.file, true);
    if (!kept) return context.refuse(kept.error());
    auto arena = runtime::arenas_of(context.installation(), (*kept)->cup, options.again)(0);
    if (!arena) return context.refuse(arena.error(), bad);
    tournament::VerifyPlan what{{}, options.again};
    for (const uint64_t match : options.matches) what.numbers.push_back(match - 1);
    const Interruptible interruptible;
    const auto found =
        tournament::verify((*kept)->cup.plan, *(*kept)->ledger, (*kept)->book.schedule(),
                           std::move(*arena), what, &Interruptible::wanted());
    if (!found) return context.refuse(found.error());
    const std::string language = runtime::choose_language(options.language);
    const Told told("tournament", language);
    Json doubts = Json::array();
    Diagnostics findings;
    for (const tournament::Doubt& doubt : found->doubts) {
        doubts.push_back(doubt_json(doubt, told));
        findings.push_back(doubt_finding(doubt, (*kept)->ledger->path().string(), told));
    }
    if (options.json)
        print({{"verified", found->verified},
               {"unverified", std::move(doubts)},
               {"complete", found->complete}});
    else
        say(told("verified", {{"verified", std::to_string(found->verified)},
                              {"unverified", std::to_string(found->doubts.size())}}) +
            "\n" + (found->complete ? "" : told("verify_interrupted") + "\n"));
    if (!found->complete) context.status = bad;
    if (!findings.empty()) context.refuse_in(language, findings);
}

}  // namespace

void add_tournament_verify(CLI::App& verbs, Context& context) {
    auto options = std::make_shared<CupVerify>();
    CLI::App* verb = verbs.add_subcommand(
        "verify", "Replay the moves of the ledger and name the matches that differ");
    verb->add_option("file", options->file, "The tournament's file or its ledger")
        ->required()
        ->type_name("FILE");
    within(verb->add_option("--match", options->matches,
                            "Only this match, by number; may be repeated"),
           1, tournament::Schedule::most_matches)
        ->allow_extra_args(false);
    verb->add_flag("--again", options->again,
                   "Also let the bots play and compare every move with theirs; this starts the "
                   "programs named in the ledger");
    add_language(*verb, options->language);
    verb->add_flag("--json", options->json, "As JSON");
    verb->callback([options, &context] { verify_cup(*options, context); });
}

}  // namespace fronteira::cli
