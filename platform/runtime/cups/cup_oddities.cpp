// SPDX-License-Identifier: MIT
#include "runtime/cups/cup_oddities.hpp"

#include <algorithm>

namespace fronteira::runtime {
namespace {

using tournament::Entrant;
using tournament::Plan;

Diagnostic odd(const Place& place, std::string message, std::string hint) {
    return warning_at(place, "tournament.odd", std::move(message), std::move(hint));
}

void look_at_rounds(const Plan& plan, Diagnostics& found) {
    if (plan.rounds > 0 && tournament::ignores_rounds(plan.format))
        found.push_back(
            odd(plan.rounds_place, "`rounds` means nothing in a `" + plan.format + "`",
                plan.format == "round_robin"
                    ? "it is the number of rounds of a `league`; for other formats leave it out"
                    : "leave it out: the format ends when it is decided"));
}

void look_at_newcomers(const Plan& plan, Diagnostics& found) {
    if (plan.people.late && tournament::is_closed_once_begun(plan.format))
        found.push_back(odd(plan.people.late_place,
                            "`late` means nothing in a `" + plan.format +
                                "`, which accepts nobody new once it has begun",
                            "leave it out, or choose the format `swiss`"));
}

void look_at_tie_breaks(const Plan& plan, Diagnostics& found) {
    for (size_t i = 0; i < plan.tie_break_places.size(); ++i)
        if (const auto here = plan.tie_breaks.begin() + static_cast<std::ptrdiff_t>(i);
            std::find(plan.tie_breaks.begin(), here, *here) != here)
            found.push_back(odd(plan.tie_break_places[i],
                                "`" + std::string(tournament::name_of(*here)) +
                                    "` is listed twice: the second time it cannot separate anybody",
                                "name each once"));
}

/// Rounds as they will be paired, up to the first that waits for results. A format may go on for
/// ever with rounds in which nobody plays.
tournament::Schedule foreseen(const Cup& cup) {
    constexpr size_t enough = 2000;
    tournament::Schedule schedule(cup.plan);
    while (schedule.rounds().size() < enough) {
        auto round = cup.format->next(field_of(cup.plan, schedule));
        if (!round) break;
        schedule.add(std::move(*round));
        if (schedule.matches() > 0 && cup.format->needs_results()) break;
    }
    return schedule;
}

bool plays(int entrant, const tournament::Schedule& schedule) {
    for (const PairedRound& round : schedule.rounds())
        for (const Meeting& meeting : round.meetings)
            if (std::find(meeting.entrants.begin(), meeting.entrants.end(), entrant) !=
                meeting.entrants.end())
                return true;
    return false;
}

/// Who joins late or leaves early may find that the others have played without him.
void look_at_stays(const Cup& cup, Diagnostics& found) {
    const std::vector<Entrant>& all = cup.plan.entrants;
    const auto is_guest = [](const Entrant& one) { return one.joins > 1 || one.leaves > 0; };
    const auto guest = std::find_if(all.begin(), all.end(), is_guest);
    if (guest == all.end() || cup.plan.people.on) return;
    const tournament::Schedule schedule = foreseen(cup);
    const size_t count = schedule.rounds().size();
    const std::string rounds =
        (count == 1 ? "there is 1 round" : "there are " + std::to_string(count) + " rounds") +
        std::string(": make `joins` smaller or `leaves` greater");
    if (schedule.matches() == 0) {
        found.push_back(error_at(guest->place, "tournament.nobody",
                                 "nobody would play: there are never enough entrants at once",
                                 rounds));
        return;
    }
    if (cup.format->needs_results()) return;
    for (size_t i = 0; i < all.size(); ++i)
        if (is_guest(all[i]) && !plays(static_cast<int>(i), schedule))
            found.push_back(
                odd(all[i].place, "`" + all[i].name + "` would not play a single match", rounds));
}

}  // namespace

Diagnostics oddities(const Cup& cup) {
    Diagnostics found;
    look_at_rounds(cup.plan, found);
    look_at_newcomers(cup.plan, found);
    look_at_tie_breaks(cup.plan, found);
    look_at_stays(cup, found);
    return found;
}

}  // namespace fronteira::runtime
