// SPDX-License-Identifier: MIT
#include "conformance/both_ways.hpp"

#include "conformance/findings.hpp"

namespace fronteira::conformance {
namespace {

std::string events_text(const std::vector<core::Event>& events) {
    std::string text;
    for (const core::Event& event : events) {
        text += event.name + " to " + std::to_string(event.audience);
        for (const core::EventField& field : event.fields)
            text += ", " + field.name + " " + std::to_string(static_cast<int>(field.kind)) + " " +
                    std::to_string(field.value) + " " + std::to_string(field.deck) + " " +
                    std::to_string(field.seen_by) + " " + field.word;
        text += "\n";
    }
    return text;
}

/// The moves on offer, one behind the other.
std::vector<int32_t> offers_of(const core::Match& match, int seat) {
    const core::MoveList& list = match.legal(seat);
    std::vector<int32_t> values;
    for (size_t i = 0; i < list.size(); ++i) {
        const Offer offer = list.at(i, match.rules());
        values.push_back(offer.move.kind);
        values.insert(values.end(), offer.move.values.begin(), offer.move.values.end());
        values.push_back(offer.upto.value_or(0));
    }
    return values;
}

std::string state_difference(const core::Match& one, const core::Match& other) {
    const auto cells = one.state().cells(), others = other.state().cells();
    for (size_t i = 0; i < cells.size(); ++i)
        if (cells[i] != others[i])
            return core::cell_name(one.rules().layout, static_cast<int32_t>(i)) + " is " +
                   std::to_string(cells[i]) + " here and " + std::to_string(others[i]) + " there";
    return "";
}

std::string complaint(const std::string& fault) {
    return fault.empty() ? "nothing is wrong" : "the complaint is `" + fault + "`";
}

std::string difference(const Result<void>& done, const Result<void>& there, core::Match& one,
                       core::Match& other) {
    const std::string fault = done ? "" : to_text(done.error());
    const std::string judged = there ? "" : to_text(there.error());
    if (fault != judged) return "compiled, " + complaint(fault) + "; by Lua, " + complaint(judged);
    std::string cell = state_difference(one, other);
    if (!cell.empty()) return cell;
    const std::string told = events_text(one.take_events());
    const std::string told_there = events_text(other.take_events());
    if (told != told_there) return "told are `" + told + "` here and `" + told_there + "` there";
    if (one.last_move_revealed() != other.last_move_revealed())
        return "only one of both could be taken back";
    return "";
}

}  // namespace

Parting first_parting(const Instance& one, const Instance& other, uint64_t seed, int most_moves,
                      const Effort& effort) {
    core::Match match(*one.rules, *one.handlers), judged(*other.rules, *other.handlers);
    match.listen(true);
    judged.listen(true);
    Random random{derived_seed(seed, 0)};
    auto done = match.start(seed), there = judged.start(seed);
    Parting parting{0, "", difference(done, there, match, judged)};
    while (parting.difference.empty() && done && match.over() == core::Over::no &&
           parting.move < static_cast<size_t>(most_moves) && !effort.enough()) {
        ++parting.move;
        const int seat = match.decider();
        const auto offers = offers_of(match, seat), others = offers_of(judged, seat);
        if (offers != others) {
            parting.difference = "different moves are on offer";
            break;
        }
        const Move move = match.legal(seat).pick(random, match.rules());
        if (move.kind < 0) break;
        parting.kind = match.rules().moves[static_cast<size_t>(move.kind)].name;
        done = match.apply(seat, move);
        effort.take_step(match);
        there = judged.apply(seat, move);
        effort.take_step(judged);
        parting.difference = difference(done, there, match, judged);
        const std::string asked = to_text(one.handlers->take_faults());
        const std::string judge_asked = to_text(other.handlers->take_faults());
        if (asked != judge_asked)
            parting.difference =
                "a question fails with `" + asked + "` here and `" + judge_asked + "` there";
    }
    return parting;
}

Diagnostics check_both_ways(const Factory& compiled, const Factory& judge, const Effort& effort) {
    Findings findings;
    for (const uint64_t seed : effort.seeds) {
        findings.begin_match(seed);
        const auto one = compiled(), other = judge();
        if (!one || !other) return one ? other.error() : one.error();
        const Parting parting = first_parting(*one, *other, seed, effort.most_moves, effort);
        if (!parting.difference.empty())
            findings.add("not_as_lua", parting.kind, parting.move,
                         "compiled rules behave differently from Lua: " + parting.difference,
                         "functions must keep nothing in variables or tables of their file; if "
                         "none does, this is a fault of the program: report it");
    }
    return findings.take();
}

}  // namespace fronteira::conformance
