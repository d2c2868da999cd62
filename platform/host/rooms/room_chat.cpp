// SPDX-License-Identifier: MIT
// What people at the table say to each other.
#include "host/rooms/room.hpp"
#include "protocol/keys.hpp"
#include "protocol/one_line.hpp"

namespace fronteira::host {
namespace {

constexpr size_t longest_line = 300;  // of chat, in bytes
constexpr size_t most_said = 30;      // lines that are kept

}  // namespace

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
    std::vector<Json>& said = kept_.about.said;
    said.push_back({{"by", news["by"]}, {"name", news["name"]}, {"text", news["text"]}});
    if (said.size() > most_said) said.erase(said.begin());
    keep_about();
    reply(protocol::message("done"));
}

}  // namespace fronteira::host
