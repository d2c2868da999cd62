// SPDX-License-Identifier: MIT
#include "cli/tournament/tournament_notes.hpp"

#include "runtime/words/brief.hpp"

#include <algorithm>

namespace fronteira::cli {
namespace {

using End = match::GameResult::End;
using tournament::MatchResult;

std::string test_text(const Told& told, const tournament::Plan& plan,
                      const statistics::SequentialTest& test) {
    return told(name_of(test.verdict()), {{"name", plan.entrants.front().name},
                                          {"elo0", told.number(plan.sequential.elo0, 1)},
                                          {"elo1", told.number(plan.sequential.elo1, 1)},
                                          {"ratio", told.number(test.log_ratio(), 2)},
                                          {"low", told.number(test.low(), 2)},
                                          {"high", told.number(test.high(), 2)}}) +
           "\n";
}

struct Forfeits {
    uint64_t count = 0;
    const MatchResult* first = nullptr;
};

/// A bot that fails only loses; the table alone would not tell it from a weak one.
std::string forfeits_text(const Told& told, const tournament::Plan& plan,
                          const tournament::Book& book) {
    std::vector<Forfeits> all(plan.entrants.size());
    for (const MatchResult& result : book.results()) {
        if (result.game.end != End::forfeit) continue;
        const auto seats = book.schedule().fixture(result.number).seats;
        Forfeits& one = all[static_cast<size_t>(seats[static_cast<size_t>(result.game.loser)])];
        if (one.count++ == 0) one.first = &result;
    }
    std::string text;
    for (size_t entrant = 0; entrant < all.size(); ++entrant)
        if (const auto& [count, first] = all[entrant]; count > 0)
            text += told("forfeits", {{"name", plan.entrants[entrant].name},
                                      {"count", std::to_string(count)},
                                      {"match", std::to_string(first->number + 1)},
                                      {"reason", runtime::in_brief(first->reason)}}) +
                    "\n";
    return text;
}

/// Matches that the rules had not ended yet: the table alone would not tell them from others.
std::string ended_text(const Told& told, const tournament::Book& book) {
    std::string text;
    for (const End end : {End::decided, End::standstill, End::move_limit}) {
        const uint64_t count = ended_so(book, end);
        if (count == 0) continue;
        const std::string key = "ended_" + std::string(match::name_of(end));
        text += told(count == 1 ? key + "_one" : key, {{"count", std::to_string(count)}}) + "\n";
    }
    return text;
}

std::string openings_text(const Told& told, const tournament::Plan& plan) {
    const size_t count = openings_of(plan);
    return count == 0 ? "" : told("openings", {{"count", std::to_string(count)}}) + "\n";
}

}  // namespace

std::string broken_text(const std::vector<uint64_t>& broken, const Told& told) {
    if (broken.empty()) return "";
    const std::string key = broken.size() == 1 ? "broken_seal" : "broken_seals";
    return told(key, {{"count", std::to_string(broken.size())},
                      {"match", std::to_string(broken.front() + 1)}});
}

const char* name_of(statistics::Verdict verdict) {
    static constexpr const char* names[] = {"test_open", "test_elo0", "test_elo1"};
    return names[static_cast<int>(verdict)];
}

size_t openings_of(const tournament::Plan& plan) {
    size_t count = 0;
    for (const tournament::GameChoice& game : plan.games) count += game.openings.found.size();
    return count;
}

uint64_t ended_so(const tournament::Book& book, match::GameResult::End end) {
    return static_cast<uint64_t>(
        std::count_if(book.results().begin(), book.results().end(),
                      [&](const MatchResult& one) { return one.game.end == end; }));
}

std::string notes_text(const runtime::Cup& cup, const tournament::Book& book,
                       const std::vector<uint64_t>& broken, const Told& told) {
    std::string text = openings_text(told, cup.plan);
    if (book.test()) text += test_text(told, cup.plan, *book.test());
    text += forfeits_text(told, cup.plan, book);
    text += ended_text(told, book);
    for (const auto& [match, correction] : book.corrections())
        text += told("corrected",
                     {{"match", std::to_string(match + 1)}, {"reason", correction.reason}}) +
                "\n";
    if (const uint64_t faults = ended_so(book, End::fault); faults > 0)
        text +=
            told(faults == 1 ? "faults_one" : "faults", {{"count", std::to_string(faults)}}) + "\n";
    if (!broken.empty()) text += broken_text(broken, told) + "\n";
    return text;
}

}  // namespace fronteira::cli
