// SPDX-License-Identifier: MIT
// An invitation: whoever comes with it gets a seat, and whoever gave it decides about the table.
#include "host/router.hpp"
#include "host/token.hpp"
#include "protocol/keys.hpp"
#include "protocol/one_line.hpp"

namespace fronteira::host {

/// Whoever shows the invitation gets a token of their own, told once it is in the store.
void Router::accept_invitation(const std::shared_ptr<Peer>& peer, Room& room, const Json& message,
                               const Reply& reply) {
    const auto called = protocol::text_of(message, "name", "");
    if (!called) return reply(protocol::error(called.error()));
    if (called->size() > longest_name)
        return reply(protocol::error("protocol.key", "`name` of at most 60 bytes"));
    const int seat = room.free_seat();
    if (seat < 0) return reply(protocol::error("seat.none_free"));
    const std::string token = new_token();
    std::erase_if(rights_, [&](const auto& right) {
        return right.second.match == room.id() && right.second.seat == seat;
    });
    room.give_seat(seat, token, protocol::one_line(*called, longest_name));
    rights_[token_hash(token)] = {room.id(), seat};
    const auto its = rooms_.find(room.id())->second;
    room.join(peer, seat, message, [this, its, seat, token, reply](Json joined) {
        if (joined["type"] == "error") {
            if (rights_.erase(token_hash(token)) > 0) its->give_seat(seat, "", "");
            return reply(std::move(joined));
        }
        joined["token"] = token;
        services_.outbox.add([reply, joined = std::move(joined)](bool kept) mutable {
            reply(kept ? std::move(joined) : protocol::error("store.write"));
        });
    });
}

void Router::preside(const Peer& peer, const Json& message, const Reply& reply) {
    const auto match = protocol::text_of(message, "match");
    const auto token = protocol::text_of(message, "token", "");
    for (const auto* text : {&match, &token})
        if (!*text) return reply(protocol::error(text->error()));
    const auto found = rooms_.find(*match);
    const bool known = found != rooms_.end() && found->second->about().contains("opener");
    if (!known) return reply(protocol::error("match.unknown"));
    Room& room = *found->second;
    if (!peer.local && token_hash(*token) != room.about()["opener"])
        return reply(protocol::error("seat.opener"));
    if (message["type"] == "free") return free_seat(room, message, reply);
    if (room.waiting()) room.begin();
    reply(protocol::message("done"));
}

/// The one who sat there knows the invitation: it opens nothing any more, and another one does.
void Router::free_seat(Room& room, const Json& message, const Reply& reply) {
    const auto who = protocol::number_of(message, "who", 1, room.seats());
    if (!who) return reply(protocol::error(who.error()));
    const int seat = static_cast<int>(*who) - 1;
    if (!room.is_invited(seat) || room.about()["chairs"][static_cast<size_t>(seat)] != "human")
        return reply(protocol::error("seat.not_invited"));
    const std::string invitation = new_token();
    std::erase_if(rights_, [&](const auto& right) {
        return right.second.match == room.id() &&
               (right.second.seat == seat || right.second.seat == any_free_seat);
    });
    rights_[token_hash(invitation)] = {room.id(), any_free_seat};
    room.send_away(seat, invitation);
    services_.outbox.add([reply, invitation](bool kept) {
        Json invited = protocol::message("invited");
        invited["invitation"] = invitation;
        reply(kept ? std::move(invited) : protocol::error("store.write"));
    });
}

/// The first who asks opens the match, in which everybody's seat waits for them; the others are
/// told, and get theirs when they ask, too.
void Router::rematch(const std::shared_ptr<Peer>& peer, Room& room, int seat, const Reply& reply) {
    if (!room.over()) return reply(protocol::error("match.going_on"));
    const Json wish = room.once_more();
    if (seat < 0 || room.belongs_to_contest() || wish.is_null())
        return reply(protocol::error("rematch.none"));
    if (rooms_.contains(room.next())) return give_place(room.next(), seat, Json::object(), reply);
    std::vector<Wait>& waiting = rematches_[room.id()];
    waiting.push_back({seat, reply});
    if (waiting.size() > 1) return;
    const auto opened = [this, old = room.id(), seat](Json answer) {
        const std::vector<Wait> waited = std::move(rematches_.extract(old).mapped());
        const auto its = rooms_.find(old);
        const bool good = answer["type"] == "opened";
        if (good && its != rooms_.end()) {
            its->second->set_next(answer["match"]);
            its->second->tell_rematch(seat);
        }
        for (const Wait& one : waited)
            if (good)
                give_place(answer["match"], one.seat, answer, one.reply);
            else
                one.reply(answer);
    };
    if (!peer->local && opened_by(*peer->account) >= services_.limits.address.matches)
        return opened(protocol::error("open.too_many"));
    if (!peer->may_start_worker()) return opened(protocol::error("address.hasty"));
    lay(wish, Json::object(), charged(*peer, opened));
}

/// The seat that somebody had is theirs again, under a new token.
void Router::give_place(const std::string& match, int seat, const Json& opened,
                        const Reply& reply) {
    Room& room = *rooms_.at(match);
    if (seat >= room.seats() || room.about()["chairs"][static_cast<size_t>(seat)] != "human")
        return reply(protocol::error("seat.taken"));
    const std::string token = new_token();
    std::erase_if(rights_, [&](const auto& right) {
        return right.second.match == match && right.second.seat == seat;
    });
    room.give_seat(seat, token, room.about()["people"][static_cast<size_t>(seat)]);
    rights_[token_hash(token)] = {match, seat};
    Json place = protocol::message("rematch");
    place["next"] = match;
    place["token"] = token;
    for (const char* key : {"invitation", "opener"})
        if (opened.contains(key)) place[key] = opened[key];
    services_.outbox.add(
        [reply, place](bool kept) { reply(kept ? place : protocol::error("store.write")); });
}

}  // namespace fronteira::host
