// SPDX-License-Identifier: MIT
#include "table/story.hpp"

#include "match/records/replay.hpp"
#include "protocol/keys.hpp"
#include "table/answer.hpp"
#include "table/teller.hpp"

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

/// No more of it than is to be told.
match::Record first_moves(const match::Record& record, size_t count) {
    match::Record part = record;
    if (count >= part.moves.size()) return part;
    part.moves.resize(count);
    part.outcome = {};
    return part;
}

}  // namespace

Json story_json(Setting& setting, const match::Record& record, int seat, const Json& message) {
    const auto eyes = read_eyes(message, seat, setting.rules().layout.seats());
    const auto from = protocol::number_of(message, "from", 0, INT32_MAX, 0);
    const auto most = protocol::number_of(message, "most", 0, most_told, most_told);
    for (const auto* number : {&from, &most})
        if (!*number) return error_json(number->error());
    if (!eyes) return error_json(eyes.error());
    // While it goes on everybody knows what they were told, and no more.
    if (*eyes != seat && record.outcome.kind == match::Outcome::Kind::going_on)
        return error_json("match.going_on");
    const auto first = static_cast<size_t>(*from);
    if (first > record.moves.size())
        return error_json(protocol::key_fault("from", "a move of the match").value());

    const match::Record wanted = first_moves(record, first + static_cast<size_t>(*most));
    match::Session again(setting.rules(), setting.handlers(), wanted);
    Teller teller(setting, again);
    Json reply = protocol::message("story");
    reply["from"] = *from;
    reply["moves"] = record.moves.size();
    reply["told"] = Json::array();
    const auto difference = match::rerun(again, wanted, [&](const match::Session&, size_t number) {
        if (number == first) {
            reply["view"] = teller.view(*eyes);
            reply["turn"] = teller.turn(*eyes);
            reply["events"] = teller.moved(*eyes)["events"];
        } else if (number > first) {
            reply["told"].push_back(teller.moved(*eyes));
        }
    });
    // What differs could be what the one who asks may not see.
    if (difference) return error_json("match.closed");
    return reply;
}

}  // namespace fronteira::table
