// SPDX-License-Identifier: MIT
#pragma once

#include "host/arbiter.hpp"
#include "host/peer.hpp"
#include "host/rooms/room.hpp"
#include "host/router/catalogue.hpp"
#include "host/services.hpp"

#include <chrono>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace fronteira::host {

/// Reads what peers say and passes it on: to a room, or to a worker that knows what is installed.
class Router {
 public:
    explicit Router(Services& services) : services_(services), catalogue_(services.catalogue) {}
    ~Router();

    /// Finds the matches in the store again; they sleep until somebody joins.
    Result<void> recall();
    /// How many matches are kept.
    size_t count() const { return rooms_.size(); }

    /// One message, as it came.
    void receive(const std::shared_ptr<Peer>& peer, std::string_view text);
    /// What came was larger than it may be.
    void refuse(Peer& peer, const char* code);
    /// The connection is gone.
    void depart(const std::shared_ptr<Peer>& peer);

 private:
    using Reply = Room::Reply;
    struct Request;
    struct Right {
        std::string match;
        int seat;
    };
    static constexpr int any_free_seat = -2;

    void route(const std::shared_ptr<Peer>& peer, const Json& message);
    void route_to_seat(const std::shared_ptr<Peer>& peer, const std::string& type,
                       const Json& message, const Reply& reply);
    void hello(Peer& peer, const Json& message, const Reply& reply);
    void open(const std::shared_ptr<Peer>& peer, const Json& message, const Reply& reply);
    void lay(const Json& message, const std::optional<FixtureTerms>& fixture,
             const std::string& address, const Reply& reply);
    size_t opened_by(Account& account) const;
    void load(const std::shared_ptr<Peer>& peer, const Json& message, const Reply& reply);
    void create(AboutMatch about, const Json& request, const std::string& address,
                const Reply& reply);
    void join(const std::shared_ptr<Peer>& peer, const Json& message, const Reply& reply);
    void sit_down(const std::shared_ptr<Peer>& peer, const Json& message, const Reply& reply);
    void accept_invitation(const std::shared_ptr<Peer>& peer, Room& room, const Json& message,
                           const Reply& reply);
    void preside(const Peer& peer, const Json& message, const Reply& reply);
    void set_pace(const Peer& peer, const Json& message, const Reply& reply);
    Result<Room*> table_of(const Json& message) const;
    static bool opened(const Room& room, const Peer& peer, const Json& message);
    void arrange(const std::shared_ptr<Peer>& peer, const Json& message, const Reply& reply);
    void exchange(const std::string& match, std::pair<int, int> seats);
    void free_seat(Room& room, const Json& message, const Reply& reply);
    void rematch(const std::shared_ptr<Peer>& peer, Room& room, int seat, const Reply& reply);
    struct Wait {
        int seat;
        bool owns_host;
        Reply reply;
    };
    /// What somebody who plays once more has of the next match.
    struct Claim {
        int seat;           ///< that waits for them, or is theirs
        std::string token;  ///< the hash of the one they were given; empty before they came
    };
    void give_place(const std::string& match, const Wait& one, const Json& opened);
    Claim* claim_of(const std::string& match, int old_seat);
    std::string invite_anew(Room& room);
    Reply charged(const Peer& peer, Reply reply) const;
    void matches(Peer& peer, const Json& re, const Reply& reply);
    std::string list_for_strangers(const std::string& language) const;
    void record(const Peer& peer, const Json& message, const Reply& reply);
    void forget(const Json& message, const Reply& reply);
    bool make_room();
    const Room* oldest_idle() const;
    void let_go(const std::string& match);
    void tell_installed(const std::shared_ptr<Peer>& peer, const Json& request, const Json& re,
                        const Reply& reply);
    Room* find(const std::string& match);
    Json with_sentence(Json error) const;

    Services& services_;
    Catalogue catalogue_;
    Arbiter::Rooms rooms_;
    std::set<std::shared_ptr<Room>> opening_;  ///< nobody knows of them yet
    std::unique_ptr<Arbiter> arbiter_;         ///< of the tournament that is played here
    std::map<std::string, Right> rights_;      ///< by hash of the token
    /// Those who would like to play a match again, by match, while that is being opened.
    std::map<std::string, std::vector<Wait>> rematches_;
    /// By match, and by the seat of the match before.
    std::map<std::string, std::map<int, Claim>> claims_;
    struct Listed {
        std::string text;
        std::chrono::steady_clock::time_point until;
    };
    std::map<std::string, Listed> listed_;  ///< what strangers are told of the matches, by language
};

}  // namespace fronteira::host
