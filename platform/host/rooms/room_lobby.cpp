// SPDX-License-Identifier: MIT
// Before a match begins: who was invited, who is ready; and what people say to each other.
#include "host/rooms/room.hpp"
#include "host/token.hpp"
#include "host/words.hpp"
#include "protocol/keys.hpp"
#include "protocol/one_line.hpp"

#include <utility>

namespace fronteira::host {
namespace {

constexpr size_t longest_line = 300;  // of chat, in bytes
constexpr size_t most_said = 30;      // lines that are kept

}  // namespace

void Room::give_seat(int seat, const std::string& token, const std::string& called) {
    seating_.give(seat, token, called);
    keep_about();
}

void Room::invite_with(const std::string& invitation) {
    kept_.about.invitation = token_hash(invitation);
    keep_about();
}

void Room::send_away(int seat) {
    Json news = protocol::message("dismissed");
    news["say"] = in_all_languages(services_.texts, "dismissed");
    const Json sentence = seating_.say("sent_away", seat);
    seating_.dismiss(seat, std::move(news));
    give_seat(seat, "", "");
    tell_seats(sentence);
}

void Room::ready(int seat, const Json& message, const Reply& reply) {
    const auto ready = protocol::flag_of(message, "ready");
    if (!ready) return reply(protocol::error("protocol.key"));
    bool& known = seating_.at(seat).ready;
    // Many may sit at one screen and be ready at once; only going back and forth is rationed.
    if (waiting() && known && !*ready && !seating_.may_speak(seat))
        return reply(protocol::error("chat.hasty"));
    reply(protocol::message("done"));
    if (!waiting()) return;
    if (std::exchange(known, *ready) != *ready)
        tell_seats(seating_.say(*ready ? "ready" : "not_ready", seat));
    if (seating_.all_ready()) begin([](const Json&) {});
}

void Room::set_next(const std::string& match) {
    kept_.about.next = match;
    keep_about();
}

/// Whoever gave up on the way plays again, and so do those who came later under another name.
Json Room::once_more() const {
    Json wish = kept_.about.wish;
    if (wish.is_null()) return wish;
    for (size_t seat = 0; seat < wish["seats"].size() && seat < kept_.about.people.size(); ++seat) {
        Json& one = wish["seats"][seat];
        if (one.value("who", "human") != "human") continue;
        one["invited"] = true;
        one["name"] = kept_.about.people[seat];
    }
    return wish;
}

void Room::tell_rematch(int by) {
    Json news = protocol::message("rematch");
    news["by"] = by + 1;
    news["say"] = seating_.say("rematch", by);
    for (int seat = 0; seat < seats(); ++seat)
        if (seat != by) send(seat, news);
}

/// A line to everybody at the table. Those who look on may only listen, unless whoever opened the
/// match lets them speak.
void Room::chat(Peer& peer, int seat, const Json& message, const Reply& reply) {
    const auto text = protocol::text_of(message, "text");
    if (!text) return reply(protocol::error(text.error()));
    if (seat < 0 && !kept_.about.watch.speak) return reply(protocol::error("chat.listen"));
    if (!peer.may_chat(std::chrono::steady_clock::now()))
        return reply(protocol::error("chat.hasty"));
    Json news = protocol::message("chat");
    news["by"] = seat + 1;
    news["name"] = seat < 0 ? spectators_.name(peer) : seating_.name(seat);
    news["text"] = protocol::one_line(*text, longest_line);
    if (news["text"] == "")
        return reply(protocol::error("protocol.key", "`text` must contain something visible"));
    tell_all(news);
    remember_said({{"by", news["by"]}, {"name", news["name"]}, {"text", news["text"]}});
    reply(protocol::message("done"));
}

/// The latest lines, for whoever comes back to the table.
void Room::remember_said(Json line) {
    std::vector<Json>& said = kept_.about.said;
    said.push_back(std::move(line));
    if (said.size() > most_said) said.erase(said.begin());
    keep_about();
}

}  // namespace fronteira::host
