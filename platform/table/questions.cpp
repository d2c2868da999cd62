// SPDX-License-Identifier: MIT
#include "table/questions.hpp"

#include "core/chance/contest.hpp"
#include "match/choices.hpp"
#include "protocol/keys.hpp"
#include "table/answer.hpp"
#include "table/value_json.hpp"

#include <algorithm>

namespace fronteira::table {
namespace {

constexpr size_t most_legal = 2000;

Json cards_json(const core::Rules& rules, const core::Slot& slot,
                const std::vector<int32_t>& cards) {
    Json list = Json::array();
    for (const int32_t card : cards) list.push_back(value_json(rules, slot, card));
    return list;
}

Json choices_json(const core::Rules& rules, const core::MoveKind& kind,
                  const match::Choices& found) {
    Json json = protocol::message("choices");
    json["whole"] = found.whole;
    json["choices"] = Json::array();
    if (found.slot < 0) return json;
    const core::Slot& slot = kind.slots[static_cast<size_t>(found.slot)];
    json["asks"] = slot.name;
    json["of"] = type_name(slot.type);
    if (found.range) {
        json["from"] = found.range->first;
        json["upto"] = found.range->second;
    }
    for (const auto& values : found.values)
        json["choices"].push_back(slot.type == core::Slot::Type::card
                                      ? cards_json(rules, slot, values)
                                      : value_json(rules, slot, values.front()));
    return json;
}

/// The dice of a move that is whole, or would be with each of the numbers that are asked for.
Json contests_json(const core::Match& match, int seat, Move move, const core::MoveKind& kind,
                   const match::Choices& found) {
    constexpr int32_t most_numbers = 16;
    const auto [from, upto] = found.range.value_or(std::pair(0, 0));
    Json list = Json::array();
    if (int64_t{upto} - from >= most_numbers) return list;
    for (int32_t number = from; number <= upto; ++number) {
        if (found.range) move.values[static_cast<size_t>(kind.slots.back().offset)] = number;
        const auto dice = core::declared_contest(match, seat, move);
        if (!dice) return Json::array();
        list.push_back({{"ours", dice->ours}, {"theirs", dice->theirs}, {"sides", dice->sides}});
    }
    return list;
}

/// Nothing is missing but the number that is asked for, if any.
bool all_but_a_number(const match::PartMove& part, const core::MoveKind& kind,
                      const match::Choices& found) {
    for (size_t i = 0; i < kind.slots.size(); ++i)
        if (!part.given[i] && (!found.range || static_cast<int>(i) != found.slot)) return false;
    return found.whole || found.range.has_value();
}

}  // namespace

Json unreadable(const Diagnostics& findings) {
    Json json = error_json(findings);
    if (!findings.front().code.starts_with("protocol.")) json["code"] = "move.unreadable";
    return json;
}

Json legal_json(const core::Match& match, int seat) {
    const core::Rules& rules = match.rules();
    const core::MoveList& list = match.legal(seat);
    Json moves = Json::array();
    for (size_t i = 0; i < std::min(list.size(), most_legal); ++i) {
        const Offer offer = list.at(i, rules);
        Json move = move_json(rules, offer.move);
        const core::MoveKind& kind = rules.moves[static_cast<size_t>(offer.move.kind)];
        if (offer.upto)
            move["range"] = {{"slot", kind.slots.back().name},
                             {"from", offer.move.values[static_cast<size_t>(kind.width)]},
                             {"upto", *offer.upto}};
        moves.push_back(std::move(move));
    }
    Json reply = protocol::message("legal");
    reply["whole"] = list.size() <= most_legal;
    reply["moves"] = std::move(moves);
    return reply;
}

Json complete_json(const core::Match& match, int seat, const Json& message,
                   const QuestionTeller& tell) {
    const core::Rules& rules = match.rules();
    const auto wanted = message.find("move");
    if (wanted != message.end() && wanted->is_object() && !wanted->contains("kind")) {
        Json reply = protocol::message("choices");
        reply["asks"] = reply["of"] = "kind";
        reply["whole"] = false;
        reply["choices"] = Json::array();
        for (const auto& kind : match::kinds_on_offer(match, seat).values)
            reply["choices"].push_back(rules.moves[static_cast<size_t>(kind.front())].name);
        return reply;
    }
    auto part = read_move(rules, message, match.phase(), true);
    if (!part) return unreadable(part.error());
    const core::MoveKind& kind = rules.moves[static_cast<size_t>(part->move.kind)];
    int ask = -1;
    if (message.contains("ask")) {
        const auto slot =
            std::find_if(kind.slots.begin(), kind.slots.end(),
                         [&](const core::Slot& one) { return message["ask"] == one.name; });
        if (slot == kind.slots.end())
            return unreadable(protocol::key_fault("ask", "a slot of the move").value());
        ask = static_cast<int>(slot - kind.slots.begin());
    }
    const match::Choices found = match::next_choices(match, seat, *part, ask);
    Json reply = choices_json(rules, kind, found);
    if (all_but_a_number(*part, kind, found))
        if (Json contests = contests_json(match, seat, part->move, kind, found); !contests.empty())
            reply["contests"] = std::move(contests);
    if (found.slot >= 0 && tell) reply["say"] = tell(*part, static_cast<size_t>(found.slot));
    return reply;
}

Json why_json(const core::Match& match, int seat, const Json& message, const RefusalTeller& tell) {
    const core::Rules& rules = match.rules();
    const auto part = read_move(rules, message, match.phase(), true);
    if (!part) return unreadable(part.error());
    const core::MoveKind& kind = rules.moves[static_cast<size_t>(part->move.kind)];
    Json reply = protocol::message("why");
    reply["reasons"] = Json::array();
    for (const core::Refusal& refusal : match.check(seat, part->move)) {
        const auto slot =
            std::find_if(kind.slots.begin(), kind.slots.end(),
                         [&](const core::Slot& one) { return one.name == refusal.slot; });
        const bool given =
            slot == kind.slots.end() || part->given[static_cast<size_t>(slot - kind.slots.begin())];
        if (given) reply["reasons"].push_back(tell(refusal, part->move));
    }
    reply["legal"] = reply["reasons"].empty();
    return reply;
}

}  // namespace fronteira::table
