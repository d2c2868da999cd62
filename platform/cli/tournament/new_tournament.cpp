// SPDX-License-Identifier: MIT
#include "cli/tournament/new_tournament.hpp"

#include <fronteira/text.hpp>

#include "runtime/cups/cup.hpp"
#include "runtime/mods/new_files.hpp"
#include "tournament/plan/plan_reader.hpp"

#include <algorithm>

namespace fronteira::cli {
namespace fs = std::filesystem;
namespace {

std::string toml_text(const std::string& word) {
    std::string text = "\"";
    for (const char c : word) {
        if (c == '"' || c == '\\') text += '\\';
        text += c;
    }
    return text + "\"";
}

std::string text_of(const std::string& name, const NewTournament& what, int seats) {
    std::string bots;
    for (const std::string& bot : what.bots) add_item(bots, toml_text(bot));
    return "name = " + toml_text(name) +
           "\n"
           "format = \"round_robin\"  # or league, gauntlet, swiss, knockout, double_knockout\n"
           "seed = 1\n"
           "seats = " +
           std::to_string(seats) +
           "\n"
           "deals = 10  # how many deals each line-up plays, each in all rotations of the seats\n"
           "entrants = [" +
           bots +
           "]\n"
           "\n"
           "[[game]]  # add more of these for more games; every line-up plays each of them\n"
           "ruleset = " +
           toml_text(what.ruleset) + "\n";
}

/// The fewest that the game is for; at a table nobody sits alone.
Result<int> seats_for(const RulesetEntry& ruleset) {
    const int seats = std::max(ruleset.min_players, tournament::fewest_seats);
    if (seats <= std::min(ruleset.max_players, tournament::most_seats)) return seats;
    return fail(error_at({}, "new.seats",
                         "the tables of a tournament have 2 to 6 seats, and `" + ruleset.id +
                             "` is for " + std::to_string(ruleset.min_players) + " to " +
                             std::to_string(ruleset.max_players),
                         "name another ruleset"));
}

}  // namespace

Result<std::vector<fs::path>> write_tournament(const runtime::Installation& installation,
                                               const std::string& name, const NewTournament& what,
                                               const fs::path& folder) {
    if (what.ruleset.empty() || what.bots.empty())
        return fail(error_at({}, "new.tournament", "a tournament needs a game and bots",
                             "add --ruleset war --bots steady,random"));
    const auto found = installation.mods().ruleset(what.ruleset);
    if (!found) return fail(found.error());
    const fs::path path = folder / (name + ".toml");
    const auto seats = seats_for(*found->ruleset);
    if (!seats) return fail(seats.error());
    const std::string text = text_of(name, what, *seats);
    auto plan = tournament::parse_plan(text, path.string());
    if (!plan) return fail(plan.error());
    if (auto cup = runtime::prepare_cup(installation, std::move(*plan)); !cup)
        return fail(cup.error());
    return runtime::write_new_files({{path, text}});
}

}  // namespace fronteira::cli
