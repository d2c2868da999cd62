// SPDX-License-Identifier: MIT
// The request `story`: a match told again, from the record.
#include "match/replay.hpp"
#include "protocol/keys.hpp"
#include "table/table.hpp"

namespace fronteira::table {
namespace {

constexpr int64_t most_told = 500;

/// Through whose eyes it is told: the asker's own, unless `eyes` names a seat, a spectator (0), or
/// `all`.
Result<int> read_eyes(const Json& message, int seat, int seats) {
    if (!message.contains("eyes")) return seat;
    if (message["eyes"] == "all") return Teller::everybody;
    const auto number = protocol::number_of(message, "eyes", 0, seats);
    if (!number) return fail(number.error());
    return static_cast<int>(*number) - 1;
}

}  // namespace

Json Table::story(int seat, const Json& message) const {
    const auto eyes = read_eyes(message, seat, setting_->rules().layout.seats());
    const auto from = protocol::number_of(message, "from", 0, INT32_MAX, 0);
    const auto most = protocol::number_of(message, "most", 0, most_told, most_told);
    for (const auto* number : {&from, &most})
        if (!*number) return error_json(number->error());
    if (!eyes) return error_json(eyes.error());
    // While it goes on everybody knows what they were told, and no more.
    if (*eyes != seat && !session_.over()) return error_json("match.going_on");

    match::Session again(setting_->rules(), setting_->handlers(), session_.record());
    Teller teller(*setting_, again);
    Json reply = protocol::message("story");
    reply["from"] = *from;
    reply["moves"] = session_.record().moves.size();
    reply["told"] = Json::array();
    const auto first = static_cast<size_t>(*from);
    const auto difference =
        match::rerun(again, session_.record(), [&](const match::Session&, size_t number) {
            if (number == first) {
                reply["view"] = teller.view(*eyes);
                reply["turn"] = teller.turn(*eyes);
                reply["events"] = teller.moved(*eyes)["events"];
            } else if (number > first && number <= first + static_cast<size_t>(*most)) {
                reply["told"].push_back(teller.moved(*eyes));
            }
        });
    if (difference) return error_json({difference->finding});
    if (!reply.contains("view"))
        return error_json(protocol::key_fault("from", "a move of the match").value());
    return reply;
}

}  // namespace fronteira::table
