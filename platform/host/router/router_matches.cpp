// SPDX-License-Identifier: MIT
// The matches of a host as a whole: the list, their records, and which of them are kept.
#include "host/router/router.hpp"
#include "host/words.hpp"
#include "protocol/keys.hpp"

#include <algorithm>
#include <vector>

namespace fronteira::host {

void Router::matches(Peer& peer, const Json& re, const Reply& reply) {
    if (peer.local) {
        Json list = protocol::message("matches");
        list["matches"] = Json::array();
        for (const auto& [id, room] : rooms_) list["matches"].push_back(room->entry(true));
        return reply(std::move(list));
    }
    // Many may ask often: it is worked out once a second.
    Listed& listed = listed_[peer.language];
    const auto now = std::chrono::steady_clock::now();
    if (listed.until <= now)
        listed = {list_for_strangers(peer.language), now + std::chrono::seconds(1)};
    peer.send_text(listed.text, re);
}

/// The newest of those that anyone may watch.
std::string Router::list_for_strangers(const std::string& language) const {
    std::vector<const Room*> open;
    for (const auto& [id, room] : rooms_)
        if (room->open_to_all()) open.push_back(room.get());
    const size_t count = std::min(open.size(), services_.limits.listed);
    std::partial_sort(
        open.begin(), open.begin() + static_cast<std::ptrdiff_t>(count), open.end(),
        [](const Room* a, const Room* b) { return a->about().opened > b->about().opened; });
    open.resize(count);
    Json list = protocol::message("matches");
    list["matches"] = Json::array();
    for (const Room* room : open) list["matches"].push_back(room->entry(false));
    choose_language(list, language);
    return protocol::to_line(list);
}

void Router::record(const Peer& peer, const Json& message, const Reply& reply) {
    const auto match = protocol::text_of(message, "match");
    if (!match) return reply(protocol::error(match.error()));
    const auto room = rooms_.find(*match);
    if (room == rooms_.end()) return reply(protocol::error("match.unknown"));
    bool known = peer.local || room->second->open_to_all();
    bool sits = false;
    for (const auto& [id, seat] : peer.seats) {
        known = known || id == *match;
        sits = sits || (id == *match && seat >= 0);
    }
    if (!known) return reply(protocol::error("match.unknown"));
    const bool over = sits ? room->second->over() : room->second->over_for_all();
    if ((!peer.local || services_.by_lot) && !over) return reply(protocol::error("record.secret"));
    room->second->tell_record(peer, [reply, match = *match](Json answer) {
        answer["match"] = match;
        reply(std::move(answer));
    });
}

void Router::forget(const Json& message, const Reply& reply) {
    const auto match = protocol::text_of(message, "match");
    if (!match) return reply(protocol::error(match.error()));
    const auto room = rooms_.find(*match);
    if (room == rooms_.end()) return reply(protocol::error("match.unknown"));
    // It would be opened and played once more.
    if (room->second->belongs_to_contest()) return reply(protocol::error("tournament.keeps"));
    let_go(*match);
    services_.outbox.add([reply](bool kept) {
        reply(kept ? protocol::message("done") : protocol::error("store.write"));
    });
}

void Router::let_go(const std::string& match) {
    const auto room = rooms_.extract(match);
    room.mapped()->close();
    std::erase_if(rights_, [&](const auto& right) { return right.second.match == match; });
    claims_.erase(match);
    listed_.clear();
    services_.store.forget(match);
}

/// Where no more may be kept, the oldest matches go that nobody would miss: those that are over,
/// else those that never began. False when all go on.
bool Router::make_room() {
    const auto full = [this] {
        return rooms_.size() >= services_.limits.kept ||
               services_.store.bytes() >= services_.limits.kept_bytes;
    };
    while (full()) {
        const Room* oldest = oldest_idle();
        if (oldest == nullptr) return false;
        let_go(std::string(oldest->id()));
    }
    return true;
}

const Room* Router::oldest_idle() const {
    const Room* oldest = nullptr;
    const auto rank = [](const Room& room) { return std::pair(!room.over(), room.about().opened); };
    for (const auto& [id, room] : rooms_) {
        if (room->belongs_to_contest() || room->awake() || (room->begun() && !room->over()))
            continue;
        if (oldest == nullptr || rank(*room) < rank(*oldest)) oldest = room.get();
    }
    return oldest;
}

}  // namespace fronteira::host
