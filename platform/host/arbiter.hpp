// SPDX-License-Identifier: MIT
#pragma once

#include "host/contest.hpp"
#include "host/rooms/room.hpp"

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace fronteira::host {

/// Whoever sees to it that a tournament is played on this host: opens the matches of a round,
/// enters each result when its match is over, and tells those who follow. After a crash it goes on
/// from what is kept: a match that has a room is not opened again, and one that has a result is
/// not entered again.
class Arbiter {
 public:
    using Rooms = std::map<std::string, std::shared_ptr<Room>>;
    /// Opens a match as that fixture.
    using Open =
        std::function<void(const Json& message, const FixtureTerms& fixture, const Room::Reply&)>;

    /// All is lent.
    Arbiter(Services& services, Contest& contest, const Rooms& rooms, Open open);

    /// Whether that request is for the arbiter.
    static bool knows(const std::string& type);
    void handle(const std::shared_ptr<Peer>& peer, const Json& message, const Room::Reply& reply);

    /// The seat that the holder of a token has in a match; -1 for none.
    int seat_of(const Room& room, const std::string& token) const;
    /// Begins, or goes on with, whatever is to be done next.
    void go_on();
    /// After a while once more: what stood in the way, a full disk for one, may be gone by then.
    void try_again();

 private:
    void find_rooms();
    void open(const Contest::Fixture& fixture);
    void enter(uint64_t number, const Room& room);
    void entered(uint64_t number, const Room& room, const Json& result);
    Room* room_of(uint64_t number) const;
    void add_matches(Json& told) const;
    void look_again();
    void follow(const std::shared_ptr<Peer>& peer);
    void forfeit(const Contest::Forfeit& forfeit, const Room::Reply& reply);
    void opened(uint64_t number, const Json& opened);
    void cannot(const std::string& what, const std::string& why);

    /// Who asks for results: nobody at the other end.
    struct Nobody final : Link {
        void send(std::string) override {}
        void close() override {}
    };

    Services& services_;
    Contest& contest_;
    const Rooms& rooms_;
    Open open_;
    Nobody nobody_;
    Peer self_;
    std::map<uint64_t, std::string> room_of_;       ///< by number of the match
    std::map<uint64_t, Room::Reply> when_entered_;  ///< forfeits that are done then
    std::set<uint64_t> entering_;
    std::set<std::string> awake_;  ///< rooms of bots alone that were sent on their way
    bool opening_ = false;
    boost::asio::steady_timer again_;
    struct Late {
        Contest::Forfeit forfeit;
        Room::Reply reply;
    };
    std::vector<Late> late_;  ///< forfeits of matches that are not open yet
    std::map<const Peer*, std::weak_ptr<Peer>> followers_;
    std::string listed_;  ///< what strangers are told, until something changes
};

}  // namespace fronteira::host
