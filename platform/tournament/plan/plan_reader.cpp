// SPDX-License-Identifier: MIT
#include "tournament/plan/plan_reader.hpp"

#include "content/file_bytes.hpp"
#include "content/mods/option_value.hpp"
#include "content/reading/finish.hpp"
#include "content/reading/table_reader.hpp"
#include "content/toml/toml_file.hpp"
#include "tournament/plan/names.hpp"
#include "tournament/plan/plan_terms.hpp"

#include <fstream>
#include <map>

namespace fronteira::tournament {
namespace fs = std::filesystem;
namespace {

using content::Cursor;
using content::Identifier;
using content::OneOf;
using content::Range;
using content::TableReader;
using content::Words;

constexpr size_t most_bytes = 1u << 20;
constexpr size_t most_games = 100;
constexpr int64_t most_rounds = 1000;

void read_name(const Cursor& cursor, std::string& out) {
    std::string name;
    content::read(cursor, name, Words{});
    if (name.size() > longest_name || name.find_first_of("\n\t\"") != std::string::npos)
        return cursor.error("name", "a name has at most 60 bytes, one line and no quotes");
    if (!name.empty()) out = std::move(name);
}

void read_entrant(const Cursor& cursor, const People& people, Entrant& entrant) {
    entrant.place = cursor.place();
    if (cursor.value.as_string() != nullptr) {
        read_name(cursor, entrant.bot);
        entrant.name = entrant.bot;
        return;
    }
    TableReader in(cursor);
    in.need("bot", [&](const Cursor& bot) { content::read(bot, entrant.bot, Words{}); });
    entrant.name = entrant.bot;
    in.with("name", [&](const Cursor& name) { read_name(name, entrant.name); });
    in.optional("joins", entrant.joins, Range{1, most_rounds, "the first round in which it plays"});
    in.with("leaves", [&](const Cursor& leaves) {
        constexpr const char* meaning = "`leaves` is the first round without it";
        content::read(leaves, entrant.leaves, Range{2, most_rounds, meaning});
        if (entrant.leaves != 0 && entrant.leaves <= entrant.joins)
            leaves.error("leaves", "it leaves before it has played", meaning);
    });
    read_time(in, people, entrant.time);
}

void read_options(const Cursor& cursor, GameChoice& game) {
    TableReader in(cursor);
    in.others([&](const content::Entry& entry, const Cursor& value) {
        game.options[entry.key] = content::read_option_word(value);
        game.option_places[entry.key] = value.place();
    });
}

void read_openings(const Cursor& cursor, Openings& openings) {
    openings.place = cursor.place();
    if (cursor.value.as_table() == nullptr) return content::read(cursor, openings.from, Words{});
    TableReader in(cursor);
    in.required("from", openings.from, Words{});
    in.optional("rounds", openings.rounds,
                Range{1, 1'000'000, "how many rounds of each record are played"});
}

void read_game(const Cursor& cursor, GameChoice& game) {
    game.place = cursor.place();
    TableReader in(cursor);
    in.required("ruleset", game.ruleset, Words{});
    game.map_place = game.place;
    in.with("map", [&](const Cursor& map) {
        game.map_place = map.place();
        content::read(map, game.map, Words{});
    });
    in.with("options", [&](const Cursor& options) { read_options(options, game); });
    in.with("openings", [&](const Cursor& openings) { read_openings(openings, game.openings); });
}

void refuse_openings(const Plan& plan, content::Report& report) {
    for (const GameChoice& game : plan.games)
        if (const Openings& given = game.openings; !given.from.empty())
            report.error(given.place.line, given.place.column, "openings",
                         "people begin their matches themselves", "leave out `openings`");
}

/// Those who are known before anything begins: all of them, unless people are to register.
void read_entrants(const Cursor& list, Plan& plan) {
    const content::Array* items = list.value.as_array();
    if (items == nullptr) return list.expected("a list");
    if (items->size() > most_entrants)
        return list.error("entrants", "there can be at most 1000 entrants");
    for (size_t i = 0; i < items->size(); ++i)
        read_entrant(Cursor(list, i, (*items)[i]), plan.people, plan.entrants.emplace_back());
    if (!plan.people.on && items->size() < static_cast<size_t>(plan.seats))
        list.error(
            "entrants",
            std::to_string(items->size()) +
                (items->size() == 1 ? " entrant for " : " entrants for ") +
                std::to_string(plan.seats) + " seats",
            "name more entrants, or use fewer `seats`; with [people] they can register on a host");
}

void read_tie_breaks(TableReader& in, Plan& plan) {
    std::vector<TieBreak> order;
    const bool given = in.each("tie_breaks", [&](const Cursor& item, size_t) {
        int32_t word = 0;
        content::read(item, word, OneOf{{"buchholz", "sonneborn_berger", "head_to_head", "wins"}});
        order.push_back(static_cast<TieBreak>(word));
        plan.tie_break_places.push_back(item.place());
    });
    if (given) plan.tie_breaks = std::move(order);
}

void check_names(const std::vector<Entrant>& entrants, content::Report& report) {
    std::map<std::string, int> lines;
    for (const Entrant& entrant : entrants) {
        const auto [first, fresh] = lines.emplace(name_key(entrant.name), entrant.place.line);
        if (!fresh)
            report.error(entrant.place.line, entrant.place.column, "same_name",
                         "two entrants are called " + content::in_quotes(entrant.name),
                         "give one of them a `name` of its own");
    }
}

void read_plan(const Cursor& root, Plan& plan) {
    TableReader in(root);
    int64_t seed = 1;
    in.need("name", [&](const Cursor& name) { read_name(name, plan.name); });
    in.need("format", [&](const Cursor& format) {
        plan.format_place = format.place();
        content::read(format, plan.format, Identifier{});
    });
    in.optional("seed", seed, Range{0, INT64_MAX, "everything random follows from it"});
    plan.seed = static_cast<uint64_t>(seed);
    in.required("seats", plan.seats,
                Range{fewest_seats, most_seats, "the number of seats at each table"});
    in.optional("deals", plan.deals,
                Range{1, 1'000'000, "how often each line-up plays, in all rotations of the seats"});
    in.with("rounds", [&](const Cursor& rounds) {
        plan.rounds_place = rounds.place();
        content::read(rounds, plan.rounds,
                      Range{1, most_rounds, "by default as many as the format needs"});
    });
    in.each("game", [&](const Cursor& game, size_t) {
        if (plan.games.size() == most_games)
            game.error("games",
                       "more than " + std::to_string(most_games) + " games are not possible");
        read_game(game, plan.games.emplace_back());
    });
    if (plan.games.empty()) root.error("no_game", "nothing is played", "add a [[game]]");
    in.with("people", [&](const Cursor& people) { read_people(people, plan.people); });
    const auto entrants = [&](const Cursor& list) { read_entrants(list, plan); };
    if (plan.people.on)
        in.with("entrants", entrants);
    else
        in.need("entrants", entrants);
    in.with("points", [&](const Cursor& points) { read_points(points, plan); });
    read_tie_breaks(in, plan);
    in.with("limits", [&](const Cursor& limits) { read_limits(limits, plan.people, plan.limits); });
    in.with("test", [&](const Cursor& test) { read_test(test, plan.people, plan.sequential); });
    check_names(plan.entrants, root.report);
    if (plan.people.on) refuse_openings(plan, root.report);
}

/// Ledgers are databases, and those begin so.
bool is_ledger(const fs::path& path) {
    constexpr std::string_view begin = "SQLite format 3";
    std::string bytes(begin.size(), ' ');
    std::error_code error;
    if (!fs::is_regular_file(path, error)) return false;  // a pipe would wait for its other end
    std::ifstream file(path, std::ios::binary);
    return file.read(bytes.data(), static_cast<std::streamsize>(bytes.size())) && bytes == begin;
}

Diagnostic not_the_plan(const fs::path& ledger) {
    const fs::path plan = fs::path(ledger).replace_extension(".toml");
    std::error_code error;
    const bool beside = fs::exists(plan, error);
    return error_at({ledger.string(), 0, 0}, "tournament.ledger",
                    "is a ledger (what was played), not the tournament's file",
                    beside ? "name `" + plan.string() + "`"
                           : "name the file that it was begun with, such as cup.toml, and the "
                             "ledger with --ledger");
}

}  // namespace

Result<Plan> parse_plan(std::string_view text, const std::string& file) {
    const auto root = content::parse_toml(text, file);
    if (!root) return fail(root.error());
    content::Report report(file, "tournament");
    Plan plan;
    plan.file = file;
    plan.source = std::string(text);
    read_plan(Cursor(*root, report), plan);
    return content::finish(report, std::move(plan), nullptr);
}

Result<Plan> load_plan(const fs::path& path) {
    if (is_ledger(path)) return fail(not_the_plan(path));
    const auto text = content::read_file(path, most_bytes);
    if (!text) return fail(text.error());
    return parse_plan(*text, path.string());
}

}  // namespace fronteira::tournament
