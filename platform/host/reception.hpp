// SPDX-License-Identifier: MIT
#pragma once

#include "host/peer.hpp"
#include "host/room.hpp"
#include "host/services.hpp"

#include <map>
#include <memory>
#include <string>

namespace fronteira::host {

/// Reads what peers say and passes it on: to a room, or to a worker that knows what is installed.
class Reception {
 public:
    explicit Reception(Services& services) : services_(services) {}

    /// Finds the matches in the store again; they sleep until somebody joins.
    Result<void> recall();

    /// One message, as it came.
    void receive(const std::shared_ptr<Peer>& peer, std::string_view text);
    /// What came was larger than it may be.
    void refuse(Peer& peer, const char* code);
    /// The connection is gone.
    void depart(const std::shared_ptr<Peer>& peer);

 private:
    using Reply = Room::Reply;
    struct Right {
        std::string match;
        int seat;
    };

    void route(const std::shared_ptr<Peer>& peer, const Json& message);
    void hello(Peer& peer, const Json& message, const Reply& reply);
    void open(const std::shared_ptr<Peer>& peer, const Json& message, const Reply& reply);
    size_t opened_by(const Peer& peer) const;
    void load(const std::shared_ptr<Peer>& peer, const Json& message, const Reply& reply);
    void create(Json about, const Json& request, const Reply& reply);
    void join(const std::shared_ptr<Peer>& peer, const Json& message, const Reply& reply);
    void matches(const Peer& peer, const Reply& reply);
    void record(const Peer& peer, const Json& message, const Reply& reply);
    void forget(const Json& message, const Reply& reply);
    void ask_anyone(const Json& request, const Reply& reply);
    Room* find(const std::string& match);
    Json with_sentence(Json error) const;

    Services& services_;
    std::shared_ptr<Worker> librarian_;  ///< the worker that tells what is installed
    std::map<std::string, std::shared_ptr<Room>> rooms_;
    std::map<std::string, Right> rights_;  ///< by hash of the token
};

}  // namespace fronteira::host
