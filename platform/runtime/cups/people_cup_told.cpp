// SPDX-License-Identifier: MIT
// A tournament of people: what is told of it.
#include "protocol/keys.hpp"
#include "runtime/cups/people_cup.hpp"
#include "runtime/cups/tie_breaks_json.hpp"
#include "tournament/formats/formats.hpp"

namespace fronteira::runtime {

host::Contest::Ruling PeopleCup::tell(const Json& message, const Asker& asker) {
    const bool stranger = asker.entrant < 0 && !asker.organiser;
    if (stranger && !protocol::text_of(message, "token", "").value_or("").empty())
        return {protocol::error("tournament.token"), false, {}, {}};
    if (told_.is_null()) told_ = told();
    Ruling ruling{told_, false, {}, {}};
    ruling.reply["organiser"] = asker.organiser;
    if (asker.organiser) ruling.reply["code"] = code_;
    if (asker.entrant < 0) return ruling;
    Json you{{"entrant", plan().entrants[static_cast<size_t>(asker.entrant)].name}};
    for (const Json& match : told_["matches"])
        if (!match["over"].get<bool>() && !you.contains("next"))
            for (const Json& name : match["seats"])
                if (name == you["entrant"]) you["next"] = match["number"];
    ruling.reply["you"] = std::move(you);
    return ruling;
}

host::Json PeopleCup::names(const std::vector<int>& entrants) const {
    Json list = Json::array();
    for (const int entrant : entrants)
        list.push_back(plan().entrants[static_cast<size_t>(entrant)].name);
    return list;
}

host::Json PeopleCup::told() const {
    const auto& rounds = schedule().rounds();
    const auto next = director_->preview();
    Json all{{"type", "tournament"},
             {"name", plan().name},
             {"format", plan().format},
             {"seats", plan().seats},
             {"round", rounds.size()},
             {"round_over", next.has_value()},
             {"over", !rounds.empty() && next && !*next},
             {"open", rounds.empty() ||
                          (plan().people.late && !tournament::is_closed_once_begun(plan().format))},
             {"limits", to_json(limits())},
             {"tie_breaks", tie_break_order<Json>(plan())},
             {"games", Json::array()},
             {"entrants", standings_told()},
             {"byes", Json::array()},
             {"matches", Json::array()}};
    for (const tournament::GameChoice& game : plan().games)
        all["games"].push_back({{"ruleset", game.ruleset}, {"map", game.map}});
    for (const PairedRound& round : rounds) all["byes"].push_back(names(round.byes));
    for (uint64_t number = 0; number < schedule().matches(); ++number)
        all["matches"].push_back(match_told(number));
    return all;
}

host::MatchLimits PeopleCup::limits() const {
    const tournament::Limits& limits = plan().limits;
    return {.most_moves = static_cast<uint64_t>(limits.moves),
            .most_rounds = static_cast<uint64_t>(limits.rounds),
            .by_spaces = limits.adjudicate.what == tournament::Counted::spaces};
}

host::Json PeopleCup::match_told(uint64_t number) const {
    const tournament::Book& book = director_->book();
    const tournament::Fixture fixture = schedule().fixture(number);
    Json match{{"number", number + 1},
               {"round", fixture.round + 1},
               {"game", fixture.game + 1},
               {"seats", names(fixture.seats)},
               {"over", book.has(number)}};
    if (!book.has(number)) return match;
    const tournament::MatchResult& result = book.results()[number];
    match["end"] = match::name_of(result.game.end);
    match["moves"] = result.game.moves;
    match["winners"] = Json::array();
    for (size_t seat = 0; seat < fixture.seats.size(); ++seat)
        if ((result.game.winners >> seat & 1u) != 0)
            match["winners"].push_back(match["seats"][seat]);
    if (!result.reason.empty()) match["reason"] = result.reason;
    const auto corrected = book.corrections().find(number);
    if (corrected != book.corrections().end()) match["corrected"] = corrected->second.reason;
    return match;
}

host::Json PeopleCup::standings_told() const {
    Json list = Json::array();
    for (const tournament::Standing& one : director_->table()) {
        const tournament::Entrant& entrant = plan().entrants[static_cast<size_t>(one.entrant)];
        list.push_back({{"rank", one.rank},
                        {"name", entrant.name},
                        {"person", entrant.is_person()},
                        {"registered", !entrant.is_person() || !entrant.key.empty()},
                        {"left", entrant.leaves != 0},
                        {"points", tournament::in_points(one.points)},
                        {"matches", one.matches},
                        {"wins", one.wins},
                        {"draws", one.draws},
                        {"losses", one.losses},
                        {"byes", one.byes},
                        {"tie_breaks", tie_breaks_json<Json>(plan(), one)}});
    }
    return list;
}

}  // namespace fronteira::runtime
