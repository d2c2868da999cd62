// SPDX-License-Identifier: MIT
#include "cli/tournament/tournament_table.hpp"

#include "cli/terminal/columns.hpp"
#include "cli/tournament/tournament_notes.hpp"
#include "runtime/cups/tie_breaks_json.hpp"
#include "tournament/strength.hpp"

namespace fronteira::cli {
namespace {

using End = match::GameResult::End;
using tournament::in_points;
using tournament::Standing;
using tournament::TieBreak;
using Row = std::vector<std::string>;

/// As many decimals as a point that is shared needs.
std::string points(const Told& told, int64_t parts) {
    const int places = parts % a_point == 0 ? 0 : parts % (a_point / 10) == 0 ? 1 : 2;
    return told.number(in_points(parts), places);
}

std::string tie_break(const Told& told, const tournament::Plan& plan, const Standing& standing,
                      size_t number) {
    const int64_t value = standing.tie_breaks[number];
    if (plan.tie_breaks[number] == TieBreak::wins) return std::to_string(value);
    return told.number(in_points(value), 1);
}

/// `+35 ±12`.
std::string elo(const Told& told, const statistics::Ratings& ratings, size_t entrant) {
    const double value = ratings.elo[entrant];
    const double reach = ratings.interval[entrant].high - value;
    return (value > -0.5 ? "+" : "") + told.number(value > -0.5 && value < 0 ? 0 : value, 0) +
           " ±" + told.number(reach, 0);
}

std::vector<Standing> ranked(const runtime::Cup& cup, const tournament::Book& book) {
    return tournament::standings(cup.plan, *cup.format, book);
}

}  // namespace

std::string table_text(const runtime::Cup& cup, const tournament::Book& book,
                       const std::vector<uint64_t>& broken, const std::string& language) {
    const Told told("tournament", language);
    const tournament::Plan& plan = cup.plan;
    const std::string format = told("format_" + plan.format);
    const bool of_a_plugin = format == "format_" + plan.format;  // of which there is no text
    std::string text = told("head", {{"name", plan.name},
                                     {"format", of_a_plugin ? plan.format : format},
                                     {"played", std::to_string(book.played())},
                                     {"of", std::to_string(book.schedule().matches())}}) +
                       "\n\n";
    const statistics::Ratings ratings = tournament::ratings(plan, book);
    Row head{"#", told("entrant"), told("points"), told("matches"), "+", "=",
             "-", "Elo",           told("los")};
    for (const TieBreak one : plan.tie_breaks) head.push_back(told(tournament::name_of(one)));
    std::vector<Row> rows{head};
    const std::vector<Standing> standings = ranked(cup, book);
    for (size_t at = 0; at < standings.size(); ++at) {
        const Standing& one = standings[at];
        const auto entrant = static_cast<size_t>(one.entrant);
        Row row{std::to_string(one.rank),
                plan.entrants[static_cast<size_t>(one.entrant)].name,
                points(told, one.points),
                std::to_string(one.matches),
                std::to_string(one.wins),
                std::to_string(one.draws),
                std::to_string(one.losses),
                elo(told, ratings, entrant),
                at + 1 < standings.size()
                    ? told.number(100 * ratings.superiority(one.entrant, standings[at + 1].entrant),
                                  1) +
                          " %"
                    : ""};
        for (size_t i = 0; i < plan.tie_breaks.size(); ++i)
            row.push_back(tie_break(told, plan, one, i));
        rows.push_back(std::move(row));
    }
    return text + aligned(rows) + "\n" + told("note") + "\n" + notes_text(cup, book, broken, told);
}

Json table_json(const runtime::Cup& cup, const tournament::Book& book,
                const std::vector<uint64_t>& broken) {
    const tournament::Plan& plan = cup.plan;
    const statistics::Ratings ratings = tournament::ratings(plan, book);
    Json entrants = Json::array();
    for (const Standing& one : ranked(cup, book)) {
        const auto entrant = static_cast<size_t>(one.entrant);
        const statistics::Interval& interval = ratings.interval[entrant];
        entrants.push_back({{"rank", one.rank},
                            {"name", plan.entrants[static_cast<size_t>(one.entrant)].name},
                            {"points", in_points(one.points)},
                            {"matches", one.matches},
                            {"wins", one.wins},
                            {"draws", one.draws},
                            {"losses", one.losses},
                            {"forfeits", one.forfeits},
                            {"byes", one.byes},
                            {"elo", ratings.elo[entrant]},
                            {"elo_interval", {interval.low, interval.high}},
                            {"tie_breaks", runtime::tie_breaks_json<Json>(plan, one)}});
    }
    Json corrections = Json::array();
    for (const auto& [match, correction] : book.corrections())
        corrections.push_back({{"match", match + 1}, {"reason", correction.reason}});
    Json broken_seals = Json::array();
    for (const uint64_t match : broken) broken_seals.push_back(match + 1);
    Json test = nullptr;
    if (book.test())
        test = {{"verdict", name_of(book.test()->verdict())},
                {"elo0", plan.sequential.elo0},
                {"elo1", plan.sequential.elo1},
                {"log_ratio", book.test()->log_ratio()},
                {"low", book.test()->low()},
                {"high", book.test()->high()}};
    return {{"name", plan.name},
            {"test", std::move(test)},
            {"faults", ended_so(book, End::fault)},
            {"openings", openings_of(plan)},
            {"ended",
             {{"decided", ended_so(book, End::decided)},
              {"standstill", ended_so(book, End::standstill)},
              {"limit", ended_so(book, End::move_limit)}}},
            {"corrections", std::move(corrections)},
            {"format", plan.format},
            {"played", book.played()},
            {"of", book.schedule().matches()},
            {"rounds", book.schedule().rounds().size()},
            {"tie_breaks", runtime::tie_break_order<Json>(plan)},
            {"entrants", std::move(entrants)},
            {"broken_seals", std::move(broken_seals)}};
}

}  // namespace fronteira::cli
