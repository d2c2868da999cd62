// SPDX-License-Identifier: MIT
#include "runtime/cups/cup.hpp"

#include "content/mods/option_value.hpp"
#include "plugin/pairings.hpp"
#include "runtime/cups/cup_limits.hpp"
#include "runtime/cups/cup_oddities.hpp"
#include "runtime/cups/cup_openings.hpp"
#include "runtime/games/guarded_rules.hpp"
#include "runtime/games/simulation.hpp"
#include "spelling/near_miss.hpp"

#include <algorithm>
#include <chrono>
#include <set>
#include <tuple>

namespace fronteira::runtime {
namespace {

void add_at(Diagnostics& all, const Diagnostics& more, const Place& place) {
    for (Diagnostic finding : more) {
        if (finding.place.file.empty()) finding.place = place;
        all.push_back(std::move(finding));
    }
}

/// The options that a game has and takes. The others are told, each where it stands.
WrittenOptions fitting_options(const Installation& installation,
                               const tournament::GameChoice& choice, Diagnostics& faults) {
    const auto found = installation.mods().ruleset(choice.ruleset);
    if (!found) return {};  // prepare() says so
    WrittenOptions fitting;
    for (const auto& [id, word] : choice.options) {
        const auto at = choice.option_places.find(id);
        const Place place = at == choice.option_places.end() ? choice.place : at->second;
        const auto option = content::find_option(found->ruleset->options, id);
        if (!option)
            add_at(faults, option.error(), place);
        else if (const auto value = content::read_option_value(**option, word); !value)
            add_at(faults, value.error(), place);
        else
            fitting[id] = word;
    }
    return fitting;
}

/// A map that does not fit is told where the plan chooses it: the fault is not the map's.
Diagnostics at_the_choice(Diagnostics faults, const tournament::GameChoice& choice) {
    for (Diagnostic& fault : faults)
        if (fault.code.starts_with("needs.") || fault.code == "mod.unknown_map")
            fault.place = choice.map_place;
    return faults;
}

/// Finds what is played. Where a game cannot be prepared, its ruleset on its own map stands in for
/// it in what is returned, so that everything else that is wrong can be told at once.
std::vector<Game> find_games(const Installation& installation, Cup& cup, Diagnostics& faults) {
    std::vector<Game> all;
    for (const tournament::GameChoice& choice : cup.plan.games) {
        auto game =
            prepare(installation, choice.ruleset,
                    {choice.map, cup.plan.seats, fitting_options(installation, choice, faults)});
        if (game) {
            all.push_back(*game);
            cup.games.push_back(std::move(*game));
            continue;
        }
        add_at(faults, at_the_choice(game.error(), choice), choice.place);
        if (auto stand_in = prepare(installation, choice.ruleset, {})) all.push_back(*stand_in);
    }
    return all;
}

/// With several games a bot that one of them has not is told with that game.
Diagnostics with_game(Diagnostics faults, const Game& game, const tournament::Plan& plan) {
    if (plan.games.size() > 1)
        for (Diagnostic& fault : faults)
            if (fault.code == "bot.unknown") fault.message += " in " + game.name();
    return faults;
}

/// Every bot is made once for each game, so that a misspelt one is told before anything is played.
void try_entrants(const Installation& installation, const tournament::Plan& plan,
                  const std::vector<Game>& games, Diagnostics& faults) {
    std::set<std::string> seen;
    for (const Game& game : games) {
        const auto rules = GuardedRules::load(game);
        if (!rules) {
            add_at(faults, rules.error(), {});
            continue;
        }
        if (auto limits = limits_in(game, (*rules)->rules().layout, plan.limits); !limits)
            add_at(faults, limits.error(), {});
        for (const tournament::Entrant& entrant : plan.entrants) {
            if (entrant.is_person() || !seen.insert(game.name() + " " + entrant.bot).second)
                continue;
            if (auto bot = make_bot(installation, game, entrant.bot, (*rules)->rules()); !bot)
                add_at(faults, with_game(bot.error(), game, plan), entrant.place);
        }
    }
}

void refuse_people(const tournament::Plan& plan, Diagnostics& faults) {
    for (const tournament::Entrant& entrant : plan.entrants)
        if (entrant.is_person())
            faults.push_back(error_at(entrant.place, "tournament.person",
                                      "`" + entrant.name + "` is a person",
                                      "`fronteira tournament open` lets people play"));
}

/// What is wrong with the file itself first, from its beginning to its end.
void sort_by_place(Diagnostics& faults, const std::string& file) {
    const auto order = [&](const Diagnostic& one) {
        const bool elsewhere = one.place.file != file;
        return std::tuple(elsewhere, elsewhere ? 0 : one.place.line,
                          elsewhere ? 0 : one.place.column);
    };
    std::stable_sort(faults.begin(), faults.end(),
                     [&](const Diagnostic& a, const Diagnostic& b) { return order(a) < order(b); });
}

void find_format(const Installation& installation, Cup& cup, Diagnostics& faults) {
    for (const tournament::Format& own : cup.own_formats)
        if (own->name() == cup.plan.format) cup.format = own.get();
    for (const PairingFormat* brought : plugin::pairings_of(installation.plugins()))
        if (cup.format == nullptr && brought->name() == cup.plan.format) cup.format = brought;
    if (cup.format == nullptr) {
        const std::vector<std::string> names = format_names(installation);
        std::string hint = spelling::did_you_mean(cup.plan.format, {names.begin(), names.end()});
        if (hint.empty()) {
            hint = "there are";
            for (const std::string& name : names) hint += (name == names[0] ? " " : ", ") + name;
        }
        faults.push_back(error_at(cup.plan.format_place, "tournament.format",
                                  "there is no format `" + cup.plan.format + "`", hint));
        return;
    }
    if (cup.plan.people.on) return;  // who will come is not known yet
    const tournament::Schedule nothing(cup.plan);
    const std::string objection = cup.format->objection(field_of(cup.plan, nothing));
    if (!objection.empty())
        faults.push_back(error_at(cup.plan.format_place, "tournament.field", objection));
}

/// A program is told what it has for a decision, and ended when that is over: as long as the
/// tournament says, if it says anything.
exec_bot::Limits program_limits(const tournament::BotTime& time) {
    exec_bot::Limits limits;
    const auto decision = static_cast<int32_t>(limits.decision.count());
    const int32_t most = time.match_ms > 0 ? std::min(time.match_ms, decision) : decision;
    limits.decision = std::chrono::milliseconds(time.move_ms > 0 ? time.move_ms : most);
    return limits;
}

Result<tournament::Arena> make_arena(const Installation& installation, const Cup& cup, bool bots,
                                     int job) {
    std::vector<std::string> names;
    std::vector<exec_bot::Limits> limits;
    for (const tournament::Entrant& entrant : cup.plan.entrants) {
        if (!bots) break;
        names.push_back(entrant.bot);
        limits.push_back(program_limits(tournament::time_of(cup.plan, entrant)));
    }
    tournament::Arena arena;
    for (const Game& game : cup.games) {
        auto table = tables_of(installation, game, names, limits)(job);
        if (!table) return fail(std::move(table.error()));
        // Where people play, a game in which nothing belongs to anybody is drawn at a limit.
        const auto found = limits_in(game, table->rules->layout, cup.plan.limits);
        if (!found && !cup.plan.people.on) return fail(found.error());
        const CupLimits of_game = found ? *found : CupLimits();
        arena.push_back({std::move(*table), of_game.limits, of_game.adjudicated_by});
    }
    return arena;
}

}  // namespace

std::vector<std::string> format_names(const Installation& installation) {
    std::vector<std::string> names;
    for (const tournament::Format& own : tournament::own_formats()) names.push_back(own->name());
    for (const PairingFormat* brought : plugin::pairings_of(installation.plugins()))
        names.push_back(brought->name());
    return names;
}

Result<Cup> prepare_cup(const Installation& installation, tournament::Plan plan, bool bots) {
    Cup cup;
    cup.plan = std::move(plan);
    cup.own_formats = tournament::own_formats();
    Diagnostics faults;
    const std::vector<Game> games = find_games(installation, cup, faults);
    if (bots && cup.plan.people.on)
        faults.push_back(error_at({cup.plan.file, 0, 0}, "tournament.person",
                                  "a tournament with [people] is played on a host",
                                  "`fronteira tournament open` lets people play"));
    if (bots) {
        find_openings(cup, faults);
        refuse_people(cup.plan, faults);
        try_entrants(installation, cup.plan, games, faults);
    }
    find_format(installation, cup, faults);
    if (cup.format != nullptr)
        for (Diagnostic& one : oddities(cup))
            (one.severity == Severity::error ? faults : cup.warnings).push_back(std::move(one));
    sort_by_place(faults, cup.plan.file);
    if (!faults.empty()) return fail(std::move(faults));
    return cup;
}

Result<Cup> find_cup(const Installation& installation, tournament::Plan plan) {
    Cup cup;
    cup.plan = std::move(plan);
    cup.own_formats = tournament::own_formats();
    Diagnostics faults;
    find_format(installation, cup, faults);
    if (!faults.empty()) return fail(std::move(faults));
    return cup;
}

Result<std::string> lock_of(const Cup& cup) {
    std::string text;
    std::set<std::string> lines;
    for (const Game& game : cup.games) {
        const auto lock = lock_of(game);
        if (!lock) return fail(lock.error());
        for (const match::LockedMod& mod : *lock)
            lines.insert("mod " + mod.id + " " + mod.version + " " + mod.hash);
        lines.insert("map " + game.map.name + " " + game.map.hash);
    }
    for (const tournament::GameChoice& game : cup.plan.games)
        for (const tournament::Opening& opening : game.openings.found)
            lines.insert("opening " + opening.name + " " + hash_of(opening));
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

tournament::ArenaFactory arenas_of(const Installation& installation, const Cup& cup, bool bots) {
    return
        [&installation, &cup, bots](int job) { return make_arena(installation, cup, bots, job); };
}

}  // namespace fronteira::runtime
