// SPDX-License-Identifier: MIT
// An invitation: whoever comes with it gets a seat, and whoever gave it decides about the table.
#include "host/router/router.hpp"
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
    const int seat = room.seating().free_seat();
    if (seat < 0) return reply(protocol::error("seat.none_free"));
    const std::string token = new_token();
    std::erase_if(rights_, [&](const auto& right) {
        return right.second.match == room.id() && right.second.seat == seat;
    });
    room.give_seat(seat, token, protocol::one_line(*called, longest_name));
    rights_[token_hash(token)] = {room.id(), seat};
    const auto its = rooms_.find(room.id())->second;
    room.join(peer, seat, message, [this, its, token, reply](Json joined) {
        if (joined["type"] == "error") {
            const auto given = rights_.extract(token_hash(token));
            if (!given.empty()) its->give_seat(given.mapped().seat, "", "");
            return reply(std::move(joined));
        }
        joined["token"] = token;
        services_.outbox.add([reply, joined = std::move(joined)](bool kept) mutable {
            reply(kept ? std::move(joined) : protocol::error("store.write"));
        });
    });
}

/// The match of a request about its table.
Result<Room*> Router::table_of(const Json& message) const {
    const auto match = protocol::text_of(message, "match");
    const auto token = protocol::text_of(message, "token", "");
    for (const auto* text : {&match, &token})
        if (!*text) return fail(text->error());
    const auto found = rooms_.find(*match);
    const bool known = found != rooms_.end() && !found->second->about().opener.empty();
    if (!known) return fail(error_at({}, "match.unknown", "nobody was invited to that match"));
    return found->second.get();
}

/// Whether whoever asks opened the match, or owns the host.
bool Router::opened(const Room& room, const Peer& peer, const Json& message) {
    return peer.local || token_hash(message.value("token", "")) == room.about().opener;
}

void Router::preside(const Peer& peer, const Json& message, const Reply& reply) {
    const auto room = table_of(message);
    if (!room) return reply(protocol::error(room.error()));
    if (!opened(**room, peer, message)) return reply(protocol::error("seat.opener"));
    if (message["type"] == "free") return free_seat(**room, message, reply);
    if ((*room)->waiting()) return (*room)->begin(reply);
    reply(protocol::message("done"));
}

/// Whoever looks on while bots play may have seen enough of them, and skip to the end.
void Router::set_pace(const Peer& peer, const Json& message, const Reply& reply) {
    if (!peer.local) return reply(protocol::error("local.only"));
    const auto match = protocol::text_of(message, "match");
    const auto pace = protocol::number_of(message, "bot_pace", 0, slowest_bots);
    if (!match) return reply(protocol::error(match.error()));
    if (!pace) return reply(protocol::error(pace.error()));
    const auto at_once = protocol::flag_of(message, "now", false);
    if (!at_once) return reply(protocol::error(at_once.error()));
    const auto room = rooms_.find(*match);
    if (room == rooms_.end()) return reply(protocol::error("match.unknown"));
    room->second->set_pace(*pace);
    if (*at_once) room->second->step_now();
    reply(protocol::message("done"));
}

/// Whoever opened the match changes what they like; anybody else at the table goes to a seat where
/// nobody sits.
void Router::arrange(const std::shared_ptr<Peer>& peer, const Json& message, const Reply& reply) {
    const auto room = table_of(message);
    if (!room) return reply(protocol::error(room.error()));
    Arrangement wanted;
    wanted.options = message.value("options", Json::object());
    if (!wanted.options.is_object())
        return reply(protocol::error("protocol.key", "`options` must be an object"));
    const Json seats = message.value("exchange", Json::array());
    const auto is_seat = [&](const Json& seat) {
        return seat.is_number_integer() && seat >= 1 && seat <= (*room)->seats();
    };
    const bool two = seats.is_array() && seats.size() == 2 && is_seat(seats[0]) &&
                     is_seat(seats[1]) && seats[0] != seats[1];
    if (message.contains("exchange") && !two)
        return reply(protocol::error("protocol.key", "`exchange` must be two seats"));
    if (two) wanted.exchange = {seats[0].get<int>() - 1, seats[1].get<int>() - 1};
    wanted.by_opener = opened(**room, *peer, message);
    (*room)->arrange(
        peer, wanted, [this, match = (*room)->id(), wanted] { exchange(match, *wanted.exchange); },
        reply);
}

/// Everybody's right goes with them, and what waits for those who have not come yet.
void Router::exchange(const std::string& match, std::pair<int, int> seats) {
    const auto move = [&](int& seat) {
        if (seat == seats.first)
            seat = seats.second;
        else if (seat == seats.second)
            seat = seats.first;
    };
    for (auto& [hash, right] : rights_)
        if (right.match == match) move(right.seat);
    if (const auto claims = claims_.find(match); claims != claims_.end())
        for (auto& [old_seat, claim] : claims->second) move(claim.seat);
}

/// The one who sat there knows the invitation: it opens nothing any more, and another one does.
void Router::free_seat(Room& room, const Json& message, const Reply& reply) {
    const auto who = protocol::number_of(message, "who", 1, room.seats());
    if (!who) return reply(protocol::error(who.error()));
    const int seat = static_cast<int>(*who) - 1;
    if (!room.seating().is_invited(seat) || !room.seating().is_person(seat))
        return reply(protocol::error("seat.not_invited"));
    // Else whoever opened it could look at what another player holds.
    if (!room.waiting() && room.seating().is_present(seat))
        return reply(protocol::error("seat.somebody"));
    std::erase_if(rights_, [&](const auto& right) {
        return right.second.match == room.id() && right.second.seat == seat;
    });
    room.send_away(seat);
    const std::string invitation = invite_anew(room);
    services_.outbox.add([reply, invitation](bool kept) {
        Json invited = protocol::message("invited");
        invited["invitation"] = invitation;
        reply(kept ? std::move(invited) : protocol::error("store.write"));
    });
}

/// What was handed on before opens nothing any more.
std::string Router::invite_anew(Room& room) {
    std::erase_if(rights_, [&](const auto& right) {
        return right.second.match == room.id() && right.second.seat == any_free_seat;
    });
    std::string invitation = new_token();
    rights_[token_hash(invitation)] = {room.id(), any_free_seat};
    room.invite_with(invitation);
    return invitation;
}

/// The first who asks opens the match, in which everybody's seat waits for them; the others are
/// told, and get theirs when they ask, too.
void Router::rematch(const std::shared_ptr<Peer>& peer, Room& room, int seat, const Reply& reply) {
    if (!room.over()) return reply(protocol::error("match.going_on"));
    const Json wish = room.wish_for_rematch();
    if (seat < 0 || room.belongs_to_contest() || wish.is_null())
        return reply(protocol::error("rematch.none"));
    const Wait wait{seat, peer->local, reply};
    if (rooms_.contains(room.next())) return give_place(room.next(), wait, Json::object());
    std::vector<Wait>& waiting = rematches_[room.id()];
    waiting.push_back(wait);
    if (waiting.size() > 1) return;
    const auto opened = [this, old = room.id(), seat, seats = room.seats()](Json answer) {
        const std::vector<Wait> waited = std::move(rematches_.extract(old).mapped());
        const auto its = rooms_.find(old);
        const bool good = answer["type"] == "opened";
        for (int each = 0; good && each < seats; ++each)
            claims_[answer["match"]].emplace(each, Claim{each, {}});
        if (good && its != rooms_.end()) {
            its->second->set_next(answer["match"]);
            its->second->tell_rematch(seat);
        }
        for (const Wait& one : waited)
            if (good)
                give_place(answer["match"], one, answer);
            else
                one.reply(answer);
    };
    if (!peer->local && opened_by(*peer->account) >= services_.limits.address.matches)
        return opened(protocol::error("open.too_many"));
    if (!peer->may_start_worker()) return opened(protocol::error("address.hasty"));
    lay(wish, {}, peer->address, charged(*peer, opened));
}

/// What waits for who sat there in the match before; null where another one sits there meanwhile.
/// Wherever seats were exchanged, it went along.
Router::Claim* Router::claim_of(const std::string& match, int old_seat) {
    Claim& claim = claims_[match].try_emplace(old_seat, Claim{old_seat, {}}).first->second;
    const bool taken = std::any_of(rights_.begin(), rights_.end(), [&](const auto& right) {
        return right.second.match == match && right.second.seat == claim.seat &&
               right.first != claim.token;
    });
    const bool lost = !claim.token.empty() && !rights_.contains(claim.token);
    return taken || lost ? nullptr : &claim;
}

/// The seat that somebody had is theirs again, under a new token. Whoever owns the host can invite
/// others, whoever opened the match.
void Router::give_place(const std::string& match, const Wait& one, const Json& opened) {
    Room& room = *rooms_.at(match);
    Claim* const claim = claim_of(match, one.seat);
    const int seat = claim == nullptr ? -1 : claim->seat;
    if (seat < 0 || seat >= room.seats() || !room.seating().is_person(seat))
        return one.reply(protocol::error("seat.taken"));
    const std::string token = new_token();
    std::erase_if(rights_, [&](const auto& right) {
        return right.second.match == match && right.second.seat == seat;
    });
    room.give_seat(seat, token, room.about().people[static_cast<size_t>(seat)]);
    claim->token = token_hash(token);
    rights_[claim->token] = {match, seat};
    Json place = protocol::message("rematch");
    place["next"] = match;
    place["token"] = token;
    for (const char* key : {"invitation", "opener"})
        if (opened.contains(key)) place[key] = opened[key];
    if (one.owns_host && room.waiting() && !place.contains("invitation"))
        place["invitation"] = invite_anew(room);
    services_.outbox.add([reply = one.reply, place](bool kept) {
        reply(kept ? place : protocol::error("store.write"));
    });
}

}  // namespace fronteira::host
