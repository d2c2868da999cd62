// SPDX-License-Identifier: MIT
// The requests that change nothing.
#include "protocol/keys.hpp"
#include "table/game_json.hpp"
#include "table/questions.hpp"
#include "table/table.hpp"

namespace fronteira::table {
Json Table::ask(int seat, const std::string& language, const Json& message) {
    const std::string type = message.value("type", "");
    if (type == "join") return joined(seat, language, message);
    if (type == "view") {
        Json view = protocol::message("view");
        view["view"] = teller_.view(seat);
        view["turn"] = teller_.turn(seat);
        return view;
    }
    if (session_.over()) return error_json("match.over");
    if (type == "legal") {
        Json reply = legal_json(session_.match(), seat);
        reply["number"] = session_.record().moves.size();
        return reply;
    }
    if (type == "complete")
        return complete_json(session_.match(), seat, message,
                             [this](const match::PartMove& part, size_t slot) {
                                 return in_all_languages(*setting_, [&](const Speech& speech) {
                                     return speech.phrases.question(part, slot);
                                 });
                             });
    if (type == "why")
        return why_json(session_.match(), seat, message,
                        [this](const core::Refusal& refusal, const Move& move) {
                            return refusal_json(refusal, move);
                        });
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
            {"reason", word_of(refusal.reason)},
            {"from", refusal.from},
            {"upto", refusal.upto},
            {"say", in_all_languages(*setting_, [&](const Speech& speech) {
                 return speech.phrases.refusal(refusal, &move);
             })}};
}

}  // namespace fronteira::table
