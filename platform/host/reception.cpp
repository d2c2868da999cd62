// SPDX-License-Identifier: MIT
#include "host/reception.hpp"

#include <fronteira/version.hpp>

#include "host/token.hpp"
#include "host/words.hpp"
#include "protocol/keys.hpp"

namespace fronteira::host {
namespace {

Json error(const std::string& code, const std::string& hint = {}) {
    Json json{{"type", "error"}, {"code", code}};
    if (!hint.empty()) json["hint"] = hint;
    return json;
}

Json error(const Diagnostics& findings) {
    return error(findings.front().code, findings.front().message);
}

}  // namespace

Result<void> Reception::recall() {
    auto kept = services_.store.matches();
    if (!kept) return fail(std::move(kept.error()));
    for (KeptMatch& match : *kept) {
        const std::string id = match.id;
        const auto& tokens = match.about["tokens"];
        for (size_t seat = 0; seat < tokens.size(); ++seat)
            if (!tokens[seat].empty()) rights_[tokens[seat]] = {id, static_cast<int>(seat)};
        if (match.about["eyes"] != "") rights_[match.about["eyes"]] = {id, -1};
        rooms_[id] = std::make_shared<Room>(services_, std::move(match));
    }
    return {};
}

/// What people read of an error: the mod's or the host's own sentence for its code.
Json Reception::with_sentence(Json error) const {
    if (error.contains("say")) return error;
    const std::string code = error.value("code", "");
    const std::string group = code.substr(0, code.find('.'));
    for (const std::string& key : {"error." + code, "error." + group, std::string("error.other")}) {
        error["say"] = in_all_languages(services_.texts, key);
        if (!error["say"].empty()) break;
    }
    return error;
}

void Reception::refuse(Peer& peer, const char* code) {
    peer.send(with_sentence(error(code)));
    peer.close();
}

void Reception::receive(const std::shared_ptr<Peer>& peer, std::string_view text) {
    if (!peer->may_speak(std::chrono::steady_clock::now()))
        return refuse(*peer, "protocol.too_fast");
    const auto message = protocol::parse_message(text, peer->limits.depth);
    if (!message) return peer->send(with_sentence(error(message.error())));
    try {
        route(peer, *message);
    } catch (const Json::exception& odd) {
        peer->send(with_sentence(error("protocol.key", odd.what())));
    }
}

void Reception::route(const std::shared_ptr<Peer>& peer, const Json& message) {
    const Json re = message.value("id", Json());
    const Reply reply = [this, peer, re](Json answer) {
        if (re.is_number_integer()) answer["re"] = re;
        if (answer["type"] == "error") answer = with_sentence(std::move(answer));
        peer->send(std::move(answer));
    };
    const auto type = protocol::text_of(message, "type");
    if (!type) return reply(error(type.error()));
    if (!re.is_null() && !re.is_number_integer())
        return reply(error("protocol.key", "`id` must be a whole number"));
    if (*type == "hello") return hello(*peer, message, reply);
    if (!peer->greeted) return reply(error("protocol.hello"));
    if (*type == "list")
        return ask_anyone({{"do", "catalogue"}, {"language", peer->language}}, reply);
    if (*type == "map") {
        const auto map = protocol::text_of(message, "map");
        if (!map) return reply(error(map.error()));
        return ask_anyone({{"do", "map"}, {"map", *map}, {"language", peer->language}}, reply);
    }
    if (*type == "open") return open(peer, message, reply);
    if (*type == "load") return load(peer, message, reply);
    if (*type == "join") return join(peer, message, reply);
    if (*type == "matches") return matches(*peer, reply);
    if (*type == "record") return record(*peer, message, reply);
    if (*type == "forget") return peer->local ? forget(message, reply) : reply(error("local.only"));

    static const std::set<std::string> of_a_seat = {"view",  "story", "legal",  "complete",
                                                    "why",   "move",  "undo",   "answer",
                                                    "pause", "go_on", "resign", "leave"};
    if (!of_a_seat.contains(*type)) return reply(error("protocol.type"));
    const auto match = protocol::text_of(message, "match");
    const auto seat = protocol::number_of(message, "seat", 0, 16);
    if (!match) return reply(error(match.error()));
    if (!seat) return reply(error(seat.error()));
    const int at = static_cast<int>(*seat) - 1;
    const auto room = rooms_.find(*match);
    if (room == rooms_.end() || !peer->seats.contains({*match, at}))
        return reply(error("seat.not_yours"));
    if (*type == "leave") {
        peer->seats.erase({*match, at});
        room->second->leave(*peer, at);
        return reply(protocol::message("done"));
    }
    room->second->handle(peer, at, message, reply);
}

void Reception::hello(Peer& peer, const Json& message, const Reply& reply) {
    const auto version = protocol::number_of(message, "protocol", 0, INT32_MAX);
    const auto language = protocol::text_of(message, "language", "en");
    if (!version) return reply(error(version.error()));
    if (!language) return reply(error(language.error()));
    peer.language = language->starts_with("pt") ? "pt_BR" : "en";
    if (*version != protocol::version) {
        reply(error("protocol.version",
                    "this host speaks version " + std::to_string(protocol::version)));
        return peer.close();
    }
    peer.greeted = true;
    Json welcome = protocol::message("welcome");
    welcome["protocol"] = protocol::version;
    welcome["host"] = std::string("fronteira ") + sdk_version;
    welcome["local"] = peer.local;
    welcome["languages"] = {"en", "pt_BR"};
    welcome["limits"] = {{"message_bytes", peer.limits.message_bytes},
                         {"messages_per_second", peer.limits.messages_per_second},
                         {"burst", peer.limits.burst},
                         {"depth", peer.limits.depth}};
    reply(std::move(welcome));
}

void Reception::join(const std::shared_ptr<Peer>& peer, const Json& message, const Reply& reply) {
    const auto token = protocol::text_of(message, "token", "");
    const auto match = protocol::text_of(message, "match", "");
    const auto seat = protocol::number_of(message, "seat", 0, 16, 0);
    for (const auto* text : {&token, &match})
        if (!*text) return reply(error(text->error()));
    if (!seat) return reply(error(seat.error()));
    if (!token->empty()) {
        const auto right = rights_.find(token_hash(*token));
        if (right == rights_.end()) return reply(error("seat.token"));
        return rooms_[right->second.match]->join(peer, right->second.seat, message, reply);
    }
    const auto room = rooms_.find(*match);
    const bool may =
        room != rooms_.end() && (peer->local || (*seat == 0 && room->second->open_to_all()));
    if (!may) return reply(error(match->empty() ? "seat.token" : "match.unknown"));
    if (*seat > room->second->seats()) return reply(error("protocol.key", "`seat`"));
    room->second->join(peer, static_cast<int>(*seat) - 1, message, reply);
}

void Reception::matches(const Peer& peer, const Reply& reply) {
    Json list = protocol::message("matches");
    list["matches"] = Json::array();
    for (const auto& [id, room] : rooms_)
        if (peer.local || room->open_to_all()) list["matches"].push_back(room->entry(peer.local));
    reply(std::move(list));
}

void Reception::record(const Peer& peer, const Json& message, const Reply& reply) {
    const auto match = protocol::text_of(message, "match");
    if (!match) return reply(error(match.error()));
    const auto room = rooms_.find(*match);
    if (room == rooms_.end()) return reply(error("match.unknown"));
    bool known = peer.local || room->second->open_to_all();
    bool sits = false;
    for (const auto& [id, seat] : peer.seats) {
        known = known || id == *match;
        sits = sits || (id == *match && seat >= 0);
    }
    if (!known) return reply(error("match.unknown"));
    const bool over = sits ? room->second->over() : room->second->over_for_all();
    if (!peer.local && !over) return reply(error("record.secret"));
    room->second->record([reply, match = *match](Json answer) {
        answer["match"] = match;
        reply(std::move(answer));
    });
}

void Reception::forget(const Json& message, const Reply& reply) {
    const auto match = protocol::text_of(message, "match");
    if (!match) return reply(error(match.error()));
    const auto room = rooms_.find(*match);
    if (room == rooms_.end()) return reply(error("match.unknown"));
    room->second->close();
    std::erase_if(rights_, [&](const auto& right) { return right.second.match == *match; });
    rooms_.erase(room);
    services_.store.forget(*match);
    services_.outbox.add(
        [reply](bool kept) { reply(kept ? protocol::message("done") : error("store.write")); });
}

/// Of the one worker that plays no match.
void Reception::ask_anyone(const Json& request, const Reply& reply) {
    if (librarian_ == nullptr || librarian_->dead()) {
        auto worker = Worker::hire(services_.io, services_.nursery, services_.limits.decision);
        if (!worker) return reply(error(worker.error()));
        librarian_ = std::move(*worker);
    }
    librarian_->ask(request, [reply](Result<Json> answer) {
        reply(answer ? answer->value("reply", error("host.worker")) : error(answer.error()));
    });
}

void Reception::depart(const std::shared_ptr<Peer>& peer) {
    peer->cut();
    for (const auto& [match, seat] : std::exchange(peer->seats, {}))
        if (const auto room = rooms_.find(match); room != rooms_.end())
            room->second->leave(*peer, seat);
}

}  // namespace fronteira::host
