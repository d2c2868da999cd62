// SPDX-License-Identifier: MIT
#include "host/router/router.hpp"

#include <fronteira/seat.hpp>
#include <fronteira/version.hpp>

#include "host/token.hpp"
#include "host/words.hpp"
#include "protocol/keys.hpp"
#include "protocol/one_line.hpp"

namespace fronteira::host {

/// A request that was not answered yet.
struct Router::Request {
    Request(Router& router, std::shared_ptr<Peer> its_peer)
        : all(router.services_.requests), peer(std::move(its_peer)) {
        ++all;
        ++peer->requests;
    }
    ~Request() {
        --all;
        --peer->requests;
    }
    Request(const Request&) = delete;
    Request& operator=(const Request&) = delete;

    size_t& all;
    std::shared_ptr<Peer> peer;
};

namespace {

/// What somebody sent comes back in no more than a line, whatever it was: a word of it in quotes,
/// a text, the findings.
void shorten(Json& error) {
    constexpr size_t longest_text = 300;
    constexpr size_t most_findings = 10;
    for (auto& [key, value] : error.items()) {
        if (value.is_string()) value = protocol::one_line(value.get<std::string>(), longest_text);
        if (key == "findings" && value.is_array() && value.size() > most_findings)
            value.get_ref<Json::array_t&>().resize(most_findings);
        if (value.is_structured()) shorten(value);
    }
}

/// What a page may ask for: what spectators without a token may know.
bool looks_on(const std::string& type, const Json& message) {
    static const std::set<std::string> types = {"map",   "matches", "join",      "view",
                                                "story", "leave",   "tournament"};
    return types.contains(type) && !message.contains("token");
}

}  // namespace

/// Rooms hold what their workers still owe them, and workers hold the rooms that asked.
// NOLINTNEXTLINE(bugprone-exception-escape): to cancel a timer that lives does not fail
Router::~Router() {
    for (const auto& [id, room] : rooms_) room->close();
    for (const auto& room : opening_) room->close();
}

Result<void> Router::recall() {
    auto kept = services_.store.matches();
    if (!kept) return fail(std::move(kept.error()));
    for (KeptMatch& match : *kept) {
        const std::string id = match.id;
        AboutMatch& about = match.about;
        for (size_t seat = 0; seat < about.tokens.size(); ++seat)
            if (about.has_token(seat)) rights_[about.tokens[seat]] = {id, static_cast<int>(seat)};
        for (std::string& name : about.people) name = protocol::one_line(name, longest_name);
        if (!about.eyes.empty()) rights_[about.eyes] = {id, -1};
        if (!about.invitation.empty()) rights_[about.invitation] = {id, any_free_seat};
        rooms_[id] = std::make_shared<Room>(services_, std::move(match));
    }
    if (services_.contest == nullptr) return {};
    const auto open = [this](const Json& message, const FixtureTerms& fixture, const Reply& reply) {
        lay(message, fixture, "", reply);
    };
    arbiter_ = std::make_unique<Arbiter>(services_, *services_.contest, rooms_, open);
    services_.match_ended = [this] { arbiter_->go_on(); };
    services_.not_kept = [this] { arbiter_->try_again(); };
    arbiter_->go_on();
    return {};
}

/// What people read of an error: the mod's or the host's own sentence for its code.
Json Router::with_sentence(Json error) const {
    shorten(error);
    if (error.contains("say")) return error;
    const std::string code = error.value("code", "");
    const std::string group = code.substr(0, code.find('.'));
    for (const std::string& key : {"error." + code, "error." + group, std::string("error.other")}) {
        error["say"] = in_all_languages(services_.texts, key);
        if (!error["say"].empty()) break;
    }
    return error;
}

void Router::refuse(Peer& peer, const char* code) {
    peer.send(with_sentence(protocol::error(code)));
    peer.close();
}

void Router::receive(const std::shared_ptr<Peer>& peer, std::string_view text) {
    if (!peer->may_speak(std::chrono::steady_clock::now()))
        return refuse(*peer, "protocol.too_fast");
    const auto message = protocol::parse_message(text, peer->limits.depth);
    if (!message) return peer->send(with_sentence(protocol::error(message.error())));
    try {
        route(peer, *message);
    } catch (const Json::exception&) {
        // Where nobody looked at the type of a key. Whoever asked waits for an answer all the same.
        Json odd = with_sentence(protocol::error("protocol.key", "a key is of the wrong type"));
        if (const Json re = message->value("id", Json()); re.is_number_integer()) odd["re"] = re;
        peer->send(std::move(odd));
    }
}

void Router::route(const std::shared_ptr<Peer>& peer, const Json& message) {
    const Json re = message.value("id", Json());
    const bool busy = (peer->limits.requests > 0 && peer->requests >= peer->limits.requests) ||
                      (!peer->local && services_.requests >= services_.limits.requests);
    // Counted until the last hold on the reply is gone.
    const auto request = std::make_shared<Request>(*this, peer);
    const Reply reply = [this, peer, re, request](Json answer) {
        if (re.is_number_integer()) answer["re"] = re;
        if (answer["type"] == "error") answer = with_sentence(std::move(answer));
        peer->send(std::move(answer));
    };
    const auto type = protocol::text_of(message, "type");
    if (!type) return reply(protocol::error(type.error()));
    if (!re.is_null() && !re.is_number_integer())
        return reply(protocol::error("protocol.key", "`id` must be a whole number"));
    if (busy) return reply(protocol::error("protocol.busy"));
    if (*type == "hello") return hello(*peer, message, reply);
    if (!peer->greeted) return reply(protocol::error("protocol.hello"));
    if (peer->is_page && !looks_on(*type, message)) return reply(protocol::error("page.looks_on"));
    if (*type == "list")
        return tell_installed(peer, {{"do", "catalogue"}, {"language", peer->language}}, re, reply);
    if (*type == "map") {
        const auto map = protocol::text_of(message, "map");
        if (!map) return reply(protocol::error(map.error()));
        return tell_installed(peer, {{"do", "map"}, {"map", *map}, {"language", peer->language}},
                              re, reply);
    }
    if (*type == "open") return open(peer, message, reply);
    if (*type == "load") return load(peer, message, reply);
    if (*type == "join") return join(peer, message, reply);
    if (*type == "matches") return matches(*peer, re, reply);
    if (Arbiter::knows(*type))
        return arbiter_ == nullptr ? reply(protocol::error("tournament.none"))
                                   : arbiter_->handle(peer, message, reply);
    if (*type == "record") return record(*peer, message, reply);
    if (*type == "forget")
        return peer->local ? forget(message, reply) : reply(protocol::error("local.only"));
    if (*type == "arrange") return arrange(peer, message, reply);
    if (*type == "pace") return set_pace(*peer, message, reply);
    if (*type == "begin" || *type == "free") return preside(*peer, message, reply);
    route_to_seat(peer, *type, message, reply);
}

void Router::route_to_seat(const std::shared_ptr<Peer>& peer, const std::string& type,
                           const Json& message, const Reply& reply) {
    static const std::set<std::string> of_a_seat = {
        "view",  "story", "legal",  "complete", "why",  "move",  "undo",   "answer",
        "pause", "go_on", "resign", "leave",    "chat", "ready", "rematch"};
    if (!of_a_seat.contains(type)) return reply(protocol::error("protocol.type"));
    const auto match = protocol::text_of(message, "match");
    const auto seat = protocol::number_of(message, "seat", 0, max_seats);
    if (!match) return reply(protocol::error(match.error()));
    if (!seat) return reply(protocol::error(seat.error()));
    const int at = static_cast<int>(*seat) - 1;
    const auto room = rooms_.find(*match);
    if (room == rooms_.end() || !peer->seats.contains({*match, at}))
        return reply(protocol::error("seat.not_yours"));
    if (type == "leave") {
        peer->seats.erase({*match, at});
        room->second->leave(*peer, at, true);
        return reply(protocol::message("done"));
    }
    if (type == "rematch") return rematch(peer, *room->second, at, reply);
    room->second->handle(peer, at, message, reply);
}

void Router::hello(Peer& peer, const Json& message, const Reply& reply) {
    const auto version = protocol::number_of(message, "protocol", 0, INT32_MAX);
    const auto language = protocol::text_of(message, "language", "en");
    if (!version) return reply(protocol::error(version.error()));
    if (!language) return reply(protocol::error(language.error()));
    const std::vector<std::string> known = languages_of(services_.texts);
    peer.language = language_like(*language, known);
    if (peer.language.empty()) peer.language = "en";
    if (*version != protocol::version) {
        reply(protocol::error("protocol.version",
                              "this host speaks version " + std::to_string(protocol::version)));
        return peer.close();
    }
    peer.greeted = true;
    Json welcome = protocol::message("welcome");
    welcome["protocol"] = protocol::version;
    welcome["host"] = std::string("fronteira ") + sdk_version;
    welcome["local"] = peer.local;
    welcome["languages"] = known;
    welcome["limits"] = {{"message_bytes", peer.limits.message_bytes},
                         {"messages_per_second", peer.limits.messages.a_second},
                         {"burst", peer.limits.messages.at_once},
                         {"depth", peer.limits.depth}};
    reply(std::move(welcome));
}

/// Whoever comes while a table is laid anew comes to the new one.
void Router::join(const std::shared_ptr<Peer>& peer, const Json& message, const Reply& reply) {
    sit_down(peer, message, [=, this](Json joined) {
        if (joined.value("code", "") == Room::laid_anew) return join(peer, message, reply);
        reply(std::move(joined));
    });
}

/// To whatever seat the token opens now.
void Router::sit_down(const std::shared_ptr<Peer>& peer, const Json& message, const Reply& reply) {
    const auto token = protocol::text_of(message, "token", "");
    const auto match = protocol::text_of(message, "match", "");
    const auto seat = protocol::number_of(message, "seat", 0, max_seats, 0);
    for (const auto* text : {&token, &match})
        if (!*text) return reply(protocol::error(text->error()));
    if (!seat) return reply(protocol::error(seat.error()));
    const auto room = rooms_.find(*match);
    if (!token->empty()) {
        if (const int own = arbiter_ == nullptr || room == rooms_.end()
                                ? -1
                                : arbiter_->seat_of(*room->second, *token);
            own >= 0)
            return room->second->join(peer, own, message, reply);
        const auto right = rights_.find(token_hash(*token));
        if (right == rights_.end()) return reply(protocol::error("seat.token"));
        Room& its = *rooms_.at(right->second.match);
        if (right->second.seat == any_free_seat)
            return accept_invitation(peer, its, message, reply);
        return its.join(peer, right->second.seat, message, reply);
    }
    const bool may =
        room != rooms_.end() && (peer->local || (*seat == 0 && room->second->open_to_all()));
    if (!may) return reply(protocol::error(match->empty() ? "seat.token" : "match.unknown"));
    if (*seat > room->second->seats()) return reply(protocol::error("protocol.key", "`seat`"));
    room->second->join(peer, static_cast<int>(*seat) - 1, message, reply);
}

void Router::tell_installed(const std::shared_ptr<Peer>& peer, const Json& request, const Json& re,
                            const Reply& reply) {
    catalogue_.ask(*peer, request, [peer, re, reply](const auto& text, Json trouble) {
        if (text == nullptr) return reply(std::move(trouble));
        peer->send_text(*text, re);
    });
}

void Router::depart(const std::shared_ptr<Peer>& peer) {
    peer->cut();
    for (const auto& [match, seat] : std::exchange(peer->seats, {}))
        if (const auto room = rooms_.find(match); room != rooms_.end())
            room->second->leave(*peer, seat, false);
}

}  // namespace fronteira::host
