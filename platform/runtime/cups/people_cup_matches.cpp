// SPDX-License-Identifier: MIT
// A tournament of people: how it begins, its matches and their results.
#include "host/token.hpp"
#include "protocol/one_line.hpp"
#include "runtime/bots/bot_maker.hpp"
#include "runtime/cups/people_cup.hpp"
#include "runtime/log.hpp"
#include "tournament/plan/names.hpp"

namespace fronteira::runtime {
namespace {

using End = match::GameResult::End;
using tournament::Entrant;
using tournament::Fixture;

void refuse_maps(const tournament::Plan& plan, Diagnostics& faults) {
    for (const tournament::GameChoice& game : plan.games)
        if (game.map.ends_with(".toml"))
            faults.push_back(
                error_at(game.place, "map.unknown",
                         "a host only plays on maps of its mods, not on `" + game.map + "`",
                         "put the map into a mod"));
}

void refuse_bots(const Installation& installation, const Cup& cup, const tournament::Plan& plan,
                 Diagnostics& faults) {
    for (const Game& game : cup.games)
        for (const Entrant& entrant : plan.entrants) {
            if (entrant.is_person()) continue;
            const auto known = check_bot_name(installation, game, entrant.bot);
            if (known) continue;
            faults.push_back(known.error().front());
            faults.back().place = entrant.place;
        }
}

uint32_t bits(const host::Json& seats) {
    uint32_t all = 0;
    for (const host::Json& seat : seats)
        all |= 1u << ((seat.get<unsigned>() - 1) % core::max_seats);
    return all;
}

/// Of a match among people; what else is said counts as a draw.
End end_of(const std::string& name) {
    for (const End end : {End::won, End::lost, End::forfeit, End::move_limit})
        if (name == match::name_of(end)) return end;
    return End::drawn;
}

std::string in_words(const std::string& why) {
    return why == "time" ? "ran out of time" : why;
}

}  // namespace

Result<std::unique_ptr<PeopleCup>> PeopleCup::open(const Installation& installation,
                                                   tournament::Plan plan,
                                                   const std::filesystem::path& ledger,
                                                   const CupKeys& keys) {
    Diagnostics faults;
    refuse_maps(plan, faults);
    auto cup = prepare_cup(installation, std::move(plan), false);
    if (!cup)
        faults.insert(faults.end(), cup.error().begin(), cup.error().end());
    else
        refuse_bots(installation, *cup, cup->plan, faults);
    if (!faults.empty()) return fail(std::move(faults));
    log_findings(cup->warnings);
    const auto lock = lock_of(*cup);
    if (!lock) return fail(lock.error());
    std::unique_ptr<PeopleCup> people(new PeopleCup(installation, std::move(*cup)));
    auto director =
        tournament::Director::open(people->cup_.plan, *people->cup_.format, ledger, *lock);
    if (!director) return fail(std::move(director.error()));
    // Bots that were entered since the plan was written may have gone, too.
    refuse_bots(installation, people->cup_, (*director)->plan(), faults);
    if (!faults.empty()) return fail(std::move(faults));
    people->director_ = std::move(*director);
    people->organiser_ = host::token_hash(keys.organiser);
    people->code_ = keys.code;
    return people;
}

std::vector<host::Contest::Fixture> PeopleCup::fixtures() const {
    const tournament::People& terms = plan().people;
    std::vector<host::Contest::Fixture> all;
    for (const tournament::Fixture& one : director_->open_matches()) {
        const tournament::GameChoice& game = plan().games[static_cast<size_t>(one.game)];
        Json open{
            {"type", "open"},
            {"ruleset", game.ruleset},
            {"map", game.map},
            {"options", game.options},
            {"seats", Json::array()},
            {"watch", {{"by", terms.watched ? "anyone" : "nobody"}, {"delay", terms.watch_delay}}},
            {"bot_pace", terms.bot_pace}};
        if (terms.seconds > 0)
            open["clock"] = {{"seconds", terms.seconds}, {"increment", terms.increment}};
        for (const int entrant : one.seats) {
            const Entrant& who = plan().entrants[static_cast<size_t>(entrant)];
            open["seats"].push_back(
                {{"who", who.is_person() ? "human" : "bot:" + who.bot},
                 {"name", protocol::one_line(who.name, tournament::longest_name)}});
        }
        all.push_back({one.number, std::move(open), limits()});
    }
    return all;
}

int PeopleCup::seat_of(uint64_t number, const std::string& token) const {
    if (number >= schedule().matches()) return -1;
    const std::string key = host::token_hash(token);
    const tournament::Fixture fixture = schedule().fixture(number);
    for (size_t seat = 0; seat < fixture.seats.size(); ++seat)
        if (plan().entrants[static_cast<size_t>(fixture.seats[seat])].key == key)
            return static_cast<int>(seat);
    return -1;
}

/// The worker that tells a result runs a mod's code: what it says is looked at.
Result<void> PeopleCup::enter(uint64_t number, const Json& result, const std::string& why) {
    tournament::MatchResult entered;
    entered.number = number;
    try {
        entered.game.end = end_of(result.at("end"));
        entered.game.winners = bits(result.at("winners")) & ((1u << plan().seats) - 1);
        entered.game.moves = result.at("moves");
        entered.game.digest = {result.at("digest").at(0), result.at("digest").at(1)};
        if (entered.game.end == End::forfeit) {
            entered.game.loser = static_cast<int8_t>(result.at("loser").get<int>() % plan().seats);
            entered.reason = in_words(why);
        }
        for (const Json& byte : result.at("packed"))
            entered.moves += static_cast<char>(byte.get<uint8_t>());
        entered.seed = result.at("seed").get<uint64_t>();
    } catch (const Json::exception& odd) {
        return fail(error_at({}, "worker.died", odd.what()));
    }
    auto kept = director_->enter(entered);
    if (kept) told_ = Json();
    return kept;
}

}  // namespace fronteira::runtime
