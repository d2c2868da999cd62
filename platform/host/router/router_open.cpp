// SPDX-License-Identifier: MIT
// Opening a match: what was asked for, tokens, and the room.
#include <fronteira/seat.hpp>

#include "host/rooms/seed_lot.hpp"
#include "host/router/router.hpp"
#include "host/token.hpp"
#include "protocol/keys.hpp"
#include "protocol/one_line.hpp"

#include <algorithm>
#include <chrono>

namespace fronteira::host {

using protocol::error;

namespace {

/// A match that somebody is opening, until that is answered, or given up without a word.
class Opening {
 public:
    explicit Opening(std::shared_ptr<Account> account) : account_(std::move(account)) {
        ++account_->opening;
    }
    ~Opening() { end(); }
    Opening(const Opening&) = delete;
    Opening& operator=(const Opening&) = delete;
    void end() {
        if (account_ != nullptr) --account_->opening;
        account_ = nullptr;
    }

 private:
    std::shared_ptr<Account> account_;
};

constexpr size_t longest_wish = 2000;  // that is kept, for a rematch; in bytes

/// Who sits where.
struct Table {
    std::vector<std::string> chairs;
    std::vector<std::string> people;
    std::vector<bool> invited;  ///< whoever has the invitation may sit down
};

Result<Table> read_seats(const Json& message) {
    const auto found = message.find("seats");
    if (found == message.end() || !found->is_array() || found->empty() || found->size() > max_seats)
        return protocol::key_fault("seats", "a list of 1 to 16 objects");
    Table table;
    for (const Json& seat : *found) {
        if (!seat.is_object()) return protocol::key_fault("seats", "a list of 1 to 16 objects");
        const auto who = protocol::text_of(seat, "who", "human");
        const auto name = protocol::text_of(seat, "name", "");
        if (!who) return fail(who.error());
        if (!name) return fail(name.error());
        if (name->size() > longest_name) return protocol::key_fault("name", "of at most 60 bytes");
        table.chairs.push_back(*who);
        table.people.push_back(protocol::one_line(*name, longest_name));
        table.invited.push_back(seat.value("invited", false) && *who == "human");
    }
    return table;
}

Result<std::optional<ClockTerms>> read_clock(const Json& message) {
    const auto found = message.find("clock");
    if (found == message.end() || found->is_null()) return std::nullopt;
    if (!found->is_object()) return protocol::key_fault("clock", "an object");
    const auto seconds = protocol::number_of(*found, "seconds", 1, 31536000);
    const auto increment = protocol::number_of(*found, "increment", 0, 86400, 0);
    if (!seconds) return fail(seconds.error());
    if (!increment) return fail(increment.error());
    return ClockTerms{.seconds = *seconds, .increment = *increment};
}

Result<WatchTerms> read_watch(const Json& message) {
    const Json watch = message.value("watch", Json::object());
    if (!watch.is_object()) return protocol::key_fault("watch", "an object");
    const auto by = protocol::text_of(watch, "by", "token");
    const auto delay = protocol::number_of(watch, "delay", 0, 86400, 0);
    const bool speak = watch.value("speak", false);
    if (!by || (*by != "anyone" && *by != "token" && *by != "nobody"))
        return protocol::key_fault("by", "`anyone`, `token` or `nobody`");
    if (!delay) return fail(delay.error());
    return WatchTerms{.by = *by, .delay = *delay, .speak = speak};
}

/// All that is kept of the wish but the seats.
Result<AboutMatch> read_about(const Json& message) {
    auto clock = read_clock(message);
    auto watch = read_watch(message);
    const auto pace = protocol::number_of(message, "bot_pace", 0, slowest_bots, 0);
    if (!clock) return fail(std::move(clock.error()));
    if (!watch) return fail(std::move(watch.error()));
    if (!pace) return fail(pace.error());
    const auto today = std::chrono::system_clock::now().time_since_epoch();
    AboutMatch about;
    about.clock = *clock;
    about.watch = std::move(*watch);
    about.bot_pace = *pace;
    about.opened = std::chrono::duration_cast<std::chrono::seconds>(today).count();
    return about;
}

}  // namespace

/// How many matches somebody opened that still cost a process.
size_t Router::opened_by(Account& account) const {
    std::erase_if(account.opened, [this](const std::string& match) {
        const auto room = rooms_.find(match);
        return room == rooms_.end() || room->second->over();
    });
    size_t count = account.opening;
    for (const std::string& match : account.opened) count += rooms_.at(match)->awake() ? 1 : 0;
    return count;
}

/// The match that is opened is put to the account of who asked for it.
Router::Reply Router::charged(const Peer& peer, Reply reply) const {
    if (peer.account == nullptr) return reply;
    const auto opening = std::make_shared<Opening>(peer.account);
    return [account = peer.account, opening, reply = std::move(reply)](Json answer) {
        opening->end();
        if (answer["type"] == "opened") account->opened.insert(answer["match"]);
        reply(std::move(answer));
    };
}

void Router::open(const std::shared_ptr<Peer>& peer, const Json& message, const Reply& outer) {
    if (!peer->local && opened_by(*peer->account) >= services_.limits.address.matches)
        return outer(protocol::error("open.too_many"));
    if (!peer->may_start_worker()) return outer(protocol::error("address.hasty"));
    const Reply reply = charged(*peer, outer);
    // Whoever may seat a program runs it on this machine.
    const auto table = read_seats(message);
    if (message.contains("like") && (!peer->local || services_.by_lot))
        return reply(protocol::error("local.only"));
    if (table && !peer->local &&
        std::any_of(table->chairs.begin(), table->chairs.end(), is_program))
        return reply(protocol::error("local.only"));
    lay(message, {}, peer->address, reply);
}

/// Opens what was asked for, by whoever may ask for it.
void Router::lay(const Json& message, const std::optional<FixtureTerms>& fixture,
                 const std::string& address, const Reply& reply) {
    auto table = read_seats(message);
    auto about = read_about(message);
    const auto named = protocol::number_of(message, "seed", 0, INT64_MAX, 0);
    if (!table) return reply(protocol::error(table.error()));
    if (!about) return reply(protocol::error(about.error()));
    if (!named) return reply(protocol::error(named.error()));
    Json wish = message;
    for (const char* key : {"id", "type", "seed", "like"}) wish.erase(key);
    if (!fixture && wish.contains("ruleset") && wish.dump().size() <= longest_wish)
        about->wish = std::move(wish);
    about->fixture = fixture;
    about->chairs = table->chairs;
    about->people = table->people;
    about->lobby =
        std::find(table->invited.begin(), table->invited.end(), true) != table->invited.end();
    if (about->lobby) about->invited = table->invited;
    Json request{{"do", "open"},
                 {"message", message},
                 {"chairs", table->chairs},
                 {"people", table->people},
                 {"seed", *named}};
    // A match like an earlier one has its seed.
    if (services_.by_lot || !(message.contains("seed") || message.contains("like"))) {
        const SeedLot lot = draw_seed();
        request.update({{"seed", lot.seed}, {"salt", lot.salt}, {"commitment", lot.commitment}});
        about->commitment = lot.commitment;
    }
    create(std::move(*about), request, address, reply);
}

/// A record is played again to its end, and goes on from there.
void Router::load(const std::shared_ptr<Peer>& peer, const Json& message, const Reply& reply) {
    if (!peer->local) return reply(protocol::error("local.only"));
    const auto record = protocol::text_of(message, "record");
    auto about = read_about(message);
    if (!record) return reply(protocol::error(record.error()));
    if (!about) return reply(protocol::error(about.error()));
    Json request{{"do", "resume"}, {"record", *record}};
    if (message.contains("seats")) {
        auto table = read_seats(message);
        if (!table) return reply(protocol::error(table.error()));
        request["chairs"] = table->chairs;
        about->chairs = table->chairs;
        about->people = table->people;
    }
    request["people"] = about->people;
    create(std::move(*about), request, peer->address, reply);
}

void Router::create(AboutMatch about, const Json& request, const std::string& address,
                    const Reply& reply) {
    if (services_.awake >= services_.limits.matches || !make_room()) {
        services_.seldom.warn("matches",
                              "no match can be opened: " + std::to_string(services_.awake) +
                                  " are awake, " + std::to_string(rooms_.size()) +
                                  " are kept (see --keep and --keep-mib)");
        return reply(protocol::error("host.full"));
    }
    const auto room =
        std::make_shared<Room>(services_, KeptMatch{new_match_id(), std::move(about), "", "", 0});
    opening_.insert(room);
    room->open(request, address, [this, room, reply](Json answer) {
        opening_.erase(room);
        if (answer.value("type", "") == "error") return reply(std::move(answer));
        rooms_[room->id()] = room;
        listed_.clear();
        Json opened = protocol::message("opened");
        opened["match"] = room->id();
        for (const char* key : {"played", "of"})
            if (answer.contains(key)) opened[key] = answer[key];
        if (!room->about().commitment.empty()) opened["commitment"] = room->about().commitment;
        opened["seats"] = Json::array();
        const Room::Keys keys = room->keys();
        for (size_t seat = 0; seat < keys.seats.size(); ++seat) {
            Json one{{"seat", seat + 1}};
            if (!keys.seats[seat].empty()) {
                one["token"] = keys.seats[seat];
                rights_[token_hash(keys.seats[seat])] = {room->id(), static_cast<int>(seat)};
            }
            opened["seats"].push_back(std::move(one));
        }
        if (!keys.invitation.empty()) {
            opened["invitation"] = keys.invitation;
            opened["opener"] = keys.opener;
            rights_[token_hash(keys.invitation)] = {room->id(), any_free_seat};
        }
        if (!keys.eyes.empty()) {
            opened["watch"] = keys.eyes;
            rights_[token_hash(keys.eyes)] = {room->id(), -1};
        }
        reply(std::move(opened));
    });
}

}  // namespace fronteira::host
