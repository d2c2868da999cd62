// SPDX-License-Identifier: MIT
// The requests that change nothing.
#include "match/choices.hpp"
#include "protocol/keys.hpp"
#include "table/game_json.hpp"
#include "table/table.hpp"
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

Json unreadable(const Diagnostics& findings) {
    Json json = error_json(findings);
    if (!findings.front().code.starts_with("protocol.")) json["code"] = "move.unreadable";
    return json;
}

}  // namespace

Json Table::ask(int seat, const std::string& language, const Json& message) {
    const std::string type = message.value("type", "");
    if (type == "join") return joined(seat, language, message);
    if (type == "view") {
        Json view = protocol::message("view");
        view["view"] = teller_.view(seat);
        view["turn"] = teller_.turn(seat);
        return view;
    }
    if (type == "story") return story(seat, message);
    if (session_.over()) return error_json("match.over");
    if (type == "legal") return legal(seat);
    if (type == "complete") return complete(seat, message);
    if (type == "why") return why(seat, message);
    return error_json("protocol.type");
}

Json Table::joined(int seat, const std::string& language, const Json& message) {
    const auto since = protocol::number_of(message, "since", 0, INT32_MAX, 0);
    Json reply = protocol::message("joined");
    reply["game"] = game_json(*setting_, language);
    reply["view"] = teller_.view(seat);
    reply["turn"] = teller_.turn(seat);
    reply["log"] = teller_.log(seat, since ? static_cast<size_t>(*since) : 0);
    if (session_.over()) reply["over"] = teller_.over();
    return reply;
}

Json Table::legal(int seat) const {
    const core::MoveList& list = session_.match().legal(seat);
    Json moves = Json::array();
    for (size_t i = 0; i < std::min(list.size(), most_legal); ++i) {
        const Offer offer = list.at(i, setting_->rules());
        Json move = move_json(setting_->rules(), offer.move);
        const core::MoveKind& kind = setting_->rules().moves[static_cast<size_t>(offer.move.kind)];
        if (offer.upto)
            move["range"] = {{"slot", kind.slots.back().name},
                             {"from", offer.move.values[static_cast<size_t>(kind.width)]},
                             {"upto", *offer.upto}};
        moves.push_back(std::move(move));
    }
    Json reply = protocol::message("legal");
    reply["number"] = session_.record().moves.size();
    reply["whole"] = list.size() <= most_legal;
    reply["moves"] = std::move(moves);
    return reply;
}

Json Table::complete(int seat, const Json& message) const {
    const core::Rules& rules = setting_->rules();
    const auto wanted = message.find("move");
    if (wanted != message.end() && wanted->is_object() && !wanted->contains("kind")) {
        Json reply = protocol::message("choices");
        reply["asks"] = reply["of"] = "kind";
        reply["whole"] = false;
        reply["choices"] = Json::array();
        for (const auto& kind : match::kinds_on_offer(session_.match(), seat).values)
            reply["choices"].push_back(rules.moves[static_cast<size_t>(kind.front())].name);
        return reply;
    }
    auto part = read_move(rules, message, session_.match().phase(), true);
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
    return choices_json(rules, kind, match::next_choices(session_.match(), seat, *part, ask));
}

Json Table::why(int seat, const Json& message) const {
    const core::Rules& rules = setting_->rules();
    const auto part = read_move(rules, message, session_.match().phase(), true);
    if (!part) return unreadable(part.error());
    const core::MoveKind& kind = rules.moves[static_cast<size_t>(part->move.kind)];
    Json reply = protocol::message("why");
    reply["reasons"] = Json::array();
    for (const core::Refusal& refusal : session_.match().check(seat, part->move)) {
        const auto slot =
            std::find_if(kind.slots.begin(), kind.slots.end(),
                         [&](const core::Slot& one) { return one.name == refusal.slot; });
        const bool given =
            slot == kind.slots.end() || part->given[static_cast<size_t>(slot - kind.slots.begin())];
        if (given) reply["reasons"].push_back(refusal_json(refusal, part->move));
    }
    reply["legal"] = reply["reasons"].empty();
    return reply;
}

Json Table::refused(const std::vector<core::Refusal>& refusals, const Move& move) const {
    Json error = error_json("move.refused");
    error["reasons"] = Json::array();
    for (const core::Refusal& refusal : refusals)
        error["reasons"].push_back(refusal_json(refusal, move));
    return error;
}

Json Table::refusal_json(const core::Refusal& refusal, const Move& move) const {
    return {{"slot", refusal.slot},
            {"subject", refusal.subject},
            {"reason", refusal.reason},
            {"from", refusal.from},
            {"upto", refusal.upto},
            {"say", in_all_languages(*setting_, [&](const Speech& speech) {
                 return speech.phrases.refusal(refusal, &move);
             })}};
}

}  // namespace fronteira::table
